import type { SeatId } from '@warmoot/kernel';
import { type FighterName, fighterRow } from '@warmoot/rules';
import { type ReactElement, useId, useState } from 'react';
import { Arms } from '../design/Arms.js';
import { Button } from '../design/Button.js';
import { Icon } from '../design/Icon.js';
import { Switch } from '../design/Switches.js';
import type { Sitting } from '../net/sitting.js';
import type { Do } from '../net/useSitting.js';
import { useSpoken } from '../scenes/shared/speech.js';
import { FighterPicture } from './FighterPicture.js';
import { type Chosen, type Distance, duelStart, type Edition, FIGHTER_NAMES, nameFor } from './fighters.js';
import { beginOrPropose, isHost } from './propose.js';
import { SETUP } from './setupWords.js';

const MOST = 4;

interface PersonProps {
  readonly one: Chosen;
  readonly side: 0 | 1;
  readonly seats: readonly { readonly seat: SeatId; readonly name: string }[];
  readonly onChange: (one: Chosen) => void;
  readonly onRemove: (() => void) | null;
}

/** One who is to fight: a picture, what they carry and how good they are, and who plays them. */
const FighterCard = ({ one, side, seats, onChange, onRemove }: PersonProps): ReactElement => {
  const { t, words } = useSpoken(SETUP);
  const id = useId();
  const row = fighterRow(one.like);
  const { control, fightingMind, speed, strength } = row.skills;
  const { items, armours } = words.duel.names;
  const held = [row.right, row.left].filter((item) => item !== null).map((item) => items[item]);
  return (
    <li className="fighter-card" data-tincture={side === 0 ? 'gules' : 'azure'}>
      <FighterPicture like={one.like} side={side} name={one.name} />
      <div className="fighter-fields">
        <label htmlFor={`${id}-name`} className="lab">
          {t.name}
        </label>
        <input
          id={`${id}-name`}
          maxLength={40}
          value={one.name}
          onChange={({ target }) => onChange({ ...one, name: target.value })}
        />
        <label htmlFor={`${id}-like`} className="lab">
          {t.kind}
        </label>
        <select
          id={`${id}-like`}
          value={one.like}
          onChange={({ target }) => onChange({ ...one, like: target.value as FighterName })}
        >
          {FIGHTER_NAMES.map((like) => (
            <option key={like} value={like}>
              {t.fighters[like]}
            </option>
          ))}
        </select>
        <label htmlFor={`${id}-seat`} className="lab">
          {t.playedBy}
        </label>
        <select id={`${id}-seat`} value={one.seat} onChange={({ target }) => onChange({ ...one, seat: target.value })}>
          {one.seat === '' ? <option value="">{t.nobodyYet}</option> : null}
          {seats.map(({ seat, name }) => (
            <option key={seat} value={seat}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <p className="fighter-facts small">
        <span title={t.ratings}>
          <b className="fig">{[control, fightingMind, speed, strength].join(' ')}</b>{' '}
          <span className="vh">{t.ratings}</span>
        </span>
        <span className="soft">
          {held.length === 0 ? t.emptyHands : held.join(', ')}
          {row.armour === 'none' ? '' : `; ${armours[row.armour]}`}
        </span>
      </p>
      {onRemove === null ? null : (
        <button type="button" className="fighter-remove" onClick={onRemove}>
          <Icon name="ui-object" size={14} label={t.remove(one.name)} />
        </button>
      )}
    </li>
  );
};

interface DuelSetupProps {
  readonly sitting: Sitting;
  readonly act: Do;
}

/** Sets up a fight: who fights as what, who plays whom, and at which distance they begin. */
export const DuelSetup = ({ sitting, act }: DuelSetupProps): ReactElement => {
  const { t } = useSpoken(SETUP);
  const seats = (sitting.seen?.seats ?? []).filter(({ role, taken }) => role === 'player' && taken);
  const me = sitting.seat;
  const them = seats.find(({ seat }) => seat !== me)?.seat;
  const [edition, setEdition] = useState<Edition>('saga');
  const [distance, setDistance] = useState<Distance>('spear');
  const [chosen, setChosen] = useState<readonly [readonly Chosen[], readonly Chosen[]]>([
    [{ name: nameFor(0, 0), like: 'swordsman', seat: me }],
    [{ name: nameFor(1, 0), like: 'raider', seat: them ?? '' }],
  ]);
  // Whoever sits down later plays those whom nobody plays yet.
  const known = new Set(seats.map(({ seat }) => seat));
  const sides = chosen.map((side, at) =>
    side.map((one) => (known.has(one.seat) ? one : { ...one, seat: at === 0 ? me : (them ?? '') })),
  ) as unknown as typeof chosen;
  const change = (at: 0 | 1, side: readonly Chosen[]): void =>
    setChosen(at === 0 ? [side, sides[1]] : [sides[0], side]);
  const all = sides.flat();
  const names = all.map(({ name }) => name.trim());
  const lacks = all.some(({ seat }) => seat === '')
    ? t.needsTwo
    : names.includes('')
      ? t.noName
      : new Set(names).size < names.length
        ? t.sameNames
        : null;
  const begin = (): void =>
    beginOrPropose(
      sitting,
      act,
      duelStart({
        edition,
        distance,
        sides: sides.map((side) => side.map((one) => ({ ...one, name: one.name.trim() }))) as unknown as typeof sides,
      }),
    );
  return (
    <div className="setup-duel">
      <div className="setup-sides">
        {([0, 1] as const).map((at) => {
          const side = sides[at];
          const owner = side.at(-1)?.seat ?? me;
          return (
            <section key={at} aria-label={t.side(at + 1)}>
              <header>
                <Arms colour={at} shape={at === 0 ? 'eared' : 'pavise'} size={22} />
                <h3>{t.side(at + 1)}</h3>
              </header>
              <ul>
                {side.map((one, nth) => (
                  <FighterCard
                    // biome-ignore lint/suspicious/noArrayIndexKey: names are being typed here; the place is what stays.
                    key={nth}
                    one={one}
                    side={at}
                    seats={seats}
                    onChange={(next) => change(at, side.with(nth, next))}
                    onRemove={side.length === 1 ? null : () => change(at, side.toSpliced(nth, 1))}
                  />
                ))}
              </ul>
              {side.length >= MOST ? null : (
                <Button
                  small
                  onClick={() =>
                    change(at, [...side, { name: nameFor(at, side.length), like: 'militiaman', seat: owner }])
                  }
                >
                  {t.add}
                </Button>
              )}
            </section>
          );
        })}
      </div>
      <div className="setup-row">
        <Switch
          legend={t.distance}
          options={(['dagger', 'sword', 'spear'] as const).map((key) => ({ key, label: t.distances[key] }))}
          at={distance}
          onGo={setDistance}
        />
        <Switch<Edition>
          legend={t.edition}
          options={[
            { key: 'saga', label: t.second },
            { key: 'saga-1e', label: t.first },
          ]}
          at={edition}
          onGo={setEdition}
        />
      </div>
      <Button kind={isHost(sitting) ? 'act' : 'line'} off={lacks} onClick={begin}>
        {isHost(sitting) ? t.begin : t.proposeIt}
      </Button>
    </div>
  );
};
