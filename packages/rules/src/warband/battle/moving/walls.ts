import { brokenRule } from '@warmoot/kernel';
import { hasShield } from '../../figures/hands.js';
import { agentsOfRank } from '../../formations/standing.js';
import type { FormationIndex } from '../../model/units.js';
import type { UnitActRules } from '../model/acts.js';
import type { BattlePlay, BattleSight } from '../model/battle.js';
import type { EndWallChoice } from '../model/choices.js';
import type { UnitEvent } from '../model/events.js';
import { isUnitHere, keyOfActor, unitOf } from '../units/units.js';

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

/** WARBAND-TACTIC-035: a unit ends its shieldwall when it likes; that costs nothing. */
export const endWall: UnitActRules<EndWallChoice> = {
  moments: ['opening', 'declare'],
  fields: {},
  lists: (sight, actor) =>
    actor.figure < 0 && unitOf(sight, actor.unit).wall ? [{ choose: 'endWall', figure: keyOfActor(sight, actor) }] : [],
  refuses: (sight, actor) =>
    actor.figure < 0 && unitOf(sight, actor.unit).wall
      ? null
      : brokenRule('WARBAND-TACTIC-035', 'warband.noWall', { figure: keyOfActor(sight, actor) }),
  then: (play, { unit }) => endsWall(play, unit, 'wish'),
};
