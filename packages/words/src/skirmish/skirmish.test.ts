import { readdirSync, readFileSync } from 'node:fs';
import { apply, begin, type Json, type Moved, type SceneTypes, stream } from '@warmoot/kernel';
import { randomInput, someOf } from '@warmoot/kernel/testing';
import { warband } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { accountOf, outcomeText } from '../account.js';
import { awaitedOf } from '../awaited.js';
import { boardOf } from '../board.js';
import { LANGUAGES } from '../languages.js';
import { refusalText } from '../refusal.js';

const { en, de } = LANGUAGES;
if (en === undefined || de === undefined) throw new Error('no words');
const ALL = Object.values(LANGUAGES).map(({ words }) => words);
const SCENE = warband.skirmishScene as never;

/** Berrin, a hero with 3 attacks, stands before a veteran; Tam, a levy, is far off. The last of the list of names is Kuno. */
const SAMPLE = {
  seats: ['ana', 'bo'],
  a: { name: 'Red', seat: 'ana', figures: [{ name: 'Berrin', like: 'hero', at: { x: 5, y: 5 } }] },
  b: {
    name: 'Blue',
    seat: 'bo',
    figures: [
      { like: 'veteran', at: { x: 6, y: 5 }, facing: 'w' },
      { name: 'Tam', like: 'levy', at: { x: 12, y: 5 } },
    ],
  },
};
const inMelee = (more: object = {}) => ({ ...SAMPLE, ...more, position: { phase: 'melee' } });

const begun = (setup: unknown, options: unknown = {}): Moved<SceneTypes> => {
  const moved = begin<SceneTypes>(SCENE, { setup: setup as Json, options: options as Json });
  if (!moved.ok) throw new Error(JSON.stringify(moved.refusal));
  return moved.value;
};

const answer = (seat: string, as: string, choice: object) => ({ input: 'answer', seat, as, choice });
const dice = (...faces: readonly number[]) => ({ input: 'dice', faces, from: 'table' });
const PASS = { choose: 'pass' };

/** Plays these answers and dice, and tells what came of the last. */
const told = (words: (typeof ALL)[number], setup: unknown, inputs: readonly object[]): readonly string[] => {
  let { run } = begun(setup);
  let lines: readonly string[] = [];
  for (const [seq, input] of inputs.entries()) {
    const moved = apply<SceneTypes>(SCENE, run.state, input as never);
    if (!moved.ok) throw new Error(JSON.stringify(moved.refusal));
    const entry = { seq, input, thrown: null, heard: moved.value.heard };
    ({ lines } = accountOf(words, { entry, before: run, after: moved.value.run } as never));
    run = moved.value.run;
  }
  return lines;
};

// Base 8, body armour 2, shield 1: 5 or less hits. The 1 is a critical, and the veteran has a helmet.
const BLOWS = [
  answer('ana', 'Red', PASS),
  answer('bo', 'Blue', PASS),
  answer('ana', 'Red', { choose: 'attack', figure: 'A1', dice: { B1: 3 } }),
  dice(1, 5, 6),
];

test('WARBAND-MELEE-006 WARBAND-CRIT-003 a row of blows is told with what it needs and what it came to', () => {
  expect(told(en.words, inMelee(), BLOWS)).toContain(
    'Berrin strikes at Kuno Veteran: 3 dice at 5 or less, 2 hits, one of them critical. [WARBAND-MELEE-006]',
  );
  expect(told(de.words, inMelee(), BLOWS)).toContain(
    'Berrin greift Kuno Haudegen an: 3 Würfel auf höchstens 5, 2 Treffer, einer davon kritisch. [WARBAND-MELEE-006]',
  );
});

test('WARBAND-CRIT-005 a helmet is asked for, given, and what is left is taken', () => {
  const given = [...BLOWS, answer('bo', 'B1', { choose: 'helmet', for: 'wound' })];
  expect(told(en.words, inMelee(), given)).toEqual([
    'Kuno Veteran gives the helmet: there is no Wound. [WARBAND-CRIT-005]',
    'Kuno Veteran takes 2 points of damage and is down to 0 HP. [WARBAND-HEALTH-001]',
  ]);
  expect(told(de.words, inMelee(), given)).toEqual([
    'Kuno Haudegen gibt den Helm dafür: keine Wunde. [WARBAND-CRIT-005]',
    'Kuno Haudegen nimmt 2 Punkte Schaden und hat keine TP mehr. [WARBAND-HEALTH-001]',
  ]);
});

