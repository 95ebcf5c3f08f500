import type { Fixed } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import type { Telling } from '../catalogue/words.js';
import type { Named } from '../say/index.js';
import type { Speech } from '../speech.js';
import { type RoadsGiven, spanName } from './spans.js';

export type March = saga.march.March;
export type MarchTelling = Pick<Telling<March>, 'sight' | 'owns'>;
type Book = saga.march.FixedBook;
type Sighting = saga.march.Sighting;

/** The books that whoever listens may read. */
export const booksIn = ({ sight, owns = {} }: MarchTelling): Readonly<Record<string, Book>> =>
  Object.assign({}, sight.open?.books, ...Object.values(owns).map((own) => own?.books));

/** Whether a party goes by the name of one person, as far as whoever listens knows its people. */
const isPerson = (telling: MarchTelling, name: string): boolean =>
  Object.values(booksIn(telling)).some(
    ({ party, sightings }) =>
      party.members.some((one) => one.name === name) || Object.values(sightings).some((one) => one.leader === name),
  );

/** A party as a sentence takes it: "Dorrow’s riders notice", "Wren notices". */
export const partyNamed = ({ grammar }: Speech, telling: MarchTelling, name: string): Named => ({
  named: name,
  isMany: grammar.many.test(name) && !isPerson(telling, name),
});

/** How many somebody is, by how they go: "12 riders". */
export const strengthText = ({ t }: Speech, n: number, going: saga.party.Going): string =>
  t.march.names.strength[going]({ n });

/** What a party knows of another, in one line. */
export const sightingText = (speech: Speech, roads: RoadsGiven, day: number, seen: Fixed<Sighting>): string => {
  const { names: t } = speech.t.march;
  const { of, at, size, going, scouts, ratings, how } = seen;
  return t.sighting({
    of,
    strength: strengthText(speech, size, going),
    how,
    at: spanName(speech, roads, at),
    today: seen.day === day,
    day: seen.day,
    scouts,
    ratings: ratings === null ? null : t.ratings(ratings),
  });
};

export const wantsText = (speech: Speech, roads: RoadsGiven, wants: Fixed<saga.march.Want> | null): string => {
  const { wants: say } = speech.t.march.names;
  switch (wants?.want) {
    case undefined:
      return say.none;
    case 'reach':
      return say.reach({ span: spanName(speech, roads, wants.span) });
    case 'avoid':
      return say.avoid({ party: wants.party, days: wants.days });
    case 'catch':
    case 'find':
      return say[wants.want]({ party: wants.party });
  }
};

/** How a way, a pace and a halt are told, from where a party is. */
const goingText = (speech: Speech, roads: RoadsGiven, book: Book, plan: Fixed<saga.march.Plan>): string => {
  const { names: t } = speech.t.march;
  const { route, pace } = plan;
  const crossing = saga.march.crossingOf(roads, book, plan);
  if (crossing?.crossing !== undefined) {
    return t.plan.cross({
      span: spanName(speech, roads, crossing.key),
      skill: speech.t.names.skills[crossing.crossing.by],
      difficulty: crossing.crossing.difficulty,
      pace: t.paces[pace],
    });
  }
  const { at } = saga.march.wayOn(roads, book, route, saga.march.movesAt(roads, book, pace));
  const end = route.at(-1) as string;
  return t.plan.go({
    way: saga.roads.routeAlong(roads, book.at, route, book.party.boats).name,
    pace: t.paces[pace],
    halt: spanName(speech, roads, at),
    end: at === end ? '' : spanName(speech, roads, end),
  });
};

/** A plan for the day as one sentence. Without the book of the party only where it leads can be said. */
export const planText = (
  speech: Speech,
  given: Fixed<March['given']>,
  party: string,
  book: Book | null,
  plan: Fixed<saga.march.Plan>,
): string => {
  const { names: t } = speech.t.march;
  const { roads, parties } = given;
  const { route, pace, marks, past, forage, sail, lead } = plan;
  const approachesOf = (of: string): readonly string[] => parties.find(({ name }) => name === of)?.approaches ?? [];
  const end = route.at(-1);
  const goes = (): string => {
    if (end === undefined) return t.plan.rest({ at: book === null ? null : spanName(speech, roads, book.at) });
    if (book !== null) return goingText(speech, roads, book, plan);
    return t.plan.go({ way: null, pace: t.paces[pace], halt: null, end: spanName(speech, roads, end) });
  };
  return [
    goes(),
    ...(marks === null ? [] : [t.plan.marks({ approach: approachesOf(party)[marks] ?? '' })]),
    ...past.map(({ of, approach }) => t.plan.past({ of, approach: approachesOf(of)[approach] ?? '' })),
    ...(forage ? [t.plan.forage] : []),
    ...(sail ? [t.plan.sail] : []),
    ...(lead === null ? [] : [t.plan.lead({ check: t.led[lead] })]),
  ].join('; ');
};
