import { type Fixed, listed, type View } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { type RoadMarks, roadsLines, spanNumber } from '../boards/roads.js';
import type { SceneWords, Section } from '../catalogue/words.js';
import { PAGE, wrapped } from '../lines.js';
import type { Speech } from '../speech.js';
import { type March, planText, sightingText, strengthText, wantsText } from './facts.js';
import { type RoadsGiven, spanName } from './spans.js';

type MarchView = View<March>;
type Book = saga.march.FixedBook;

const { ALL_PACES, bookIn, dailyMoves, isAfloat, lastSeen, movesAt, paceBar, sensesAt, spansInReach } = saga.march;

/** So many spans are named; of more it is said how many they are. */
const MOST_NAMED = 8;

const lines = (texts: readonly string[]): readonly string[] => texts.flatMap((text) => wrapped(text, PAGE, 2));

/** What a party has by itself in a skill, before any pace. */
export const ratingOf = (party: Book['party'], skill: 'hide' | 'notice' | 'endurance'): number =>
  listed(skill === 'endurance' ? saga.party.partyRating(party, skill) : sensesAt(party, skill, 'steady')).total;

/** The parties whose books lie open to this seat, as entered. */
export const booksSeen = (view: MarchView): readonly Book[] =>
  view.given.parties.flatMap(({ name }) => bookIn(view, name) ?? []);

/** The spans in which a party can halt tonight, at a pace. */
const tonight = (roads: RoadsGiven, book: Book, pace: saga.march.Pace): readonly string[] => {
  const moves = movesAt(roads, book, pace);
  const spent = new Map([[book.at, 0]]);
  for (const [at, so] of spent) {
    for (const to of saga.roads.neighboursOf(roads, at)) {
      const cost = saga.march.costFor(book.party, saga.roads.spanOf(roads, to));
      const paid = at === book.at && book.into?.span === to ? book.into.paid : 0;
      const there = cost === null ? Number.POSITIVE_INFINITY : so + cost - paid;
      if (there <= moves && there < (spent.get(to) ?? Number.POSITIVE_INFINITY)) {
        spent.delete(to);
        spent.set(to, there);
      }
    }
  }
  spent.delete(book.at);
  return [...spent.keys()];
};

const paceLine = (speech: Speech, roads: RoadsGiven, book: Book, pace: saga.march.Pace): string => {
  const { board, paces } = speech.t.march.names;
  const spans = tonight(roads, book, pace).map((key) => spanName(speech, roads, key));
  return board.tonight({ pace: paces[pace], spans: spans.length === 0 ? [board.nowhere] : spans });
};

/** One's own party: who and where it is, what it has, what it has planned, and how far it comes tonight. */
const ownLines = (speech: Speech, view: MarchView, book: Book): readonly string[] => {
  const { board } = speech.t.march.names;
  const { given } = view;
  const { roads } = given;
  const { party, at, into, provisions, plan, waits, aware } = book;
  const going = saga.party.goingOf(party, isAfloat(roads, book));
  const hasTroops = saga.party.troopsIn(party).length > 0;
  const paces = ALL_PACES.filter((pace) => pace !== 'rest' && paceBar(roads, book, pace) === null);
  return [
    board.party({
      strength: strengthText(speech, saga.party.sizeOf(party), going),
      at: spanName(speech, roads, at),
      leader: saga.party.leaderOf(party),
    }),
    ...(into === null ? [] : [board.into({ span: spanName(speech, roads, into.span) })]),
    board.wants({ wants: wantsText(speech, roads, book.wants) }),
    board.ratings({
      moves: dailyMoves(roads, book),
      weary: party.weary,
      hide: ratingOf(party, 'hide'),
      notice: ratingOf(party, 'notice'),
      endurance: ratingOf(party, 'endurance'),
    }),
    ...(hasTroops ? [board.stores({ n: book.stores })] : []),
    ...Object.entries(provisions).map(([name, { food, water }]) => board.provisions({ name, food, water })),
    ...(aware.length === 0 ? [] : [board.aware({ of: aware })]),
    ...waits.map(({ of, until }) => board.waits({ of, until })),
    ...(plan === null
      ? paces.map((pace) => paceLine(speech, roads, book, pace))
      : [board.planned({ plan: planText(speech, given, party.name, book, plan) })]),
  ];
};

