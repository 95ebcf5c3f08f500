import { type Run, viewOf } from '@warmoot/kernel';
import { someOf } from '@warmoot/kernel/testing';
import { expect, test } from 'vitest';
import { first } from '../../saga-1e/edition.js';
import { ALL_TROOPS } from '../battle/troops.table.js';
import { outsideCombat } from '../healing/mobility.js';
import { spanOf } from '../movement/roads/roads.js';
import type { Book, March } from './model.js';
import { marchScene } from './scene.js';
import { booksIn, must, playByChance } from './testing/anyPlay.js';
import { awaited, dice, LOW, march, marches, morning } from './testing/days.js';

/** What must hold of every book whenever anything has happened. */
const holds = (run: Run<March>): void => {
  const { roads } = run.state.given;
  const isThere = (key: string): boolean => spanOf(roads, key) !== undefined;
  for (const { party, at, into, provisions, stores, waits, aware, sightings } of booksIn(run).values()) {
    must(isThere(at) && (into === null || isThere(into.span)), 'everybody is in a span of the map');
    must(into === null || into.paid === 1, 'what is paid is less than a span costs');
    must(party.weary >= 0 && party.weary <= 3, 'weariness is from 0 to 3');
    must(stores >= 0, 'stores do not fall below nothing');
    must(
      Object.values(provisions).every(({ food, water }) => food >= 0 && water >= 0),
      'nobody eats what is not there',
    );
    must(
      waits.every(({ until }) => until <= run.state.open.day + 1),
      'nobody lies in wait for longer than till the next day',
    );
    must(
      aware.every((of) => sightings[of] !== undefined),
      'whoever is aware of somebody has seen them',
    );
  }
  const people = [...booksIn(run).values()].flatMap(({ party }) => party.members.map(({ name }) => name));
  must(new Set(people).size === people.length, 'nobody is in two parties');
};

const namesOf = ({ party }: Book): readonly string[] => party.members.map(({ name }) => name);

/** Those whom a party has lost by its last fight, as it is recorded: fallen, taken, or left lying. */
const lostBy = ({ fought }: Book): ReadonlySet<string> => {
  const last = fought.at(-1);
  if (last === undefined) return new Set();
  const isLeft = ({ wounds }: { readonly wounds: Parameters<typeof outsideCombat>[0] }): boolean =>
    outsideCombat(wounds).walks === 'not';
  if (last.by === 'duel') {
    const { dead, prisoners, fighters } = last.duel;
    return new Set([...dead, ...prisoners, ...fighters.filter(isLeft).map(({ name }) => name)]);
  }
  const gone = last.battle.champions.filter((one) => one.standing === 'dead' || one.standing === 'surrendered');
  return new Set([...gone, ...last.battle.champions.filter(isLeft)].map(({ name }) => name));
};

const troopsAfter = ({ fought, party }: Book): Readonly<Record<string, number>> | null => {
  const last = fought.at(-1);
  if (last?.by !== 'battle') return null;
  return last.battle.armies.find(({ name }) => name === party.name)?.after ?? null;
};

/** People and troops: nobody comes out of nothing, and nobody is gone but by the loss of a fight that is recorded. */
const peopleAreKept = (before: Book, now: Book): void => {
  const [had, have] = [namesOf(before), namesOf(now)];
  must(
    have.every((name) => had.includes(name)),
    'nobody joins out of nothing',
  );
  const hasFought = now.fought.length > before.fought.length;
  const gone = had.filter((name) => !have.includes(name));
  const lost = lostBy(now);
  must(
    gone.every((name) => hasFought && lost.has(name)),
    'nobody vanishes but by the loss of a fight',
  );
  const after = hasFought ? troopsAfter(now) : null;
  for (const troop of ALL_TROOPS) {
    const [then, left] = [before.party.troops[troop], now.party.troops[troop]];
    must(left === then || left === after?.[troop], 'troops are lost as the battle says, and by nothing else');
    must(left <= then, 'no troops come out of nothing');
  }
};

/** Food and water: eaten and drunk in the evening, and filled up where there is water; stores in a friendly town. */
const storesAreKept = (run: Run<March>, before: Book, now: Book, began: string): void => {
  const isEvening = now.days.length > before.days.length;
  const line = now.days.at(-1);
  const { roads } = run.state.given;
  const passed =
    isEvening && line !== undefined ? [before.days.at(-1)?.at ?? began, before.at, ...line.spans, line.at] : [];
  const hasWater = passed.some((span) => spanOf(roads, span).water);
  const inTown = isEvening && line !== undefined && spanOf(roads, line.at).town && now.towns.includes(line.at);
  for (const [name, { food, water }] of Object.entries(now.provisions)) {
    const had = before.provisions[name];
    must(had !== undefined && food <= had.food && food >= had.food - (isEvening ? 1 : 0), 'food is eaten day by day');
    must(water <= (had?.water ?? 0) || hasWater, 'skins are filled where there is water');
    must(water === had?.water || isEvening, 'nobody drinks but in the course of a day');
  }
  must(now.stores <= before.stores || inTown, 'stores are renewed in a friendly town alone');
  must(before.stores - now.stores <= (isEvening ? 1 : 0), 'a day of stores a day');
};

/** Plays a march, and looks whether the laws hold. */
const lawful = (rules: typeof marches, seed: number): number => {
  let before: ReadonlyMap<string, Book> | null = null;
  let began: ReadonlyMap<string, string> = new Map();
  return playByChance(rules, seed, (run) => {
    holds(run);
    const books = booksIn(run);
    if (before === null) began = new Map([...books].map(([name, { at }]) => [name, at]));
    for (const [name, now] of books) {
      const then = before?.get(name);
      if (then === undefined) continue;
      peopleAreKept(then, now);
      storesAreKept(run, then, now, began.get(name) as string);
    }
    before = new Map([...books].map(([name, book]) => [name, structuredClone(book)]));
  });
};

// The first edition plays the same march; it is asked about less.
test.each([
  ['saga', 1000, marches],
  ['saga-1e', 250, marchScene(first)],
] as const)(
  'SAGA-MOVE-001 SAGA-MOVE-012 SAGA-MOVE-038 laws over random marches of %s, %i of them: none is endless, nobody is lost but in fights, nothing eaten twice',
  (_, many, rules) => {
    let days = 0;
    const seeds = someOf(many);
    for (const seed of seeds) days += lawful(rules, seed);
    expect(days).toBeGreaterThan(seeds.length);
  },
);

/** What Ana sees and hears through three days, while hounds of whom she knows nothing do as they like far off. */
const anasDays = (hounds: object, plans: readonly Readonly<Record<string, unknown>>[]): readonly unknown[] => {
  let table = march({ other: hounds });
  const seen: unknown[] = [];
  for (const plan of plans) {
    seen.push(viewOf(table.run.state, 'ana'));
    table = morning(table, { route: [], pace: 'rest' }, plan);
    while (awaited(table).startsWith('dice ownCheck')) table = dice(table, LOW);
    seen.push(table.heard.filter(({ to }) => to === null || to.includes('ana')));
  }
  return seen;
};

test('SAGA-MOVE-042 two worlds that differ only in what a seat may not know look and sound the same to it', () => {
  const resting = anasDays({ at: 'g' }, [{}, {}, {}]);
  const marching = anasDays({ at: 'f', members: [], troops: { mediumInfantry: 900 }, stores: 0 }, [
    { route: ['e'], pace: 'careful' },
    { route: ['f', 'g'], pace: 'forced' },
    { route: ['f'], pace: 'steady' },
  ]);
  expect(marching).toEqual(resting);
});
