import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { played } from '../../test/told.js';
import { de, en } from '../languages.js';
import { speechesIn } from './speeches.js';
import { TURNS } from './turn.js';
import { turningPoints, withoutRules } from './turning.js';

const EXAMPLES = new URL('../../../../docs/examples/', import.meta.url);

const passagesOf = (name: string) => played(readFileSync(new URL(`${name}.json`, EXAMPLES), 'utf8')).passages;

const examplesOf = (kind: string): readonly string[] =>
  readdirSync(EXAMPLES)
    .filter((file) => file.startsWith(`${kind}-`))
    .map((file) => file.replace(/\.json$/, ''))
    .sort();

const turnsIn = (name: string, hearer: string | null = null): readonly string[] =>
  turningPoints(en, passagesOf(name), hearer).map(({ turn, when }) => `${turn}, ${when}`);

describe('what turned a scene', () => {
  test.each([
    ['duel-feint-that-pays', ['fall, Round 2', 'death, Round 2']],
    ['duel-flight', ['firstBlood, Round 1', 'gotAway, Round 2']],
    ['duel-surrender', ['majorWound, Round 1', 'surrender, Round 3']],
    ['battle-ambush', ['firstBlood, Round 1', 'lost, Round 1', 'lost, Round 1', 'lost, Round 1']],
    ['battle-retreat', ['retreat, Round 3', 'surrender, Round 4']],
    ['chase-mill-road', ['caught, Leg 4']],
    ['race-hills', ['first, Leg 2']],
    ['march-ambush', ['found, Day 1', 'ambush, Day 1', 'surrender, Day 1']],
    ['command-slaughter-and-mercy', ['routed, Round 1', 'lost, Round 1', 'firstBlood, Round 1', 'routed, Round 1']],
    ['sortie-sample-fight', ['lost, Round 5', 'captured, Round 5']],
    ['skirmish-duel', ['duel, Round 1', 'firstBlood, Round 1', 'death, Round 2']],
    ['lines-duel-turns-the-tide', ['duel, Round 1', 'death, Round 1', 'tide, Round 1', 'routed, Round 1']],
    ['the-cliff', ['checked, null']],
  ])('%s', (name, turns) => {
    expect(turnsIn(name)).toEqual(turns);
  });

  test('a fight inside a talk turns it by the table of fights', () => {
    expect(turnsIn('discussion-duel')).toEqual([
      'steel, Appeal 1',
      'firstBlood, Appeal 1',
      'surrender, Appeal 1',
      'mind, Appeal 2',
      'left, Appeal 2',
    ]);
  });

  test('sentences are those of the log, without the rules that they cite', () => {
    const [first] = turningPoints(en, passagesOf('skirmish-duel'), null);
    expect(first?.text).toBe('Runa Thorne and Skarde fight a duel: each round a technique is chosen in secret.');
    expect(withoutRules('It is so. [SAGA-MOVE-024] And so. [WARBAND-LINE-001, SAGA-MOVE-025]')).toBe(
      'It is so. And so.',
    );
  });

  test('what both sides of a meeting heard is told once', () => {
    const told = turningPoints(en, passagesOf('march-ambush'), null).map(({ text }) => text);
    expect(told.filter((text) => text.includes('ambush The salt carriers'))).toHaveLength(1);
  });

  test('whoever was not told of it has no turning point of it', () => {
    // Who noticed whom is known to whoever noticed, and to nobody else.
    expect(turnsIn('march-ambush', 'bo')).toContain('found, Day 1');
    expect(turnsIn('march-ambush', 'ana')).not.toContain('found, Day 1');
    expect(turnsIn('march-ambush', 'somebody who watches')).toEqual([]);
  });

  test('a chapter has room for eight: the lighter ones are left out, and the order of the scene is kept', () => {
    expect(turnsIn('duel-one-against-three')).toEqual([
      'majorWound, Round 1',
      'fall, Round 2',
      'fall, Round 3',
      'surrender, Round 5',
    ]);
    // Several fights, as if they were one.
    const many = examplesOf('duel').flatMap((name, nth) =>
      passagesOf(name).map(({ entry, ...passage }) => ({
        ...passage,
        entry: { ...entry, seq: entry.seq + nth * 1000 },
      })),
    );
    expect(turningPoints(en, many, null).map(({ turn }) => turn)).toEqual([
      ...['fall', 'fall', 'death', 'majorWound', 'fall', 'fall', 'surrender', 'surrender'],
    ]);
  });

  test('each has a name of its own in every language', () => {
    for (const { campaign } of [en, de]) {
      expect(new Set(TURNS.map((turn) => campaign.story.turns[turn])).size).toBe(TURNS.length);
    }
  });
});

describe('who said what', () => {
  const speeches = speechesIn(en, passagesOf('discussion-council'), null);

  test('what is told, what is said, and an appeal with what came of it', () => {
    expect(speeches[0]).toEqual({
      who: null,
      words: 'Rain on the roof of the mill. Nobody has sat down.',
      appeal: null,
      came: [],
      moved: false,
    });
    expect(speeches[2]).toMatchObject({ who: 'Ella Avitch', words: 'You have a son of that age.', moved: false });
    expect(speeches[2]?.appeal).toContain('“Send him home unharmed, with our terms”');
    expect(speeches[2]?.came.join(' ')).toContain('It does not reach Morten Avitch');
  });

  test('four of ten appeals changed somebody’s mind', () => {
    expect(speeches.filter(({ appeal }) => appeal !== null)).toHaveLength(10);
    expect(speeches.filter(({ moved }) => moved).map(({ who }) => who)).toEqual([
      'Jorun Halfhand',
      'Hedda Quill',
      'Jorun Halfhand',
      'Hedda Quill',
    ]);
  });

  test('the same by the earlier edition; nobody speaks in a fight', () => {
    expect(speechesIn(en, passagesOf('discussion-council-first-edition'), null)).toHaveLength(speeches.length);
    expect(speechesIn(en, passagesOf('duel-flight'), null)).toEqual([]);
  });
});