test('WARBAND-ACTION-003 WARBAND-MELEE-001 refusals say what was wrong, and name people as people do', () => {
  const refused = (setup: unknown, inputs: readonly object[], wrong: object): readonly string[] => {
    let { run } = begun(setup);
    for (const input of inputs) {
      const moved = apply<SceneTypes>(SCENE, run.state, input as never);
      if (!moved.ok) throw new Error(JSON.stringify(moved.refusal));
      run = moved.value.run;
    }
    const moved = apply<SceneTypes>(SCENE, run.state, wrong as never);
    if (moved.ok) throw new Error('taken');
    return ALL.map((words) => refusalText(words, moved.refusal));
  };
  const [far, weit] = refused(
    inMelee(),
    BLOWS.slice(0, 2),
    answer('ana', 'Red', { choose: 'attack', figure: 'A1', dice: { B2: 3 } }),
  );
  expect(far).toContain('Berrin cannot reach Tam.');
  expect(weit).toContain('Berrin kann Tam nicht erreichen.');
  const [few, wenig] = refused(
    inMelee(),
    BLOWS.slice(0, 2),
    answer('ana', 'Red', { choose: 'attack', figure: 'A1', dice: { B1: 2 } }),
  );
  expect(few).toContain('Berrin has 3 attacks to give out, and not 2.');
  expect(wenig).toContain('Berrin hat 3 Angriffe zu verteilen, nicht 2.');
});

test('the board has the field with signs and arrows, both sides, and how it stands', () => {
  const sections = boardOf(en.words, begun(inMelee()).run, 'bo').slice(-4);
  expect(sections.map(({ title }) => title)).toEqual(['The field', 'Blue', 'Red', 'The fight']);
  expect(sections[0]?.lines.find((line) => line.startsWith('  5'))).toContain('Be→Ku←');
  expect(sections[1]?.lines[0]).toBe('Ku Kuno Veteran: at (6, 5), facing west, 2 of 2 HP, 2 attacks, armour 3, sword');
  expect(sections[3]?.lines).toEqual(['Round 1: Melee.', 'Priority: Red.']);
});

const { usual, raiders, bear, riders, shields, bows } = warband.BANDS;
const SPELLS = [
  { name: 'Fog', rounds: 2 },
  { name: 'Curse', targeted: true },
];
const near = (figures: readonly object[], x: number) =>
  figures.map((figure, nth) => ({ ...figure, at: { x: x + (nth % 2), y: 4 + nth } }));
const STARTS: readonly (readonly [readonly object[], readonly object[], object, object])[] = [
  [usual, raiders, {}, {}],
  [near([...usual, { like: 'hero', mounted: true, spells: SPELLS }], 9), near(shields, 13), { referee: 'cid' }, {}],
  [
    near(bows, 9),
    near(bear, 12),
    { surprised: 'b' },
    { 'warband.grappleSystem': 'contest', 'warband.quarter': 'always' },
  ],
  [
    near(usual, 9),
    near(riders, 11),
    {},
    { 'warband.grappleSystem': 'gambit', 'warband.gambitBacklash': 'table', 'warband.protectAlly': 'on' },
  ],
];

