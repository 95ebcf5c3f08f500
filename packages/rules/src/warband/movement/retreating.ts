import { brokenRule, does, type Procedures, type Refusal, rolls } from '@warmoot/kernel';
import { figureOf, hereOf, isEngaged, isHeld, keyOf, rowOf } from '../figures/figures.js';
import { testTarget, testThrow } from '../figures/tests.js';
import { written } from '../ground/paths.js';
import type { ActRules } from '../model/acts.js';
import type { FigureIndex, SpaceIndex } from '../model/model.js';
import type { RetreatChoice } from '../model/moving.js';
import type { Skirmish, SkirmishSight } from '../model/skirmish.js';
import { announcementOf } from './announced.js';
import { strikesHome } from './charging.js';
import { goes, spends } from './going.js';
import { followed, pathFault, pathOf, walked, walkFault, walkFields } from './moves.js';
import { hasRetreat, isFleeing, partsHome, retreatFault, retreatsOf } from './retreats.js';
import { walkOf } from './walk.js';
import { allOf, countOf, nthOf, partsOf, type Ways } from './ways.js';

/** The ways of WARBAND-MOVE-029 that are open where nothing was announced; null where there are none. */
const freeWays = (sight: SkirmishSight, figure: FigureIndex): Ways | null =>
  isFleeing(sight, figure) || isEngaged(sight, figure) ? retreatsOf(sight, figure) : null;

/** What is left of an announced way, for who flees: WARBAND-MORALE-025: it does not stand still where it can go. */
const partsLeft = (
  sight: SkirmishSight,
  figure: FigureIndex,
  path: readonly SpaceIndex[],
): readonly (readonly SpaceIndex[])[] => partsHome(sight, figure, partsOf(walkOf(sight, figure, 'retreat'), path));

/** The ways that are open: those of WARBAND-MOVE-029, or of the announced one what is left; of one's own choice none of it, at worst. */
const waysNow = (sight: SkirmishSight, figure: FigureIndex): readonly (readonly SpaceIndex[])[] => {
  const announcement = announcementOf(sight, figure);
  // WARBAND-MOD-011: who was brought down since does not walk.
  if (figureOf(sight, figure).prone) return [];
  if (announcement !== null)
    return isFleeing(sight, figure)
      ? partsLeft(sight, figure, announcement.path)
      : [[], ...partsOf(walkOf(sight, figure, 'retreat'), announcement.path)];
  const ways = freeWays(sight, figure);
  return ways === null ? [] : allOf(ways);
};

const chosen = (sight: SkirmishSight, figure: FigureIndex, path: readonly SpaceIndex[]): RetreatChoice => ({
  choose: 'retreat',
  figure: keyOf(sight, figure),
  path: written(sight.given.field, figureOf(sight, figure).at, path),
});

/** WARBAND-MORALE-025, WARBAND-MORALE-036: why who flees may not go so far of the way that it has announced; null where it may. */
const partFault = (sight: SkirmishSight, figure: FigureIndex, path: readonly SpaceIndex[]): Refusal | null => {
  const announcement = announcementOf(sight, figure);
  if (announcement === null || !isFleeing(sight, figure)) return null;
  const steps = followed(walkOf(sight, figure, 'retreat'), path).length;
  const parts = partsLeft(sight, figure, announcement.path);
  if (parts.length === 0) return pathFault(sight, figure, announcement.path, { kind: 'retreat' });
  if (parts.some(({ length }) => length === steps)) return null;
  const facts = { figure: keyOf(sight, figure) };
  return steps === 0
    ? brokenRule('WARBAND-MORALE-025', 'warband.mustRetreat', facts)
    : brokenRule('WARBAND-MORALE-036', 'warband.notHome', facts);
};

/** WARBAND-ACTION-012, WARBAND-MOVE-026: one move out of the melee, and nothing else in the round. */
export const retreat: ActRules<RetreatChoice> = {
  moments: ['opening'],
  fields: walkFields,
  others: () => true,
  lists: (sight, figure) => waysNow(sight, figure).map((path) => chosen(sight, figure, path)),
  any: (sight, figure) => {
    if (figureOf(sight, figure).prone) return false;
    const announcement = announcementOf(sight, figure);
    if (announcement !== null)
      return !isFleeing(sight, figure) || partsLeft(sight, figure, announcement.path).length > 0;
    return (isFleeing(sight, figure) || isEngaged(sight, figure)) && hasRetreat(sight, figure);
  },
  sample: (sight, figure, _moment, source) => {
    const ways =
      announcementOf(sight, figure) === null && !figureOf(sight, figure).prone ? freeWays(sight, figure) : null;
    const count = ways === null ? 0 : countOf(ways);
    if (ways !== null && count > 0) return chosen(sight, figure, nthOf(ways, source.below(count)));
    const parts = announcementOf(sight, figure) === null ? [] : waysNow(sight, figure);
    return parts.length === 0
      ? null
      : chosen(sight, figure, parts[source.below(parts.length)] as readonly SpaceIndex[]);
  },
  refuses: (sight, figure, { path }) =>
    figureOf(sight, figure).prone
      ? retreatFault(sight, figure, [])
      : (walkFault(sight, figure, path, (read) => retreatFault(sight, figure, read)) ??
        partFault(sight, figure, pathOf(sight, path))),
  then: (play, figure, { path, facing = null }) => {
    const whole = pathOf(play, path);
    const way = walked(play, figure, 'retreat', whole);
    // WARBAND-MOVE-004: what was announced and cannot be costs the action, and not the round.
    spends(play, figure, 'retreat', way.length > 0);
    if (isFleeing(play, figure) && isEngaged(play, figure))
      play.next({ step: 'retreatSave', figure, path: way, facing });
    else goes(play, figure, { as: 'retreat', path: way, facing, cutShort: way.length < whole.length });
  },
};

/** WARBAND-MOVE-030: what a failed save costs. */
const HARM = 1;

export const retreatProcedures: Procedures<Skirmish, 'retreatSave' | 'goOn' | 'cornering'> = {
  // WARBAND-MOVE-030: a Capture save when it starts to move away, or a point of damage.
  retreatSave: rolls({
    throws: (facts, { figure }) => testThrow(facts.rate(testTarget(facts, figure, 'capture'))),
    thrower: (facts, { figure }) => rowOf(facts, figure).seat,
    then: (play, { figure, path, facing }, result) => {
      const saved = result === 'success';
      play.say({ event: 'retreatSaved', figure, saved, needs: play.rate(testTarget(play, figure, 'capture')) });
      if (!saved) play.next({ step: 'harm', figure, by: -1, points: HARM, subdue: false, hit: false });
      play.next({ step: 'goOn', as: 'retreat', figure, target: -1, path, facing });
    },
  }),

  goOn: does((play, { as, figure, target, path, facing }) => {
    if (as === 'charge') strikesHome(play, { figure, path, facing }, target);
    else goes(play, figure, { as, path, facing });
  }),

  // WARBAND-MORALE-038: who should go and cannot, by its announced way or any, is cornered; so is who was kept down.
  cornering: does((play, { side }) => {
    for (const figure of hereOf(play, side)) {
      if (!isFleeing(play, figure) || isHeld(play, figure)) continue;
      const { opening, prone } = figureOf(play, figure);
      if (prone || (opening === null && waysNow(play, figure).length === 0)) play.say({ event: 'cornered', figure });
    }
  }),
};
