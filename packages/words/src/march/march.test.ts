import {
  ATTENTIVE,
  apply,
  begin,
  imagine,
  type Json,
  type Moved,
  type Result,
  Run,
  type SceneTypes,
  stream,
  type View,
} from '@warmoot/kernel';
import { manifests, SCENES, saga } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { accountOf, type ToldEntry } from '../account.js';
import { de, en } from '../languages.js';
import { writtenIn } from '../sceneTold.js';

const valueIn = (result: Result<Moved<SceneTypes>>): Moved<SceneTypes> => {
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
};

const beginning = (kind: string, start: string, words = en): Moved<SceneTypes> => {
  const scene = `saga/${kind}`;
  const manifest = manifests().find(({ rules }) => rules.scene === scene);
  const ready = manifest?.starts.find(({ name }) => name === start);
  const seats = ['ana', 'bo', 'cid'].slice(0, ready?.seats.most);
  const rules = SCENES[scene] as (typeof SCENES)[string] & object;
  return valueIn(begin(rules, { setup: ready?.setup(seats, writtenIn(words, scene)) as Json }));
};

describe('how a march stands, read aloud', () => {
  const view = beginning('march', 'kell').run.view('ana') as View<saga.march.March>;

  test('SAGA-MOVE-042 the date and which day of the road it is, what is to be done, oneself, and the others as they were last known', () => {
    const told = en.march.aloud(view, (day) => `${day + 11} Acorn`).join(' ');
    expect(told).toMatch(
      /^14 Acorn, morning, day 1\. Choose route and pace\. Ella's riders: 12 riders at Gallows Cross, weary 1, Hide 1, Notice 4\./,
    );
    expect(told).toMatch(
      /Dorrow's host, 900: last known on 12 Acorn at Hob’s Cross; by tonight it can be in \d+ spans/,
    );
  });

  test('without a calendar by the number of the day, and in German', () => {
    expect(en.march.aloud(view)[0]).toBe('Day 3, morning.');
    expect(de.march.aloud(view)[0]).toBe('Tag 3, Morgen.');
  });

  test('SAGA-MOVE-009 a plan is one sentence', () => {
    const plan = { marks: null, past: [], forage: false, sail: false, lead: null } as const;
    const told = (route: readonly string[], pace: saga.march.Pace): string =>
      en.march.plan(view, "Ella's riders", { ...plan, route, pace });
    expect(told(['hag-wood', 'charcoal-pits'], 'steady')).toBe('Hag Wood path, Steady, halt at Charcoal Pits');
    expect(told(['hag-wood', 'charcoal-pits'], 'careful')).toBe(
      'Hag Wood path, Careful, halt at Hag Wood, bound for Charcoal Pits',
    );
    expect(told([], 'rest')).toBe('Rest at Gallows Cross');
  });
});

describe('spans without a name are told by where they lie', () => {
  const kell = saga.roads.readyRoads('kell');

  test('so many spans from the nearest place, and on which side of it', () => {
    expect(en.march.span(kell, 'mill-1')).toBe('the span west of Gallows Cross');
    expect(en.march.span(kell, 'mill-7')).toBe('the second span west of Kell');
    expect(de.march.span(kell, 'mill-7')).toBe('Strecke 2 westlich von Kell');
    expect(de.march.span(kell, 'east-3')).toBe('Strecke westlich von Priory Wood');
    expect(en.march.span(kell, 'kell-ford')).toBe('Kell Ford');
  });

  test.each(saga.roads.READY_ROADS)('no two of %s are told alike, and none by its key', (name) => {
    const roads = saga.roads.readyRoads(name);
    const told = roads.spans.map(({ key }) => en.march.span(roads, key));
    expect(new Set(told).size).toBe(told.length);
    expect(told.filter((one, at) => one === roads.spans[at]?.key)).toEqual([]);
  });

  test('where no place has a name, by their numbers on the map in letters', () => {
    const bare = { ...kell, spans: kell.spans.map(({ name: _, ...span }) => span) };
    expect(en.march.span(bare, 'gallows-cross')).toBe('span 1');
    expect(de.march.span(bare, 'mill-1')).toBe('Strecke Nr. 4');
  });
});

