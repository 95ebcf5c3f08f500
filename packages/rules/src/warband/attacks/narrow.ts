import { type Fixed, keptForThing } from '@warmoot/kernel';
import { figureOf, sideOf } from '../figures/figures.js';
import { apart, edgeBetween, spaceAt, xOf, yOf } from '../ground/spaces.js';
import type { Field, FigureIndex, SpaceIndex } from '../model/model.js';
import type { SkirmishSight } from '../model/skirmish.js';

type Ground = Fixed<Field>;

const hasNarrow = keptForThing(
  'most grounds have no narrow place, and it is asked for every pair of figures in reach',
  ({ narrow, edges }: Ground): boolean => narrow.includes(true) || Object.values(edges).some((edge) => edge.narrow),
);

/** The spaces that a blow goes over, from the striker's to the target's: two, or three for a spear behind an ally. */
const blowOver = (field: Ground, a: SpaceIndex, b: SpaceIndex): readonly SpaceIndex[] => {
  if (a === b) return [a];
  if (apart(field, a, b) < 2) return [a, b];
  const middle = spaceAt(field, (xOf(field, a) + xOf(field, b)) / 2, (yOf(field, a) + yOf(field, b)) / 2);
  return [a, middle, b];
};

/** WARBAND-MOD-017: the narrow spaces and passages that a blow goes across, by names of their own. */
export const narrowBetween = (sight: SkirmishSight, by: FigureIndex, target: FigureIndex): readonly string[] => {
  const { field } = sight.given;
  if (!hasNarrow(field)) return [];
  const spaces = blowOver(field, figureOf(sight, by).at, figureOf(sight, target).at);
  return spaces.flatMap((at, nth) => {
    const before = spaces[nth - 1];
    const passage = before !== undefined && edgeBetween(field, before, at)?.narrow === true;
    return [
      ...(passage ? [`${Math.min(before, at)}/${Math.max(before, at)}`] : []),
      ...(field.narrow[at] === true ? [`${at}`] : []),
    ];
  });
};

/** WARBAND-MOD-017: whether as many of its side as may have struck across a narrow place already in this round. */
export const isCrowdedOut = (sight: SkirmishSight, by: FigureIndex, target: FigureIndex): boolean => {
  const places = narrowBetween(sight, by, target);
  if (places.length === 0) return false;
  // Who has struck and fallen since has struck all the same.
  const others = sight.open.figures.filter((_one, nth) => nth !== by && sideOf(sight, nth) === sideOf(sight, by));
  const most = sight.given.options['warband.narrowMaxFighters'];
  return places.some((place) => others.filter(({ across }) => across.includes(place)).length >= most);
};

/** WARBAND-MOD-017: how many attacks may go across, where the table has set a number. */
export const capOn = (sight: SkirmishSight, by: FigureIndex, target: FigureIndex): number => {
  const most = sight.given.options['warband.narrowMaxAttacks'];
  return most === 'none' || narrowBetween(sight, by, target).length === 0 ? Number.POSITIVE_INFINITY : most;
};
