import { type Asked, Impossible, type SceneTypes, type View, viewOf } from '@warmoot/kernel';
import { PLAYERS, type PlayerAnswer, playerInput, recruit, USUAL_BUDGET } from '@warmoot/players';
import type { Desk } from '../core/desk.js';
import type { TableFacts } from '../core/facts.js';
import { answer } from '../core/play.js';
import { type ComputerTurn, nextTurn } from '../core/turns.js';

/** How long a computer player may think before the rest of the tables would notice. */
const THINKING_MS = 40;

const AGREE = { choose: 'agree' };

/** The player's answer, from what its seat sees and nothing else. Computers agree to what people propose. */
export const think = (facts: TableFacts, { seat, as, player }: ComputerTurn, seed: string): PlayerAnswer['choice'] => {
  const { session } = facts.scene as NonNullable<TableFacts['scene']>;
  const asked: Asked = { seat, as };
  if (session.run.accepts(asked, AGREE).ok) return AGREE;
  const view: View<SceneTypes> = viewOf(session.run.state, seat, facts.options.hideMade);
  const until = performance.now() + THINKING_MS;
  const budget = { ...USUAL_BUDGET, spent: () => performance.now() > until };
  return (PLAYERS[player] ?? recruit).answer(playerInput(session.rules, view, asked, { seed, budget })).choice;
};

/** Lets the computer player answer who owes the next answer, if one does. */
export const playNextTurn = (desk: Desk): void => {
  const turn = nextTurn(desk.facts);
  if (turn === null) return;
  const choice = think(desk.facts, turn, desk.circumstances.secret());
  const answered = answer(desk, turn.seat, { ...turn, choice }, { by: turn.seat, how: 'computer' });
  // Asked again it would think for ever.
  if (!answered.ok) throw new Impossible('an answer of a computer player is refused', answered.refusal.code);
};
