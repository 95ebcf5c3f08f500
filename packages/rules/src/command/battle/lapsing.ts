import type { UnitIndex } from '../../war/indexes.js';
import { isOnTheMap } from '../../war/roster/roster.js';
import type { CommandPlay } from './command.js';
import { areTouching } from './ground.js';

const COMBAT_DECLARATIONS = 3;

/**
 * COMMAND-DEFEND-007: in stage 3, after a Feint or a Rout, every Attack is checked again: attacker and target must be
 * there and touch; who supports it must touch both.
 */
export const lapse = (play: CommandPlay): void => {
  const { open, say } = play;
  if (open.stage !== COMBAT_DECLARATIONS) return;
  for (let unit = 0; unit < open.attacks.length; unit++) {
    const target = open.attacks[unit] as UnitIndex;
    if (target >= 0 && !areTouching(play, unit, target)) say({ event: 'attackLapsed', unit, target });
  }
  for (let unit = 0; unit < open.helps.length; unit++) {
    const attacker = open.helps[unit] as UnitIndex;
    if (attacker < 0) continue;
    const target = open.attacks[attacker] as UnitIndex;
    const stands = target >= 0 && areTouching(play, unit, attacker) && areTouching(play, unit, target);
    if (!stands) say({ event: 'supportLapsed', unit, attacker });
  }
};

/** COMMAND-RESOLVE-009, COMMAND-RESOLVE-010: in stage 5 attacks whose attacker or target is gone are ignored. */
export const ignoreTheGone = (play: CommandPlay): void => {
  const { open, say } = play;
  for (let unit = 0; unit < open.attacks.length; unit++) {
    const target = open.attacks[unit] as UnitIndex;
    if (target >= 0 && !(isOnTheMap(play, unit) && isOnTheMap(play, target)))
      say({ event: 'attackIgnored', unit, target });
  }
};
