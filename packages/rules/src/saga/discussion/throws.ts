import { d, FACE, type Fixed, type Rated, type RuleId, type Sum, type Throw } from '@warmoot/kernel';
import type { Motive } from '../character/motives.table.js';
import { BASE, CHECK_DICE, type CheckEdition } from '../check/check.js';
import { ratingOf } from '../check/rating.js';
import { drivingIn } from './driving.js';
import type { DiscussionEdition } from './edition.js';
import type { Driving } from './model.js';
import { type InSight, motivesOf, personNamed, skillOf } from './people.js';
import type { Matter, Terms } from './setup.js';
import { isUsual } from './uses.table.js';

export type TalkEdition = CheckEdition & DiscussionEdition;
type Rate = (by: (sum: Sum) => void) => Rated;
/** What a throw is worked out from. */
type Behind = { readonly sight: InSight; readonly rate: Rate };

/** An appeal as far as its dice go. */
export interface Thrown {
  readonly talker: string;
  readonly terms: Fixed<Terms>;
  /** When it began: what came to drive people later does not count. Left out: now. */
  readonly number?: number;
}

type Listener = { readonly who: string; readonly matter: Matter };

/** SAGA-TALK-022: the talker's rating alone, with what the table has added to it. */
const talkersRating = ({ given }: InSight, { talker, terms }: Thrown, edition: CheckEdition) => {
  const { skill, modifiers } = terms;
  return ratingOf({ name: talker, skill, rating: skillOf(personNamed({ given }, talker), skill), modifiers }, edition);
};

/** The difficulty for a listener, and where it comes from. */
export interface Difficulty {
  readonly difficulty: number;
  readonly rule: RuleId;
  /** What drives them already in the matter; null where nothing does and the table sets the difficulty. */
  readonly driving: Driving | null;
}

/**
 * The table sets the difficulty where nothing drives the listener in the matter; where something does, the rules do, and
 * the table does not choose.
 */
export const difficultyFor = (
  { talk }: DiscussionEdition,
  sight: InSight,
  { terms, number }: Omit<Thrown, 'talker'>,
  { who, matter }: Listener,
): Difficulty => {
  const driving = drivingIn(sight, who, matter, number);
  if (driving !== null) return { difficulty: talk.againstDriving(driving.rating), rule: talk.drivenBy, driving };
  const set = terms.besides.find((one) => one.who === who)?.difficulty ?? terms.difficulty;
  return { difficulty: set, rule: talk.setBy, driving: null };
};

/** Beside what drives somebody stands who gave it; beside an unusual difficulty, why it is one. */
const lineOf =
  ({ difficulty, rule, driving }: Difficulty, { note }: Fixed<Terms>) =>
  (sum: Sum): void => {
    const beside = driving === null ? (isUsual(difficulty) ? null : note) : driving.by;
    sum.add(difficulty, driving === null ? 'difficulty' : 'driven', rule, ...(beside === null ? [] : [beside]));
  };

/** The check against one difficulty. */
export const appealCheck = (
  edition: TalkEdition,
  { sight, rate }: Behind,
  appeal: Thrown,
  difficulty: Difficulty,
): Throw =>
  edition.check({
    roller: rate(talkersRating(sight, appeal, edition)),
    opposing: rate(lineOf(difficulty, appeal.terms)),
  });

/**
 * What it is called where a throw reaches so many of the listeners. How many they are is heard by all; how many different
 * difficulties they have would say something of their sheets.
 */
const reaching = (count: number, listeners: number): string => {
  if (count === 0) return 'failure';
  return count === listeners ? 'success' : `reaches${count}`;
};

/** The different difficulties, the lowest first, each with what it is called where a total falls short of it. */
const levelsOf = (difficulties: readonly Difficulty[]) => {
  const all = difficulties.map(({ difficulty }) => difficulty);
  return [...new Set(all)]
    .sort((a, b) => a - b)
    .map((level) => ({ level, short: reaching(all.filter((one) => one < level).length, all.length) }));
};

/** One total, compared with several difficulties. */
const severalCheck = (
  edition: TalkEdition,
  { sight, rate }: Behind,
  appeal: Thrown,
  difficulties: readonly Difficulty[],
): Throw => {
  const { total, lines } = rate(talkersRating(sight, appeal, edition));
  const bands = [
    ...levelsOf(difficulties).map(({ level, short }) => ({ upTo: BASE.by + level - 1, result: short })),
    { upTo: null, result: 'success' },
  ];
  return {
    dice: CHECK_DICE,
    reading: { read: 'together', keep: null, worth: FACE, plus: total, rows: { rows: 'bands', bands } },
    tally: lines && { plus: lines, against: [BASE] },
  };
};

/** The throw by which an appeal reaches these listeners, or does not. */
export const appealThrow = (
  edition: TalkEdition,
  behind: Behind,
  appeal: Thrown,
  listeners: readonly Listener[],
): Throw => {
  const difficulties = listeners.map((one) => difficultyFor(edition, behind.sight, appeal, one));
  return levelsOf(difficulties).length === 1
    ? appealCheck(edition, behind, appeal, difficulties[0] as Difficulty)
    : severalCheck(edition, behind, appeal, difficulties);
};

/** Whom a throw has reached. */
export const reachedBy = (
  edition: TalkEdition,
  sight: InSight,
  appeal: Thrown & { readonly to: readonly Listener[] },
  result: string,
): readonly { readonly who: string; readonly reached: boolean }[] => {
  const difficulties = appeal.to.map((one) => difficultyFor(edition, sight, appeal, one));
  const missed = levelsOf(difficulties).find(({ short }) => short === result)?.level ?? Number.POSITIVE_INFINITY;
  return appeal.to.map(({ who }, at) => ({ who, reached: (difficulties[at] as Difficulty).difficulty < missed }));
};

/** SAGA-TALK-033: the rating or less on a d12 is a success; SAGA-TALK-034: more is not. */
export const motiveThrow = (sight: InSight, who: string, motive: Motive): Throw => {
  const rating = motivesOf(sight, who)?.[motive] as number;
  return {
    dice: [d(12)],
    reading: { read: 'together', keep: null, worth: FACE, plus: 0, rows: { rows: 'atMost', target: rating } },
    tally: { plus: [], against: [{ by: rating, what: `motive.${motive}`, why: 'SAGA-TALK-033', note: who }] },
  };
};

/**
 * The throws of an appeal, each with those whom it is for. SAGA-TALK-023: one speech is one roll, whose total is compared
 * with each difficulty. S1E-TALK-007: a pool has no total, so each difficulty gets its own, the lowest first.
 */
export const throwsFor = (
  edition: TalkEdition,
  sight: InSight,
  appeal: Thrown,
  listeners: readonly Listener[],
): readonly (readonly string[])[] => {
  if (!edition.isPool) return [listeners.map(({ who }) => who)];
  const difficulties = listeners.map((one) => difficultyFor(edition, sight, appeal, one));
  return levelsOf(difficulties).map(({ level }) =>
    listeners.flatMap(({ who }, at) => (difficulties[at]?.difficulty === level ? [who] : [])),
  );
};
