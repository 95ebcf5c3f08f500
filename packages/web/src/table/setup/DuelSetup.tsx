import { saga } from '@warmoot/rules';
import { useState } from 'react';
import { Arms } from '../../design/base/Arms.js';
import { Button } from '../../design/forms/Button.js';
import { Switch } from '../../design/forms/Switches.js';
import { useSpoken } from '../../words/speech.js';
import { beginOrPropose, isHost } from '../rulings/propose.js';
import { EditionSwitch } from './EditionSwitch.js';
import { FighterCard } from './FighterCard.js';
import { type Chosen, type Distance, duelStart, type Edition, nameFor } from './fighters.js';
import type { SetupProps } from './setupProps.js';
import { SETUP } from './setupWords.js';

/** Sets up a fight: who fights as what, who plays whom, and at which distance they begin. */
export const DuelSetup = ({ sitting, act }: SetupProps) => {
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
            <section key={at} aria-label={t.side({ nth: at + 1 })}>
              <header>
                <Arms colour={at} shape={at === 0 ? 'eared' : 'pavise'} size={22} />
                <h3>{t.side({ nth: at + 1 })}</h3>
              </header>
              <ul>
                {side.map((one, nth) => (
                  <FighterCard
                    // biome-ignore lint/suspicious/noArrayIndexKey: names are being typed here; the place is what stays.
                    key={nth}
                    one={one}
                    side={at}
                    seats={seats}
                    otherwise={one.seat === '' ? t.nobodyYet : null}
                    onChange={(next) => change(at, side.with(nth, next))}
                    onRemove={side.length === 1 ? null : () => change(at, side.toSpliced(nth, 1))}
                  />
                ))}
              </ul>
              {side.length >= saga.duel.MOST_ON_A_SIDE ? null : (
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
        <Switch legend={t.distance} options={t.distances} at={distance} onGo={setDistance} />
        <EditionSwitch at={edition} onGo={setEdition} />
      </div>
      <Button kind={isHost(sitting) ? 'act' : 'line'} off={lacks} onClick={begin}>
        {isHost(sitting) ? t.begin : t.proposeIt}
      </Button>
    </div>
  );
};
