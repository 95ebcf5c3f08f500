import { d, does, type Procedures, rolls, sumOf } from '@warmoot/kernel';
import {
  bookOf,
  goingIn,
  isSecret,
  type MarchFacts,
  type MarchPlay,
  pairKey,
  pairsOf,
  seenBy,
  tellParty,
} from './books.js';
import { dayBegins, isInReach, isScouted, onePoint, onRoad, partakingIn } from './day.js';
import type { Day, March, MarchStep, Pair } from './model.js';
import { planOf, seenNow, tellWhere } from './noticing.js';
import { planStep } from './planning.js';

/** SAGA-MOVE-042: a step of which no party may know. */
export const unseen = (facts: Pick<MarchFacts, 'given'>): { readonly seenBy?: readonly never[] } =>
  isSecret(facts) ? { seenBy: [] } : {};

const testKey = (party: string, of: string): string => `${party} > ${of}`;

/** SAGA-MOVE-024: whether a party means to pass these watchers unseen today; who has left the post watches no more. */
const isSneaking = (facts: MarchFacts, party: string, of: string): boolean =>
  planOf(facts, of).pace === 'rest' && planOf(facts, party).past.some((one) => one.of === of);

/** SAGA-MOVE-025: one check covers a party for one line of watchers, as long as it stays in the span where it passed. */
const hasPassed = (facts: MarchFacts, day: Day, party: string, of: string): boolean =>
  bookOf(facts, party).passed.includes(of) && onRoad(day, party).spans.length === 0;

/** SAGA-MOVE-025: whoever sneaks past and does not feel seen counts as unaware. */
export const isAwareOf = (facts: MarchFacts, party: string, of: string): boolean => {
  const { aware, felt } = bookOf(facts, party);
  return aware.includes(of) && (!isSneaking(facts, party, of) || felt.includes(of));
};

/** SAGA-MOVE-005: once a day, and never again after a failure. */
export const canLead = (facts: MarchFacts, party: string): boolean =>
  bookOf(facts, party).lead === 'no' && bookOf(facts, party).checks.lead === undefined;

const awareIn = (facts: MarchFacts, [one, other]: Pair): readonly string[] => [
  ...(isAwareOf(facts, one, other) ? [one] : []),
  ...(isAwareOf(facts, other, one) ? [other] : []),
];

const hasTested = ({ tested }: Day, party: string, of: string): boolean => tested.includes(testKey(party, of));

export const withTest = (day: Day, party: string, of: string): Day => ({
  ...day,
  tested: [...day.tested, testKey(party, of)],
});

/** Whether a party tests against another at this moment: once a day, where it is not yet aware of it. */
const testsNow = (facts: MarchFacts, day: Day, party: string, of: string): boolean => {
  if (isAwareOf(facts, party, of) || hasTested(day, party, of)) return false;
  if (isSneaking(facts, party, of) || isSneaking(facts, of, party)) return false;
  if (hasPassed(facts, day, party, of) || hasPassed(facts, day, of, party)) return false;
  const pair = pairsOf(goingIn(facts)).find((one) => one.includes(party) && one.includes(of)) as Pair;
  return isInReach(facts, day, pair) || isScouted(facts, day, party, of);
};

/** Who of two sneaks past the other at this moment, where one does: in the span that is watched. */
const sneaksNow = (facts: MarchFacts, day: Day, [one, other]: Pair): Pair | null => {
  const isThere = onRoad(day, one).at === onRoad(day, other).at || day.passing.includes(pairKey([one, other]));
  const way = ([one, other] as const).find((party) => {
    const of = party === one ? other : one;
    return isThere && isSneaking(facts, party, of) && !hasTested(day, party, of);
  });
  return way === undefined ? null : [way, way === one ? other : one];
};

/** What a moment of the day brings: tests, and the pairs for whom something may come of it. */
interface Moment {
  readonly day: Day;
  readonly steps: readonly MarchStep[];
  readonly pairs: readonly Pair[];
}

const momentOf = (facts: MarchFacts, day: Day): Moment => {
  const steps: MarchStep[] = [];
  const pairs: Pair[] = [];
  let now = day;
  for (const pair of pairsOf(partakingIn(facts, day))) {
    const sneaks = sneaksNow(facts, now, pair);
    const tests = ([pair, [pair[1], pair[0]]] as const).filter(([party, of]) => testsNow(facts, now, party, of));
    for (const [party, of] of tests) {
      now = withTest(now, party, of);
      steps.push({ step: 'notice', party, of, day, ...unseen(facts) });
    }
    if (sneaks !== null) {
      const [party, of] = sneaks;
      now = withTest(now, party, of);
      // SAGA-MOVE-005: Lead, where it was kept for this: once a day, and for one line of watchers.
      const isTried = steps.some((step) => step.step === 'ownCheck' && step.party === party);
      const led = !isTried && planOf(facts, party).lead === 'past' && canLead(facts, party);
      if (led) {
        const { at } = onRoad(day, party);
        steps.push({ step: 'ownCheck', party, check: 'lead', at, ...seenBy(facts, party) });
      }
      steps.push({ step: 'getPast', party, of, day, led, ...unseen(facts) });
    }
    const key = pairKey(pair);
    const isNear =
      isInReach(facts, day, pair) || isScouted(facts, day, ...pair) || isScouted(facts, day, pair[1], pair[0]);
    const isFirst = isNear && !now.reached.includes(key);
    if (isFirst) now = { ...now, reached: [...now.reached, key] };
    const isSprung = springs(facts, day, pair) !== null;
    if (tests.length > 0 || sneaks !== null || isSprung || (isFirst && awareIn(facts, pair).length > 0))
      pairs.push(pair);
  }
  return { day: now, steps, pairs };
};

