import type { Cluster } from '../model.js';

/** Every way to divide a list into groups. */
const partitions = (units: readonly number[]): readonly (readonly (readonly number[])[])[] => {
  const [first, ...rest] = units;
  if (first === undefined) return [[]];
  return partitions(rest).flatMap((groups) => [
    [[first], ...groups],
    ...groups.map((group, i) => [...groups.slice(0, i), [first, ...group], ...groups.slice(i + 1)]),
  ]);
};

/**
 * SAGA-BATTLE-CLUSTER-003 to -007 by the letter: of all set partitions of the engaged units those whose groups are one
 * unit of one side with adjacent ones of the other; of these the ones with most groups; of these, where `even`, those
 * with the smallest list of sizes.
 */
export const bruteClusterings = (
  sides: readonly number[],
  adjacent: (a: number, b: number) => boolean,
  even: boolean,
): readonly string[] => {
  const engaged = sides.flatMap((side, unit) =>
    sides.some((other, enemy) => other !== side && adjacent(unit, enemy)) ? [unit] : [],
  );
  const isStar = (group: readonly number[]): boolean =>
    [0, 1].some((side) => {
      const [own, others] = [group.filter((u) => sides[u] === side), group.filter((u) => sides[u] !== side)];
      return own.length === 1 && others.length >= 1 && others.every((other) => adjacent(own[0] as number, other));
    });
  const all = partitions(engaged).filter((groups) => groups.every(isStar));
  const most = Math.max(0, ...all.map((groups) => groups.length));
  const best = all.filter((groups) => groups.length === most);
  const sizes = (groups: readonly (readonly number[])[]): string =>
    groups
      .map((group) => group.length)
      .sort((a, b) => b - a)
      .join();
  const least = best.map(sizes).sort()[0];
  return best
    .filter((groups) => !even || sizes(groups) === least)
    .map(written)
    .sort();
};

const written = (groups: readonly (readonly number[])[]): string =>
  groups
    .map((group) => [...group].sort((a, b) => a - b).join('-'))
    .sort()
    .join(' ');

/** A clustering in the same writing. */
export const writtenClusters = (clusters: readonly Cluster[]): string =>
  written(clusters.map(({ lone, many }) => [lone, ...many]));
