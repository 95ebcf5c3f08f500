import { stream } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { type Rival, repeat } from '../rival.js';
import { bareReach } from './bareBattle.js';
import { MEASURED } from './battles.js';
import { kernelPositions } from './kernelBattle.js';

type Sight = Pick<saga.battle.Battle, 'given' | 'open'>;

/** Moments of measured battles at which somebody moves, and a unit that could. */
interface Asked {
  readonly sight: Sight;
  readonly unit: number;
}

// Made when this is loaded, so that no rival's first slice pays for it.
const ASKED: readonly Asked[] = kernelPositions(MEASURED(), stream('reach'), 24).flatMap((sight) =>
  sight.open.roster.flatMap((_, unit) => (sight.open.at[unit]! >= 0 ? [{ sight, unit }] : [])),
);

const rivalOf = (reached: (asked: Asked) => readonly number[]): Rival =>
  repeat(
    (nth) => reached(ASKED[nth % ASKED.length]!).length,
    () => JSON.stringify(ASKED.map((one) => reached(one))),
  );

/** Everywhere one unit can go, with the ways there. */
export const kernelReach = rivalOf(({ sight, unit }) =>
  saga.battle.reachFrom(sight as never, unit).map(({ to }) => to),
);

export const bareReachRival = rivalOf(({ sight, unit }) => bareReach(MEASURED(), sight.open.at, unit));
