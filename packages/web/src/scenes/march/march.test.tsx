import { chanceThat, type SeatId } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Sitting, seenFrom, sit, take } from '../../../test/lab/sitting.js';
import type { Person } from '../../people/person.js';
import { fetchTold } from '../../words/told.js';
import type { SceneProps } from '../contract.js';
import { marksOf, reachesOf } from './marks.js';
import { type Book, knownTo, type MarchView } from './model.js';
import { firstLegs, meetingOf, noticedThrow, pastThrows } from './odds.js';
import { laidTo, planFrom, routesFor, usualPlan, withPace } from './plan/planning.js';
import { Road } from './Road.js';
import { MARCH } from './words.en.js';

// The page waits for the words of the rules.
beforeAll(() => fetchTold('en'));

const [RIDERS, HOST, WATCH] = ['Ella’s riders', 'Dorrow’s host', 'The watch'] as const;

interface Told {
  readonly options?: object;
  readonly knows?: readonly object[];
  readonly wants?: object;
  readonly riders?: object;
  readonly setup?: object;
}

/** The road to Kell: riders of Ana's who know where Bo's host was, and a watch of Cy's at the bridge. */
const begun = ({ options = {}, knows, wants, riders = {}, setup = {} }: Told = {}): Sitting => {
  const start = {
    setup: {
      seats: ['ana', 'bo', 'cy'],
      roads: saga.roads.readyRoads('kell'),
      parties: [
        {
          name: RIDERS,
          seats: ['ana'],
          at: 'gallows-cross',
          members: [{ name: 'Ella', skills: { hide: 1, notice: 4 }, mounted: true }],
          wants: wants ?? { want: 'reach', span: 'kell' },
          knows: knows ?? [{ of: HOST, at: 'hobs-cross' }],
          ...riders,
        },
        {
          name: HOST,
          seats: ['bo'],
          at: 'hobs-cross',
          members: [{ name: 'Casimir', skills: { notice: 3 } }],
          troops: { mediumInfantry: 900 },
        },
        {
          name: WATCH,
          seats: ['cy'],
          at: 'mill-bridge',
          members: [{ name: 'Wren', skills: { notice: 4 } }],
          approaches: ['the weir', 'the bridge'],
        },
      ],
      ...setup,
    },
    options,
  };
  return sit({ scene: 'saga/march', title: '', start: start as never, seat: 'ana' }, 'road');
};

const PEOPLE: Readonly<Record<SeatId, Person>> = Object.fromEntries(
  ['ana', 'bo', 'cy'].map((seat, colour) => [
    seat,
    { seat, name: seat, colour, held: 'person', here: true, you: seat === 'ana' },
  ]),
);

const viewOf = (sitting: Sitting, seat: SeatId): MarchView => seenFrom(sitting, seat).view as unknown as MarchView;
const bookIn = (view: MarchView, party: string): Book => saga.march.bookIn(view, party) as Book;

const pageOf = (sitting: Sitting, seat: SeatId | null): string => {
  const { view, run } = seenFrom(sitting, seat);
  const props = {
    rules: sitting.session.rules,
    run,
    view,
    seat,
    people: PEOPLE,
    passages: [],
    answer: () => undefined,
    typeDice: null,
    devices: [],
    busy: false,
  } as unknown as SceneProps;
  return renderToStaticMarkup(<Road {...props} />);
};

const planned = (sitting: Sitting, seat: SeatId, as: string, choice: object): Sitting => {
  const next = take(sitting, { input: 'answer', seat, as, choice: choice as never });
  if (next.refusal !== null) throw new Error(JSON.stringify(next.refusal));
  return next;
};

const fraction = ({ ways, of }: { readonly ways: bigint; readonly of: bigint }): string => `${ways}/${of}`;

