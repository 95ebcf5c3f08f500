import type { Json } from './json.js';
import type { Refusal } from './refusals.js';
import {
  type Asked,
  asks,
  asksTogether,
  type Play,
  type Procedure,
  type SceneTypes,
  type SeatId,
  type Sight,
  type View,
} from './scene/contract.js';
import { anyJson, oneOf, type Shape, union } from './shape.js';

/**
 * What the people at a table settle among themselves. Somebody entitled proposes; it stands unless somebody entitled
 * objects; on an objection those entitled vote, or the referee decides; a tie keeps the default or, where there is
 * none, leaves the question open. Whoever is entitled alone decides alone. Those concerned, whose own the matter is,
 * cannot be outvoted, by a referee neither: it falls when one of them is against it.
 */
export interface Ruling {
  readonly about: string;
  readonly entitled: readonly SeatId[];
  /** What holds if nobody proposes otherwise; null where there is no default. */
  readonly fallback: Json | null;
  /** Whose own the matter is. Left out where it is nobody's. */
  readonly concerned?: readonly SeatId[];
  /** Whether those concerned have to say yes: to abstain is not enough. */
  readonly spoken?: boolean;
  /** What is on the table now, and who put it there. */
  value: Json | null;
  by: SeatId | null;
  agreed: SeatId[];
}

/** The facts that a scene with rulings keeps among its open ones. */
export interface RulingFacts {
  ruling: Ruling | null;
  settled: Record<string, Json>;
}

/** The steps of a ruling: to decide, or to vote where somebody objects. */
export type RulingStep =
  | { readonly step: 'decide'; readonly about: string }
  | { readonly step: 'vote'; readonly about: string };

/** A vote. */
export type Vote = 'for' | 'against' | 'abstain';

/** What is heard of a ruling. */
export type RulingEvent =
  | {
      readonly event: 'asked';
      readonly about: string;
      readonly entitled: readonly SeatId[];
      readonly fallback: Json | null;
      readonly concerned?: readonly SeatId[];
      readonly spoken?: boolean;
    }
  | { readonly event: 'proposed'; readonly about: string; readonly by: SeatId; readonly value: Json }
  | { readonly event: 'agreed'; readonly about: string; readonly by: SeatId }
  | { readonly event: 'objected'; readonly about: string; readonly by: SeatId }
  | {
      readonly event: 'voted';
      readonly about: string;
      readonly votes: Readonly<Record<SeatId, Vote>>;
      readonly stands: boolean;
    }
  | { readonly event: 'settled'; readonly about: string; readonly value: Json };

/** How somebody who is entitled speaks to a question. */
export type DecideChoice =
  | { readonly choose: 'agree' }
  | { readonly choose: 'object' }
  | { readonly choose: 'propose'; readonly value: Json };

/** What can be answered in a ruling. */
export type RulingChoice = DecideChoice | { readonly choose: 'vote'; readonly vote: Vote };

interface RulingScene extends SceneTypes {
  open: RulingFacts;
  step: RulingStep;
  event: RulingEvent;
  choice: RulingChoice;
}

/** What may be proposed on a matter. */
export interface Question<T extends SceneTypes = SceneTypes> {
  readonly value: Shape<Json>;
  /** Some values that fit, for players and tests to propose. */
  readonly samples: readonly Json[];
  /** Why a value of the right shape cannot be proposed as things stand; null where it can. Left out: any can. */
  readonly refuses?: (view: View<T>, value: Json) => Refusal | null;
}

export interface RulingRules<T extends SceneTypes> {
  readonly questions: Readonly<Record<string, Question<T>>>;
  /** The seat whose word replaces the vote, if the table has named one. */
  readonly referee: (sight: Sight<T>) => SeatId | null;
}

/** What the table may propose: on each matter something else, which the schema lists under its name. */
const decideAnswer = (questions: RulingRules<RulingScene>['questions']): Shape<DecideChoice> => {
  const matters = Object.entries(questions).map(([title, { value }]) => ({ title, ...value.schema }));
  const value = { ...anyJson, schema: { anyOf: matters } };
  return union('choose', { agree: {}, object: {}, propose: { value } });
};
const VOTE = union('choose', { vote: { vote: oneOf('for', 'against', 'abstain') } });
const VOTES = (['for', 'against', 'abstain'] as const).map((vote) => ({ choose: 'vote', vote }) as const);
const AGREE = { choose: 'agree' } as const;
const OBJECT = { choose: 'object' } as const;

/** More for than against; a tie is not enough. */
const carries = (votes: Readonly<Record<SeatId, Vote>>): boolean => {
  const cast = Object.values(votes);
  return cast.filter((vote) => vote === 'for').length > cast.filter((vote) => vote === 'against').length;
};

const rulingIn = (open: { readonly ruling: unknown }): Ruling => open.ruling as Ruling;

const seats = (entitled: readonly SeatId[]): readonly Asked[] => entitled.map((seat) => ({ seat, as: seat }));

const quickAnswers = (ruling: Ruling): readonly DecideChoice[] => {
  if (ruling.value === null) return [];
  return ruling.by === null ? [AGREE] : [AGREE, OBJECT];
};

const settleIfAgreed = (play: Play<RulingScene>, about: string): void => {
  const { entitled, agreed, value } = rulingIn(play.open);
  if (entitled.every((seat) => agreed.includes(seat))) play.say({ event: 'settled', about, value });
  else play.next({ step: 'decide', about });
};

type Asking = Pick<Ruling, 'about' | 'entitled' | 'fallback' | 'concerned' | 'spoken'>;

/** Puts a question to the table: it is settled when the steps put here are done. */
export const putQuestion = (
  play: { say: (event: RulingEvent) => void; next: (step: RulingStep) => void },
  question: Asking,
): void => {
  play.say({ event: 'asked', ...question });
  play.next({ step: 'decide', about: question.about });
};

