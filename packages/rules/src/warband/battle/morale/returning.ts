import { does, type Procedures, rolls } from '@warmoot/kernel';
import type { FormationIndex } from '../../model/units.js';
import type { MoraleResult } from '../../morale/chance.js';
import { afterComingBack, mayComeBack } from '../../ranks/morale.js';
import type { Battle, BattleSight } from '../model/battle.js';
import { checkThrow, unitCheckChance } from '../nerve/chance.js';
import { boundInUnit } from '../nerve/members.js';
import { passesUnrolled } from '../nerve/unrolled.js';
import { isRouted, isUnitHere, unitOf } from '../units/units.js';

/** Those on their way out of the fight. */
const routedUnits = (sight: BattleSight): readonly FormationIndex[] =>
  sight.open.units.flatMap((_unit, nth) => (isUnitHere(sight, nth) && isRouted(sight, nth) ? [nth] : []));

/** WARBAND-MORALE-032, WARBAND-MORALE-033: whether a unit checks at this End to come back. */
const mayCheck = (sight: BattleSight, unit: FormationIndex): boolean => {
  const { failedIn, lastLoss, lastTrigger } = unitOf(sight, unit);
  return mayComeBack({ failedIn, surrendered: false, lastLoss, lastTrigger }, sight.open.round);
};

export const returnProcedures: Procedures<Battle, 'reentry' | 'returnDie'> = {
  reentry: does((play) => {
    for (const unit of routedUnits(play)) {
      // WARBAND-MORALE-001: of whom only player characters are left, nobody runs any more.
      if (boundInUnit(play, unit).length === 0) play.say({ event: 'cameBack', unit });
      else if (mayCheck(play, unit)) {
        if (passesUnrolled(play, unit, 'return')) play.say({ event: 'cameBack', unit });
        else {
          // WARBAND-MORALE-034: with all modifiers, those of the referee too.
          if (play.given.referee !== null) play.next({ step: 'circumstances', group: unit });
          play.next({ step: 'returnDie', unit });
        }
      }
    }
  }),

  returnDie: rolls<Battle, { readonly unit: FormationIndex }, MoraleResult>({
    throws: (facts, { unit }) => checkThrow(facts, unit),
    thrower: (facts, { unit }) => unitOf(facts, unit).seat,
    then: (play, { unit }, came) => {
      play.say({ event: 'returnRolled', unit, chance: play.rate(unitCheckChance(play, unit)), came });
      if (afterComingBack(came) === 'steady') play.say({ event: 'cameBack', unit });
    },
  }),
};
