import type { Refusal, RefusalCode } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { en } from './languages.js';
import { refusalText } from './refusal.js';

type Sample<C extends RefusalCode> = readonly [Extract<Refusal, { code: C }>, string];

/** One of every code, and what is said. */
const SAMPLES: { readonly [C in RefusalCode]: readonly Sample<C>[] } = {
  BAD_SHAPE: [
    [
      {
        code: 'BAD_SHAPE',
        path: 'setup.acting.rating',
        expected: { want: 'integer', least: 0, most: 10 },
        found: { is: 'value', text: '"x"' },
      },
      'setup.acting.rating: expected a whole number of 0 or more up to 10; found "x".',
    ],
    [
      {
        code: 'BAD_SHAPE',
        path: '',
        expected: { want: 'fields', known: ['a', 'b'] },
        found: { is: 'list', length: 2 },
      },
      '(the whole): expected an object with a, b; found a list of 2.',
    ],
    [
      { code: 'BAD_SHAPE', path: 'x.c', expected: { want: 'noOtherField', known: ['a'] }, found: { is: 'object' } },
      'x.c: no such field; known are a.',
    ],
    [
      {
        code: 'BAD_SHAPE',
        path: 'setup.healer.seat',
        expected: { want: 'form', form: 'healing.patientSeat', facts: { seat: 'ana', name: 'Ella' } },
        found: { is: 'value', text: 'bo' },
      },
      'setup.healer.seat: expected ana, the seat of Ella; found bo.',
    ],
    [
      {
        code: 'BAD_SHAPE',
        path: 'moon',
        expected: { want: 'form', form: 'a full moon', facts: {} },
        found: { is: 'nothing' },
      },
      'moon: expected a full moon; found nothing.',
    ],
  ],
  NOT_JSON: [[{ code: 'NOT_JSON', why: 'Unexpected end.' }, 'This is not JSON: Unexpected end.']],
  NOT_AWAITED: [
    [
      { code: 'NOT_AWAITED', seat: 'bo', as: 'bo', awaited: ['ana', 'cid'] },
      'No answer is awaited from bo. Awaited: ana or cid.',
    ],
    [
      { code: 'NOT_AWAITED', seat: 'bo', as: 'Ella', awaited: ['Morten'] },
      'No answer is awaited from bo for Ella. Awaited: Morten.',
    ],
  ],
  NOT_A_CHOICE: [
    [
      { code: 'NOT_A_CHOICE', seat: 'bo', as: 'bo', step: 'decide', open: 1 },
      'That is not open to bo at "decide". 1 answer is open.',
    ],
  ],
  BROKEN_RULE: [
    [
      {
        code: 'BROKEN_RULE',
        rule: 'SAGA-CHECK-026',
        what: 'check.notInTheKit',
        facts: { die: 'd3', kit: ['d4', 'd6'] },
      },
      'd3 is not among the dice of the kit. It has d4 and d6. [SAGA-CHECK-026]',
    ],
    [
      { code: 'BROKEN_RULE', rule: 'TOY-BID-001', what: 'toy.bidTooHigh', facts: { bid: 9 } },
      'Not allowed: toy bid too high (bid 9). [TOY-BID-001]',
    ],
  ],
  NO_DICE_NOW: [
    [{ code: 'NO_DICE_NOW', awaited: ['ana'] }, 'No dice are awaited now. Awaited: an answer from ana.'],
    [{ code: 'NO_DICE_NOW', awaited: [] }, 'No dice are awaited: the scene is over.'],
  ],
  DICE_FIRST: [
    [{ code: 'DICE_FIRST', dice: ['d8', 'd8', 'd10z'] }, 'Dice come first: 2 × d8 (1 to 8), d10z (0 to 9).'],
  ],
  WRONG_FACES: [
    [
      { code: 'WRONG_FACES', dice: ['d8', 'd00'], found: [4], at: null },
      '2 faces wanted, in this order: d8 (1 to 8), d00 (0 to 90 in steps of 10). Given: 1 (4).',
    ],
    [
      { code: 'WRONG_FACES', dice: ['d8', 'd10z'], found: [4, 10], at: 1 },
      'Face 2 of 2 is 10, but a d10z shows 0 to 9.',
    ],
  ],
  BAD_DICE: [
    [
      { code: 'BAD_DICE', notation: '2w8', at: 'w8' },
      '"2w8" cannot be read as dice, from "w8" on. Write 2d8+d10z, 4d6kh3 or d00: z reads a die from 0, kh and kl keep the highest or lowest.',
    ],
  ],
  OVER: [[{ code: 'OVER' }, 'The scene is over and takes nothing more. To go back, undo to an entry.']],
  UNKNOWN_SCENE: [
    [
      { code: 'UNKNOWN_SCENE', scene: 'saga/tea', known: ['a', 'b'] },
      'There is no scene "saga/tea". There are a and b.',
    ],
  ],
  UNKNOWN_SEAT: [
    [{ code: 'UNKNOWN_SEAT', seat: 'dora', known: ['ana', 'bo'] }, 'There is no seat "dora". There are ana and bo.'],
  ],
  NO_SUCH_ENTRY: [
    [
      { code: 'NO_SUCH_ENTRY', entry: 9, last: 3 },
      'There is no going back to entry 9: it is not there, or is itself undone. The last is 3.',
    ],
  ],
  NO_SUCH: [[{ code: 'NO_SUCH', what: 'character', id: 'c9' }, 'There is no character "c9" in this campaign.']],
  NOT_YOURS: [
    [
      { code: 'NOT_YOURS', what: 'unit', id: 'u2', owner: 'bo' },
      "This political unit is bo's. Only bo can do that; others can propose it.",
    ],
  ],
  TABLE_DECIDES: [
    [
      { code: 'TABLE_DECIDES', rule: 'SAGA-CHECK-005' },
      'This takes a decision of the table (SAGA-CHECK-005): propose it.',
    ],
    [
      { code: 'TABLE_DECIDES', rule: 'SAGA-CAMPAIGN-004' },
      'Sheets are closed, and this would show ratings to everybody. It takes a decision of the table (SAGA-CAMPAIGN-004): propose it.',
    ],
  ],
  DEAD: [[{ code: 'DEAD', name: 'Olaf', day: 12 }, 'Olaf died on day 12 and can do nothing more.']],
  NO_CAMPAIGN: [[{ code: 'NO_CAMPAIGN' }, 'There is no campaign at this table yet. Found one first.']],
  CAMPAIGN_FOUNDED: [
    [
      { code: 'CAMPAIGN_FOUNDED', name: 'Fjord' },
      'This table already plays the campaign "Fjord". Another one needs a table of its own.',
    ],
  ],
  OTHER_VERSION: [
    [
      { code: 'OTHER_VERSION', scene: 'saga/check', played: '1', here: '2' },
      'This was played by saga/check 1; here is 2, which may resolve it otherwise.',
    ],
  ],
  UNKNOWN_VERSION: [
    [
      { code: 'UNKNOWN_VERSION', of: 'campaign', found: '3.0.0', known: ['1.0.0', '2.0.0'] },
      'This campaign was written by version 3.0.0 of its rules. What can be read here is 1.0.0 and 2.0.0.',
    ],
  ],
  REPLAY_DIVERGED: [
    [
      { code: 'REPLAY_DIVERGED', entry: 3, what: 'dice', expected: '[4,5,1]', found: '[4,5,2]' },
      'Entry 3: these are not the dice of the seed. It gives 4, 5, 1; the log says 4, 5, 2.',
    ],
    [
      {
        code: 'REPLAY_DIVERGED',
        entry: 3,
        what: 'dice',
        expected: '{"code":"WRONG_FACES","dice":["d8"],"found":[9],"at":0}',
        found: '{}',
      },
      'Entry 3: these dice cannot be. Face 1 of 1 is 9, but a d8 shows 1 to 8.',
    ],
    [
      { code: 'REPLAY_DIVERGED', entry: 2, what: 'input', expected: '{"code":"OVER"}', found: '{}' },
      'Entry 2: the input is refused. The scene is over and takes nothing more. To go back, undo to an entry.',
    ],
    [
      {
        code: 'REPLAY_DIVERGED',
        entry: 2,
        what: 'heard',
        expected: '[{"event":{"by":"a"}}]',
        found: '[{"event":{"by":"b"}}]',
      },
      'Entry 2: something else follows. At [0].event.by the rules give "a", the log says "b".',
    ],
    [
      { code: 'REPLAY_DIVERGED', entry: 2, what: 'thrown', expected: 'null', found: '{"score":1}' },
      'Entry 2: the dice come to something else. The rules give null, the log says {"score":1}.',
    ],
    [
      { code: 'REPLAY_DIVERGED', entry: 2, what: 'chain', expected: '"ab"', found: '"cd"' },
      'Entry 2: its hash does not fit what went before. It should be ab; the log says cd.',
    ],
    [
      { code: 'REPLAY_DIVERGED', entry: 2, what: 'end', expected: '"ab"', found: '"cd"' },
      'Entry 2: the state after it has another hash. It should be ab; the log says cd.',
    ],
    [
      { code: 'REPLAY_DIVERGED', entry: 0, what: 'seed', expected: `"${'a'.repeat(64)}"`, found: 'null' },
      `Entry 0: the seed is not the one committed to. Its commitment is ${'a'.repeat(64)}; the log began with none.`,
    ],
    [
      { code: 'REPLAY_DIVERGED', entry: 4, what: 'seed', expected: '"a seed"', found: 'null' },
      'Entry 4: its dice come from a seed that the log does not show, so they cannot be checked. A seed is shown when the scene is over.',
    ],
  ],
};

describe.each(Object.entries(SAMPLES))('%s', (_code, samples) => {
  test.each(samples as readonly Sample<RefusalCode>[])('%j', (refusal, sentence) => {
    expect(refusalText(en, refusal)).toBe(sentence);
  });
});
