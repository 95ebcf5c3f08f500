import { readdirSync, readFileSync } from 'node:fs';
import { apply, begin, type Json, type SceneTypes, stream, type TallyLine } from '@warmoot/kernel';
import { randomInput } from '@warmoot/kernel/testing';
import { SCENES } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { accountOf, outcomeText, type Passage } from '../../account.js';
import { awaitedOf } from '../../awaited.js';
import { boardOf } from '../../board.js';
import type { AnySceneWords } from '../../words.js';
import { en } from '../index.js';

const person = (name: string, seat: string, more: object = {}): object => ({ name, seat, ...more });

const FIGHTS: readonly (readonly [string, Json])[] = [
  [
    'two',
    { side1: [person('Ella', 'ana', { like: 'duellist' })], side2: [person('Morten', 'bo', { like: 'knight' })] },
  ],
  [
    'two wrestlers',
    { side1: [person('Ella', 'ana', { like: 'wrestler' })], side2: [person('Morten', 'bo', { like: 'wrestler' })] },
  ],
  [
    'a halberd against a raider',
    { side1: [person('Ella', 'ana', { like: 'halberdier' })], side2: [person('Morten', 'bo', { like: 'raider' })] },
  ],
  [
    'one against three',
    {
      side1: [person('Ella', 'ana', { like: 'champion' })],
      side2: [person('Morten', 'bo'), person('Ada', 'bo'), person('Bram', 'bo')],
    },
  ],
  [
    'two against three',
    {
      side1: [person('Ella', 'ana', { like: 'knight' }), person('Dirk', 'ana', { like: 'brawler' })],
      side2: [person('Morten', 'bo', { like: 'scout' }), person('Ada', 'bo'), person('Bram', 'bo')],
      ambusher: 2,
    },
  ],
].map(([title, setup]) => [title as string, { seats: ['ana', 'bo'], ...(setup as object) } as Json]);

const OPTIONS: readonly object[] = [
  {},
  {
    'saga.duel.flee': 'any',
    'saga.duel.ready': 'free',
    'saga.duel.bodyWounds': 'asHead',
    'saga.duel.surrender': 'needsAcceptance',
    'saga.duel.edge': 'open',
    'saga.duel.board': { width: 12, height: 10, walls: [{ x: 6, y: 1 }] },
    'saga.duel.defenceDeclaration': 'open',
    'saga.duel.choicesVisible': false,
  },
];

/** Data that has slipped through into a sentence. */
const RAW = /undefined|\[object|NaN|null|nobody\b.*nobody|[a-z][A-Z]|\(-1/;

const CHAPTERS = new URL('../../../../rules/src/saga/duel/', import.meta.url);

test('whatever the duel forbids is refused in words that end in a full stop', () => {
  const source = readdirSync(CHAPTERS)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(new URL(file, CHAPTERS), 'utf8'))
    .join('\n');
  const named = [...source.matchAll(/['`]duel\.([A-Za-z.]+)['`]/g)].map(([, key]) => `duel.${key}`);
  const short = [...source.matchAll(/ban\('[A-Z0-9-]+', '([A-Za-z]+)'\)/g)].map(([, key]) => `duel.${key}`);
  const moves = ['push', 'dodge', 'closing', 'following'].map((move) => `duel.move.${move}`);
  const keys = [...new Set([...named, ...short, ...moves])];
  expect(keys.length).toBeGreaterThan(45);
  const { broken } = en.scenes['saga/duel'] as AnySceneWords;
  expect(keys.filter((key) => broken[key] === undefined)).toEqual([]);
  expect(Object.keys(broken).filter((key) => !keys.includes(key))).toEqual([]);
  const facts = {
    act: 'bash',
    who: 'Ella',
    item: 'sword',
    part: 'head',
    x: 3,
    y: 4,
    most: 1,
    own: 'Ella',
    enemy: 'Ada',
  };
  for (const key of keys) expect(broken[key]?.(facts)).toMatch(/^[A-Z(].*\.$/);
});

describe.each(['saga/duel', 'saga-1e/duel'])('%s', (scene) => {
  const rules = SCENES[scene];
  if (rules === undefined) throw new Error(scene);
  const words = en.scenes[scene];

  test.each(FIGHTS)('whatever happens has words: %s', (title, setup) => {
    const missing = new Set<string>();
    const long = new Set<string>();
    const raw = new Set<string>();
    const note = (key: string, known: object | undefined): void => {
      if (known === undefined || !Object.hasOwn(known, key)) missing.add(key);
    };
    const read = (lines: readonly string[]): void => {
      for (const line of lines) if (RAW.test(line)) raw.add(line);
    };
    for (let game = 0; game < 6; game++) {
      const source = stream(`${title} ${game}`);
      const options = OPTIONS[game % OPTIONS.length];
      let moved = begin(rules, { setup, options });
      let before: Passage['before'] = null;
      for (let seq = 0; seq < 400 && moved.ok; seq++) {
        const { run, heard, thrown } = moved.value;
        for (const { event } of heard) note(event.event, words?.events);
        const { awaits } = run;
        if (awaits.need === 'answers') note(awaits.step, words?.questions);
        const tally = awaits.need === 'dice' ? awaits.throw.tally : null;
        for (const { what } of [...(tally?.plus ?? []), ...(tally?.against ?? [])] as TallyLine[]) {
          note(what, words?.tally);
        }
        const hearer = game % 3 === 0 ? 'ana' : null;
        const entry = { seq, input: { input: 'begin' }, thrown: null, heard, chain: '' } as Passage['entry'];
        read(accountOf(en, { entry, before, after: run }, hearer).lines);
        read(awaitedOf(en, run, hearer).choices.map(({ text }) => text));
        read([awaitedOf(en, run, hearer).lead]);
        if (thrown === null) {
          const lines = boardOf(en, run, hearer).flatMap(({ lines }) => lines);
          read(lines);
          for (const line of lines) if (line.length > 80) long.add(line);
        }
        const input = randomInput(run, source);
        if (input === null) {
          read([outcomeText(en, run, hearer)]);
          break;
        }
        before = run as Passage['before'];
        moved = apply<SceneTypes>(rules, run.state, input);
      }
      expect(moved.ok).toBe(true);
    }
    expect([...missing], 'without words').toEqual([]);
    expect([...raw], 'with raw data').toEqual([]);
    expect([...long], 'wider than a page').toEqual([]);
  });
});
