import { brokenRule } from '@warmoot/kernel';
import { otherSide } from '../../war/roster/sides.js';
import { strikesPast } from '../attacks/reach.js';
import { hereOf, isEngaged, keyOf, sideOf } from '../figures/figures.js';
import type { Acts } from '../model/acts.js';
import type { DeclareChoice } from '../model/faring.js';
import type { FigureIndex } from '../model/model.js';
import type { SkirmishPlay, SkirmishSight } from '../model/skirmish.js';
import { hasHirelings } from './members.js';

const MOMENTS = ['declare'] as const;

export const gaveUpAttacks = (play: SkirmishPlay, figure: FigureIndex, act: 'guard' | 'rally'): void =>
  play.say({ event: 'acted', figure, act, in: 'melee', wholeRound: false });

/** Whether a blow can reach somebody: beside a foe, or before a spear of the second rank (WARBAND-GRID-008). */
const isInReach = (sight: SkirmishSight, figure: FigureIndex): boolean =>
  isEngaged(sight, figure) ||
  hereOf(sight, otherSide(sideOf(sight, figure))).some((foe) => strikesPast(sight, foe, figure));

/** WARBAND-MELEE-022, WARBAND-MELEE-023: why somebody cannot rally; null where they can. */
export const notRallying = (sight: SkirmishSight, figure: FigureIndex) => {
  const who = { figure: keyOf(sight, figure) };
  if (sight.open.rallied[sideOf(sight, figure)]) return brokenRule('WARBAND-MELEE-022', 'warband.ralliedAlready', who);
  if (!isEngaged(sight, figure)) return brokenRule('WARBAND-MELEE-023', 'warband.ralliesFromMelee', who);
  return null;
};

/** WARBAND-MELEE-021: whether rallying would do anything: only hirelings take heart from it. */
export const isWorthRallying = (sight: SkirmishSight, figure: FigureIndex): boolean =>
  hasHirelings(sight, figure) && notRallying(sight, figure) === null;

/** WARBAND-MELEE-024: said before any blow of the phase, in place of the figure's Melee action. */
export const moraleActs: Acts<DeclareChoice> = {
  // WARBAND-MELEE-020. Anybody may; it is offered to those whom a blow can reach.
  guard: {
    moments: MOMENTS,
    fields: {},
    any: isInReach,
    lists: (sight, figure) => (isInReach(sight, figure) ? [{ choose: 'guard', figure: keyOf(sight, figure) }] : []),
    refuses: () => null,
    then: (play, figure) => {
      play.say({ event: 'guarded', figure });
      gaveUpAttacks(play, figure, 'guard');
    },
  },
  // WARBAND-MELEE-021. Anybody in melee may; it is offered to those who have hirelings.
  rally: {
    moments: MOMENTS,
    fields: {},
    any: isWorthRallying,
    lists: (sight, figure) =>
      isWorthRallying(sight, figure) ? [{ choose: 'rally', figure: keyOf(sight, figure) }] : [],
    refuses: notRallying,
    then: (play, figure) => {
      play.say({ event: 'rallied', figure });
      gaveUpAttacks(play, figure, 'rally');
    },
  },
};
