import { warband } from '@warmoot/rules';
import { type Choice, endOf, ofKind, type Sight, unitKeyed } from './sight.js';

const shortest = <T extends { readonly path: readonly unknown[] }>(ways: readonly T[]): readonly T[] => {
  const least = Math.min(...ways.map(({ path }) => path.length));
  return ways.filter(({ path }) => path.length === least);
};

/** Whether a way leads somewhere else, on the map. */
const isElsewhere = (sight: Sight, figure: string, path: readonly warband.Space[]): boolean =>
  path.length > 1 && endOf(sight, unitKeyed(sight, figure), path) >= 0;

/**
 * WARBAND-ROUND-010, WARBAND-BMOVE-016: what is done when nothing has happened for a while and no unit can come to blows as a whole:
 * what is in hand is thrown, a rank charges alone, or a unit goes somewhere else.
 */
export const restless = (sight: Sight, choices: readonly Choice[]): readonly Choice[] => {
  if (sight.open.quiet === 0 || warband.linesOf(sight).length > 0) return [];
  const throws = ofKind(choices, 'throw').filter(({ subdue }) => subdue !== true);
  if (throws.length > 0) return throws.slice(0, 1);
  const charges = ofKind(choices, 'charge').filter((one) => one.throw === undefined && one.path.length > 0);
  if (charges.length > 0) return shortest(charges);
  const said = ofKind(choices, 'announce').filter(({ retreat }) => retreat !== true);
  const charging = said.filter(({ charge }) => charge !== undefined);
  if (charging.length > 0) return shortest(charging);
  const isWhole = ({ figure }: { readonly figure: string }): boolean =>
    sight.open.units.some(({ name }) => name === figure);
  return [...ofKind(choices, 'move'), ...ofKind(choices, 'retreat'), ...said].filter(
    (one) => isWhole(one) && isElsewhere(sight, one.figure, one.path),
  );
};
