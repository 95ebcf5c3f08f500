import { does, type Fixed, type Procedures } from '@warmoot/kernel';
import { sizeOf } from '../movement/party/party.js';
import { MOST_WEARY } from '../movement/party/setup.js';
import { distanceBetween, spanOf } from '../movement/roads/roads.js';
import { came, mayHold } from './arriving.js';
import {
  bookOf,
  type FixedBook,
  goingIn,
  isSecret,
  type MarchFacts,
  type MarchPlay,
  pairsOf,
  seenBy,
  tellParty,
} from './books.js';
import { onRoad, out } from './day.js';
import { hasTaken, isNoMore } from './fights.js';
import { canLead, unseen } from './marching.js';
import type { Day, Fare, March, MarchStep, OwnCheck, PartyState, Plan, Provisions } from './model.js';
import { sightingOf, tellWhere } from './noticing.js';
import { spentBy, type Without } from './spent.js';

/** SAGA-MOVE-012: one check feeds and waters so many people. */
const FED_BY_LAND = 15;
/** SAGA-MOVE-012: two waterskins a day, each of which holds half a day (SAGA-CARRY-029). */
const WATER_A_DAY = 2;
/** SAGA-MOVE-017: awareness lasts while the two end the day no farther apart. */
const IN_SIGHT = 2;

/** Where a party is at the end of the day: those who were in contact or pursuit know it already. */
const haltOf = (facts: MarchFacts, day: Day, party: string): string =>
  onRoad(day, party).out ? bookOf(facts, party).at : onRoad(day, party).at;

type RouteMap = MarchFacts['given']['roads'];

/** Whether a party spends the day in a friendly or taken town. */
const isInTown = (roads: RouteMap, { towns }: FixedBook, at: string): boolean =>
  spanOf(roads, at).town && towns.includes(at);

/** What is eaten and drunk in a day, and whether anybody went without. */
interface Supper {
  readonly provisions: Readonly<Record<string, Provisions>>;
  readonly stores: number;
  readonly food: Fare;
  readonly water: Fare;
  /** Who went without what; whoever is not here had both. */
  readonly without: Readonly<Record<string, Without>>;
}

/**
 * SAGA-MOVE-012, SAGA-MOVE-045: characters eat and drink what they carry, refilling their skins wherever the map shows
 * water; troops live on their stores, which a friendly town renews. What somebody found in the land comes first.
 */
export const supperOn = (roads: RouteMap, book: FixedBook, spans: readonly string[], at: string): Supper => {
  const { party, checks, provisions, stores } = book;
  const hasWater = [book.at, ...spans, at].some((span) => spanOf(roads, span).water);
  const inTown = isInTown(roads, book, at);
  let fed = checks.forage === true ? FED_BY_LAND : 0;
  let [food, water]: [Fare, Fare] = ['had', 'had'];
  const lacks = { food: false, water: false };
  const without: Record<string, Without> = {};
  const left = Object.fromEntries(
    party.members.map(({ name, skins }) => {
      const own = provisions[name] as Provisions;
      const full = Math.max(own.water, skins);
      if (fed > 0) {
        fed--;
        [food, water] = ['found', 'found'];
        return [name, { food: own.food, water: hasWater ? full : own.water }];
      }
      const drunk = hasWater ? full : own.water - WATER_A_DAY;
      const lacked = { food: own.food < 1, water: drunk < 0 };
      if (lacked.food || lacked.water) without[name] = lacked;
      lacks.food ||= lacked.food;
      lacks.water ||= lacked.water;
      return [name, { food: Math.max(0, own.food - 1), water: Math.max(0, drunk) }];
    }),
  );
  const soldiers = sizeOf(party) - party.members.length;
  const renewed = inTown ? Math.max(stores, book.fullStores) : stores;
  // Whom the land feeds leaves the stores as they are.
  const isFed = soldiers === 0 || inTown || fed >= soldiers;
  if (soldiers > 0 && !inTown && fed >= soldiers) [food, water] = ['found', 'found'];
  // SAGA-MOVE-045: after their stores are eaten, troops too have to be fed and watered.
  if (!isFed && stores === 0) {
    lacks.food = true;
    if (!hasWater) lacks.water = true;
  }
  if (lacks.food) food = 'lacking';
  if (lacks.water) water = 'lacking';
  const eaten = isFed ? 0 : 1;
  return { provisions: left, stores: inTown ? renewed : Math.max(0, stores - eaten), food, water, without };
};

