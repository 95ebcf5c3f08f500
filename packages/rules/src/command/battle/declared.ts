import { badForm, type Refusal } from '@warmoot/kernel';
import type { UnitIndex } from '../../war/indexes.js';
import { isOnTheMap, sideOf, unitNamed } from '../../war/roster/roster.js';
import { otherSide, type Side } from '../../war/roster/sides.js';
import { maySupport } from './attacks/attacks.js';
import { isBesideAlly, mayDefend } from './attacks/defences.js';
import type { CommandSight } from './command.js';
import { areTouching } from './ground.js';
import type { Position } from './model.js';
import { SIDE_NAMES } from './setup.js';
import { classOf } from './units.js';

const COMBAT = 5;

/** A unit of a side on the field by its key, or −1. */
const unitOf = (sight: CommandSight, side: Side, key: string): UnitIndex => {
  const unit = unitNamed(sight, key);
  return unit >= 0 && sideOf(sight, unit) === side && isOnTheMap(sight, unit) ? unit : -1;
};

const bad = (path: string, key: string): Refusal => badForm(`setup.position.${path}`, 'command.couldNotDeclare', key);

/** COMMAND-CHARGE-010: a target may since have left the field or the charger's side. The Charge then binds nobody. */
const chargesFault = (sight: CommandSight, side: Side, charges: Position['charges']): Refusal | null => {
  const wrong = charges.findIndex(({ unit: key, target }) => {
    const unit = unitOf(sight, side, key);
    const enemy = unitNamed(sight, target);
    return unit < 0 || !classOf(sight, unit).charge || enemy < 0 || sideOf(sight, enemy) === side;
  });
  return wrong < 0 ? null : bad(`charges[${wrong}]`, charges[wrong]?.unit ?? '');
};

/** COMMAND-ATTACK-003, COMMAND-ATTACK-006, COMMAND-ATTACK-008: each unit attacks once, or supports one attack. */
const attacksFault = (sight: CommandSight, side: Side, attacks: Position['attacks']): Refusal | null => {
  const busy = attacks.flatMap(({ unit, supporters }) => [unit, ...supporters]);
  const twice = busy.find((key, i) => busy.indexOf(key) !== i);
  if (twice !== undefined) return bad('attacks', twice);
  for (const [i, { unit: key, target: aim, supporters }] of attacks.entries()) {
    const [unit, target] = [unitOf(sight, side, key), unitOf(sight, otherSide(side), aim)];
    const stands = unit >= 0 && target >= 0 && classOf(sight, unit).attack && areTouching(sight, unit, target);
    if (!stands) return bad(`attacks[${i}]`, key);
    const wrong = supporters.find((one) => {
      const helper = unitOf(sight, side, one);
      return helper < 0 || !maySupport(sight, helper, unit, target);
    });
    if (wrong !== undefined) return bad(`attacks[${i}].supporters`, wrong);
  }
  return null;
};

/**
 * COMMAND-DEFEND-002, COMMAND-DEFEND-014: each supports one ally who is attacked, and is not attacked itself.
 * COMMAND-DEFEND-017: in stage 5 the enemy it touched and the attacks on its ally may be gone; it counts all the same.
 */
const defencesFault = (sight: CommandSight, side: Side, { stage, attacks, defences }: Position): Refusal | null => {
  const isAttacked = (key: string): boolean => attacks.some(({ target }) => target === key);
  const couldSupport = (unit: UnitIndex, ally: UnitIndex, defender: string): boolean =>
    stage === COMBAT ? isBesideAlly(sight, unit, ally) : isAttacked(defender) && mayDefend(sight, unit, ally);
  const wrong = defences.findIndex(({ unit: key, defender }, i) => {
    const [unit, ally] = [unitOf(sight, side, key), unitOf(sight, side, defender)];
    const isFirst = defences.findIndex((one) => one.unit === key) === i;
    return unit < 0 || ally < 0 || !isFirst || isAttacked(key) || !couldSupport(unit, ally, defender);
  });
  return wrong < 0 ? null : bad(`defences[${wrong}]`, defences[wrong]?.unit ?? '');
};

/** Whether charges, attacks and supports of a position could have been declared, as units stand: COMMAND-SETUP-009. */
export const declaredFault = (sight: CommandSight, position: Position): Refusal | null => {
  const side = SIDE_NAMES.indexOf(position.active) as Side;
  return (
    chargesFault(sight, side, position.charges) ??
    attacksFault(sight, side, position.attacks) ??
    defencesFault(sight, otherSide(side), position)
  );
};
