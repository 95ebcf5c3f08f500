import { brokenRule, type Fixed, type Refusal } from '@warmoot/kernel';
import { figureOf, keyOf } from '../figures/figures.js';
import type { Announcement, FigureIndex, SpaceIndex } from '../model/model.js';
import type { SkirmishSight } from '../model/skirmish.js';

/** WARBAND-MOVE-003: what a figure has announced; null where it has announced nothing. */
export const announcementOf = (sight: SkirmishSight, figure: FigureIndex): Fixed<Announcement> | null =>
  figureOf(sight, figure).announced;

/** WARBAND-MOVE-004: whether a way is the beginning of another, or all of it. */
export const isPartOf = (path: readonly SpaceIndex[], of: readonly SpaceIndex[]): boolean =>
  path.length <= of.length && path.every((at, nth) => at === of[nth]);

/** WARBAND-MOVE-004: who has announced a way may stop short on it, and walks no other. */
export const otherWay = (
  sight: SkirmishSight,
  figure: FigureIndex,
  announcement: Fixed<Announcement>,
  path: readonly SpaceIndex[],
): Refusal | null =>
  isPartOf(path, announcement.path)
    ? null
    : brokenRule('WARBAND-MOVE-004', 'warband.otherWay', { figure: keyOf(sight, figure) });
