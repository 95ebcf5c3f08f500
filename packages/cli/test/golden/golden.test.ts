import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { de, en } from '@warmoot/words';
import { describe, expect, test } from 'vitest';
import { warmoot } from '../../src/testing/terminal.js';
import { goldenText } from './told.js';

const EXAMPLES = new URL('../../../../docs/examples/', import.meta.url);
const HERE = new URL('./', import.meta.url);

/** `WARMOOT_GOLDEN=write npx vitest run packages/cli/test/golden` records anew; read what it wrote. */
const records = process.env.WARMOOT_GOLDEN === 'write';

const SCRIPTS = readdirSync(EXAMPLES)
  .filter((file) => /^(duel|battle|command|sortie|skirmish|lines|discussion|march|chase|race)-.*\.json$/.test(file))
  .map((file) => file.replace(/\.json$/, ''));

/** Movement and the wars are told in German too: what a seat may know, what an order costs and what dice do is worded there anew. */
const TOLD = SCRIPTS.flatMap((name) =>
  /^(command|sortie|skirmish|lines|march|chase|race)-/.test(name)
    ? [[name, name, en] as const, [`${name}.de`, name, de] as const]
    : [[name, name, en] as const],
);

/*
 * lines-charge-on-braced-spears, by hand: Average foot holds at 7 and braces on a 2. Five riders of 1 + 1 attacks: 10 dice at
 * 8 − 2, three hits, three of five fall. Two in front and five behind have 1 + 1 dice each: 4 and 10 at 8 − 2, three hits, of which
 * two fell a rider of 2 HP and one stays. Four riders of size 2 are 8 against 7: the foot is driven back, and 3 of 10 are no third.
 */

/** What is no scene: people who get well after a fight, in either language. */
const HEALING = ['skirmish', 'heal', 'Berrin=0/3,knee,hand:left', 'Isolde=2/3,back!', 'Odda=1/2', '--days', 'rest=14'];
const COMMANDS = [
  ['skirmish-healing-week', HEALING],
  ['skirmish-healing-week.de', ['--lang', 'de', ...HEALING]],
] as const;

test('there are golden replays of at least six fights, and of Discussions, and none without its script', () => {
  expect(SCRIPTS.length).toBeGreaterThanOrEqual(6);
  const texts = readdirSync(HERE).filter((file) => file.endsWith('.txt'));
  expect(texts.map((file) => file.replace(/\.txt$/, '')).sort()).toEqual(
    [...TOLD, ...COMMANDS].map(([text]) => text).sort(),
  );
});

const TEXTS: readonly (readonly [string, () => string])[] = [
  ...TOLD.map(([told, name, words]) => {
    const file = readFileSync(new URL(`${name}.json`, EXAMPLES), 'utf8');
    return [told, () => goldenText(name, file, words)] as const;
  }),
  ...COMMANDS.map(([told, argv]) => [told, () => warmoot(argv).out] as const),
];

describe.each(TEXTS)('%s', (told, tell) => {
  const golden = new URL(`${told}.txt`, HERE);
  const text = tell();
  if (records) writeFileSync(golden, text);

  test('replays byte for byte', () => {
    expect(existsSync(golden)).toBe(true);
    expect(text).toBe(readFileSync(golden, 'utf8'));
  });

  test('is no wider than a page', () => {
    expect(text.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });
});
