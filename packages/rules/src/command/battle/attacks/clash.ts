import { counted, type Sum } from '@warmoot/kernel';
import type { UnitIndex } from '../../../war/indexes.js';
import { isOnTheMap } from '../../../war/roster/roster.js';
import type { CommandSight } from '../command.js';
import { addScore } from '../units.js';

/** COMMAND-RESOLVE-011: who supports an attack and is still on the field. */
export const attackSupporters = (sight: CommandSight, attacker: UnitIndex): readonly UnitIndex[] =>
  sight.open.helps.flatMap((helped, unit) => (helped === attacker && isOnTheMap(sight, unit) ? [unit] : []));

/**
 * COMMAND-DEFEND-013: who supports a defence counts in every attack on that unit. COMMAND-DEFEND-017: as long as it is
 * on the field, and with no further check.
 */
export const defenceSupporters = (sight: CommandSight, defender: UnitIndex): readonly UnitIndex[] =>
  sight.open.defends.flatMap((ally, unit) => (ally === defender && isOnTheMap(sight, unit) ? [unit] : []));

const total =
  (sight: CommandSight, leader: UnitIndex, supporters: readonly UnitIndex[]) =>
  (sum: Sum): void => {
    addScore(sum, sight, leader, 'assault');
    for (const unit of supporters) addScore(sum, sight, unit, 'support');
  };

/** COMMAND-RESOLVE-003: Assault of the attacker and Support of all who support it. COMMAND-RESOLVE-007: as they stand now. */
export const attackTotal = (sight: CommandSight, attacker: UnitIndex, with_ = attackSupporters(sight, attacker)) =>
  total(sight, attacker, with_);

/** COMMAND-RESOLVE-004: Assault of the defender and Support of all who support it. COMMAND-RESOLVE-008: in each attack anew. */
export const defenceTotal = (sight: CommandSight, defender: UnitIndex, with_ = defenceSupporters(sight, defender)) =>
  total(sight, defender, with_);

/** COMMAND-RESOLVE-005: the higher total wins. COMMAND-RESOLVE-006: equal ones as the table has it. Null where nobody does. */
export const winnerOf = (
  { given }: Pick<CommandSight, 'given'>,
  { attack, defence }: { readonly attack: number; readonly defence: number },
): 'attacker' | 'defender' | null => {
  if (attack !== defence) return attack > defence ? 'attacker' : 'defender';
  const ties = given.options['command.ties'];
  return ties === 'none' ? null : ties === 'attackerWins' ? 'attacker' : 'defender';
};

/** Both totals of an attack as it stands. */
export const totalsOf = (
  sight: CommandSight,
  attacker: UnitIndex,
  target: UnitIndex,
): { readonly attack: number; readonly defence: number } => ({
  attack: counted(attackTotal(sight, attacker)).total,
  defence: counted(defenceTotal(sight, target)).total,
});
