import type { Asked, SceneTypes, SeatId, View } from '@warmoot/kernel';
import { captain, type Player, type PlayerAnswer, playerInput, recruit, USUAL_BUDGET } from '@warmoot/players';
import { isMade } from '../core/book.js';
import { seatIn, type TableFacts } from '../core/facts.js';

/** The computer players that can be seated, by their names. */
export const PLAYERS: Readonly<Record<string, Player>> = { recruit, captain };

/** How long a computer player may think before the rest of the tables would notice. */
const THINKING_MS = 40;

/** Something that a computer player must answer. */
export interface ComputerTurn {
  readonly seat: SeatId;
  readonly as: string;
  readonly question: string;
  readonly player: string;
}

/** The next answer that a computer player owes; null while it is for people to act. */
export const nextTurn = (facts: TableFacts): ComputerTurn | null => {
  const { scene, paused } = facts;
  if (scene === null || paused) return null;
  const { awaits } = scene.session.run;
  if (awaits.need !== 'answers') return null;
  const holders = awaits.asked.map(({ seat }) => seatIn(facts, seat));
  // Where whoever answers first decides, people are let speak first.
  if (!awaits.together && holders.some((one) => one?.holder === 'person')) return null;
  for (const { seat, as } of awaits.asked) {
    const holder = seatIn(facts, seat);
    const asked = scene.questions[as];
    if (holder === undefined || holder.player === null || asked === undefined || isMade(scene, as)) continue;
    return { seat, as, question: asked.question, player: holder.player };
  }
  return null;
};

const AGREE = { choose: 'agree' };

/** The player's answer, from what its seat sees and nothing else. Computers agree to what people propose. */
export const think = (facts: TableFacts, { seat, as, player }: ComputerTurn, seed: string): PlayerAnswer['choice'] => {
  const { session } = facts.scene as NonNullable<TableFacts['scene']>;
  const asked: Asked = { seat, as };
  if (session.run.accepts(asked, AGREE).ok) return AGREE;
  const view: View<SceneTypes> = session.run.view(seat);
  const until = performance.now() + THINKING_MS;
  const budget = { ...USUAL_BUDGET, spent: () => performance.now() > until };
  return (PLAYERS[player] ?? recruit).answer(playerInput(session.rules, view, asked, { seed, budget })).choice;
};
