import { does, type Procedures, rolls } from '@warmoot/kernel';
import { SIDES, type Side } from '../../../war/roster/sides.js';
import { letFall } from '../../attacks/wounds.js';
import { rowOf } from '../../figures/figures.js';
import { inSix } from '../../figures/picking.js';
import { MINUTES } from '../../model/outcome.js';
import { endOf, roused } from '../../round/closing.js';
import type { Battle, BattleSight, BattleWriters } from '../model/battle.js';
import { asFigures } from '../model/borrowing.js';
import type { UnitEvent } from '../model/events.js';
import { unitsOf } from '../units/units.js';

/** WARBAND-ROUND-009: whether a side still has a unit on the map; one that retreats counts while it is there. */
const stands = (sight: BattleSight, side: Side): boolean => unitsOf(sight, side).length > 0;

/** WARBAND-CASUALTY-001: 3-in-6. */
const HALF = 3;

/** WARBAND-CASUALTY-002: NPCs that were removed, by their places; who surrendered lives. Ours: who goes back into a saga has a die of its own. */
const casualties = (sight: BattleSight): readonly number[] =>
  sight.open.removed.flatMap(({ figure, how }, nth) => {
    const { pc, character } = rowOf(sight, figure);
    return how === 'slain' && !pc && character === null ? [nth] : [];
  });

export const closingProcedures: Procedures<Battle, 'closing' | 'casualties' | 'casualtyDie'> = {
  closing: does((play) => {
    letFall(asFigures(play));
    const quiet = play.open.stirred ? 0 : play.open.quiet + 1;
    play.say({ event: 'roundEnded', quiet, roused: roused(play) });
    const standing = SIDES.filter((side) => stands(play, side));
    const end = endOf(play, standing, quiet);
    if (end === null) {
      play.next({ step: 'round' });
      return;
    }
    play.say({ event: 'ended', ...end, minutes: MINUTES });
    if (play.given.referee !== null) play.next({ step: 'referee' });
    play.next({ step: 'aftermath' });
    play.next({ step: 'casualties' });
  }),

  // WARBAND-CASUALTY-002: one die for each, in the order in which they were removed.
  casualties: does((play) => {
    if (play.given.options['warband.casualtySurvival'] === 'off') return;
    for (const nth of casualties(play)) play.next({ step: 'casualtyDie', nth });
  }),

  casualtyDie: rolls({
    throws: () => inSix(HALF),
    thrower: (facts, { nth }) => rowOf(facts, facts.open.removed[nth]?.figure ?? 0).seat,
    then: (play, { nth }, result) => play.say({ event: 'casualtyFound', nth, lives: result === 'success' }),
  }),
};

export const closingWriters: BattleWriters<Extract<UnitEvent, { event: 'casualtyFound' }>> = {
  casualtyFound: (open, { nth, lives }) => {
    open.removed = open.removed.map((removed, at) => (at === nth ? { ...removed, lives } : removed));
  },
};
