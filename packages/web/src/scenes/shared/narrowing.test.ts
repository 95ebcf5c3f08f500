import { describe, expect, it } from 'vitest';
import { type Field, groupBy, narrow, picksFor } from './narrowing.js';

interface Answer {
  readonly whom: string;
  readonly hand: string;
}

const answers: readonly Answer[] = [
  { whom: 'Ada', hand: 'left' },
  { whom: 'Ada', hand: 'right' },
  { whom: 'Bram', hand: 'right' },
];
const fields: readonly Field<Answer>[] = [
  { field: 'whom', token: ({ whom }) => whom },
  { field: 'hand', token: ({ hand }) => hand },
];

describe('narrowing', () => {
  it('asks only what is open after what was picked', () => {
    expect(narrow(answers, fields, { whom: 'Bram' }).questions.map(({ field }) => field)).toEqual(['whom']);
    expect(narrow(answers, fields, { whom: 'Ada' }).questions.map(({ field }) => field)).toEqual(['whom', 'hand']);
  });

  it('forgets a pick that is not open any more', () => {
    expect(narrow(answers, fields, { whom: 'Bram', hand: 'left' }).choice).toBe(answers[2]);
  });

  it('lets the usual answer stand where nothing is picked', () => {
    expect(narrow(answers, fields, {}, [answers[2] as Answer, ...answers]).choice).toBe(answers[2]);
  });

  it('waits for what must be picked', () => {
    const strict = fields.map((field) => ({ ...field, explicit: true }));
    expect(narrow(answers, strict, {}).choice).toBeNull();
    expect(narrow(answers, strict, { whom: 'Bram' }).choice).toBe(answers[2]);
    expect(narrow(answers, strict, picksFor(strict, answers[1] as Answer)).choice).toBe(answers[1]);
  });

  it('has nothing to choose where nothing is open', () => {
    expect(narrow([], fields, {})).toEqual({ questions: [], choice: null });
  });

  it('groups in the order of first appearance', () => {
    expect(groupBy(answers, ({ hand }) => hand).map(({ key, choices }) => [key, choices.length])).toEqual([
      ['left', 1],
      ['right', 2],
    ]);
  });
});
