import { meetingOf } from '../../formations/contact.js';
import type { BattleLine, FormationIndex, Meeting } from '../../model/units.js';
import type { BattleSight } from '../model/battle.js';
import { unitOf, unitsOf } from '../units/units.js';

/** WARBAND-LINE-002, WARBAND-MELEE-002: where the front of one unit meets another; null where it does not. */
const meets = (sight: BattleSight, striker: FormationIndex, struck: FormationIndex): Meeting | null =>
  meetingOf(
    sight.given.field,
    unitOf(sight, striker),
    unitOf(sight, struck),
    sight.given.options['warband.skirmishFrontOnly'] === 'on',
  );

/** WARBAND-LINE-001, WARBAND-LINE-002: the battle lines as units stand now, in their order. */
export const linesOf = (sight: BattleSight): readonly BattleLine[] =>
  unitsOf(sight, 0).flatMap((one) =>
    unitsOf(sight, 1).flatMap((other): readonly BattleLine[] => {
      const [mine, theirs] = [meets(sight, one, other), meets(sight, other, one)];
      if (mine === null && theirs === null) return [];
      return [{ units: [one, other], meets: [mine, theirs], hits: [0, 0], struck: [] }];
    }),
  );
