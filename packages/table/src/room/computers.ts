import { type Asked, Impossible, type SeatId, viewOf } from '@warmoot/kernel';
import { gestureOf } from '@warmoot/players';
import type { Thought } from '../aside/think.js';
import { roomForGesture } from '../core/bounds.js';
import type { Desk } from '../core/desk.js';
import { type RunningScene, seatIn, type TableFacts } from '../core/facts.js';
import { answer, gesture } from '../core/play.js';
import { type ComputerTurn, nextTurn } from '../core/turns.js';

const AGREE = { choose: 'agree' };

/** What a computer player is to think about; or its answer, where that needs no thinking. */
export type Wanted = { readonly choice: unknown } | { readonly thought: Thought };

/** The player's question, from what its seat sees and nothing else. Computers agree to what people propose. */
export const wantedOf = (facts: TableFacts, { seat, as, player }: ComputerTurn, seed: string): Wanted => {
  const { session } = facts.scene as RunningScene;
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

/** The next thing that a computer player does without being asked, for a seat that it has or stands in at; null for none. */
export const nextGesture = (facts: TableFacts): { readonly seat: SeatId; readonly gesture: unknown } | null => {
  const { scene, paused, options } = facts;
  if (scene === null || paused) return null;
  const { rules, run } = scene.session;
  for (const seat of run.state.seats) {
    if ((seatIn(facts, seat)?.player ?? null) === null) continue;
    const made = gestureOf(rules, seat, (one) => viewOf(run.state, one, options.hideMade));
    if (made !== null && roomForGesture(scene, seat, made).ok) return { seat, gesture: made };
  }
  return null;
};

/** Does all that computer players do without being asked. */
export const playGestures = (desk: Desk): void => {
  for (let next = nextGesture(desk.facts); next !== null; next = nextGesture(desk.facts)) {
    const { seat } = next;
    const { scene } = desk.facts.scene as RunningScene;
    const done = gesture(desk, seat, { scene, gesture: next.gesture }, { by: seat, how: 'computer' });
    if (!done.ok) throw new Impossible('a gesture of a computer player is refused', done.refusal.code);
  }
};
