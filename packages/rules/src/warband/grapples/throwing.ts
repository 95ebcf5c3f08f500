import { brokenRule, type Refusal } from '@warmoot/kernel';
import { figureOf, holdBy, keyOf } from '../figures/figures.js';
import { reachAll, spaceAt, spaceOf } from '../ground/spaces.js';
import type { HoldChoice } from '../model/grappling.js';
import type { FigureIndex, SpaceIndex } from '../model/model.js';
import type { SkirmishPlay, SkirmishSight } from '../model/skirmish.js';
import { isTaken } from './effects.js';

type ThrowDown = Extract<HoldChoice, { choose: 'throwDown' }>;

/**
 * WARBAND-GRAPPLE-015: where somebody who is held may be thrown: where it stands, or into any free space beside who holds
 * it. The first is ours: it is always free for who is lifted from it.
 */
const landings = (sight: SkirmishSight, figure: FigureIndex): readonly SpaceIndex[] => {
  const hold = holdBy(sight, figure);
  if (hold === undefined) return [];
  const around = reachAll(sight.given.field)[figureOf(sight, figure).at] ?? [];
  return [figureOf(sight, hold.held).at, ...around.filter((at) => !isTaken(sight, at))];
};

const landingOf = (sight: SkirmishSight, figure: FigureIndex, { to }: ThrowDown): SpaceIndex => {
  const hold = holdBy(sight, figure);
  if (to === undefined) return hold === undefined ? -1 : figureOf(sight, hold.held).at;
  return spaceAt(sight.given.field, to.x, to.y);
};

export const throwsOf = (sight: SkirmishSight, figure: FigureIndex): readonly ThrowDown[] =>
  landings(sight, figure).map((at) => ({
    choose: 'throwDown',
    figure: keyOf(sight, figure),
    to: spaceOf(sight.given.field, at),
  }));

export const throwBan = (sight: SkirmishSight, figure: FigureIndex, choice: ThrowDown): Refusal | null =>
  landings(sight, figure).includes(landingOf(sight, figure, choice))
    ? null
    : brokenRule('WARBAND-GRAPPLE-015', 'warband.grapple.noLanding', { figure: keyOf(sight, figure) });

/** WARBAND-GRAPPLE-015: it lies prone there, and the grapple is over. WARBAND-GEAR-011: and off its mount. */
export const throwDown = (play: SkirmishPlay, figure: FigureIndex, choice: ThrowDown): void => {
  const hold = holdBy(play, figure);
  if (hold === undefined) return;
  const { held } = hold;
  const { mounted } = figureOf(play, held);
  play.say({ event: 'thrownDown', figure: held, to: landingOf(play, figure, choice), by: figure });
  if (mounted) play.say({ event: 'dismounted', figure: held });
  play.say({ event: 'letGo', controller: figure, held, why: 'thrown' });
};