const supperOf = (facts: MarchFacts, day: Day, book: FixedBook): Supper => {
  const { name } = book.party;
  const { from, spans } = onRoad(day, name);
  // Where it set out counts too, wherever its players were last told that it is.
  return supperOn(facts.given.roads, book, [from, ...spans], haltOf(facts, day, name));
};

const wearyAfter = (book: FixedBook, supper: Supper, isRested: boolean): number => {
  const { pace } = book.plan as Plan;
  // SAGA-MOVE-010: a Forced day that was too much; SAGA-MOVE-012: a day without food or water; SAGA-MOVE-011: a day at Rest.
  const marched = pace === 'forced' && book.checks.forced === false ? 1 : 0;
  const hungry = supper.food === 'lacking' || supper.water === 'lacking' ? 1 : 0;
  // Forced march, food, rest, in this order: what is more than three is gone before a night's rest takes one.
  const tired = Math.min(MOST_WEARY, book.party.weary + marched + hungry);
  return Math.max(0, tired - (isRested ? 1 : 0));
};

const dine = (play: MarchPlay, day: Day, party: string, all: readonly string[]): void => {
  const book = bookOf(play, party);
  const { pace } = book.plan as Plan;
  const { into, out, ...road } = onRoad(day, party);
  const at = haltOf(play, day, party);
  // A pursuit may have brought it on.
  const spans = at === road.at ? road.spans : [...road.spans, at];
  // SAGA-MOVE-009: at Rest is who stays where it is all day.
  const isRested = pace === 'rest' && spans.length === 0;
  const supper = supperOf(play, day, book);
  const isNear = (of: string): boolean => distanceBetween(play.given.roads, at, haltOf(play, day, of)) <= IN_SIGHT;
  // SAGA-MOVE-017: awareness lasts, and with it the knowledge of where they are, while they are not far.
  const aware = book.aware.filter((of) => all.includes(of) && isNear(of));
  tellParty(play, {
    event: 'evening',
    party,
    line: {
      day: day.day,
      pace,
      spans,
      at,
      weary: wearyAfter(book, supper, isRested),
      food: supper.food,
      water: supper.water,
      people: spentBy(play, day, party, { isRested, without: supper.without }),
    },
    into: out ? book.into : into,
    forced: pace === 'forced' ? book.forced + 1 : 0,
    stores: supper.stores,
    provisions: supper.provisions,
    aware,
    waits: book.waits.filter(({ until }) => until > day.day),
    seen: aware.map((of) =>
      sightingOf(
        play,
        { party: bookOf(play, of).party, at: haltOf(play, day, of) },
        { how: 'seen', day: day.day, time: 'evening' },
      ),
    ),
  });
};

/** The checks of a party's evening, where it halts. */
const eveningChecks = (facts: MarchFacts, day: Day, party: string): readonly MarchStep[] => {
  const { plan } = bookOf(facts, party);
  const { pace, forage, lead } = plan as Fixed<Plan>;
  const isLed = pace === 'forced' && lead === 'forced' && canLead(facts, party);
  const due: readonly OwnCheck[] = [
    ...(isLed ? (['lead'] as const) : []),
    ...(pace === 'forced' ? (['forced'] as const) : []),
    ...(forage ? (['forage'] as const) : []),
  ];
  const at = haltOf(facts, day, party);
  return due.map((check) => ({ step: 'ownCheck', party, check, at, ...seenBy(facts, party) }));
};

/** SAGA-MOVE-038: what a party has come to by tonight. */
const stateOf = (facts: MarchFacts, day: Day, party: string): PartyState => {
  const { wants, at, sightings, met, aware } = bookOf(facts, party);
  if (wants === null) return 'going';
  const hasMet = (of: string): boolean => met.some(({ attacker, defender }) => attacker === of || defender === of);
  switch (wants.want) {
    case 'reach':
      return at === wants.span ? 'got' : 'going';
    case 'catch':
      return hasTaken(facts, party, wants.party) ? 'got' : 'going';
    case 'find':
      return aware.includes(wants.party) || sightings[wants.party]?.how === 'seen' ? 'got' : 'going';
    case 'avoid':
      if (hasMet(wants.party)) return 'stopped';
      return day.day - facts.given.firstDay + 1 >= wants.days ? 'got' : 'going';
  }
};

const wantsSpan = (facts: MarchFacts, party: string): string | null => {
  const { wants } = bookOf(facts, party);
  return wants?.want === 'reach' ? wants.span : null;
};

