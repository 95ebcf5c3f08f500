import { figureOf } from '../figures/figures.js';
import { settleHolds } from '../figures/grappling.js';
import { lookingAfter, OFF } from '../ground/paths.js';
import type { Act, Direction, FigureIndex, SpaceIndex } from '../model/model.js';
import type { MovingEvent } from '../model/moving.js';
import type { SkirmishPlay } from '../model/skirmish.js';

interface Gone {
  readonly as: Extract<MovingEvent, { event: 'moved' }>['as'];
  readonly path: readonly SpaceIndex[];
  /** WARBAND-GRID-006: as it was chosen; null: the way of the last step. */
  readonly facing: Direction | null;
  readonly cutShort?: boolean;
}

/** A figure goes along a path that is allowed. WARBAND-MOVE-024: off the map it has left the fight. */
export const goes = (play: SkirmishPlay, figure: FigureIndex, { as, path, facing, cutShort = false }: Gone): void => {
  const { at, facing: before } = figureOf(play, figure);
  const looks = facing ?? lookingAfter(play.given.field, at, path, before);
  play.say({ event: 'moved', figure, as, path, facing: looks, cutShort });
  if (path.at(-1) === OFF) play.say({ event: 'left', figure });
  // WARBAND-GRAPPLE-039: who has joined a hold may have walked out of it.
  if (play.open.holds.length > 0) settleHolds(play);
};

/** WARBAND-ACTION-002: the Opening action is spent. WARBAND-ACTION-012: with a retreat, the whole round is. */
export const spends = (play: SkirmishPlay, figure: FigureIndex, act: Act, wholeRound = false): void =>
  play.say({ event: 'acted', figure, act, in: 'opening', wholeRound });
