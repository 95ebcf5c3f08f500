import { hasShield } from '../../figures/hands.js';
import { agentsOfRank } from '../../formations/standing.js';
import type { FormationIndex } from '../../model/units.js';
import type { BattlePlay, BattleSight } from '../model/battle.js';
import type { UnitEvent } from '../model/events.js';
import { isUnitHere, unitOf } from './units.js';

type Why = Extract<UnitEvent, { event: 'wallEnded' }>['why'];

/** WARBAND-TACTIC-035, WARBAND-UNIT-006: shields in the front rank: each agent of it has one. */
export const hasShieldsInFront = (sight: BattleSight, unit: FormationIndex): boolean => {
  const [front] = unitOf(sight, unit).ranks;
  return front !== undefined && agentsOfRank(front).every((figure) => hasShield(sight, figure));
};

/** WARBAND-TACTIC-035: a shieldwall is over, if there is one. */
export const endsWall = (play: BattlePlay, unit: FormationIndex, why: Why): void => {
  if (unitOf(play, unit).wall) play.say({ event: 'wallEnded', unit, why });
};

/** WARBAND-TACTIC-035: shieldwalls whose front has no shields any more are none. */
export const settleWalls = (play: BattlePlay): void => {
  play.open.units.forEach(({ wall }, unit) => {
    if (wall && isUnitHere(play, unit) && !hasShieldsInFront(play, unit)) endsWall(play, unit, 'shields');
  });
};
