import { spaceAt } from '../ground/spaces.js';
import type { Field, SkirmishOptions, SkirmishSetup } from '../model/model.js';

type Spot = SkirmishSetup['ground'][number];

/** WARBAND-ROUND-008: the map, with what its spaces are. */
export const fieldOf = (
  { ground, edges }: Pick<SkirmishSetup, 'ground' | 'edges'>,
  options: SkirmishOptions,
): Field => {
  const { width, height } = options['warband.map'];
  const spots = new Map(ground.map((spot) => [spaceAt({ width, height }, spot.at.x, spot.at.y), spot]));
  const all = <A>(read: (spot: Spot) => A, plain: A): readonly A[] =>
    Array.from({ length: width * height }, (_none, at) => {
      const spot = spots.get(at);
      return spot === undefined ? plain : read(spot);
    });
  const between = edges.map(({ between: [one, other], wall, cover, narrow }) => {
    const ends = [one, other].map((end) => spaceAt({ width, height }, end?.x ?? -1, end?.y ?? -1));
    return [ends.sort((a, b) => a - b).join('/'), { wall, cover, narrow }] as const;
  });
  return {
    width,
    height,
    walls: all(({ wall }) => wall, false),
    slow: all<Field['slow'][number]>(({ slow }) => slow ?? null, null),
    narrow: all(({ narrow }) => narrow, false),
    heights: all(({ height: level }) => level, 0),
    cover: all(({ cover }) => cover, 0),
    edges: Object.fromEntries(between),
  };
};
