import { enter, type Input, openSession, type Result } from '@warmoot/kernel';
import { sceneRules } from '@warmoot/rules';
import { de, en, type Passage } from '@warmoot/words';
import { describe, expect, test } from 'vitest';
import { entriesOf } from './entriesOf.js';
import type { LogEntry } from './entry.js';
import { partsOf } from './folds.js';

const entry = (seq: number, fold?: string, more: Partial<LogEntry> = {}): LogEntry => ({
  account: { seq, lead: [], rows: [], lines: [`${seq}`] },
  who: null,
  at: null,
  state: 'told',
  tally: null,
  ...(fold !== undefined && { fold }),
  ...more,
});

const shape = (entries: readonly LogEntry[]): readonly unknown[] =>
  partsOf(entries).map((part) =>
    'fold' in part ? [part.fold, ...part.entries.map(({ account }) => account.seq)] : part.entry.account.seq,
  );

describe('what belongs together in the log', () => {
  test('entries of one title stand together as long as they follow each other', () => {
    expect(
      shape([entry(0), entry(1, 'A'), entry(2, 'A'), entry(3, 'B'), entry(4, 'B'), entry(5), entry(6, 'B')]),
    ).toEqual([0, ['A', 1, 2], ['B', 3, 4], 5, 6]);
  });

  test('a heading and new rules are never hidden', () => {
    const headed = entry(1, 'A', { heading: { title: 'Round 1' } });
    expect(shape([entry(0, 'A'), headed, entry(2, 'A'), entry(3, 'A', { state: 'rulesChanged' })])).toEqual([
      0, 1, 2, 3,
    ]);
  });
});

describe('the dice of ratings', () => {
  const value = <A>(result: Result<A>): A => {
    if (!result.ok) throw new Error(JSON.stringify(result.refusal));
    return result.value;
  };
  const setup = { seats: ['ana'], characters: [{ blocks: ['motives'] }, { name: 'Liv', blocks: ['motives'] }] };
  let session = value(openSession(value(sceneRules('saga/generation')), { setup }, null));
  const passages: Passage[] = [];
  while (!session.run.over) {
    const before = session.run;
    // Whatever die is thrown, it shows a 1: every pair is placed at once.
    const faces = before.awaits.need === 'dice' ? before.awaits.throw.dice.map(() => 1) : [];
    const input: Input = { input: 'dice', faces, from: 'table' };
    session = value(enter(session, input));
    passages.push({ entry: session.entries.at(-1), before, after: session.run } as unknown as Passage);
  }

  test('stand under the name of whose they are, or the number of the set, and none is left out', () => {
    const told = (words: typeof en) => entriesOf(words, passages, null, {});
    const folds = partsOf(told(en)).map((part) => ('fold' in part ? [part.fold, part.entries.length] : []));
    // SAGA-MOTIVE-023, -027: eight dice place nine pairs, and nine order them.
    expect(folds).toEqual([
      ['Set 1', 17],
      ['Liv', 17],
    ]);
    expect(told(de)[0]?.fold).toBe(de.character.set({ number: 1 }));
  });
});