describe.each(ALL)('a fight of figures in $language', (words) => {
  const own = words.scenes['warband/skirmish'];

  test('whatever happens has words, whatever is open is told, and boards keep to the page', () => {
    const missing = new Set<string>();
    const note = (key: string, known: object | undefined): void => {
      if (known === undefined || !Object.hasOwn(known, key)) missing.add(key);
    };
    for (const nth of someOf(STARTS.length)) {
      const [a, b, more, options] = STARTS[nth] as (typeof STARTS)[number];
      const source = stream(`skirmish words ${nth}`);
      const seats = ['ana', 'bo', ...('referee' in more ? ['cid'] : [])];
      const setup = {
        seats,
        a: { name: 'Red', seat: 'ana', figures: a },
        b: { name: 'Blue', seat: 'bo', figures: b },
        ...more,
      };
      let moved = begun(setup, options);
      for (let inputs = 0; inputs < 400; inputs++) {
        const { run, heard } = moved;
        for (const { event } of heard) note(event.event, own?.events);
        const input = randomInput(run, source);
        if (input === null) {
          expect(outcomeText(words, run)).not.toMatch(/undefined|\[object|\{/);
          break;
        }
        const after = apply<SceneTypes>(SCENE, run.state, input);
        if (!after.ok) throw new Error(JSON.stringify(after.refusal));
        const { awaits } = run;
        if (awaits.need === 'answers') note(awaits.step, own?.questions);
        if (awaits.need === 'dice')
          for (const { what } of [...(awaits.throw.tally?.plus ?? []), ...(awaits.throw.tally?.against ?? [])])
            note(what, own?.tally);
        const entry = { seq: inputs, input, thrown: null, heard: after.value.heard };
        const { lead, lines } = accountOf(words, { entry, before: run, after: after.value.run } as never);
        for (const line of [...lead, ...lines]) expect(line).not.toMatch(/undefined|\[object|\{|\b[AB]\d\b|–/);
        // The whole list is long: every so often is enough.
        if (inputs % 40 === 0) {
          for (const { text } of awaitedOf(words, run, null).choices)
            expect(text).not.toMatch(/undefined|\{|\b[AB]\d\b|–/);
          for (const { lines: drawn } of boardOf(words, run, 'ana'))
            for (const line of drawn) expect(line.length).toBeLessThanOrEqual(80);
          expect(words.skirmish.aloud(run.view('ana') as never).join(' ')).not.toMatch(/undefined|\{/);
        }
        moved = after.value;
      }
    }
    expect([...missing]).toEqual([]);
  });

  test('WARBAND-SAGA-013: who is found alive is not told among the slain, and is a prisoner where the enemy holds the field', () => {
    const figure = {
      figure: 'B1',
      fate: 'slain',
      hp: 0,
      mostHp: 1,
      might: 1,
      wounds: [],
      wasDown: false,
      downWound: null,
    };
    const of = (name: string, survives: boolean) => ({
      ...figure,
      name,
      survives,
      captured: survives,
      character: name,
    });
    const outcome: warband.SkirmishOutcome = {
      ...{ ending: 'won', rounds: 3, minutes: 10, winner: 'Red' },
      bands: [
        { name: 'Red', side: 'a', retreated: false, figures: [] },
        { name: 'Blue', side: 'b', retreated: true, figures: [of('Morten', false), of('Wren', true)] as never },
      ],
    };
    const tell = words.scenes['warband/skirmish']?.outcome as (outcome: unknown, told: unknown) => string;
    const told = tell(outcome, { sight: { given: {} }, hearer: null });
    expect(told).toMatch(/(Slain|Gefallen): Morten\. .*: Wren\. .*: Wren\.$/);
  });

  test('every option and every answer to it has a name, and so have bands, things and profiles', () => {
    expect(Object.keys(words.skirmish.options)).toEqual(Object.keys(warband.SKIRMISH_OPTION_RULES));
    expect(Object.keys(words.skirmish.bands)).toEqual(Object.keys(warband.BANDS));
    expect(Object.keys(words.skirmish.items)).toEqual([...warband.ALL_ITEMS]);
    for (const said of Object.values(words.skirmish.answers))
      for (const text of Object.values(said)) expect(text).not.toBe('');
  });
});

/** The keys that the rules speak by, as they stand in their sources. Those that are put together there have a part in braces. */
const RULES = new URL('../../../rules/src/warband/', import.meta.url);
const KEYS = new Set(
  readdirSync(RULES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .flatMap((path) => [...readFileSync(new URL(path, RULES), 'utf8').matchAll(/['`](warband\.[\w.${}]+)['`]/g)])
    .map(([, key]) => key as string),
);

/** What a campaign's plan settles: its form has words of its own for them. */
const OF_A_PLAN = new Set(['warband.sagaScale', 'warband.sagaTroops']);

test.each(ALL)('every key of the rules has words, and no refusal is there that nobody makes: $language', (words) => {
  const { broken, tally } = words.scenes['warband/skirmish'] ?? { broken: {}, tally: {} };
  const { options } = words.lines;
  const known = new Set(
    [broken, tally, words.forms, words.skirmish.options, options].flatMap((list) => Object.keys(list)),
  );
  const whole = [...KEYS].filter((key) => !key.includes('$') && !OF_A_PLAN.has(key));
  expect(whole.length).toBeGreaterThan(200);
  expect(whole.filter((key) => !known.has(key))).toEqual([]);
  expect(Object.keys(broken).filter((key) => !KEYS.has(key))).toEqual([]);
  // `warband.grade.${grade}`: at least one line begins like that.
  const beginnings = [...KEYS].filter((key) => key.includes('$')).map((key) => key.slice(0, key.indexOf('$')));
  expect(beginnings.filter((key) => !Object.keys(tally).some((line) => line.startsWith(key)))).toEqual([]);
});
