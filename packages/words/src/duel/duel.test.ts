import { readdirSync, readFileSync } from 'node:fs';
import { apply, begin, type Json, type Moved, type SceneTypes, stream, type TallyLine } from '@warmoot/kernel';
import { randomInput, someOf } from '@warmoot/kernel/testing';
import { SCENES } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { accountOf, outcomeText, type Passage } from '../account.js';
import { awaitedOf } from '../awaited.js';
import { boardOf } from '../board.js';
import type { AnySceneWords, Hearer, Words } from '../catalogue/words.js';
import { LANGUAGES } from '../languages.js';

const ALL: readonly Words[] = Object.values(LANGUAGES).map(({ words }) => words);

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

const CHAPTERS = new URL('../../../rules/src/saga/duel/', import.meta.url);

test.each(ALL)('whatever the duel forbids is refused in words that end in a full stop: $language', ({ scenes }) => {
  const source = readdirSync(CHAPTERS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(new URL(file, CHAPTERS), 'utf8'))
    .join('\n')
    // What a setup must look like is said in other words.
    .replaceAll(/badForm\([^)]*\)/g, '');
  const named = [...source.matchAll(/['`]duel\.([A-Za-z.]+)['`]/g)].map(([, key]) => `duel.${key}`);
  const short = [...source.matchAll(/ban\('[A-Z0-9-]+', '([A-Za-z]+)'\)/g)].map(([, key]) => `duel.${key}`);
  const moves = ['push', 'dodge', 'closing', 'following'].map((move) => `duel.move.${move}`);
  const keys = [...new Set([...named, ...short, ...moves])];
  expect(keys.length).toBeGreaterThan(45);
  const { broken } = scenes['saga/duel'] as AnySceneWords;
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
  for (const key of keys) expect(broken[key]?.(facts)).toMatch(/^[A-ZÄÖÜ(].*\.$/);
});

/** Everything that is said of a moment; what cannot be compared line by line, apart. */
const saidOf = (words: Words, passage: Passage, hearer: Hearer) => {
  const { after } = passage;
  const { lead, choices } = awaitedOf(words, after, hearer);
  const { lines } = accountOf(words, passage, hearer);
  const board = passage.entry.thrown === null ? boardOf(words, after, hearer).flatMap((section) => section.lines) : [];
  const outcome = after.over ? [outcomeText(words, after, hearer)] : [];
  return { sentences: [...lines, lead, ...choices.map(({ text }) => text), ...outcome], board };
};

describe.each(['saga/duel', 'saga-1e/duel'])('%s', (scene) => {
  const rules = SCENES[scene];
  if (rules === undefined) throw new Error(scene);

  test.each(FIGHTS)('whatever happens has words: %s', (title, setup) => {
    const found = {
      missing: new Set<string>(),
      long: new Set<string>(),
      raw: new Set<string>(),
      same: new Set<string>(),
    };
    const keysOf = ({ heard, run: { awaits } }: Moved<SceneTypes>, own: AnySceneWords | undefined): string[] => {
      const tally = awaits.need === 'dice' ? awaits.throw.tally : null;
      const lines = [...(tally?.plus ?? []), ...(tally?.against ?? [])] as TallyLine[];
      const lacks = (key: string, known: object | undefined): boolean =>
        known === undefined || !Object.hasOwn(known, key);
      return [
        ...heard.map(({ event }) => event.event).filter((key) => lacks(key, own?.events)),
        ...(awaits.need === 'answers' ? [awaits.step] : []).filter((key) => lacks(key, own?.questions)),
        ...lines.map(({ what }) => what).filter((key) => lacks(key, own?.tally)),
      ];
    };
    const read = (moved: Moved<SceneTypes>, passage: Passage, hearer: Hearer): void => {
      for (const { scenes } of ALL) for (const key of keysOf(moved, scenes[scene])) found.missing.add(key);
      const said = ALL.map((words) => saidOf(words, passage, hearer));
      for (const { sentences, board } of said) {
        for (const line of [...sentences, ...board]) if (RAW.test(line)) found.raw.add(line);
        for (const line of board) if (line.length > 80) found.long.add(line);
      }
      const [english, german] = said.map(({ sentences }) => sentences) as [string[], string[]];
      expect(german.length).toBe(english.length);
      for (const [i, line] of english.entries()) if (line === german[i]) found.same.add(line);
    };
    for (const game of someOf(6)) {
      const source = stream(`${title} ${game}`);
      const options = OPTIONS[game % OPTIONS.length];
      const hearer = game % 3 === 0 ? 'ana' : null;
      let moved = begin(rules, { setup, options });
      let before: Passage['before'] = null;
      for (let seq = 0; seq < 400 && moved.ok; seq++) {
        const { run, heard, thrown } = moved.value;
        const entry = { seq, input: { input: 'begin' }, thrown, heard, chain: '' } as unknown as Passage['entry'];
        read(moved.value, { entry, before, after: run }, hearer);
        const input = randomInput(run, source);
        if (input === null) break;
        before = run as Passage['before'];
        moved = apply<SceneTypes>(rules, run.state, input);
      }
      expect(moved.ok).toBe(true);
    }
    expect([...found.missing], 'without words').toEqual([]);
    expect([...found.raw], 'with raw data').toEqual([]);
    expect([...found.long], 'wider than a page').toEqual([]);
    expect([...found.same], 'the same in two languages').toEqual([]);
  });
});
