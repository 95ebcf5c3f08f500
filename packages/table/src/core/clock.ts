import { type Input, type Json, type SceneTypes, type SeatId, type Session, sameJson } from '@warmoot/kernel';
import { isMade } from './book.js';
import type { Desk } from './desk.js';
import type { Book, Question, RunningProposal, RunningScene, TableFacts } from './facts.js';
import { answer, settleDice } from './play.js';
import { speakFor } from './proposing.js';
import { silentAt } from './waiting.js';

interface Silent extends Pick<Question, 'question' | 'as' | 'since'> {
  readonly seat: SeatId;
  readonly choice: unknown;
}

const AGREE = { choose: 'agree' };
const OBJECT = { choose: 'object' };
const ABSTAIN = { choose: 'vote', vote: 'abstain' };

/** What silence means: agreement to what is proposed, abstention from a vote; elsewhere nothing. */
const silentChoice = (session: Session<SceneTypes>, seat: SeatId, as: string): unknown => {
  const { awaits } = session.run;
  if (awaits.need !== 'answers' || (awaits.step !== 'decide' && awaits.step !== 'vote')) return null;
  const choice = awaits.step === 'decide' ? AGREE : ABSTAIN;
  return session.run.accepts({ seat, as }, choice).ok ? choice : null;
};

const silentIn = (book: Book): readonly Silent[] =>
  book.questions.flatMap(({ question, as, seat, since }) => {
    if (seat === null || isMade(book, as)) return [];
    const choice = silentChoice(book.session, seat, as);
    return choice === null ? [] : [{ question, seat, as, since, choice }];
  });

/** The silent on a proposal, and when their silence counts. */
const silentOn = (proposal: RunningProposal): readonly (Silent & { readonly at: number })[] =>
  silentIn(proposal).flatMap((silent) => {
    const at = silentAt(proposal, silent);
    return at === null ? [] : [{ ...silent, at }];
  });

/** Whether time runs out on a question of the scene, and when. A wait is not made shorter by options set meanwhile. */
const endOf = ({ options, switched }: TableFacts, since: number): number | null =>
  options.deadline === null ? null : Math.max(since, switched) + options.deadline * 1000;

/** When the clock has to be looked at next; null when nothing runs out. */
export const nextDeadline = (facts: TableFacts): number | null => {
  const { proposals, scene, paused } = facts;
  const times = proposals.flatMap((proposal) => silentOn(proposal).map(({ at }) => at));
  if (scene !== null && !paused && silentIn(scene).length > 0) {
    const last = endOf(facts, Math.max(...scene.questions.map(({ since }) => since)));
    if (last !== null) times.push(last);
  }
  return times.length === 0 ? null : Math.min(...times);
};

/** Whether somebody is silent on a regent of their own. */
const isWordOnRegent = ({ about, concerned }: RunningProposal, { seat, choice }: Silent): boolean =>
  about === 'regent' && choice === AGREE && concerned.includes(seat);

type Answer = Extract<Input, { input: 'answer' }>;

/** Whether the clock can have given an answer for a seat: its time was over, and silence meant just that. */
export const isOfClock = (
  facts: TableFacts,
  log: RunningScene | RunningProposal,
  answer: Answer,
  now: number,
): boolean => {
  const isIt = ({ seat, as }: Silent): boolean => seat === answer.seat && as === answer.as;
  const says = (choice: unknown): boolean => sameJson(answer.choice as Json, choice as Json);
  if (!('proposal' in log)) {
    return silentIn(log).some((one) => isIt(one) && says(one.choice) && (endOf(facts, one.since) ?? now + 1) <= now);
  }
  const found = silentOn(log).find((one) => isIt(one) && one.at <= now);
  // Whether whoever was to have a regent was back by then is not written down.
  return found !== undefined && (says(found.choice) || (isWordOnRegent(log, found) && says(OBJECT)));
};

const CLOCK = 'clock' as const;

/** The word of the clock: whoever is back by the time that a regent would take over has not been away. */
const wordFor = ({ circumstances }: Desk, proposal: RunningProposal, silent: Silent): unknown =>
  isWordOnRegent(proposal, silent) && circumstances.here(silent.seat) ? OBJECT : silent.choice;

/** Answers for the seats whose time has run out. */
export const runOut = (desk: Desk): void => {
  const { now } = desk.circumstances;
  for (const { proposal } of desk.facts.proposals) {
    // Each word may change what is asked, so the silent are looked for anew after it.
    for (;;) {
      const found = desk.facts.proposals.find((one) => one.proposal === proposal);
      const first = found === undefined ? undefined : silentOn(found).find(({ at }) => at <= now);
      if (found === undefined || first === undefined) break;
      const word = wordFor(desk, found, first);
      if (!speakFor(desk, found, first.seat, word, { by: first.seat, how: CLOCK }).ok) break;
    }
  }
  settleDice(desk);
  for (;;) {
    const { scene, paused } = desk.facts;
    if (scene === null || paused) return;
    const [first] = silentIn(scene).filter(({ since }) => (endOf(desk.facts, since) ?? now + 1) <= now);
    if (first === undefined) return;
    const { question, seat, as, choice } = first;
    if (!answer(desk, seat, { question, as, choice }, { by: seat, how: CLOCK }).ok) return;
  }
};
