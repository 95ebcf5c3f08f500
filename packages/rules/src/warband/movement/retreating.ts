import { does, type Procedures, rolls } from '@warmoot/kernel';
import { engagersOf, figureOf, hereOf, isHeld, keyOf, rowOf } from '../figures/figures.js';
import { testTarget, testThrow } from '../figures/tests.js';
import { written } from '../ground/paths.js';
import type { ActRules } from '../model/acts.js';
import type { FigureIndex, SpaceIndex } from '../model/model.js';
import type { RetreatChoice } from '../model/moving.js';
import type { Skirmish, SkirmishSight } from '../model/skirmish.js';
import { announcementOf } from './announced.js';
import { strikesHome } from './charging.js';
import { goes, spends } from './going.js';
import { followed, pathOf, walkFault, walkFields } from './moves.js';
import { isFleeing, retreatFault, retreatsOf } from './retreats.js';
import { walkOf } from './walk.js';
import { partsOf } from './ways.js';

/** The ways that are open: those of WARBAND-MOVE-029, or of the announced one what is left; none of it, at worst. */
const waysNow = (sight: SkirmishSight, figure: FigureIndex): readonly (readonly SpaceIndex[])[] => {
  const announcement = announcementOf(sight, figure);
  // WARBAND-MOD-011: who was brought down since does not walk.
  if (figureOf(sight, figure).prone) return [];
  if (announcement !== null) return [[], ...partsOf(walkOf(sight, figure, 'retreat'), announcement.path)];
  return isFleeing(sight, figure) || engagersOf(sight, figure).length > 0 ? retreatsOf(sight, figure) : [];
};

/** WARBAND-ACTION-012, WARBAND-MOVE-026: one move out of the melee, and nothing else in the round. */
export const retreat: ActRules<RetreatChoice> = {
  moments: ['opening'],
  fields: walkFields,
  others: () => true,
  lists: (sight, figure) => {
    const { field } = sight.given;
    const start = figureOf(sight, figure).at;
    return waysNow(sight, figure).map((path) => {
      return { choose: 'retreat', figure: keyOf(sight, figure), path: written(field, start, path) };
    });
  },
  refuses: (sight, figure, { path }) =>
    figureOf(sight, figure).prone
      ? retreatFault(sight, figure, [])
      : walkFault(sight, figure, path, (read) => retreatFault(sight, figure, read)),
  then: (play, figure, { path, facing = null }) => {
    const chosen = pathOf(play, path);
    const way = followed(walkOf(play, figure, 'retreat'), chosen);
    // WARBAND-MOVE-004: what was announced and cannot be costs the action, and not the round.
    spends(play, figure, 'retreat', way.length > 0);
    if (isFleeing(play, figure) && engagersOf(play, figure).length > 0)
      play.next({ step: 'retreatSave', figure, path: way, facing });
    else goes(play, figure, { as: 'retreat', path: way, facing, cutShort: way.length < chosen.length });
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
      if (!saved) play.next({ step: 'harm', figure, by: -1, points: HARM, subdue: false });
      play.next({ step: 'goOn', as: 'retreat', figure, target: -1, path, facing });
    },
  }),

  goOn: does((play, { as, figure, target, path, facing }) => {
    if (as === 'charge') strikesHome(play, { figure, path, facing }, target);
    else goes(play, figure, { as, path, facing });
  }),

  // WARBAND-MORALE-038: who should go and cannot is cornered.
  cornering: does((play, { side }) => {
    for (const figure of hereOf(play, side)) {
      const { opening } = figureOf(play, figure);
      const isStuck = isFleeing(play, figure) && opening === null && !isHeld(play, figure);
      if (isStuck && retreatsOf(play, figure).length === 0) play.say({ event: 'cornered', figure });
    }
  }),
};
