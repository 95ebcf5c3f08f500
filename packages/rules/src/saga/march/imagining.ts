import { copyJson, type Imagined, type Stream } from '@warmoot/kernel';
import { NO_TROOPS } from '../battle/setup.js';
import { HIGHEST, LOWEST } from '../movement/party/party.js';
import { partyShape } from '../movement/party/setup.js';
import { GUESSED_RATING } from '../skills.table.js';
import { skillsSeen } from './asSeen.js';
import { decidedBy, type MarchView, namesIn, partyIn } from './books.js';
import { possibleSpans } from './fog.js';
import type { Book, Day, March, MarchStep, OnTheRoad, OwnCheck, Pair, Sighting } from './model.js';

const guessedSkills = Object.fromEntries([...LOWEST, ...HIGHEST].map((skill) => [skill, GUESSED_RATING]));

/** What a stranger reckons a party to be: as many as were seen, with the ratings that were seen. */
const guessedParty = (view: MarchView, name: string, seen: Sighting | undefined): Book['party'] => {
  const { seats } = partyIn(view, name);
  const skills = { ...guessedSkills, ...(seen === undefined ? {} : skillsSeen(seen)) };
  const clamped = Object.fromEntries(
    Object.entries(skills).map(([skill, by]) => [skill, Math.min(10, Math.max(0, by))]),
  );
  const isMany = (seen?.size ?? 1) > 1;
  const parsed = partyShape.parse({
    name,
    seats,
    members: [
      {
        name: seen?.leader ?? name,
        skills: clamped,
        mounted: seen?.going === 'mounted',
        scout: seen?.scouts ?? false,
        // Whoever is met can be fought.
        fighter: { like: 'swordsman' },
      },
    ],
    troops: isMany ? { ...NO_TROOPS, [troopFor(seen)]: (seen?.size ?? 1) - 1 } : NO_TROOPS,
    boats: seen?.going === 'afloat',
  });
  if (!parsed.ok) throw new Error('a guess that is no party');
  return parsed.value;
};

const troopFor = (seen: Sighting | undefined): 'mediumCavalry' | 'mediumInfantry' =>
  seen?.going === 'mounted' ? 'mediumCavalry' : 'mediumInfantry';

const pick = <A>(source: Stream, of: readonly A[]): A => of[source.below(of.length)] as A;

/** Steps at which nobody need have planned. */
const MORNING: readonly MarchStep['step'][] = ['dawn', 'plan'];

const isOnTheRoad = ({ agenda }: MarchView): boolean => {
  const top = agenda.at(-1) as MarchStep | undefined;
  return top !== undefined && !MORNING.includes(top.step) && (top.step !== 'ownCheck' || EVENING.includes(top.check));
};

const EVENING: readonly OwnCheck[] = ['forced', 'forage'];

const guessedBook = (view: MarchView, name: string, source: Stream): Book => {
  const sightings = Object.values(view.own?.books ?? {}).flatMap((book) => book.sightings[name] ?? []);
  const seen = sightings.sort((a, b) => b.day - a.day)[0] as Sighting | undefined;
  const party = guessedParty(view, name, seen);
  return {
    party,
    wants: null,
    towns: [],
    at: pick(source, possibleSpans(view, name)),
    into: null,
    forced: 0,
    lead: 'no',
    plan: isOnTheRoad(view)
      ? { route: [], pace: 'steady', marks: null, past: [], forage: false, sail: false, lead: null }
      : null,
    checks: {},
    stores: 10,
    fullStores: 10,
    provisions: Object.fromEntries(party.members.map((one) => [one.name, { food: one.food, water: one.skins }])),
    aware: [],
    sightings: {},
    felt: [],
    passed: [],
    waits: [],
    choosing: [],
    intents: {},
    days: [],
    met: [],
    fought: [],
    chased: [],
    parleys: [],
    state: 'going',
  };
};

