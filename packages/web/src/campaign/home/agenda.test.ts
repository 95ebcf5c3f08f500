import { describe, expect, test } from 'vitest';
import { inLanguage } from '../../words/lists.js';
import { changed, done, named, saltCrown, seenBy } from '../sheet/testing/fixture.js';
import { creditable } from '../wealth/ledger.js';
import { askedIn, castsIn, isBeside, upcomingIn, woundsByPart } from './agenda.js';
import { readParts } from './parts.js';
import { plateOf, sunAt } from './plate.js';
import { HOME } from './words.js';

const planned = () => {
  const start = changed(saltCrown(), named(saltCrown(), 'Ella').id, { wounds: [] }, 'healed');
  const [ella, morten] = [named(start, 'Ella').id, named(start, 'Morten').id];
  const plans = [
    { deed: 'plan', day: 9, scene: 'duel', title: 'Ford', characters: [ella, morten] },
    { deed: 'happening', day: 4, title: 'Barges' },
    { deed: 'plan', day: 6, days: 3, scene: 'freeForm', title: 'Road', characters: [morten] },
  ];
  return plans.reduce((now, plan) => done(now, plan), start);
};

type Told = ReturnType<typeof planned>;

const ways = (campaign: Told) =>
  upcomingIn(seenBy(campaign)).map(({ entry, isNow, ways: open }) => [entry.title, isNow, open.join(' ')]);

describe('what comes next', () => {
  test('SAGA-CAL-003, -005: by days; only the next scene can be begun, a happening just happens', () => {
    expect(ways(planned())).toEqual([
      ['Barges', false, 'happened'],
      ['Road', true, 'start'],
      ['Ford', false, ''],
    ]);
  });

  test('SAGA-CAL-004, -012: what runs is closed, or paused where it takes longer than a day', () => {
    const campaign = planned();
    const road = Object.values(campaign.open.entries).find(({ title }) => title === 'Road');
    const running = done(campaign, { deed: 'start', entry: road?.id });
    expect(ways(running)).toEqual([
      ['Road', true, 'close pause check'],
      ['Ford', false, ''],
    ]);
    const paused = done(running, { deed: 'pause', entry: road?.id });
    expect(ways(paused)).toEqual([
      ['Road', true, 'resume'],
      ['Ford', false, ''],
    ]);
    const over = done(done(paused, { deed: 'resume', entry: road?.id }), { deed: 'close', entry: road?.id });
    expect(ways(over)).toEqual([['Ford', true, 'play']]);
  });
});

test('SAGA-CAMPAIGN-010 what is planned inside a scene is offered while that one is played', () => {
  const campaign = planned();
  const road = Object.values(campaign.open.entries).find(({ title }) => title === 'Road');
  const inner = { deed: 'plan', day: 6, scene: 'duel', title: 'Inn', inside: road?.id, characters: road?.characters };
  const both = done(campaign, inner);
  expect(ways(both).map(([title]) => title)).not.toContain('Inn');
  expect(ways(done(both, { deed: 'start', entry: road?.id })).slice(0, 2)).toEqual([
    ['Road', true, 'close pause check'],
    ['Inn', false, 'play'],
  ]);
  // Nothing is offered that is refused: what is played inside comes to its end first.
  const word = done(campaign, { ...inner, scene: 'freeForm' });
  const started = done(word, { deed: 'start', entry: road?.id });
  const inn = Object.values(started.open.entries).find(({ title }) => title === 'Inn');
  const playing = done(started, { deed: 'start', entry: inn?.id });
  expect(ways(playing).find(([title]) => title === 'Road')).toEqual(['Road', true, 'pause check']);
  const over = done(playing, { deed: 'close', entry: inn?.id });
  expect(ways(over).find(([title]) => title === 'Road')).toEqual(['Road', true, 'close pause check']);
});

test('what the table plays within a scene is told apart from the scenes of the calendar', () => {
  const seen = seenBy(planned());
  const [entry] = Object.values(seen.open.entries);
  if (entry === undefined) throw new Error('nothing is planned');
  const playing = {
    open: { ...seen.open, entries: { [entry.id]: { ...entry, state: 'running', played: 3 } as const } },
  };
  expect([isBeside(seen, undefined), isBeside(seen, 3)]).toEqual([false, true]);
  expect([isBeside(playing, 3), isBeside(playing, 4)]).toEqual([false, true]);
});

test('wounds of one kind on one part are counted', () => {
  const minor = { part: 'rightArm', severity: 'minor', marks: 0, kind: 'cut', day: 2, becameMinor: null } as const;
  const major = { ...minor, part: 'head', severity: 'major' } as const;
  expect(woundsByPart([minor, major, minor])).toEqual([
    { part: 'rightArm', severity: 'minor', count: 2 },
    { part: 'head', severity: 'major', count: 1 },
  ]);
  const { wound } = inLanguage(HOME, 'en');
  expect([1, 2, 3].map((count) => wound({ part: 'head', severity: 'minor', count }))).toEqual([
    'head hurt',
    'head hurt twice',
    'head hurt 3 times',
  ]);
  expect(inLanguage(HOME, 'de').wound({ part: 'Kopf', severity: 'major', count: 2 })).toBe(
    'Kopf 2-mal schwer verletzt',
  );
});

