import { badForm, brokenRule, ok, type Refusal, refused, type SceneRules } from '@warmoot/kernel';
import type { EditionName } from '../editions.table.js';
import { partiesFault } from '../movement/party/fault.js';
import { isSpan, roadsFault, spansFrom } from '../movement/roads/roads.js';
import type { Book, March, MarchGiven, Sighting } from './model.js';
import { sightingOf } from './noticing.js';
import type { MarchParty, MarchSetup } from './setup.js';

/** As much of a march as is asked whether it can begin: in a setup, or in the plan of a campaign. */
interface Contest {
  readonly roads: MarchSetup['roads'];
  readonly parties: readonly (Pick<MarchParty, 'name' | 'at' | 'wants' | 'knows' | 'towns'> & {
    readonly boats?: boolean;
  })[];
}

/** Where a party names a place that is not on the map, or a party that is not there, with the field in which it does. */
const placeFault = ({ roads, parties }: Contest, path: string): Refusal | null => {
  for (const [nth, { name, at, wants, knows, towns, boats = false }] of parties.entries()) {
    const spans = [
      { field: 'at', key: at },
      ...(wants?.want === 'reach' ? [{ field: 'wants.span', key: wants.span }] : []),
      ...knows.map((one, no) => ({ field: `knows[${no}].at`, key: one.at })),
      ...towns.map((key, no) => ({ field: `towns[${no}]`, key })),
    ];
    const lost = spans.find(({ key }) => !isSpan(roads, key));
    if (lost !== undefined) return badForm(`${path}[${nth}].${lost.field}`, 'move.span', lost.key);
    if (wants?.want === 'reach' && !spansFrom(roads, at, boats).has(wants.span))
      return badForm(`${path}[${nth}].wants.span`, 'move.reachable', wants.span, { from: at });
    const others = [
      ...(wants !== null && wants.want !== 'reach' ? [{ field: 'wants.party', of: wants.party }] : []),
      ...knows.map(({ of }, no) => ({ field: `knows[${no}].of`, of })),
    ];
    const stranger = others.find(({ of }) => of === name || parties.every((other) => other.name !== of));
    if (stranger !== undefined) return badForm(`${path}[${nth}].${stranger.field}`, 'move.party', stranger.of);
  }
  return null;
};

/** SAGA-MOVE-001: at least two parties, one of which wants something that another would prevent. */
const contestFault = ({ parties }: Contest): Refusal | null => {
  if (parties.length < 2) return brokenRule('SAGA-MOVE-001', 'move.unopposed', { parties: parties.length });
  return parties.some(({ wants }) => wants !== null) ? null : brokenRule('SAGA-MOVE-001', 'move.nobodyWants');
};

/** Why nobody can set out on these roads for what they want; null where they can. */
export const marchFault = (march: Contest, path: string): Refusal | null =>
  roadsFault(march.roads, `${path}.roads`) ?? placeFault(march, `${path}.parties`) ?? contestFault(march);

const bookFor = (party: MarchParty, sightings: Readonly<Record<string, Sighting>>): Book => {
  const { at, wants, approaches: _, stores, towns, knows, forced, ...people } = party;
  return {
    party: people,
    wants,
    towns,
    at,
    into: null,
    forced,
    lead: 'no',
    plan: null,
    checks: {},
    stores,
    fullStores: stores,
    provisions: Object.fromEntries(party.members.map(({ name, food, skins }) => [name, { food, water: skins }])),
    aware: knows.filter(({ aware }) => aware).map(({ of }) => of),
    sightings: { ...sightings },
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

export const beginIn =
  (edition: EditionName): SceneRules<March>['begin'] =>
  (setup, options) => {
    const { seats, roads, parties, day } = setup;
    const referee = options['saga.table.referee'];
    if (referee !== null && !seats.includes(referee)) {
      return refused({ code: 'UNKNOWN_SEAT', seat: referee, known: seats });
    }
    const fault = partiesFault(parties, seats, 'setup.parties') ?? marchFault(setup, 'setup');
    if (fault !== null) return refused(fault);
    const given: MarchGiven = {
      edition,
      roads,
      parties: parties.map(({ name, seats: players, approaches = [] }) => ({ name, seats: players, approaches })),
      firstDay: day,
      due: setup.due ?? null,
      closedSheets: setup.closedSheets,
      options,
      duelOptions: setup.duelOptions ?? null,
      battleOptions: setup.battleOptions ?? null,
    };
    const open = { ruling: null, settled: {}, day, judged: null, over: false, books: {} as Record<string, Book> };
    const known = (party: MarchParty): Readonly<Record<string, Sighting>> =>
      Object.fromEntries(
        party.knows.map(({ of, at, day: seen = day - 1 }) => {
          const other = parties.find(({ name }) => name === of) as MarchParty;
          return [of, sightingOf({ given }, { party: other, at }, { how: 'known', day: seen, time: 'evening' })];
        }),
      );
    const books = parties.map((party) => [party, bookFor(party, known(party))] as const);
    const isSecret = options['saga.move.secret'];
    const ownOf = (seat: string): March['own'] => ({
      books: Object.fromEntries(
        books.filter(([party]) => party.seats.includes(seat)).map(([{ name }, book]) => [name, book]),
      ),
    });
    return ok({
      seats,
      given,
      open: isSecret ? open : { ...open, books: Object.fromEntries(books.map(([{ name }, book]) => [name, book])) },
      own: Object.fromEntries(seats.map((seat) => [seat, isSecret ? ownOf(seat) : { books: {} }])),
      agenda: [{ step: options['saga.move.rules'] === 'draft' ? 'dawn' : 'judge' }],
    });
  };
