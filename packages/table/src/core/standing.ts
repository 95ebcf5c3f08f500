import {
  type Asked,
  type GivenByStanding,
  givenByStanding,
  innermost,
  type Memos,
  type SeatId,
  type StandingAnswers,
} from '@warmoot/kernel';
import type { TableEvent } from '@warmoot/protocol';
import { kindOf, manifestOf } from '@warmoot/rules';
import { isMade } from './book.js';
import { type RunningScene, type Seat, seatIn, type TableFacts } from './facts.js';

type Stood = Extract<TableEvent, { did: 'stood' }>;

/** What stands for a seat in one kind of scene; null where the seat has said nothing of it, and is asked everything. */
export const standsFor = ({ stands }: TableFacts, seat: SeatId, kind: string): StandingAnswers | null =>
  stands[seat]?.[kind] ?? null;

/** The kind of the scene that is being played: the innermost. */
export const kindNow = ({ session }: Pick<RunningScene, 'session'>): string =>
  kindOf(innermost(session.run).rules.scene);

export const memosFor = ({ memos }: RunningScene, seat: SeatId, kind: string): Memos => memos[seat]?.[kind]?.all ?? {};

/** Whether a question was opened by going back: who agreed to that wants to answer it anew. */
const isReopened = ({ session, nos }: RunningScene, question: string): boolean => {
  const no = Number(question.split('.')[1]);
  return session.entries[nos.indexOf(no)]?.input.input === 'undo';
};

/** The answer that stands for somebody who is asked; null where they must give it by hand. */
export const givenFor = (facts: TableFacts, scene: RunningScene, asked: Asked): GivenByStanding | null => {
  const { run } = scene.session;
  if (run.awaits.need !== 'answers') return null;
  const kind = kindNow(scene);
  const stands = standsFor(facts, asked.seat, kind);
  const question = scene.questions.find(({ seat, as }) => seat === asked.seat && as === asked.as);
  if (stands === null || question === undefined || isReopened(scene, question.question)) return null;
  const memos = memosFor(scene, asked.seat, kind);
  return givenByStanding(run, asked, {
    of: (rules) => manifestOf(rules).standing,
    stands,
    memos,
    hideMade: facts.options.hideMade,
  });
};

/** Something that the table answers for a person, because it stands. */
export interface StandingTurn {
  readonly seat: SeatId;
  readonly as: string;
  readonly question: string;
  readonly choice: unknown;
}

/** Whether a person sits there who acts for themselves, and nobody doubts it. */
const isPersonsTurn = ({ holder, player, freed }: Seat): boolean => holder === 'person' && player === null && !freed;

/** Whether the table is asked to let a computer act for a seat: it then waits for the person's own hand. */
const isDoubted = ({ proposals }: TableFacts, seat: SeatId): boolean =>
  proposals.some(({ about, concerned }) => about === 'regent' && concerned.includes(seat));

/** The answers that stand now for people who are here. */
export const standingTurns = (facts: TableFacts, here: (seat: SeatId) => boolean): readonly StandingTurn[] => {
  const { scene, paused } = facts;
  if (scene === null || paused) return [];
  return scene.questions.flatMap(({ question, as, seat }): readonly StandingTurn[] => {
    const found = seat === null ? undefined : seatIn(facts, seat);
    if (seat === null || found === undefined || !isPersonsTurn(found) || !here(seat) || isMade(scene, as)) return [];
    if (isDoubted(facts, seat)) return [];
    const given = givenFor(facts, scene, { seat, as });
    return given === null ? [] : [{ seat, as, question, choice: given.choice }];
  });
};

const withMemos = (scene: RunningScene, { seat, kind, in: at, memos }: Stood): RunningScene => {
  if (memos === undefined || at === undefined || at.scene !== scene.scene) return scene;
  const own = { ...scene.memos[seat], [kind]: { no: at.no, all: memos } };
  return { ...scene, memos: { ...scene.memos, [seat]: own } };
};

/** The facts after a seat has set what stands, or something was remembered for it. */
export const afterStood = (facts: TableFacts, what: Stood): TableFacts => {
  const { seat, kind, answers } = what;
  const { [kind]: _, ...others } = facts.stands[seat] ?? {};
  const own = answers === undefined ? facts.stands[seat] : answers === null ? others : { ...others, [kind]: answers };
  const stands = own === undefined ? facts.stands : { ...facts.stands, [seat]: own };
  return { ...facts, stands, scene: facts.scene === null ? null : withMemos(facts.scene, what) };
};

/** Forgets what stood for a seat: somebody else sits there from now on, or nobody. */
export const withoutStanding = (facts: TableFacts, seat: SeatId): TableFacts => {
  if (facts.stands[seat] === undefined) return facts;
  const { [seat]: _, ...stands } = facts.stands;
  return { ...facts, stands };
};

type Remembered = RunningScene['memos'];

const onlyMemos = (memos: Remembered, keeps: (kind: string, memo: Remembered[string][string]) => boolean): Remembered =>
  Object.fromEntries(
    Object.entries(memos).map(([seat, byKind]) => [
      seat,
      Object.fromEntries(Object.entries(byKind).filter(([kind, memo]) => keeps(kind, memo))),
    ]),
  );

/** What is still remembered after an entry: nothing of what was gone back on, nor of a scene inside that is over. */
export const memosAfterEntry = (
  { memos, session }: RunningScene,
  after: Pick<RunningScene, 'session'>,
  back: number | null,
): Remembered => {
  const isInnerOver = session.run.state.inner !== null && after.session.run.state.inner === null;
  if (back === null && !isInnerOver) return memos;
  const kind = kindOf(session.rules.scene);
  return onlyMemos(memos, (of, { no }) => (back === null || no <= back) && (!isInnerOver || of === kind));
};
