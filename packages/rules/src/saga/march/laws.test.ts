import { begin, type Run, stream, viewOf } from '@warmoot/kernel';
import { randomInput } from '@warmoot/kernel/testing';
import { expect, test } from 'vitest';
import { lastSeen, spansInReach } from './fog.js';
import type { Book, March } from './model.js';
import { anyMarch } from './testing/anyMarch.js';
import { awaited, dice, LOW, march, marches, morning } from './testing/days.js';

const MOST_INPUTS = 20_000;

const must = (isSo: boolean, law: string): void => {
  if (!isSo) throw new Error(`a law is broken: ${law}`);
};

const booksIn = (run: Run<March>): readonly Book[] =>
  Object.values(
    Object.fromEntries(Object.values(run.state.own).flatMap(({ books }) => Object.entries(books))),
  ) as readonly Book[];

/** What must hold of every book whenever anything has happened. */
const holds = (run: Run<March>): void => {
  const spans = run.state.given.roads.spans.map(({ key }) => key);
  for (const { party, at, into, provisions, stores, waits, aware, sightings } of booksIn(run)) {
    must(spans.includes(at) && (into === null || spans.includes(into.span)), 'everybody is in a span of the map');
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
};

/** SAGA-MOVE-042: what a seat sees of a party of which it knows nothing leaves every span open. */
const fogHolds = (run: Run<March>): void => {
  for (const seat of run.state.seats) {
    const view = viewOf(run.state, seat);
    for (const { party, at } of booksIn(run)) {
      if (view.own?.books[party.name] !== undefined || lastSeen(view, party.name) !== null) continue;
      must(spansInReach(view, party.name, 0).includes(at), `${party.name} is where ${seat} may think it is`);
    }
  }
};

const play = (seed: number): number => {
  const begun = begin<March>(marches, { setup: anyMarch(seed), options: {} });
  if (!begun.ok) return 0;
  const { run } = begun.value;
  const source = stream(`law ${seed}`);
  for (let inputs = 0; inputs < MOST_INPUTS; inputs++) {
    const input = randomInput(run as never, source);
    if (input === null) return run.state.open.day;
    if (input.input === 'dice') must(run.dice(input.faces) === null, 'dice are taken');
    else if (input.input === 'answer') {
      const refused = run.answer({ seat: input.seat, as: input.as ?? input.seat }, input.choice);
      must(refused === null, 'what is offered is taken');
    }
    holds(run);
    const { awaits } = run;
    if (awaits.need === 'answers' && awaits.step === 'plan') fogHolds(run);
  }
  throw new Error('an endless march');
};

test('laws over random marches: none is endless, everybody is somewhere on the map, and who was never seen may be anywhere', () => {
  let days = 0;
  for (let seed = 0; seed < 400; seed++) days += play(seed);
  expect(days).toBeGreaterThan(400);
});

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
