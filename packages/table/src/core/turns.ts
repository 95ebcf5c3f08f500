import type { SeatId } from '@warmoot/kernel';
import { isMade, stepOf } from './book.js';
import { seatIn, type TableFacts } from './facts.js';

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
  // Where the first answer decides, people may speak before computer players. Apart, each decides for itself.
  if (!awaits.together && !stepOf(scene.session)?.apart && holders.some((one) => one?.holder === 'person')) return null;
  for (const { seat, as } of awaits.asked) {
    const holder = seatIn(facts, seat);
    const asked = scene.questions.find((one) => one.as === as && one.seat === seat);
    if (holder === undefined || holder.player === null || asked === undefined || isMade(scene, as)) continue;
    return { seat, as, question: asked.question, player: holder.player };
  }
  return null;
};
