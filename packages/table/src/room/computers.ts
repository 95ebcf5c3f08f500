import { type Asked, Impossible, viewOf } from '@warmoot/kernel';
import type { Thought } from '../aside/think.js';
import type { Desk } from '../core/desk.js';
import type { TableFacts } from '../core/facts.js';
import { answer } from '../core/play.js';
import { type ComputerTurn, nextTurn } from '../core/turns.js';

const AGREE = { choose: 'agree' };

/** What a computer player is to think about; or its answer, where that needs no thinking. */
export type Wanted = { readonly choice: unknown } | { readonly thought: Thought };

/** The player's question, from what its seat sees and nothing else. Computers agree to what people propose. */
export const wantedOf = (facts: TableFacts, { seat, as, player }: ComputerTurn, seed: string): Wanted => {
  const { session } = facts.scene as NonNullable<TableFacts['scene']>;
  const asked: Asked = { seat, as };
  if (session.run.accepts(asked, AGREE).ok) return { choice: AGREE };
  const view = viewOf(session.run.state, seat, facts.options.hideMade);
  return { thought: { scene: session.rules.scene, view, asked, player, seed } };
};

const isSame = (a: ComputerTurn, b: ComputerTurn | null): boolean =>
  a.question === b?.question && a.as === b.as && a.seat === b.seat && a.player === b.player;

/** Gives a computer player's answer, if that is what is asked still: people went on playing while it thought. */
export const playTurn = (desk: Desk, turn: ComputerTurn, choice: unknown): void => {
  if (!isSame(turn, nextTurn(desk.facts))) return;
  const answered = answer(desk, turn.seat, { ...turn, choice }, { by: turn.seat, how: 'computer' });
  // Asked again it would think for ever.
  if (!answered.ok) throw new Impossible('an answer of a computer player is refused', answered.refusal.code);
};
