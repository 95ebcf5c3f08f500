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
 *
 * lines-duel-turns-the-tide, by hand: captains of Might 3, so 3 HP and 3 dice, in armour 3 + 1. A Feint beats a Parry: Edda at 8 − 4 + 2,
 * 6, 5 and 3 are three hits and Corvin falls; he at 8 − 4, a 4 is a hit, for which she gives her shield. Nobody else strikes. Ten
 * figures against nine: Blue is driven back. Its check is 7 − 2 without the leader's 1: a 6 fails, and it retreats.
 *
 * lines-volley-and-retreat, by hand: shortbows reach 12, the levies are 13 and 14 away; ten who shoot at ten are a mass and reach 24.
 * No armour: at 8 or less, 8 and 3, then 2 and 7: four hits, four of the front rank fall. 3 × 4 ≥ 10: a check at Weak 5, a 7 fails.
 * In the next round nobody is lost and nothing else happens: the levies may check to come back, at 5, and a 5 is enough.
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