/** Those who have come to where they wanted tonight, and before whom nobody has come yet. */
const arrivedIn = (facts: MarchFacts, day: Day): readonly string[] =>
  Object.keys(day.on).filter((party) => {
    const span = wantsSpan(facts, party);
    return span !== null && ['going', 'got'].includes(bookOf(facts, party).state) && haltOf(facts, day, party) === span;
  });

/** SAGA-MOVE-034: those who raced to one place and came to it on the same day; two at a time. */
const tiesIn = (facts: MarchFacts, day: Day): readonly (readonly [string, string, string])[] =>
  pairsOf(arrivedIn(facts, day)).flatMap(([one, other]) => {
    const span = wantsSpan(facts, one) as string;
    return wantsSpan(facts, other) === span ? [[one, other, span] as const] : [];
  });

/** SAGA-MOVE-038: whether nobody is left who wants something, or nobody who would prevent it. */
const isOver = (facts: MarchFacts): boolean => {
  const going = goingIn(facts);
  return going.length < 2 || going.every((party) => bookOf(facts, party).wants === null);
};

type EveningSteps = 'evening' | 'night';

export const eveningProcedures: Procedures<March, EveningSteps> = {
  evening: does((play, { day }) => {
    for (const party of goingIn(play)) {
      if (day.on[party] !== undefined) for (const check of eveningChecks(play, day, party)) play.next(check);
    }
    // Nor by the night coming with its own check, whether anybody else has made one.
    if (isSecret(play)) play.next({ step: 'behindTheScreen', seenBy: [] });
    play.next({ step: 'night', day, raced: [], ...unseen(play) });
  }),

  // SAGA-MOVE-042: whatever was asked and thrown among others, all hear of the evening in one moment.
  night: does((play, { day, raced }) => {
    const [tie] = tiesIn(play, day);
    if (tie !== undefined) {
      const [one, other, span] = tie;
      const [mine, theirs] = [onRoad(day, one), onRoad(day, other)];
      for (const party of [one, other]) if (!onRoad(day, party).out) tellWhere(play, day, party);
      if (mine.left === theirs.left) play.next({ step: 'arriveFirst', one, other, span, ...seenBy(play, one, other) });
      else if (mine.left > theirs.left) came(play, one, other, span);
      else came(play, other, one, span);
      // What comes of it may bring them elsewhere yet.
      const now = out(day, [one, other]);
      play.next({ step: 'night', day: now, raced: [...new Set([...raced, one, other])], ...unseen(play) });
      return;
    }
    if (raced.length > 0) {
      const [other, ...left] = raced as [string, ...string[]];
      const span = wantsSpan(play, other) as string;
      const isFirst = (party: string): boolean => wantsSpan(play, party) === span && party !== other;
      const first = arrivedIn(play, day).find((party) => isFirst(party) && bookOf(play, party).state === 'got');
      if (first !== undefined) mayHold(play, first, other, span);
      play.next({ step: 'night', day, raced: left, ...unseen(play) });
      return;
    }
    const all = Object.keys(day.on).filter((party) => bookOf(play, party).state !== 'gaveUp');
    for (const party of all) if (isLeft(play, party)) dine(play, day, party, all);
    for (const party of goingIn(play)) settleUp(play, day, party);
    for (const party of arrivedIn(play, day)) beatOthers(play, party);
    settleOthers(play);
    play.say({ event: 'dayOver', day: day.day, over: isOver(play) });
  }),
};

/** SAGA-MOVE-038: nobody can be caught or found, or need be avoided, who is on the road no more. */
const settleOthers = (play: MarchPlay): void => {
  for (const party of goingIn(play)) {
    const { wants } = bookOf(play, party);
    if (wants === null || wants.want === 'reach' || goingIn(play).includes(wants.party)) continue;
    tellParty(play, { event: 'settledUp', party, state: wants.want === 'avoid' ? 'got' : 'stopped' });
  }
};

/** Whether anybody is left of a party to see the evening. */
const isLeft = (facts: MarchFacts, party: string): boolean => !isNoMore(facts, party);

/** SAGA-MOVE-038: it has got what it wanted, or has been stopped. */
const settleUp = (play: MarchPlay, day: Day, party: string): void => {
  const state = stateOf(play, day, party);
  if (state !== 'going') tellParty(play, { event: 'settledUp', party, state });
};

/** SAGA-MOVE-034: whoever comes on a later day has nothing more to race for. */
const beatOthers = (play: MarchPlay, first: string): void => {
  const span = wantsSpan(play, first) as string;
  for (const second of goingIn(play)) if (wantsSpan(play, second) === span) came(play, first, second, span);
};