/** The others, each by what this seat knows of it and nothing else. */
const otherLines = (speech: Speech, view: MarchView): readonly string[] => {
  const { board } = speech.t.march.names;
  const { roads, parties } = view.given;
  return parties
    .filter(({ name }) => bookIn(view, name) === null)
    .flatMap(({ name, approaches }) => {
      const seen = lastSeen(view, name);
      const watched = approaches.length === 0 ? [] : [board.watched({ approaches })];
      if (seen === null) return [board.unknown({ party: name }), ...watched];
      const spans = spansInReach(view, name, 1);
      const reach =
        spans.length > MOST_NAMED
          ? board.reachMany({ n: spans.length })
          : board.reach({ n: spans.length, spans: spans.map((key) => spanName(speech, roads, key)) });
      return [sightingText(speech, roads, view.open.day, seen), reach, ...watched];
    });
};

/** A span in the list of all: by its name, or by the number that it has there and in the picture. */
const inList = (speech: Speech, roads: RoadsGiven, key: string): string =>
  saga.roads.spanOf(roads, key).name ?? speech.t.march.names.unnamed.numbered({ n: spanNumber(roads, key) });

const spanLine = (
  speech: Speech,
  roads: RoadsGiven,
  span: Fixed<saga.roads.Span>,
  away: number | undefined,
): string => {
  const { board, grounds } = speech.t.march.names;
  const { crossing } = span;
  const marks = [
    ...(span.town ? [board.marks.town] : []),
    ...(span.water ? [board.marks.water] : []),
    ...(span.afloat ? [board.marks.afloat] : []),
    ...(crossing === undefined
      ? []
      : [board.marks.crossing({ skill: speech.t.names.skills[crossing.by], difficulty: crossing.difficulty })]),
  ];
  return board.span({
    n: spanNumber(roads, span.key),
    name: spanName(speech, roads, span.key),
    ground: grounds[span.ground],
    marks: marks.join(', '),
    ways: saga.roads.neighboursOf(roads, span.key).map((key) =>
      board.way({
        to: inList(speech, roads, key),
        road: saga.roads.wayBetween(roads, span.key, key)?.road === true,
      }),
    ),
    away: away ?? null,
  });
};

const dayLines = (speech: Speech, roads: RoadsGiven, { days }: Book): readonly string[] => {
  const { board, paces, fares } = speech.t.march.names;
  return days.map(({ day, pace, spans, weary, food, water }) =>
    board.day({
      day,
      pace: paces[pace],
      spans: spans.map((key) => spanName(speech, roads, key)),
      weary,
      food: fares[food],
      water: fares[water],
    }),
  );
};

/** Who is where on the map, by what this seat knows: its own parties, others as they were last seen, and where they may be. */
const marksOn = (view: MarchView, own: readonly Book[]): RoadMarks => {
  const others = view.given.parties.filter(({ name }) => bookIn(view, name) === null);
  const marks = new Map<string, string>();
  for (const { name } of others) {
    const seen = lastSeen(view, name);
    if (seen === null) continue;
    for (const key of spansInReach(view, name, 1)) marks.set(key, '?');
    marks.set(seen.at, '!');
  }
  for (const { at } of own) marks.set(at, '@');
  return marks;
};

/** A march in words, as a seat sees it: its own party, what it knows of others, the days so far, and the roads. */
export const marchBoard =
  (speech: Speech): NonNullable<SceneWords<March>['board']> =>
  (view): readonly Section[] => {
    const { board } = speech.t.march.names;
    const { roads } = view.given;
    const own = booksSeen(view);
    const others = otherLines(speech, view);
    const here = own[0]?.at;
    const far = here === undefined ? new Map<string, number>() : saga.roads.distancesFrom(roads, here);
    return [
      ...own.map((book) => ({ title: book.party.name, lines: lines(ownLines(speech, view, book)) })),
      ...(others.length === 0 ? [] : [{ title: board.others, lines: lines(others) }]),
      ...own
        .filter(({ days }) => days.length > 0)
        .map((book) => ({
          title: own.length === 1 ? board.days : `${board.days}: ${book.party.name}`,
          lines: lines(dayLines(speech, roads, book)),
        })),
      { title: board.map, lines: [...roadsLines(roads, marksOn(view, own)), '', ...lines([board.signs])] },
      {
        title: board.roads,
        lines: lines(roads.spans.map((span) => spanLine(speech, roads, span, far.get(span.key)))),
      },
    ];
  };
