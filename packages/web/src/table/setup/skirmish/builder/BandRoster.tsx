import { warband } from '@warmoot/rules';
import { nameIn } from '@warmoot/words';
import { type KeyboardEvent, useId, useState } from 'react';
import { Button } from '../../../../design/forms/Button.js';
import { Select } from '../../../../design/forms/Select.js';
import { useSpoken } from '../../../../words/speech.js';
import { capital } from '../../../../words/text.js';
import { type FigureWish, figureOf } from '../figure.js';
import { Portrait } from '../Portrait.js';
import { strengthOf } from '../shown.js';
import { SCENE } from '../skirmishStart.js';
import { useTold } from '../useTold.js';
import { ableIn, chargeIn, copied, copyOf } from './copy.js';
import type { BuilderProps } from './props.js';
import { BAND_BUILDER } from './words.js';

interface RosterProps extends BuilderProps {
  /** The band with whoever is looked at; `shown` are all of these. */
  readonly units: readonly FigureWish[];
  /** Whoever is looked at and not yet in the band: the last of them. */
  readonly adding: FigureWish | null;
  readonly at: number;
  readonly onAt: (at: number) => void;
  readonly onLook: (figure: FigureWish) => void;
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** The figures, one of which is looked at: a list box. */
const List = ({ side, units, shown, adding, campaign, at, onAt }: RosterProps) => {
  const { t, words } = useSpoken(BAND_BUILDER);
  const told = useTold();
  const id = useId();
  const pressed = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onAt(step(at, units.length - 1));
  };
  return (
    <div
      role="listbox"
      tabIndex={0}
      aria-label={t.roster}
      aria-activedescendant={`${id}-${at}`}
      className="bb-list"
      onKeyDown={pressed}
    >
      {units.map((unit, nth) => {
        const one = shown[nth];
        const isNew = adding !== null && nth === units.length - 1;
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the list box has the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the list box has the focus
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is what a figure goes by.
            key={nth}
            id={`${id}-${nth}`}
            role="option"
            aria-selected={nth === at}
            onClick={() => onAt(nth)}
          >
            <span className="bb-thumb" aria-hidden="true">
              {one === undefined ? null : (
                <Portrait
                  bust
                  side={side}
                  shown={one}
                  brought={copyOf(unit)?.of.wounds}
                  charge={chargeIn(unit, campaign)}
                />
              )}
            </span>
            <span className="bb-who">
              <b>{nameIn(words, SCENE, one?.called ?? '')}</b>
              <span className="soft">
                {isNew ? `${t.toBeAdded}: ` : null}
                {told.sort(unit, one)}
              </span>
              <span>{told.gear(one)}</span>
            </span>
            <span className="bb-two">
              <b className="fig">{one?.state.might}</b> <span className="lab">{t.might}</span>
            </span>
            <span className="bb-two">
              <b className="fig">{one?.armour.total}</b> <span className="lab">{t.armour}</span>
            </span>
          </div>
        );
      })}
    </div>
  );
};

const MOST_BOXES = 24;

/** Points in the band, and those that are free: WARBAND-FIGURE-001. */
const Strength = ({ shown, adding, limit }: Pick<RosterProps, 'shown' | 'adding' | 'limit'>) => {
  const { t } = useSpoken(BAND_BUILDER);
  const points = strengthOf(shown);
  const more = adding === null ? 0 : (shown.at(-1)?.points ?? 0);
  const boxes = Math.min(MOST_BOXES, Math.max(points, limit));
  return (
    <section className="bb-strength">
      <p>
        <b>{t.strength}</b>
        <span>
          <b className="fig">{points}</b> {limit === 0 ? null : t.of({ limit })}
        </span>
      </p>
      <div className="bb-points" role="img" aria-label={t.points({ points: points - more, more, limit })}>
        {Array.from({ length: boxes }, (_, nth) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: points have only their places
            key={nth}
            data-is={nth >= points ? 'free' : limit > 0 && nth >= limit ? 'over' : 'in'}
            data-new={(nth < points && nth >= points - more) || undefined}
          />
        ))}
      </div>
      <p className="small soft">
        {limit === 0 ? t.noLimit : points > limit ? t.over({ n: points - limit }) : t.limit({ limit })}
      </p>
    </section>
  );
};

const STOCK = Object.keys(warband.PROFILES) as readonly warband.ProfileKey[];

/** Adds a stock figure, or somebody of the cast. */
const Adds = ({ band, units, campaign, onLook }: RosterProps) => {
  const { t, words } = useSpoken(BAND_BUILDER);
  const [stock, setStock] = useState<warband.ProfileKey>('spearman');
  const able = (campaign === null ? [] : ableIn(campaign)).filter(
    ({ id }) => !units.some(({ character }) => character === id),
  );
  const [who, setWho] = useState('');
  const picked = able.find(({ id }) => id === who) ?? able[0];
  const off = band.units.length < warband.MOST_FIGURES ? null : t.full({ most: warband.MOST_FIGURES });
  return (
    <div className="bb-adds">
      <Select
        aria-label={t.whichStock}
        options={STOCK.map((key) => ({ key, label: capital(words.skirmish.profiles[key]) }))}
        at={stock}
        onPick={setStock}
      />
      <Button small off={off} onClick={() => onLook(figureOf({ like: stock }))}>
        {t.addStock}
      </Button>
      {campaign === null || picked === undefined ? null : (
        <>
          <Select
            aria-label={t.whichCast}
            options={able.map(({ id, name }) => ({ key: id, label: name }))}
            at={picked.id}
            onPick={setWho}
          />
          <Button small off={off} onClick={() => onLook(copied(picked, campaign.open.today))}>
            {t.addCast}
          </Button>
        </>
      )}
    </div>
  );
};

/** The band: who is in it, who can be added, and how strong it is. */
export const BandRoster = (props: RosterProps) => {
  const { t } = useSpoken(BAND_BUILDER);
  return (
    <>
      {props.units.length === 0 ? <p className="soft">{t.empty}</p> : <List {...props} />}
      <Adds {...props} />
      <Strength {...props} />
    </>
  );
};
