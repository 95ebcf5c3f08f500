import type { SeatId } from '@warmoot/kernel';
import type { Budget, Player, Question } from '../player.js';
import { playOut } from '../playOut.js';
import { Formalities } from './formality.js';
import type { Game, Sides } from './games.js';
import { Counting, type SeatCount, sizeOf } from './seatCount.js';

/** One game that was played. */
export interface Played {
  readonly rounds: number;
  /** What each seat went through that was asked anything. */
  readonly seats: Readonly<Record<SeatId, SeatCount>>;
  /** Which of the two sides has won, and who played it. */
  readonly won: { readonly side: 0 | 1; readonly seat: SeatId } | null;
}

/** The same player, but preparations are answered as the page does: by what the rules suggest first. */
const prepared = ({ name, answer }: Player, steps: readonly string[]): Player => ({
  name,
  answer: (question: Question) => {
    const [suggested] = steps.includes(question.step) ? (question.choices ?? []) : [];
    if (suggested === undefined) return answer(question);
    const reasons = { player: name, why: 'onlyChoice', value: null, options: [], against: [], nodes: 0 } as const;
    return { choice: suggested, reasons };
  },
});

const wonBy = ({ won, seats }: Sides, outcome: unknown, setup: unknown): Played['won'] => {
  const side = won(outcome, setup);
  return side === null ? null : { side, seat: seats(setup)[side] };
};

/** Plays one game and counts what each seat decides and is shown. */
export const played = (
  { rules, seats, start, prepares, part, sides }: Game,
  players: readonly Player[],
  { seed, dice, budget }: { readonly seed: string; readonly dice: string; readonly budget?: Budget },
): Played => {
  const begin = start(seed);
  const seating = Object.fromEntries(seats.map((seat, at) => [seat, prepared(players[at] as Player, prepares)]));
  const counting = Object.fromEntries(seats.map((seat) => [seat, new Counting()]));
  const all = Object.values(counting);
  const formalities = new Formalities();
  const { outcome, open } = playOut(rules, begin, seating, dice, {
    ...(budget === undefined ? {} : { budget }),
    look: (question, answer, run) => {
      const { step, asked, choices } = question;
      if (prepares.includes(step) || formalities.isFormality(question, answer, run)) return;
      for (const [seat, one] of Object.entries(counting)) {
        if (seat === asked.seat) one.own(sizeOf(answer.choice, choices?.length ?? null));
        else one.other();
      }
    },
    threw: () => {
      for (const one of all) one.threw();
    },
  });
  return {
    rounds: part(open) ?? 1,
    seats: Object.fromEntries(Object.entries(counting).map(([seat, one]) => [seat, one.counted()])),
    won: sides === null ? null : wonBy(sides, outcome, begin.setup),
  };
};
