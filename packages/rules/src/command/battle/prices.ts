import { unitNamed } from '../../war/roster/roster.js';
import { FEINT_COST } from './attacks/answers.js';
import { ATTACK_COST } from './attacks/attacks.js';
import { ALLOW_ESCAPE_COST, LOSE_ATTACK_COST } from './attacks/combats.js';
import type { CommandChoice, CommandSight } from './command.js';
import { STEADY_COST } from './meetings.js';
import { ALLOW_DISENGAGEMENT_COST, ENDURE_CHARGE_COST } from './movement/answers.js';
import { DISENGAGE_COST, HOLD_COST, MANOEUVRE_COST } from './movement/movement.js';
import { MORAL_CHECK_COST } from './rout.js';
import { canPay } from './units.js';
import { ENDURE_MISSILES_COST, VOLLEY_COST } from './volleys.js';

/** What has a price; everything else is free (COMMAND-POINTS-009). */
const PRICES: Partial<Record<CommandChoice['choose'], number>> = {
  volley: VOLLEY_COST,
  manoeuvre: MANOEUVRE_COST,
  disengage: DISENGAGE_COST,
  attack: ATTACK_COST,
  endureMissiles: ENDURE_MISSILES_COST,
  endureCharge: ENDURE_CHARGE_COST,
  allowDisengagement: ALLOW_DISENGAGEMENT_COST,
  feint: FEINT_COST,
  loseAttack: LOSE_ATTACK_COST,
  moralCheck: MORAL_CHECK_COST,
  allowEscape: ALLOW_ESCAPE_COST,
  steady: STEADY_COST,
};

/** What an open choice costs. COMMAND-MOVE-007: to hold costs a point in stage 2, and nothing in the others. */
export const priceOf = (sight: CommandSight, choice: CommandChoice): number => {
  if (choice.choose !== 'hold') return PRICES[choice.choose] ?? 0;
  return sight.open.stage === 2 && canPay(sight, unitNamed(sight, choice.unit), HOLD_COST) ? HOLD_COST : 0;
};