const onRoadBy = ({ at, into, plan }: Book): OnTheRoad => ({
  from: at,
  at,
  into,
  route: plan?.route ?? [],
  left: 0,
  pace: plan?.pace ?? 'steady',
  spans: [],
  crosses: null,
  out: false,
  still: false,
  barred: [],
  byBoat: false,
});

const dayOf = (view: MarchView, books: Readonly<Record<string, Book>>): Day => ({
  day: view.open.day,
  on: Object.fromEntries(
    Object.entries(books)
      .filter(([, { state }]) => state === 'going')
      .map(([name, book]) => [name, onRoadBy(book)]),
  ),
  tested: namesIn(view).flatMap((one) => namesIn(view).map((other) => `${one} > ${other}`)),
  exchanged: {},
  reached: [],
  passing: [],
  entered: [],
});

/** The steps that this seat does not see, under those that it sees. */
const hiddenBelow = (
  view: MarchView,
  books: Readonly<Record<string, Book>>,
  seats: readonly string[],
): readonly MarchStep[] => {
  const top = view.agenda.at(-1) as MarchStep;
  const morning: readonly MarchStep[] = [
    { step: 'setOut', seenBy: [] },
    { step: 'behindTheScreen', seenBy: [] },
  ];
  const day = dayOf(view, books);
  // Whoever has a plan to make still sees that itself, under a check of a party that it rides with.
  const isShown = seats.length === 0 || view.agenda.some(({ step }) => step === 'plan');
  const waiting: readonly MarchStep[] = isShown ? [] : [{ step: 'plan', seenBy: seats, apart: true }];
  switch (top.step) {
    case 'dawn':
      return [...morning, ...waiting];
    case 'plan':
      return morning;
    case 'ownCheck':
      return EVENING.includes(top.check) ? [{ step: 'night', day, raced: [], seenBy: [] }] : [...morning, ...waiting];
    case 'intend': {
      const pairs = Object.values(view.own?.books ?? {}).flatMap(({ party, choosing }) =>
        choosing.map((of) => inOrder(view, party.name, of)),
      );
      return [{ step: 'read', day, pairs, seenBy: [] }];
    }
    default:
      return [{ step: 'march', day, seenBy: [] }];
  }
};

const inOrder = (view: MarchView, one: string, other: string): Pair => {
  const names = namesIn(view);
  return names.indexOf(one) < names.indexOf(other) ? [one, other] : [other, one];
};

/** A world that would look just like this view: the others are where they may be, and have planned nothing yet. */
export const imagine = (view: MarchView, source: Stream): Imagined<March> => {
  const mine = view.own?.books ?? {};
  const books = Object.fromEntries(
    namesIn(view).map((name) => [
      name,
      (mine[name] === undefined ? guessedBook(view, name, source) : copyJson(mine[name])) as Book,
    ]),
  );
  const isOpen = !view.given.options['saga.move.secret'];
  const ownOf = (seat: string): March['own'] => ({
    books: isOpen
      ? {}
      : Object.fromEntries(
          view.given.parties
            .filter(({ seats }) => seats.includes(seat))
            .map(({ name }) => [name, copyJson(books[name]) as Book]),
        ),
  });
  const own = Object.fromEntries(view.seats.map((seat) => [seat, ownOf(seat)]));
  const isJudged = view.given.options['saga.move.rules'] === 'freeForm';
  if (isOpen || isJudged || view.agenda.length === 0) return { own, agenda: view.agenda as MarchStep[] };
  const isAsked = view.agenda.some(({ step }) => step === 'plan');
  const others = view.seats.filter(
    (seat) =>
      (seat !== view.seat || isAsked) &&
      decidedBy(view, seat).some((party) => books[party]?.state === 'going' && books[party]?.plan === null),
  );
  const [dawn, ...seen] = view.agenda as readonly [MarchStep, ...MarchStep[]];
  const shown = seen.map((step) => ('apart' in step && step.step === 'plan' ? { ...step, seenBy: others } : step));
  return { own, agenda: [dawn, ...hiddenBelow(view, books, others), ...shown] };
};
