import { brokenRule, counted, type Refusal, shape } from '@warmoot/kernel';
import { engagersOf, figureOf, holdBy, isHeld, keyOf } from '../figures/figures.js';
import { settleHolds } from '../figures/grappling.js';
import { speedOf } from '../figures/speed.js';
import { directionTo, isBeside, reachAll, spaceAt, spaceOf } from '../ground/spaces.js';
import type { ActRules } from '../model/acts.js';
import type { HoldChoice } from '../model/grappling.js';
import type { FigureIndex, SpaceIndex } from '../model/model.js';
import { spaceShape } from '../model/setup.js';
import type { SkirmishPlay, SkirmishSight } from '../model/skirmish.js';
import { isTaken } from './effects.js';

type Drag = Extract<HoldChoice, { choose: 'drag' }>;
type Path = readonly SpaceIndex[];

/** WARBAND-GRAPPLE-015, WARBAND-CORE-004: at half speed, for both: the slower one's. */
const allowance = (sight: SkirmishSight, figure: FigureIndex, held: FigureIndex): number =>
  Math.floor(Math.min(...[figure, held].map((one) => counted(speedOf(sight, one)).total)) / 2);

/** WARBAND-MOVE-017 */
const costOf = ({ given }: SkirmishSight, at: SpaceIndex): number => (given.field.slow[at] === null ? 1 : 2);

/** WARBAND-MOVE-018: one step is always allowed, whatever it costs. */
const isWithin = (sight: SkirmishSight, path: Path, most: number): boolean =>
  path.length === 1 || path.reduce((sum, at) => sum + costOf(sight, at), 0) <= most;

/** The foes that engage who drags, besides the one that is dragged: from them it must not go. WARBAND-MOVE-027 */
const bound = (sight: SkirmishSight, figure: FigureIndex, at: SpaceIndex): Path =>
  engagersOf(sight, figure)
    .map((foe) => figureOf(sight, foe).at)
    .filter((from) => from === at || isBeside(sight.given.field, at, from));

/** Ours: two go where one could: into free spaces only, since who is dragged comes into the space before. */
const isStep = (sight: SkirmishSight, figure: FigureIndex, [from, to]: readonly [SpaceIndex, SpaceIndex]): boolean => {
  const { field } = sight.given;
  const own = figureOf(sight, holdBy(sight, figure)?.held ?? figure).at;
  if (to < 0 || !isBeside(field, from, to) || (isTaken(sight, to) && to !== own)) return false;
  return to !== own && bound(sight, figure, from).every((foe) => foe === to || isBeside(field, to, foe));
};

/** One shortest way to each space that can be reached. */
const waysOf = (sight: SkirmishSight, figure: FigureIndex): readonly Path[] => {
  const hold = holdBy(sight, figure);
  if (hold === undefined || figureOf(sight, figure).prone || isHeld(sight, figure)) return [];
  const most = allowance(sight, figure, hold.held);
  const start = figureOf(sight, figure).at;
  const seen = new Set([start]);
  const ways: Path[] = [];
  let edge: readonly Path[] = [[]];
  while (edge.length > 0) {
    const further = edge.flatMap((path) => {
      const from = path.at(-1) ?? start;
      return (reachAll(sight.given.field)[from] ?? []).flatMap((to) => {
        const longer = [...path, to];
        if (seen.has(to) || !isStep(sight, figure, [from, to]) || !isWithin(sight, longer, most)) return [];
        seen.add(to);
        return [longer];
      });
    });
    ways.push(...further);
    edge = further;
  }
  return ways;
};

const pathIn = ({ given }: SkirmishSight, { path }: Drag): Path => path.map(({ x, y }) => spaceAt(given.field, x, y));

const dragBan = (sight: SkirmishSight, figure: FigureIndex, choice: Drag): Refusal | null => {
  const hold = holdBy(sight, figure);
  const path = pathIn(sight, choice);
  const facts = { figure: keyOf(sight, figure) };
  if (hold === undefined) return brokenRule('WARBAND-GRAPPLE-015', 'warband.grapple.holdsNobody', facts);
  if (figureOf(sight, figure).prone) return brokenRule('WARBAND-MOD-011', 'warband.grapple.liesItself', facts);
  if (path.length === 0 || !isWithin(sight, path, allowance(sight, figure, hold.held)))
    return brokenRule('WARBAND-GRAPPLE-015', 'warband.grapple.tooFar', facts);
  const starts = [figureOf(sight, figure).at, ...path];
  return path.every((to, nth) => isStep(sight, figure, [starts[nth] as SpaceIndex, to]))
    ? null
    : brokenRule('WARBAND-GRAPPLE-015', 'warband.grapple.noWay', facts);
};

/** Both go: who holds along the path, who is held after it. They face each other. */
const dragAlong = (play: SkirmishPlay, figure: FigureIndex, path: Path): void => {
  const { field } = play.given;
  const held = holdBy(play, figure)?.held ?? -1;
  const follows = [figureOf(play, figure).at, ...path.slice(0, -1)];
  const [to, after] = [path.at(-1) as SpaceIndex, follows.at(-1) as SpaceIndex];
  const moved = { event: 'moved', as: 'drag', cutShort: false } as const;
  play.say({ ...moved, figure, path, facing: directionTo(field, to, after) });
  play.say({ ...moved, figure: held, path: follows, facing: directionTo(field, after, to) });
  settleHolds(play);
};

/** WARBAND-GRAPPLE-015: as the move of the Opening, or in the Melee phase. */
export const drag: ActRules<Drag> = {
  moments: ['opening', 'blows'],
  fields: { path: shape.list(spaceShape, 1, 60) },
  lists: (sight, figure) =>
    waysOf(sight, figure).map((path) => ({
      choose: 'drag',
      figure: keyOf(sight, figure),
      path: path.map((at) => spaceOf(sight.given.field, at)),
    })),
  refuses: dragBan,
  then: (play, figure, choice, moment) => {
    play.say({
      event: 'acted',
      figure,
      act: 'drag',
      in: moment === 'opening' ? 'opening' : 'melee',
      wholeRound: false,
    });
    dragAlong(play, figure, pathIn(play, choice));
  },
};
