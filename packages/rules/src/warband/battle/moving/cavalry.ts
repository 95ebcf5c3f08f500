import { type Procedures, type Rated, rolls, type Throw } from '@warmoot/kernel';
import { hasSpear } from '../../figures/hands.js';
import { agentsOfRank } from '../../formations/standing.js';
import type { FormationIndex } from '../../model/units.js';
import { type MoraleResult, moraleThrow } from '../../morale/chance.js';
import type { Battle, BattlePlay, BattleSight } from '../model/battle.js';
import { unitCheckChance } from '../nerve/chance.js';
import { passesUnrolled, unrolledBy } from '../nerve/unrolled.js';
import { isCavalry } from '../units/cavalry.js';
import { moodOf, unitOf } from '../units/units.js';
import { endsWall } from '../units/walls.js';

/** WARBAND-TACTIC-023, WARBAND-TACTIC-027: whether anybody in the ranks that can attack has a spear to brace. */
const hasSpears = (sight: BattleSight, unit: FormationIndex): boolean =>
  unitOf(sight, unit)
    .ranks.slice(0, 2)
    .some((rank) => agentsOfRank(rank).some((figure) => hasSpear(sight, figure)));

/** WARBAND-TACTIC-023: what a check shows at most that lets spears be braced. */
const BRACES = 3;

/** WARBAND-TACTIC-021, WARBAND-TACTIC-024: whether a unit must check for having been charged. WARBAND-MORALE-027: who fights to the death does not. */
const mustCheck = (sight: BattleSight, unit: FormationIndex, by: FormationIndex): boolean =>
  isCavalry(sight, by) &&
  !isCavalry(sight, unit) &&
  !unitOf(sight, unit).checked &&
  moodOf(sight, unit) !== 'toTheDeath';

/** WARBAND-TACTIC-021: whether a die is thrown for the nerve of a unit that another would charge. */
export const triedByCharge = (sight: BattleSight, unit: FormationIndex, by: FormationIndex): boolean =>
  mustCheck(sight, unit, by) && unrolledBy(sight, unit, 'cavalry') === null;

/** WARBAND-MOVE-031: a charge has struck home. WARBAND-TACTIC-024: foot soldiers charged by cavalry check on contact. */
export const strikesHome = (play: BattlePlay, unit: FormationIndex, target: FormationIndex): void => {
  play.say({ event: 'unitCharged', unit, target });
  if (!mustCheck(play, target, unit) || passesUnrolled(play, target, 'cavalry')) return;
  // WARBAND-MORALE-014
  if (play.given.referee !== null) play.next({ step: 'circumstances', group: target });
  play.next({ step: 'cavalryDie', unit: target, by: unit });
};

const throwFor = (chance: Rated): Throw => moraleThrow(chance);

export const cavalryProcedures: Procedures<Battle, 'cavalryDie'> = {
  cavalryDie: rolls<Battle, Extract<Battle['step'], { step: 'cavalryDie' }>, MoraleResult>({
    throws: (facts, { unit }) => throwFor(facts.rate(unitCheckChance(facts, unit))),
    thrower: (facts, { unit }) => unitOf(facts, unit).seat,
    then: (play, { unit, by }, came, faces) => {
      const chance = play.rate(unitCheckChance(play, unit));
      const face = faces?.[0] ?? 0;
      play.say({ event: 'cavalryChecked', unit, by, chance, came, face });
      if (came !== 'holds') {
        // WARBAND-TACTIC-022, WARBAND-TACTIC-025: no retreat comes of it.
        play.say({ event: 'brokeFormation', unit });
        endsWall(play, unit, 'broken');
      } else if (face <= BRACES && hasSpears(play, unit)) play.say({ event: 'braced', unit });
    },
  }),
};
