import { listed, type Tally } from '@warmoot/kernel';
import type { UnitIndex } from '../../war/indexes.js';
import { onTheMap, sideOf } from '../../war/roster/roster.js';
import { boundTo, maySupport } from '../battle/attacks/attacks.js';
import { attackSupporters, defenceSupporters, winnerOf } from '../battle/attacks/clash.js';
import { mayDefend } from '../battle/attacks/defences.js';
import type { CommandSight } from '../battle/command.js';
import { isAttacked, isToAct } from '../battle/turn.js';
import { addScore } from '../battle/units.js';

/** What one unit brings to a fight: its lead or its support, and whether it is in already or may still come. */
export interface Block {
  readonly unit: UnitIndex;
  readonly score: number;
  /** Where the score comes from. */
  readonly lines: Tally;
  readonly state: 'in' | 'may';
}

/** One attack with all that is in it and all that may still come, before anybody resolves it. */
export interface ClashSheet {
  readonly attacker: UnitIndex;
  readonly target: UnitIndex;
  readonly attack: readonly Block[];
  readonly defence: readonly Block[];
  /** Every total that each side can still come to, the lowest first. */
  readonly attackTotals: readonly number[];
  readonly defenceTotals: readonly number[];
  /** Who can still win; null stands for a fight that nobody wins. */
  readonly winners: readonly ('attacker' | 'defender' | null)[];
}

const block = (
  sight: CommandSight,
  unit: UnitIndex,
  score: 'assault' | 'support',
  state: Block['state'] = 'in',
): Block => {
  const { total, lines } = listed((sum) => addScore(sum, sight, unit, score));
  return { unit, score: total, lines: lines ?? [], state };
};

/** Who may still support an attack, declared or only thought of: in stage 3, whoever has yet to act and is free to. */
const mayStillSupport = (sight: CommandSight, attacker: UnitIndex, target: UnitIndex): readonly UnitIndex[] =>
  sight.open.stage !== 3
    ? []
    : onTheMap(sight, sideOf(sight, attacker)).filter(
        (unit) => isToAct(sight, unit) && boundTo(sight, unit) < 0 && maySupport(sight, unit, attacker, target),
      );

/** Who may still support the defence of a unit, as far as can be seen now. */
const mayStillDefend = (sight: CommandSight, target: UnitIndex): readonly UnitIndex[] => {
  const { stage } = sight.open;
  if (stage !== 3 && stage !== 4) return [];
  return onTheMap(sight, sideOf(sight, target)).filter(
    (unit) => mayDefend(sight, unit, target) && (stage === 4 ? isToAct(sight, unit) : !isAttacked(sight, unit)),
  );
};

/** Every sum of blocks: those that are in always, those that may come or not. */
const totalsOf = (blocks: readonly Block[]): readonly number[] => {
  let sums: readonly number[] = [0];
  for (const { score, state } of blocks) {
    sums = sums.flatMap((sum) => (state === 'in' ? [sum + score] : [sum, sum + score]));
  }
  return [...new Set(sums)].sort((a, b) => a - b);
};

/** An attack on a unit as it stands, or as it would if it were declared now. */
export const clashSheet = (sight: CommandSight, attacker: UnitIndex, target: UnitIndex): ClashSheet => {
  const inAttack = attackSupporters(sight, attacker);
  const inDefence = defenceSupporters(sight, target);
  const attack = [
    block(sight, attacker, 'assault'),
    ...inAttack.map((unit) => block(sight, unit, 'support')),
    ...mayStillSupport(sight, attacker, target)
      .filter((unit) => !inAttack.includes(unit))
      .map((unit) => block(sight, unit, 'support', 'may')),
  ];
  const defence = [
    block(sight, target, 'assault'),
    ...inDefence.map((unit) => block(sight, unit, 'support')),
    ...mayStillDefend(sight, target)
      .filter((unit) => !inDefence.includes(unit))
      .map((unit) => block(sight, unit, 'support', 'may')),
  ];
  const [attackTotals, defenceTotals] = [totalsOf(attack), totalsOf(defence)];
  const all = attackTotals.flatMap((one) =>
    defenceTotals.map((other) => winnerOf(sight, { attack: one, defence: other })),
  );
  return { attacker, target, attack, defence, attackTotals, defenceTotals, winners: [...new Set(all)] };
};
