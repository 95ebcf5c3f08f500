import { Impossible } from '@warmoot/kernel';
import type { Desk } from './desk.js';
import { isPersons, type TableFacts } from './facts.js';
import { answer, settleDice } from './play.js';
import { handPace } from './screen.js';
import { type StandingTurn, standingTurns } from './standing.js';

/** Tells an answer that stands from every other. */
export const nameOfTurn = ({ seat, as, question }: StandingTurn): string => `${seat}\n${as}\n${question}`;

/** Whether another person sits at the table, playing or watching: they could tell from its pace that an answer stands. */
const hasCompany = ({ seats }: TableFacts, { seat }: StandingTurn): boolean =>
  seats.some((one) => one.seat !== seat && isPersons(one));

/** After how many milliseconds an answer that stands is given: as a hand would, where anybody else could notice. */
export const paceOf = (facts: TableFacts, turn: StandingTurn, secret: string): number =>
  hasCompany(facts, turn) ? handPace(secret) : 0;

/**
 * Gives the answers that stand and whose time has come, as their people would have given them by hand: nobody may tell
 * one from the other.
 */
export const giveStanding = (desk: Desk, isDue: (name: string) => boolean): void => {
  for (;;) {
    const turn = standingTurns(desk.facts, desk.circumstances.here).find((one) => isDue(nameOfTurn(one)));
    if (turn === undefined) return;
    const given = answer(desk, turn.seat, turn, { by: turn.seat, how: 'standing' });
    if (!given.ok) throw new Impossible('an answer that stands is refused', given.refusal.code);
    settleDice(desk);
  }
};