describe('the morning of a march', () => {
  const view = viewOf(begun(), 'ana');
  const book = bookIn(view, RIDERS);

  test('the ways that lead there are offered by name, the lightest is picked, and nobody is told of', () => {
    expect(routesFor(view, book).map(({ name, cost }) => [name, cost])).toEqual([
      ['Ford road', 5],
      ['Hag Wood path', 7],
      ['Mill road', 9],
    ]);
    const usual = usualPlan(view, book);
    expect([usual.pace, usual.route.at(-1), usual.route.length]).toEqual(['steady', 'kell', 5]);
    const page = pageOf(begun(), 'ana');
    for (const text of ['Hag Wood path', 'Seal the day', 'not told', 'If you meet Dorrow’s host today']) {
      expect(page).toContain(text);
    }
    expect(page).not.toContain('Wren');
  });

  test('a way is laid span by span: on, back, anew, and none to where no way leads', () => {
    expect(laidTo(view, book, [], 'hag-wood')).toEqual(['hag-wood']);
    expect(laidTo(view, book, ['hag-wood'], 'charcoal-pits')).toEqual(['hag-wood', 'charcoal-pits']);
    expect(laidTo(view, book, ['hag-wood', 'charcoal-pits'], 'hag-wood')).toEqual(['hag-wood']);
    expect(laidTo(view, book, ['hag-wood'], 'gallows-cross')).toEqual([]);
    expect(laidTo(view, book, ['hag-wood'], 'mill-2')).toEqual(['mill-1', 'mill-2']);
  });

  test('a plan ends at a crossing, and who rests has no way', () => {
    const usual = usualPlan(view, book);
    const swum = planFrom(view, book, { ...usual, route: ['hag-wood', 'charcoal-pits', 'otter-pool', 'mill-6'] });
    expect(swum.route).toEqual(['hag-wood', 'charcoal-pits', 'otter-pool']);
    expect(planFrom(view, book, withPace(view, book, usual, 'rest'))).toMatchObject({
      route: [],
      pace: 'rest',
      forage: true,
    });
  });

  test('the odds are those of the rules: Notice 3 against Hide 1 is 107 in 160', () => {
    const [host] = knownTo(view, book);
    if (host === undefined) throw new Error('nobody is known');
    const thrown = noticedThrow(view, book, 'steady', host);
    if (thrown === null) throw new Error('no odds');
    expect(fraction(chanceThat(thrown, 'success'))).toBe('107/160');
    // SAGA-MOVE-009: by the pace of either.
    const [careful, forced] = (['careful', 'forced'] as const).map((pace) =>
      meetingOf(view, book, 'steady', host, pace),
    );
    expect(fraction(chanceThat((careful as NonNullable<typeof careful>).noticed, 'success'))).toBe('477/640');
    expect(fraction(chanceThat((forced as NonNullable<typeof forced>).noticed, 'success'))).toBe('75/128');
    // All that can come of it makes the whole.
    const { you, both, they, nobody } = careful as NonNullable<typeof careful>;
    const shares = [you, both, they, nobody].map(({ ways, of }) => Number(ways) / Number(of));
    expect(shares.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 12);
    // Who is seen is known well enough for the first leg of a pursuit: Hide 1 (weary by one) before Notice 3, guessed or not.
    const legs = firstLegs(view, book, host);
    expect(legs.map(({ way }) => way)).toEqual(['open', 'cover', 'rough']);
    const cover = legs.find(({ way }) => way === 'cover') as (typeof legs)[number];
    expect([cover.guessed, cover.missed].map((thrown) => fraction(chanceThat(thrown, 'success')))).toEqual([
      '163/640',
      '53/128',
    ]);
  });

  test('a pace that is not open says why; watchers have their odds on either approach', () => {
    expect(pageOf(begun({ riders: { weary: 3 } }), 'ana')).toContain(MARCH.barred.tooWeary);
    const watched = begun({
      knows: [{ of: WATCH, at: 'mill-bridge' }],
      riders: { members: [{ name: 'Ella', skills: { hide: 4 }, mounted: true }] },
    });
    const seen = viewOf(watched, 'ana');
    const [watch] = knownTo(seen, bookIn(seen, RIDERS));
    const throws = watch === undefined ? null : pastThrows(seen, bookIn(seen, RIDERS), 'steady', watch);
    if (throws === null) throw new Error('no odds');
    // Hide 4 against Notice 4, one more where they watch and one less where they do not.
    expect(fraction(chanceThat(throws.marked, 'success'))).toBe('53/128');
    expect(fraction(chanceThat(throws.free, 'success'))).toBe('75/128');
  });

  test('with closed sheets no odds are shown, and no ratings of others', () => {
    const page = pageOf(begun({ setup: { closedSheets: true } }), 'ana');
    expect(page).toContain(MARCH.notToldOdds);
    expect(page).not.toContain('107 in 160');
  });
});

describe('SAGA-MOVE-042 what a page of the march knows', () => {
  test('fog lies about the last sighting and never about the true place', () => {
    const view = viewOf(begun({ knows: [{ of: HOST, at: 'kell-ford' }] }), 'ana');
    const book = bookIn(view, RIDERS);
    const reaches = reachesOf(view, book);
    expect(reaches.map(({ name, now }) => [name, now])).toEqual([[HOST, ['kell-ford']]]);
    expect(reaches[0]?.tonight).not.toContain('hobs-cross');
  });

  test('of whom nothing is known nothing is drawn; a host that knows of nobody sees itself', () => {
    const view = viewOf(begun(), 'bo');
    const book = bookIn(view, HOST);
    const marks = marksOf({ lastSeen: () => '' } as never, {
      view,
      book,
      people: PEOPLE,
      reaches: reachesOf(view, book),
      route: [],
      days: [],
      walking: {},
      mine: [HOST],
    });
    expect(marks.parties.map(({ name }) => name)).toEqual([HOST]);
    expect([marks.last, marks.fog, marks.watchers]).toEqual([[], [], []]);
    expect(pageOf(begun(), 'bo')).toContain(MARCH.nobodyKnown);
  });

  test('with everything open there is no fog, and everybody is where they are', () => {
    const view = viewOf(begun({ options: { 'saga.move.secret': false } }), 'ana');
    const book = bookIn(view, RIDERS);
    expect(reachesOf(view, book)).toEqual([]);
    expect(knownTo(view, book).map(({ book: open }) => open?.at)).toEqual(['hobs-cross', 'mill-bridge']);
    expect(firstLegs(view, book, knownTo(view, book)[0] as never).map(({ way }) => way)).toEqual([
      'open',
      'cover',
      'rough',
    ]);
  });

  test('who has sealed waits, and hears nothing of who has not', () => {
    const sealed = planned(
      begun(),
      'ana',
      RIDERS,
      planFrom(
        viewOf(begun(), 'ana'),
        bookIn(viewOf(begun(), 'ana'), RIDERS),
        usualPlan(viewOf(begun(), 'ana'), bookIn(viewOf(begun(), 'ana'), RIDERS)),
      ),
    );
    const page = pageOf(sealed, 'ana');
    expect(page).toContain(MARCH.sealedHead);
    expect(page).not.toContain('Seal the day');
    const before = pageOf(sealed, 'ana');
    const other = planned(sealed, 'bo', HOST, {
      choose: 'plan',
      route: [],
      pace: 'rest',
      marks: null,
      past: [],
      forage: true,
      lead: null,
    });
    // What another has done changes nothing here.
    expect(pageOf(other, 'ana')).toBe(before);
  });

  test('a spectator sees no party', () => {
    const page = pageOf(begun(), null);
    expect(page).toContain(MARCH.watchingHead);
    for (const name of ['Ella', 'Casimir', 'Wren']) expect(page).not.toContain(name);
  });
});
