import { brokenRule } from '@warmoot/kernel';
import { isEngaged } from '../../figures/figures.js';
import { uniquesIn } from '../../formations/standing.js';
import type { DeclareChoice } from '../../model/faring.js';
import { gaveUpAttacks, isWorthRallying, notRallying } from '../../morale/declaring.js';
import type { Actor, UnitActs } from '../model/acts.js';
import type { BattleSight } from '../model/battle.js';
import { asFigures } from '../model/borrowing.js';
import { keyOfActor, unitOf } from '../units/units.js';

const MOMENTS = ['declare'] as const;

/** WARBAND-LINE-036: a rank guards as one; somebody unique alone. Who stands within a foe's reach is offered it. */
const mayGuard = (sight: BattleSight, { figure }: Actor): boolean => figure >= 0 && isEngaged(sight, figure);

/** Ours: it takes somebody whom people know. */
const isUnique = (sight: BattleSight, { unit, figure }: Actor): boolean =>
  figure >= 0 && unitOf(sight, unit).ranks.some((rank) => uniquesIn(rank).includes(figure));

const mayRally = (sight: BattleSight, actor: Actor): boolean =>
  isUnique(sight, actor) && isWorthRallying(sight, actor.figure);

/** WARBAND-MELEE-024: said before any blow of the phase, in place of the Melee action of a rank or a unique figure. */
export const moraleActs: UnitActs<DeclareChoice> = {
  // WARBAND-MELEE-020
  guard: {
    moments: MOMENTS,
    fields: {},
    any: mayGuard,
    lists: (sight, actor) => (mayGuard(sight, actor) ? [{ choose: 'guard', figure: keyOfActor(sight, actor) }] : []),
    refuses: (sight, actor) =>
      actor.figure >= 0
        ? null
        : brokenRule('WARBAND-LINE-036', 'warband.guardByRanks', { figure: keyOfActor(sight, actor) }),
    then: (play, { figure }) => {
      play.say({ event: 'guarded', figure });
      gaveUpAttacks(asFigures(play), figure, 'guard');
    },
  },
  // WARBAND-MELEE-021
  rally: {
    moments: MOMENTS,
    fields: {},
    any: mayRally,
    lists: (sight, actor) => (mayRally(sight, actor) ? [{ choose: 'rally', figure: keyOfActor(sight, actor) }] : []),
    refuses: (sight, actor) =>
      isUnique(sight, actor)
        ? notRallying(sight, actor.figure)
        : brokenRule('WARBAND-MELEE-021', 'warband.rallyByUnique', { figure: keyOfActor(sight, actor) }),
    then: (play, { figure }) => {
      play.say({ event: 'rallied', figure });
      gaveUpAttacks(asFigures(play), figure, 'rally');
    },
  },
};
