import { saga } from '@warmoot/rules';
import type { FogMark, LastMark, PartyMark, RoadsMarks } from '../../boards/roads/marks.js';
import type { Person } from '../../people/person.js';
import { tinctureOf } from '../../people/tinctures.js';
import { capital } from '../../words/text.js';
import {
  type Book,
  GOING_ICON,
  goalOf,
  type Known,
  knownTo,
  type MarchView,
  metIn,
  placeOf,
  seatOf,
  sizeIn,
} from './model.js';
import type { Telling } from './telling.js';

/** SAGA-MOVE-042: where another may be by now, and by tonight, from what this seat knows alone. */
export interface Reach {
  readonly name: string;
  readonly now: readonly string[];
  readonly tonight: readonly string[];
}

/** Whether a party knows today where another is. */
const isInSight = (view: MarchView, book: Book, { name, book: open, seen }: Known): boolean =>
  open !== null || (seen !== null && seen.day === view.open.day && book.aware.includes(name));

/** The reach of all whose way is their own affair. Who stands before one's own party is where it is; of whom nothing is known, nothing is drawn. */
export const reachesOf = (view: MarchView, book: Book): readonly Reach[] => {
  const met = metIn(view);
  if (view.open.over) return [];
  return knownTo(view, book)
    .filter(({ name, book: open }) => open === null && !book.choosing.includes(name) && !met.includes(name))
    .map((one) => {
      const now = isInSight(view, book, one) ? [] : saga.march.spansInReach(view, one.name, 0);
      const tonight = saga.march.spansInReach(view, one.name, 1).filter((key) => !now.includes(key));
      return { name: one.name, now, tonight };
    });
};

interface Drawn {
  readonly view: MarchView;
  readonly book: Book;
  readonly people: Readonly<Record<string, Person>>;
  readonly reaches: readonly Reach[];
  /** The way that is laid or sealed, and how far it comes today. */
  readonly route: readonly string[];
  readonly days: readonly saga.march.DayAhead[];
  /** Where one's own parties are drawn, while they walk. */
  readonly walking: Readonly<Record<string, string>>;
  /** All of one's own. */
  readonly mine: readonly string[];
}

const goingOf = ({ book, seen }: Known): saga.party.Going =>
  seen?.going ?? (book === null ? 'foot' : saga.party.goingOf(book.party));

/** The movement spent when a party comes to each span of today. */
const spentOn = ({ view, book, days }: Drawn): Readonly<Record<string, string>> => {
  let spent = 0;
  return Object.fromEntries(
    (days[0]?.spans ?? []).map((key) => {
      spent += saga.march.costFor(book.party, saga.roads.spanOf(view.given.roads, key)) ?? 0;
      return [key, spent === 0 ? '' : `${spent}`];
    }),
  );
};

/** All that is live on the map of one's own party. */
export const marksOf = ({ t, when }: Telling, drawn: Drawn): RoadsMarks => {
  const { view, book, people, reaches, route, days, walking, mine } = drawn;
  const known = knownTo(view, book).filter(({ name }) => !mine.includes(name));
  const bearing = (name: string) => tinctureOf(people[seatOf(view, name)]?.colour ?? 0);
  const own = mine.flatMap((name): readonly PartyMark[] => {
    const one = saga.march.bookIn(view, name);
    if (one === null) return [];
    const going = saga.party.goingOf(one.party, saga.march.isAfloat(view.given.roads, one));
    return [
      {
        name,
        at: walking[name] ?? one.at,
        tincture: bearing(name),
        icon: GOING_ICON[going],
        size: saga.party.sizeOf(one.party),
        you: true,
      },
    ];
  });
  const [seen, past] = [
    known.filter((one) => isInSight(view, book, one)),
    known.filter((one) => !isInSight(view, book, one)),
  ];
  const others = seen.map(
    (one): PartyMark => ({
      name: one.name,
      at: placeOf(one),
      tincture: bearing(one.name),
      icon: GOING_ICON[goingOf(one)],
      size: sizeIn(one),
      you: false,
    }),
  );
  const last = past.map(
    (one): LastMark => ({
      name: one.name,
      at: placeOf(one),
      tincture: bearing(one.name),
      icon: GOING_ICON[goingOf(one)],
      lines: [
        `${one.name}, ${sizeIn(one)}`,
        one.seen?.how === 'known' ? t.setOut : t.lastSeen({ when: when(one.seen?.day ?? 0) }),
      ],
    }),
  );
  const fog = reaches.map(({ name, now, tonight }): FogMark => ({ tincture: bearing(name), now, tonight }));
  const halt = days[0]?.at ?? null;
  return {
    // One's own lies on top.
    parties: [...others, ...own],
    last,
    fog,
    route: route.length === 0 ? null : { from: book.at, spans: route, halt, numbers: spentOn(drawn) },
    watchers: known
      .filter(({ name }) => saga.march.partyIn(view, name).approaches.length > 0)
      .map((one) => placeOf(one)),
    goal: goalOf(view, book),
    meeting: book.choosing.length > 0 ? (placeOfName(known, book.choosing[0] ?? '') ?? null) : null,
  };
};

const placeOfName = (known: readonly Known[], name: string): string | undefined => {
  const one = known.find((other) => other.name === name);
  return one === undefined ? undefined : placeOf(one);
};

/** A span in words: what it is, what it means for one's way, and who is or may be there. */
export const spanTold = (
  { t, span: called, when }: Telling,
  { view, book, reaches, route, days, mine }: Drawn,
  key: string,
): string => {
  const { roads } = view.given;
  const span = saga.roads.spanOf(roads, key);
  const known = knownTo(view, book);
  const spent = spentOn({ view, book, days } as Drawn)[key];
  return [
    t.spanTold({ span: capital(called(key)), ground: t.ground[span.ground] }),
    ...(span.crossing === undefined
      ? []
      : [t.spanCrossing({ skill: t.crossings[span.crossing.by], n: span.crossing.difficulty })]),
    ...(span.town ? [t.spanTown] : []),
    ...(span.water ? [t.spanWater] : []),
    ...(goalOf(view, book) === key ? [t.spanGoal] : []),
    ...mine.flatMap((name) => (saga.march.bookIn(view, name)?.at === key ? [t.spanHere({ who: name })] : [])),
    ...known.flatMap((one) =>
      placeOf(one) !== key
        ? []
        : [
            isInSight(view, book, one)
              ? t.spanHere({ who: one.name })
              : t.spanSeen({ who: one.name, when: when(one.seen?.day ?? 0) }),
          ],
    ),
    ...reaches.flatMap(({ name, now, tonight }) =>
      now.includes(key) ? [t.spanMayBe({ who: name })] : tonight.includes(key) ? [t.spanTonight({ who: name })] : [],
    ),
    ...(days[0]?.at === key ? [t.spanHalt] : []),
    ...(route.includes(key) && spent ? [t.spanOnRoute({ n: Number(spent) })] : []),
  ].join(', ');
};