test('SAGA-MOVE-042 a test that has succeeded is told whole to those who have thrown it, also where they did not await it', () => {
  const { run } = beginning('march', 'kell');
  // As the browser of a seat has it: a world that looks like its view, in which nothing is awaited but plans.
  const before = new Run(run.rules, imagine(run.rules, run.view('ana'), stream('looks')), ATTENTIVE);
  const tally = {
    plus: [{ by: 4, what: 'skill.notice', why: 'SAGA-MOVE-002' }],
    against: [
      { by: 14, what: 'base', why: 'SAGA-CHECK-017' },
      { by: 2, what: 'skill.hide', why: 'SAGA-MOVE-002' },
      { by: -3, what: 'move.numbers', why: 'SAGA-MOVE-004' },
      { by: 1, what: 'pace.careful', why: 'SAGA-MOVE-009' },
    ],
  } as const;
  const sighting = {
    of: "Dorrow's host",
    day: 3,
    time: 'march',
    at: 'kell-ford',
    size: 900,
    going: 'foot',
    leader: 'x',
  };
  const entry = {
    seq: 2,
    input: { input: 'dice', faces: [6, 6, 5], from: 'seed' },
    thrown: { dice: ['d8', 'd8', 'd10z'], tally, score: 21, result: 'success', seenBy: ['ana'] },
    heard: [{ event: { event: 'noticed', party: "Ella's riders", sighting }, to: ['ana'], depth: 0 }],
  } as unknown as ToldEntry;
  const { lead, rows, lines } = accountOf(en, { entry, before, after: before }, 'ana');
  // Notice 4 against Hide 2, one more for being Careful and three less for 900: 14 + 0.
  expect(lines[0]).toMatch(/^Ella's riders notice Dorrow's host at Kell Ford: .*; 21, needed 14\.$/);
  expect(lead[0]).toBe('Thrown: 2d8 + d10z: 6, 6, 5.');
  expect(rows.map(({ label, amount }) => `${label} ${amount}`)).toEqual([
    'dice (6, 6, 5) 17',
    'Notice +4',
    'total 21',
    'base 14',
    'Hide +2',
    'numbers make noise −3',
    'Careful +1',
    'target 14',
  ]);
  expect(accountOf(en, { entry, before, after: before }, 'bo')).toEqual({ seq: 2, lead: [], rows: [], lines: [] });
});

test('SAGA-MOVE-042 nobody hears that others have planned', () => {
  const { run } = beginning('march', 'kell');
  const choice = { choose: 'plan', route: [], pace: 'rest' };
  const input = { input: 'answer', seat: 'bo', as: "Dorrow's host", choice } as const;
  const moved = valueIn(apply(run.rules, run.state, input));
  const entry = { seq: 1, input, thrown: null, heard: moved.heard };
  const passage = { entry, before: run, after: moved.run };
  const told = (hearer: string | null) => {
    const { lead, lines, rows } = accountOf(en, passage, hearer);
    return [...lead, ...lines, ...rows];
  };
  expect(told('ana')).toEqual([]);
  expect(told('cid')).toEqual([]);
  expect(told('bo')).toHaveLength(1);
});

test('SAGA-MOVE-027 SAGA-MOVE-028 a pursuit read aloud: the gap, oneself, each way guessed and not', () => {
  // Cover: Hide 5 against Notice 4, one more if it is guessed: 1/2 and 107/160. Rough: 3 against 3: 53/128 and 75/128.
  const view = beginning('chase', 'millRoad').run.view('ana') as View<saga.chase.Chase>;
  expect(en.chase.aloud(view)).toEqual([
    'Leg 1, gap 2 of 4.',
    'You: Wren of Hag Wood, on foot.',
    'Open: 33.1 percent if they guess it, 50.0 if not.',
    'Cover: 50.0 percent if they guess it, 66.9 if not.',
    'Rough: 41.4 percent if they guess it, 58.6 if not.',
  ]);
});