describe('what is asked', () => {
  const asks = (campaign: Told) => askedIn(seenBy(campaign)).map(({ ask }) => ask);

  test('SAGA-CAL-002, -013, -014: aid first, then what follows, then the days of healing', () => {
    const campaign = planned();
    const [ella, morten] = [named(campaign, 'Ella').id, named(campaign, 'Morten').id];
    expect(asks(campaign)).toEqual([]);
    const passed = done(campaign, { deed: 'pass', to: 5 });
    const wound = { part: 'head', severity: 'minor', marks: 0, kind: 'cut', day: 2, becameMinor: null } as const;
    const hurt = changed(changed(passed, ella, { wounds: [wound] }), morten, { dying: 'e1' });
    const short = done(hurt, { deed: 'plan', day: 5, scene: 'freeForm', title: 'Talk' });
    const talk = Object.values(short.open.entries).find(({ title }) => title === 'Talk')?.id;
    const closed = done(done(short, { deed: 'start', entry: talk }), { deed: 'close', entry: talk });
    expect(asks(closed)).toEqual(['aid', 'follow', 'heal']);
    // Wounded on day 2, next scene on day 9: days 3 to 8 have passed for her by then.
    expect(askedIn(seenBy(closed)).find(({ ask }) => ask === 'heal')).toMatchObject({ days: [3, 4, 5, 6, 7, 8] });
  });

  test('SAGA-WEALTH-008: the reckoning is asked for when the next scene lies behind it', () => {
    const campaign = done(planned(), { deed: 'unit', name: 'Avitch', level: 3 });
    expect(asks(campaign)).toEqual([]);
    const later = ['Road', 'Ford'].reduce((now, title) => {
      const entry = Object.values(now.open.entries).find((one) => one.title === title)?.id;
      return done(now, { deed: 'replan', entry, day: 361 });
    }, campaign);
    expect(askedIn(seenBy(later))).toEqual([{ ask: 'reckon', year: 1, day: 360 }]);
  });

  test('SAGA-WEALTH-011: whom each scene served is asked in order, one at a time, until it is answered', () => {
    const built = done(saltCrown(), { deed: 'unit', name: 'Avitch', level: 3 });
    const idOf = (now: Told, name: string) =>
      [...Object.values(now.open.entries), ...Object.values(now.open.units)].find((one) =>
        'title' in one ? one.title === name : one.name === name,
      )?.id;
    const over = ['First', 'Second', 'Third'].reduce((now, title) => {
      const scene = title === 'Second' ? 'freeForm' : 'discussion';
      const plan = done(now, { deed: 'plan', day: 1, scene, title });
      const closed = done(done(plan, { deed: 'start', entry: idOf(plan, title) }), {
        deed: 'close',
        entry: idOf(plan, title),
      });
      return done(closed, { deed: 'follow', entry: idOf(plan, title), next: null });
    }, built);
    const asked = (now: Told) => askedIn(seenBy(now)).flatMap((one) => (one.ask === 'credit' ? [one.entry.title] : []));
    expect(asked(over)).toEqual(['First']);
    const none = done(over, { deed: 'credit', entry: idOf(over, 'First'), raise: null, lower: null });
    expect(asked(none)).toEqual(['Third']);
    const given = done(none, { deed: 'credit', entry: idOf(over, 'Third'), raise: idOf(over, 'Avitch'), lower: null });
    expect(asked(given)).toEqual([]);
    // A chapter of a story may be credited like any scene, but is not asked about.
    const first = over.open.entries[idOf(over, 'First') ?? ''];
    const told = {
      ...over,
      open: { ...over.open, entries: { ...over.open.entries, [first?.id ?? '']: { ...first, chapter: 'council' } } },
    } as Told;
    expect(asked(told)).toEqual(['Third']);
    expect(creditable(seenBy(told)).map(({ title }) => title)).toEqual(['First', 'Third']);
  });
});

test('SAGA-DRAFT-004: the living by who runs them, those of nobody last', () => {
  const casts = castsIn(seenBy(saltCrown()), ['ana', 'bo'], 'ana');
  expect(casts.map(({ seat, characters }) => [seat, characters.map(({ name }) => name)])).toEqual([
    ['ana', ['Lady Ella Avitch']],
    ['bo', ['Morten Tarn']],
    [null, ['Maud the Leech']],
  ]);
  const seats = castsIn(seenBy(saltCrown()), ['ana', 'bo'], 'bo').map(({ seat }) => seat);
  expect(seats).toEqual(['bo', 'ana', null]);
});

test('of those whom one seat runs, main characters come first, and both kinds by name', () => {
  const mains = { Ella: false, Maud: true, Morten: true };
  const one = Object.entries(mains).reduce(
    (now, [name, main]) => changed(now, named(now, name).id, { owner: 'ana', main }),
    saltCrown(),
  );
  const [cast] = castsIn(seenBy(one), ['ana'], 'ana');
  expect(cast?.characters.map(({ name }) => name)).toEqual(['Maud the Leech', 'Morten Tarn', 'Lady Ella Avitch']);
});

test('SAGA-CAL-010: months as people write them', () => {
  expect(readParts('Thaw 30\n\n Acorn: 28\nWolves')).toEqual([
    { name: 'Thaw', days: 30 },
    { name: 'Acorn', days: 28 },
    { name: 'Wolves', days: 30 },
  ]);
});

test('the sun is highest a third into the year and lowest before its end; then there is snow', () => {
  expect(sunAt(0.35)).toBeCloseTo(1);
  expect(sunAt(0.85)).toBeCloseTo(-1);
  expect(plateOf(0.85, 3).snow).not.toBe('');
  expect(plateOf(0.35, 3).snow).toBe('');
  expect(plateOf(0.35, 0).host.figures).toBe('');
});
