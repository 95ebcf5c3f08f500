import { brokenRule } from '@warmoot/kernel';
import type { UnitActRules } from '../model/acts.js';
import type { EndWallChoice } from '../model/choices.js';
import { keyOfActor, unitOf } from '../units/units.js';
import { endsWall } from '../units/walls.js';

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
