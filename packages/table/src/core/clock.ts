import type { SceneTypes, SeatId, Session } from '@warmoot/kernel';
import { isMade } from './book.js';
import type { Desk } from './desk.js';
import type { Book, Question, TableFacts } from './facts.js';
import { answer } from './play.js';
import { speakFor } from './proposing.js';

interface Silent extends Pick<Question, 'question' | 'as' | 'since'> {
  readonly seat: SeatId;
  readonly choice: unknown;
}

const AGREE = { choose: 'agree' };
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

/** When the clock has to be looked at next; null when nothing runs out. */
export const nextDeadline = ({ proposals, scene, options, paused }: TableFacts): number | null => {
  const times = proposals.flatMap(({ until }) => (until === null ? [] : [until]));
  if (scene !== null && options.deadline !== null && !paused && silentIn(scene).length > 0) {
    const last = Math.max(...scene.questions.map(({ since }) => since));
    times.push(last + options.deadline * 1000);
  }
  return times.length === 0 ? null : Math.min(...times);
};

const CLOCK = 'clock' as const;

/** Answers for the seats whose time has run out. */
export const runOut = (desk: Desk): void => {
  const { now } = desk.circumstances;
  for (const { proposal, until } of desk.facts.proposals) {
    if (until === null || until > now) continue;
    // Each word may change what is asked, so the silent are looked for anew after it.
    for (;;) {
      const found = desk.facts.proposals.find((one) => one.proposal === proposal);
      const [first] = found === undefined ? [] : silentIn(found);
      if (found === undefined || first === undefined) break;
      if (!speakFor(desk, found, first.seat, first.choice, { by: first.seat, how: CLOCK }).ok) break;
    }
  }
  const { deadline } = desk.facts.options;
  for (;;) {
    const { scene, paused } = desk.facts;
    if (scene === null || deadline === null || paused) return;
    const [first] = silentIn(scene).filter(({ since }) => since + deadline * 1000 <= now);
    if (first === undefined) return;
    const { question, seat, as, choice } = first;
    if (!answer(desk, seat, { question, as, choice }, { by: seat, how: CLOCK }).ok) return;
  }
};