/** Puts a question to the table together with a first proposal. */
export const propose = (
  play: { say: (event: RulingEvent) => void; next: (step: RulingStep) => void },
  question: Asking,
  proposal: { readonly by: SeatId; readonly value: Json },
): void => {
  play.say({ event: 'asked', ...question });
  play.say({ event: 'proposed', about: question.about, ...proposal });
  if (question.entitled.every((seat) => seat === proposal.by)) {
    play.say({ event: 'settled', about: question.about, value: proposal.value });
  } else play.next({ step: 'decide', about: question.about });
};

const decide = ({
  questions,
}: RulingRules<RulingScene>): Procedure<RulingScene, Extract<RulingStep, { step: 'decide' }>> =>
  asks({
    whom: ({ open }) => {
      const { entitled, agreed } = rulingIn(open);
      return seats(entitled.filter((seat) => !agreed.includes(seat)));
    },
    answer: decideAnswer(questions),
    choices: ({ open }) => quickAnswers(rulingIn(open)),
    others: () => true,
    refuses: (view, { about }, choice, { seat, as }): Refusal | null => {
      if (choice.choose !== 'propose') {
        return { code: 'NOT_A_CHOICE', seat, as, step: 'decide', open: quickAnswers(rulingIn(view.open)).length };
      }
      const { value, refuses } = questions[about] as Question<RulingScene>;
      const fits = value.parse(choice.value, 'choice.value');
      return fits.ok ? (refuses?.(view, fits.value) ?? null) : fits.refusal;
    },
    sample: ({ open }, { about }, _asked, source): DecideChoice => {
      const quick = quickAnswers(rulingIn(open));
      const pick = source.below(quick.length * 3 + 1);
      const { samples } = questions[about] as Question<RulingScene>;
      if (pick < quick.length * 3) return quick[pick % quick.length] as DecideChoice;
      return { choose: 'propose', value: samples[source.below(samples.length)] as Json };
    },
    then: (play, { about }, choice, { seat }) => {
      if (choice.choose === 'object') {
        const { concerned = [], fallback } = rulingIn(play.open);
        play.say({ event: 'objected', about, by: seat });
        if (concerned.includes(seat) && fallback !== null) play.say({ event: 'settled', about, value: fallback });
        else play.next({ step: 'vote', about });
        return;
      }
      if (choice.choose === 'propose') play.say({ event: 'proposed', about, by: seat, value: choice.value });
      else play.say({ event: 'agreed', about, by: seat });
      settleIfAgreed(play, about);
    },
  });

/** Whether somebody concerned is against it, or does not say yes where that is needed. */
const isBarred = ({ concerned = [], spoken = false }: Ruling, votes: Readonly<Record<SeatId, Vote>>): boolean =>
  concerned.some((seat) => votes[seat] === 'against' || (spoken && votes[seat] !== 'for'));

const vote = ({ referee }: RulingRules<RulingScene>): Procedure<RulingScene, Extract<RulingStep, { step: 'vote' }>> =>
  asksTogether({
    whom: (facts) => {
      const judge = referee(facts);
      const { entitled, concerned = [] } = rulingIn(facts.open);
      return seats(judge === null ? entitled : [...new Set([judge, ...concerned])]);
    },
    answer: VOTE,
    choices: () => VOTES,
    then: (play, { about }, answers) => {
      const votes = Object.fromEntries(answers.map(({ as, choice }) => [as, choice.vote]));
      const ruling = rulingIn(play.open);
      const { value, fallback } = ruling;
      const judge = referee(play);
      const decides = judge === null ? carries(votes) : votes[judge] === 'for';
      const stands = decides && !isBarred(ruling, votes);
      play.say({ event: 'voted', about, votes, stands });
      if (stands) play.say({ event: 'settled', about, value });
      else if (fallback !== null) play.say({ event: 'settled', about, value: fallback });
      else putQuestion(play, { about, entitled: rulingIn(play.open).entitled, fallback: null });
    },
  });

interface RulingProcedures<T extends SceneTypes> {
  readonly decide: Procedure<T, Extract<RulingStep, { step: 'decide' }>>;
  readonly vote: Procedure<T, Extract<RulingStep, { step: 'vote' }>>;
}

/** The two procedures of a ruling, for a scene whose facts, steps and events include those of rulings. */
export const rulingProcedures = <T extends SceneTypes>(rules: RulingRules<T>): RulingProcedures<T> => {
  const own = rules as unknown as RulingRules<RulingScene>;
  return { decide: decide(own), vote: vote(own) } as unknown as RulingProcedures<T>;
};

/** The events of a ruling, by which it is told from those of the scene around it. */
export const RULING_EVENTS: ReadonlySet<string> = new Set([
  'asked',
  'proposed',
  'agreed',
  'objected',
  'voted',
  'settled',
]);

/** Writes what was said in a ruling. */
export const evolveRuling = (facts: RulingFacts, event: RulingEvent): void => {
  switch (event.event) {
    case 'asked': {
      const { about, entitled, fallback, concerned, spoken } = event;
      const own = concerned === undefined ? {} : { concerned, spoken: spoken === true };
      facts.ruling = { about, entitled, fallback, ...own, value: fallback, by: null, agreed: [] };
      return;
    }
    case 'proposed': {
      const ruling = facts.ruling as Ruling;
      ruling.value = event.value;
      ruling.by = event.by;
      ruling.agreed = [event.by];
      return;
    }
    case 'agreed':
      (facts.ruling as Ruling).agreed.push(event.by);
      return;
    case 'objected':
    case 'voted':
      return;
    case 'settled':
      facts.ruling = null;
      facts.settled[event.about] = event.value;
  }
};
