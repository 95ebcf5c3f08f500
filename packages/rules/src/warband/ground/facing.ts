import type { Fixed } from '@warmoot/kernel';
import type { Direction, Field, SpaceIndex } from '../model/model.js';
import { DIRECTIONS } from '../model/setup.js';
import { directionTo } from './spaces.js';

/** Where somebody stands as seen by somebody else. WARBAND-MOD-024: in one of the three, never in two. */
export type Place = 'front' | 'flank' | 'rear';

/** WARBAND-GRID-005: by how many eighths of a turn a direction lies off the one that is faced, either way. */
const PLACES: readonly Place[] = ['front', 'front', 'flank', 'rear', 'rear'];

/** WARBAND-GRID-005: where a direction lies for somebody who faces this way: three ahead, two level, three behind. */
export const placeTowards = (facing: Direction, towards: Direction): Place => {
  const turned = Math.abs(DIRECTIONS.indexOf(facing) - DIRECTIONS.indexOf(towards));
  return PLACES[Math.min(turned, DIRECTIONS.length - turned)] as Place;
};

/** Where a space lies for somebody in another one. Ours: whoever stands over somebody is in front. */
export const placeOfSpace = (field: Fixed<Field>, at: SpaceIndex, facing: Direction, other: SpaceIndex): Place =>
  at === other ? 'front' : placeTowards(facing, directionTo(field, at, other));
