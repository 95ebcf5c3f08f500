import { brokenRule, type Refusal, shape } from '@warmoot/kernel';
import { figureOf, keyOf } from '../figures/figures.js';
import { pathTo } from '../ground/flood.js';
import { pathRead, written } from '../ground/paths.js';
import { spaceAt } from '../ground/spaces.js';
import type { ActRules } from '../model/acts.js';
import type { FigureIndex, Space, SpaceIndex } from '../model/model.js';
import type { MoveChoice } from '../model/moving.js';
import { DIRECTIONS, directionShape, spaceShape } from '../model/setup.js';
import type { SkirmishSight } from '../model/skirmish.js';
import { announcementOf, otherWay } from './announced.js';
import { goes, spends } from './going.js';
import { judged, refusalFor } from './steps.js';
import { type Walk, type WalkKind, walkOf } from './walk.js';
import { endsOf, floodOf, partsOf, wayOut, waysOf } from './ways.js';

/** No walk is longer: a mount goes 24 spaces. */
const LONGEST = 40;
export const pathShape = shape.list(spaceShape, 0, LONGEST);
export const walkFields = { path: pathShape, facing: shape.optional(directionShape) };

/** The spaces of a path, whether or not they are a walk from where the figure stands: it may have been pushed away. */
export const pathOf = ({ given: { field } }: SkirmishSight, path: readonly Space[]): readonly SpaceIndex[] =>
  path.map(({ x, y }) => spaceAt(field, x, y));

/** Why a figure that walks like this may not go along a path; null where it may. */
export const walkedFault = (
  sight: SkirmishSight,
  figure: FigureIndex,
  walk: Walk,
  path: readonly SpaceIndex[],
): Refusal | null => {
  const { legal, fault } = judged(walk, path);
  if (fault === null) return null;
  return refusalFor(fault, { figure: keyOf(sight, figure), step: legal + 1, allowance: walk.allowance });
};

/** Why a figure may not walk along a path that nobody has announced; null where it may. */
export const pathFault = (
  sight: SkirmishSight,
  figure: FigureIndex,
  path: readonly SpaceIndex[],
  { kind, alone = false }: { readonly kind: WalkKind; readonly alone?: boolean },
): Refusal | null => {
  return walkedFault(sight, figure, walkOf(sight, figure, kind, { alone }), path);
};

/** Why a path is not the announced one; or cannot be read, or what its own rules say. */
export const walkFault = (
  sight: SkirmishSight,
  figure: FigureIndex,
  path: readonly Space[],
  rules: (path: readonly SpaceIndex[]) => Refusal | null,
): Refusal | null => {
  const announcement = announcementOf(sight, figure);
  if (announcement !== null) return otherWay(sight, figure, announcement, pathOf(sight, path));
  const read = pathRead(sight.given.field, figureOf(sight, figure).at, path);
  return read === null ? refusalFor('notAStep', { figure: keyOf(sight, figure) }) : rules(read);
};

/** WARBAND-MOD-011: who lies on the ground only rises. WARBAND-MORALE-025: whose nerve has failed only retreats. */
export const standingFault = (sight: SkirmishSight, figure: FigureIndex): Refusal | null => {
  const { prone, retreating } = figureOf(sight, figure);
  const facts = { figure: keyOf(sight, figure) };
  if (prone) return brokenRule('WARBAND-MOD-011', 'warband.liesDown', facts);
  return retreating === 'no' ? null : brokenRule('WARBAND-MORALE-025', 'warband.retreats', facts);
};

/** The ways that a figure may walk as things stand: along the announced one, or anywhere. */
export const openWays = (sight: SkirmishSight, figure: FigureIndex, walk: Walk): readonly (readonly SpaceIndex[])[] => {
  const announcement = announcementOf(sight, figure);
  return announcement === null ? waysOf(walk) : partsOf(walk, announcement.path);
};

/** How much of a path is allowed as things stand. */
export const followed = (walk: Walk, path: readonly SpaceIndex[]): readonly SpaceIndex[] =>
  path.slice(0, judged(walk, path).legal);

/** How far a figure walks of what it has chosen: all of it, for it was judged; of what was announced as much as is still allowed. */
export const walked = (
  sight: SkirmishSight,
  figure: FigureIndex,
  kind: WalkKind,
  path: readonly SpaceIndex[],
): readonly SpaceIndex[] =>
  announcementOf(sight, figure) === null ? path : followed(walkOf(sight, figure, kind), path);

const turns = (sight: SkirmishSight, figure: FigureIndex): readonly MoveChoice[] => {
  const { facing: now } = figureOf(sight, figure);
  return DIRECTIONS.flatMap((facing) =>
    facing === now ? [] : [{ choose: 'move', figure: keyOf(sight, figure), path: [], facing } as const],
  );
};

/** How seldom random play only turns, or leaves. */
const SELDOM = 12;

/** WARBAND-MOVE-011, WARBAND-MOVE-020: a move. WARBAND-GRID-006: one of no spaces only turns. */
export const move: ActRules<MoveChoice> = {
  moments: ['opening'],
  fields: walkFields,
  any: (sight, figure) => standingFault(sight, figure) === null,
  others: () => true,
  lists: (sight, figure) => {
    if (standingFault(sight, figure) !== null) return [];
    const walk = walkOf(sight, figure, 'move');
    const ways = openWays(sight, figure, walk).map((path): MoveChoice => {
      return { choose: 'move', figure: keyOf(sight, figure), path: written(walk.field, walk.start, path) };
    });
    return [...ways, ...turns(sight, figure)];
  },
  refuses: (sight, figure, { path }) =>
    standingFault(sight, figure) ??
    walkFault(sight, figure, path, (read) => pathFault(sight, figure, read, { kind: 'move' })),
  sample: (sight, figure, _moment, source) => {
    if (standingFault(sight, figure) !== null) return null;
    const walk = walkOf(sight, figure, 'move');
    const chosen = (path: readonly SpaceIndex[]): MoveChoice => ({
      choose: 'move',
      figure: keyOf(sight, figure),
      path: written(walk.field, walk.start, path),
    });
    const announcement = announcementOf(sight, figure);
    // Who was pushed off its way cannot even begin it.
    if (announcement !== null) return chosen(followed(walk, announcement.path));
    const flooded = floodOf(walk);
    const ends = endsOf(walk, flooded);
    const seldom = source.below(SELDOM);
    const out = seldom === 0 ? wayOut(walk, flooded) : null;
    if (out !== null) return chosen(out);
    if (ends.length > 0 && seldom !== 1) return chosen(pathTo(flooded, ends[source.below(ends.length)] as SpaceIndex));
    const some = turns(sight, figure);
    return some[source.below(some.length)] as MoveChoice;
  },
  then: (play, figure, { path, facing = null }) => {
    const chosen = pathOf(play, path);
    const way = walked(play, figure, 'move', chosen);
    goes(play, figure, { as: 'move', path: way, facing, cutShort: way.length < chosen.length });
    spends(play, figure, 'move');
  },
};
