import { type RoundStage, stagesAt, type View } from '@warmoot/kernel';
import type { Command } from './command.js';

const SETTING_UP = ['leadership', 'turns', 'deployNorth', 'deploySouth'] as const;

/** Before the first round: who leads, who goes first, and the deployment in its order. */
const beforeRounds = ({ agenda, open, given }: View<Command>): readonly RoundStage[] => {
  const step = agenda.at(-1);
  const last = given.ambush ?? open.first;
  const order = last === 0 ? [...SETTING_UP.slice(0, 2), 'deploySouth', 'deployNorth'] : [...SETTING_UP];
  const now =
    step?.step === 'deploy'
      ? step.side === 0
        ? 'deployNorth'
        : 'deploySouth'
      : step?.step === 'takeTurns'
        ? 'turns'
        : 'leadership';
  return stagesAt(given.ambush === null ? order : order.filter((one) => one !== 'leadership'), now);
};

/** COMMAND-TURN-002: the stages of a turn. */
const TURN = ['volleys', 'movement', 'attacks', 'defence', 'combat'];

export const commandStages = (view: View<Command>): readonly RoundStage[] =>
  view.open.round === 0 ? beforeRounds(view) : stagesAt(TURN, TURN[view.open.stage - 1] ?? null);
