import { warband } from '@warmoot/rules';
import { useState } from 'react';
import { Icon, type IconName } from '../../../../design/base/Icon.js';
import { Button } from '../../../../design/forms/Button.js';
import { Select } from '../../../../design/forms/Select.js';
import { useSpoken } from '../../../../words/speech.js';
import { capital } from '../../../../words/text.js';
import type { FigureWish } from '../figure.js';
import type { Shown } from '../shown.js';
import { BAND_BUILDER } from './words.js';

const ICONS: Readonly<Record<warband.Item, IconName>> = {
  dagger: 'wp-dagger',
  sword: 'wp-sword',
  handaxe: 'wp-axe',
  spear: 'wp-spear',
  javelin: 'wp-javelin',
  shortbow: 'wp-bow',
  longbow: 'wp-longbow',
  crossbow: 'wp-crossbow',
  sling: 'wp-rock',
  greatsword: 'wp-bigsword',
  halberd: 'wp-halberd',
  improvised: 'wp-club',
  shield: 'ar-shield',
  helmet: 'ar-helmet',
  arrows: 'wb-quiver',
  bolts: 'wb-quiver',
  stones: 'wp-rock',
  bandages: 'wb-bandage',
  potion: 'wb-bandage',
  light: 'wp-club',
  other: 'wp-rock',
};

interface GearProps {
  readonly figure: FigureWish;
  readonly shown: Shown;
  readonly onChange: (figure: FigureWish) => void;
}

type Listed = NonNullable<FigureWish['gear']>[number];
const IN_HAND: ReadonlySet<warband.Kept> = new Set(['left', 'right', 'both']);

/** WARBAND-GEAR-004: ten slots: what is held, worn and packed, what Wounds fill, and what is free. */
const Slots = ({ shown }: Pick<GearProps, 'shown'>) => {
  const { t, words } = useSpoken(BAND_BUILDER);
  const { items: names, kept, wounds: woundNames } = words.skirmish;
  const { items, wounds } = shown.state;
  const filled = items.filter(warband.fillsSlot);
  const others = items.filter((carried) => !warband.fillsSlot(carried));
  const hurt = wounds.flatMap((wound) => Array.from({ length: warband.slotsOfWound(wound) }, () => wound.wound));
  const free = warband.SLOTS - filled.length - hurt.length;
  return (
    <>
      <ul className="bb-slots">
        {filled.map(({ item, called, kept: where }, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: things have only their places
          <li key={nth} data-is={IN_HAND.has(where) ? 'held' : 'worn'}>
            <Icon name={ICONS[item]} size={24} />
            <span>
              <b>{capital(called ?? names[item])}</b>
              {kept[where]}
            </span>
          </li>
        ))}
        {hurt.map((wound, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slots have only their places
          <li key={`w${nth}`} data-is="wound">
            <Icon name="wb-bleed" size={24} />
            <span>
              <b>{t.wound({ what: woundNames[wound] })}</b>
              {t.woundFills}
            </span>
          </li>
        ))}
        {Array.from({ length: Math.max(0, free) }, (_, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slots have only their places
          <li key={`f${nth}`} data-is="free">
            <span className="vh">{t.free}</span>
          </li>
        ))}
      </ul>
      {free < 0 ? <p className="bb-over">{t.overfull({ n: -free })}</p> : null}
      {others.length === 0 ? null : (
        <p className="small soft">
          {others.map(({ item, called }) => capital(called ?? names[item])).join(', ')}: {t.noSlot}
        </p>
      )}
    </>
  );
};

const WHERE = ['left', 'right', 'both', 'worn', 'packed'] as const;

/** What a figure carries, as a list that can be changed. */
const Changing = ({ figure, shown, onChange }: GearProps) => {
  const { t, words } = useSpoken(BAND_BUILDER);
  const { items: names, kept } = words.skirmish;
  const [next, setNext] = useState<warband.Item>('dagger');
  const gear: readonly Listed[] =
    figure.gear ?? shown.state.items.map(({ item, loaded }) => ({ item, loaded }) as Listed);
  const put = (all: readonly Listed[]): void => onChange({ ...figure, gear: all });
  return (
    <details className="bb-more">
      <summary>{t.changeGear}</summary>
      <ul className="bb-things">
        {gear.map((listed, nth) => {
          const what = capital(listed.called ?? names[listed.item]);
          const { kept: where, ...rest } = listed;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: things have only their places
            <li key={nth}>
              <Icon name={ICONS[listed.item]} size={20} />
              <span>{what}</span>
              <Select
                aria-label={t.keptAt({ what })}
                options={[
                  { key: 'any', label: t.wherever },
                  ...WHERE.map((key) => ({ key: key as string, label: kept[key] })),
                ]}
                at={where ?? 'any'}
                onPick={(key) =>
                  put(gear.with(nth, key === 'any' ? (rest as Listed) : { ...listed, kept: key as warband.Kept }))
                }
              />
              <Button kind="quiet" small aria-label={t.drop({ what })} onClick={() => put(gear.toSpliced(nth, 1))}>
                ×
              </Button>
            </li>
          );
        })}
      </ul>
      <div className="bb-adds">
        <Select
          aria-label={t.addItem}
          options={warband.ALL_ITEMS.map((key) => ({ key, label: capital(names[key]) }))}
          at={next}
          onPick={setNext}
        />
        <Button small onClick={() => put([...gear, { item: next, loaded: true } as Listed])}>
          {t.add}
        </Button>
      </div>
    </details>
  );
};

/** What a figure carries. */
export const GearSlots = (props: GearProps) => {
  const { t } = useSpoken(BAND_BUILDER);
  return (
    <section>
      <h3>
        {t.gear} <span className="bb-how">{t.gearHow}</span>
      </h3>
      <Slots shown={props.shown} />
      <Changing {...props} />
    </section>
  );
};
