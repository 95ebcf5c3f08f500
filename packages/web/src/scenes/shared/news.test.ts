import { de, en, type Words } from '@warmoot/words';
import { describe, expect, test } from 'vitest';
import { battle, says, stepOf, takenBack } from '../../../test/kit/played.js';
import type { Sitting } from '../../../test/lab/sitting.js';
import { inShort, newsFor, onceEach, toldOf } from './news.js';

/** Far apart, so that nobody stops anybody. */
const UNITS = {
  a1: [4, 4],
  a2: [4, 8],
  a3: [4, 12],
  a4: [4, 16],
  d1: [16, 4],
  d2: [16, 8],
  d3: [16, 12],
  d4: [16, 16],
};

const QUICK = { ana: ['a1', 'a2'], bo: ['d1', 'd2'] };

/** Ana's army has the first move in an odd round: these of it go one hex down. */
const moved = (...units: readonly ('a1' | 'a2')[]): Sitting => {
  let now = battle({ units: UNITS as never, round: 3 });
  for (let steps = 0; steps < 8 && stepOf(now) !== 'move'; steps++) {
    const sealed = Object.keys(now.session.run.state.sealed).length;
    const quick = { choose: 'quick', units: sealed === 0 ? QUICK.ana : QUICK.bo };
    now = says(now, stepOf(now) === 'declare' ? { choose: 'fightOn' } : quick);
  }
  for (const unit of units) {
    const [row, column] = UNITS[unit] as [number, number];
    now = says(now, { choose: 'move', unit, to: { row: row + 1, column } });
  }
  return now;
};

const told = (words: Words, sitting: Sitting, last: number): readonly string[] =>
  inShort(words, toldOf(words, sitting.passages, 'bo'), 'bo')
    .slice(-last)
    .map(({ account }) => account.lines.join(' '));

describe('news', () => {
  test('tells nothing of what was taken back, to nobody', () => {
    const before = moved('a1');
    const two = moved('a1', 'a2');
    const back = takenBack(two, before.passages.length - 1);
    const lines = (sitting: Sitting, seat: string) =>
      newsFor(en, sitting.passages, seat).map(({ account }) => account.lines);
    for (const seat of ['ana', 'bo']) {
      expect(lines(back, seat)).toEqual(lines(before, seat));
      expect(lines(two, seat)).not.toEqual(lines(before, seat));
    }
  });
});

describe('news in short', () => {
  test('has moves in a row of one side as one sentence, and the log has each of them', () => {
    const two = moved('a1', 'a2');
    const lines = toldOf(en, two.passages, 'bo')
      .slice(-2)
      .flatMap(({ account }) => account.lines);
    // Two moves, and that the next phase begins.
    expect(lines).toHaveLength(3);
    const names = lines.map((line) => /^(\w+ \w+)/.exec(line)?.[1]);
    expect(told(en, two, 1)).toEqual([`Moved for Red: ${names[0]} and ${names[1]}. ${lines[2]}`]);
    expect(told(de, two, 1)[0]).toMatch(/^Gezogen für Red: .+ und .+\. /);
  });

  test('leaves a single move as it is', () => {
    const one = moved('a1');
    expect(told(en, one, 1)).toEqual(toldOf(en, one.passages, 'bo').at(-1)?.account.lines);
  });

  test('counts the units that were placed', () => {
    const event = { event: 'placed', side: 1, units: [4, 5, 6, 7, 8, 9, 10, 11, 12], at: [] };
    const moment = { sight: { given: { armies: [{ name: 'Red' }, { name: 'Blue' }] } } } as never;
    const placed = (words: Words) => words.scenes['saga/battle']?.inShort?.placed?.([event], moment);
    expect(placed(en)).toBe('Placed for Blue: 9 units.');
    expect(placed(de)).toBe('Aufgestellt für Blue: 9 Einheiten.');
  });
});

test('a rule that stands behind several sentences in a row is named once, behind the last', () => {
  const told = [
    'A leads. [WARBAND-TACTIC-001]',
    'B leads. [WARBAND-TACTIC-001]',
    'It is late.',
    'C runs. [WARBAND-MORALE-025]',
  ];
  expect(onceEach(told)).toEqual(['A leads.', ...told.slice(1)]);
});