/** SAGA-MOVE-019: who of two lies in wait in the span that the other, unaware of it, has entered; null where nobody does. */
const springs = (facts: MarchFacts, day: Day, [one, other]: Pair): string | null => {
  if (onRoad(day, one).at !== onRoad(day, other).at) return null;
  const waiting = ([one, other] as const).find((party) => {
    const of = party === one ? other : one;
    const isWaiting = onRoad(day, party).still && bookOf(facts, party).waits.some((wait) => wait.of === of);
    return isWaiting && day.entered.includes(of) && !isAwareOf(facts, of, party);
  });
  return waiting ?? null;
};

/** SAGA-MOVE-018: one exchange a day for each pair, and a further one only if one of the two has become aware since. */
const isExchangeDue = (facts: MarchFacts, day: Day, pair: Pair): boolean => {
  const before = day.exchanged[pairKey(pair)];
  if (springs(facts, day, pair) !== null) return true;
  const now = awareIn(facts, pair);
  if (now.length === 0) return false;
  return before === undefined || now.some((party) => !before.includes(party));
};

const meet = (play: MarchPlay, day: Day, pairs: readonly Pair[]): Day => {
  let now = day;
  for (const pair of pairs) {
    if (!isExchangeDue(play, now, pair)) continue;
    const waiting = springs(play, now, pair);
    // Whoever lies in wait sees those come for whom it waits, though it has lost sight of them over night.
    if (waiting !== null && !awareIn(play, pair).includes(waiting)) {
      const of = pair[0] === waiting ? pair[1] : pair[0];
      tellParty(play, { event: 'noticed', party: waiting, sighting: seenNow(play, now, of) });
    }
    const aware = awareIn(play, pair);
    now = { ...now, exchanged: { ...now.exchanged, [pairKey(pair)]: aware } };
    for (const party of aware) {
      const of = pair[0] === party ? pair[1] : pair[0];
      if (bookOf(play, party).intents[of] !== undefined) continue;
      // Whoever lies in wait has chosen already, and falls upon those who come unaware.
      if (waiting === party) tellParty(play, { event: 'intended', party, of, intent: 'close', to: null });
      else {
        tellWhere(play, now, party);
        tellParty(play, { event: 'meets', party, sighting: seenNow(play, now, of) });
      }
    }
  }
  return now;
};

const isChoosing = (facts: MarchFacts, party: string): boolean => bookOf(facts, party).choosing.length > 0;

/** Those who have to choose now, each apart from the others. */
export const choosingIn = (facts: MarchFacts): readonly string[] =>
  goingIn(facts).filter((party) => isChoosing(facts, party));

type MarchingSteps = 'dawn' | 'behindTheScreen' | 'setOut' | 'march' | 'meet';

export const marchingProcedures = (intendStep: (facts: MarchFacts) => MarchStep): Procedures<March, MarchingSteps> => ({
  // SAGA-MOVE-037: movement is played in whole days, each of which begins with the calendar.
  dawn: does((play) => {
    if (play.open.over) {
      play.say({ event: 'ended' });
      return;
    }
    play.say({ event: 'dayBegan', day: play.open.day });
    play.next(planStep(play));
    if (isSecret(play)) play.next({ step: 'behindTheScreen', ...unseen(play) });
    play.next({ step: 'setOut', ...unseen(play) });
    play.next({ step: 'dawn' });
  }),

  /**
   * SAGA-MOVE-042: a die is thrown behind the screen every morning, needed or not, so that nobody can tell from the
   * throwing whether others have met. It decides nothing.
   */
  behindTheScreen: rolls({ throws: () => sumOf([d(10)]), then: () => undefined }),

  setOut: does((play) => play.next({ step: 'march', day: dayBegins(play), ...unseen(play) })),

  march: does((play, { day }) => {
    for (let now = day; ; ) {
      const moment = momentOf(play, now);
      if (moment.pairs.length > 0) {
        for (const step of moment.steps) play.next(step);
        play.next({ step: 'meet', day: moment.day, pairs: moment.pairs, ...unseen(play) });
        return;
      }
      const next = onePoint(play, moment.day);
      if (next === null) {
        // Whoever was asked last during the day is not to know it by the evening coming with its answer.
        if (isSecret(play)) play.next({ step: 'behindTheScreen', seenBy: [] });
        play.next({ step: 'evening', day: moment.day, ...unseen(play) });
        return;
      }
      now = next;
    }
  }),

  meet: does((play, { day, pairs }) => {
    const now = meet(play, day, pairs);
    if (choosingIn(play).length > 0) play.next(intendStep(play));
    play.next({ step: 'read', day: now, pairs, ...unseen(play) });
  }),
});
