import { d, FACE, type Fixed, type Rated, type RuleId, type Sum, type Throw } from '@warmoot/kernel';
import type { Motive } from '../character/motives.table.js';
import { BASE, type CheckEdition, contestThrow } from '../check/check.js';
import { ratingOf } from '../check/rating.js';
import type { DiscussionEdition } from './edition.js';
import type { Appeal } from './model.js';
import { drivingIn, motivesOf, personNamed, skillOf, type TalkSight } from './people.js';
import type { Matter, Terms } from './setup.js';

export type TalkEdition = CheckEdition & DiscussionEdition;
type InSight = Pick<TalkSight, 'given' | 'open'>;
type Rate = (by: (sum: Sum) => void) => Rated;

/** An appeal as far as its dice go. */
export interface Thrown {
  readonly talker: string;
  readonly terms: Fixed<Terms>;
  /** When it began: what came to drive people later does not count. Left out: now. */
  readonly number?: number;
}

/** SAGA-TALK-022: the talker's rating alone, with what the table has added to it. */
const talkersRating =
  (sight: InSight, { talker, terms }: Thrown, edition: CheckEdition) =>
  (sum: Sum): void =>
    ratingOf(
      {
        name: talker,
        seat: '',
        skill: terms.skill,
        rating: skillOf(personNamed(sight, talker), terms.skill),
        modifiers: terms.modifiers,
      },
      edition,
    )(sum);

/** Where the difficulty for a listener comes from. */
export interface Difficulty {
  readonly difficulty: number;
  readonly rule: RuleId;
  /** Who gave what drives them already; null where the table sets the difficulty. */
  readonly drivenBy: string | null;
}

/**
 * SAGA-TALK-029, S1E-TALK-002: the table sets it where nothing drives the listener in the matter. SAGA-TALK-030,
 * S1E-TALK-003: where something does, the rules do, and the table does not choose.
 */
export const difficultyFor = (
  { talk }: DiscussionEdition,
  sight: InSight,
  { terms, number }: Omit<Thrown, 'talker'>,
  { who, matter }: { readonly who: string; readonly matter: Matter },
): Difficulty => {
  const driving = drivingIn(sight, who, matter, number);
  if (driving !== null) {
    return { difficulty: talk.againstDriving(driving.rating), rule: talk.drivenBy, drivenBy: driving.by ?? '' };
  }
  const set = terms.besides.find((one) => one.who === who)?.difficulty ?? terms.difficulty;
  return { difficulty: set, rule: talk.setBy, drivenBy: null };
};

const lineOf =
  ({ difficulty, rule, drivenBy }: Difficulty) =>
  (sum: Sum): void => {
    if (drivenBy === null) sum.add(difficulty, 'difficulty', rule);
    else if (drivenBy === '') sum.add(difficulty, 'driven', rule);
    else sum.add(difficulty, 'driven', rule, drivenBy);
  };

/** SAGA-TALK-031: the check against one difficulty. */
export const appealCheck = (
  edition: TalkEdition,
  { sight, rate }: { readonly sight: InSight; readonly rate: Rate },
  appeal: Thrown,
  difficulty: Difficulty,
): Throw => edition.check({ roller: rate(talkersRating(sight, appeal, edition)), opposing: rate(lineOf(difficulty)) });

/** How a total that reaches so many of several difficulties is called. */
const reaching = (levels: number): string => `reaches${levels}`;

/** SAGA-TALK-023: one total, compared with several difficulties: how many of them it reaches. */
const severalCheck = (
  edition: TalkEdition,
  { sight, rate }: { readonly sight: InSight; readonly rate: Rate },
  appeal: Thrown,
  levels: readonly number[],
): Throw => {
  const thrown = contestThrow(rate(talkersRating(sight, appeal, edition)));
  const bands = [
    ...levels.map((difficulty, at) => ({ upTo: BASE.by + difficulty - 1, result: reaching(at) })),
    { upTo: null, result: reaching(levels.length) },
  ];
  const { tally } = thrown;
  return {
    ...thrown,
    reading: { ...thrown.reading, rows: { rows: 'bands', bands } } as Throw['reading'],
    tally: tally && { ...tally, against: [BASE] },
  };
};

type Listeners = readonly { readonly who: string; readonly matter: Matter }[];

const levelsOf = (difficulties: readonly Difficulty[]): readonly number[] =>
  [...new Set(difficulties.map(({ difficulty }) => difficulty))].sort((a, b) => a - b);

/** The throw by which an appeal reaches these listeners, or does not. */
export const appealThrow = (
  edition: TalkEdition,
  by: { readonly sight: InSight; readonly rate: Rate },
  appeal: Thrown,
  listeners: Listeners,
): Throw => {
  const difficulties = listeners.map((one) => difficultyFor(edition, by.sight, appeal, one));
  const levels = levelsOf(difficulties);
  return levels.length === 1
    ? appealCheck(edition, by, appeal, difficulties[0] as Difficulty)
    : severalCheck(edition, by, appeal, levels);
};

/** Whom a throw has reached. */
export const reachedBy = (
  edition: TalkEdition,
  sight: InSight,
  appeal: Thrown,
  listeners: Listeners,
  result: unknown,
): readonly { readonly who: string; readonly reached: boolean }[] => {
  const difficulties = listeners.map((one) => difficultyFor(edition, sight, appeal, one));
  const levels = levelsOf(difficulties);
  const count =
    result === 'success' ? 1 : result === 'failure' ? 0 : levels.findIndex((_, at) => result === reaching(at));
  const reached = count < 0 ? levels.length : count;
  return listeners.map(({ who }, at) => ({
    who,
    reached: levels.indexOf((difficulties[at] as Difficulty).difficulty) < reached,
  }));
};

/** SAGA-TALK-033, SAGA-TALK-034: a d12, and the rating or less is a success. SAGA-MOTIVE-004: the rating is its strength. */
export const motiveThrow = (sight: InSight, who: string, motive: Motive): Throw => {
  const rating = motivesOf(sight, who)?.[motive] as number;
  return {
    dice: [d(12)],
    reading: { read: 'together', keep: null, worth: FACE, plus: 0, rows: { rows: 'atMost', target: rating } },
    tally: { plus: [], against: [{ by: rating, what: `motive.${motive}`, why: 'SAGA-TALK-033', note: who }] },
  };
};

/**
 * The throws of an appeal, each with those it is for. One for all where a total can be compared with several
 * difficulties; S1E-TALK-007: otherwise one for each difficulty, the lowest first.
 */
export const throwsFor = (
  edition: TalkEdition,
  sight: InSight,
  appeal: Fixed<Appeal>,
  listeners: Listeners,
): readonly (readonly string[])[] => {
  const names = (some: Listeners): readonly string[] => some.map(({ who }) => who);
  if (edition.talk.oneTotal) return [names(listeners)];
  const difficulties = listeners.map((one) => difficultyFor(edition, sight, appeal, one).difficulty);
  return [...new Set(difficulties)]
    .sort((a, b) => a - b)
    .map((level) => names(listeners.filter((_, at) => difficulties[at] === level)));
};
