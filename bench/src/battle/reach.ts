import { stream } from '@warmoot/kernel';
import { type Battle, reachFrom } from '@warmoot/rules';
import { type Rival, repeat } from '../rival.js';
import { bareReach } from './bareBattle.js';
import { MEASURED } from './battles.js';
import { kernelPositions } from './kernelBattle.js';

type Sight = Pick<Battle, 'given' | 'open'>;

/** Moments of measured battles at which somebody moves, and a unit that could. */
interface Asked {
  readonly sight: Sight;
  readonly unit: number;
}

const asked = (): readonly Asked[] => {
  const source = stream('reach');
  return kernelPositions(MEASURED(), source, 24).flatMap((sight) =>
    sight.open.roster.flatMap((_, unit) => (sight.open.at[unit]! >= 0 ? [{ sight, unit }] : [])),
  );
};

const rivalOf = (reached: (asked: Asked) => readonly number[]): Rival => {
  let all: readonly Asked[] | null = null;
  const list = (): readonly Asked[] => {
    all ??= asked();
    return all;
  };
  return repeat(
    (nth) => reached(list()[nth % list().length]!).length,
    () => JSON.stringify(list().map((one) => reached(one))),
  );
};

/** Everywhere one unit can go, with the ways there. */
export const kernelReach = rivalOf(({ sight, unit }) => reachFrom(sight as never, unit).map(({ to }) => to));

export const bareReachRival = rivalOf(({ sight, unit }) => bareReach(MEASURED(), sight.open.at, unit));
