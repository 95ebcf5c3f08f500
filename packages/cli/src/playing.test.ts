import type { Log } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { CLIMB, RACE } from './testing/scripts.js';
import { fault, json, warmoot } from './testing/terminal.js';

const CLIMBED = {
  ...CLIMB,
  inputs: [
    { seat: 'bo', choice: { choose: 'agree' } },
    { seat: 'bo', choice: { choose: 'propose', value: { failure: 'a broken leg' } } },
    { seat: 'morten', choice: { choose: 'agree' } },
    { seat: 'morten', choice: { choose: 'decline', change: 'takes a rope' } },
    { seat: 'bo', choice: { choose: 'propose', value: 2 } },
    { seat: 'bo', choice: { choose: 'propose', value: { failure: 'no way up' } } },
    { seat: 'morten', choice: { choose: 'agree' } },
    { seat: 'morten', choice: { choose: 'roll' } },
  ],
};

const files = (script: object): Record<string, string> => ({ 'script.json': JSON.stringify(script) });

describe('play', () => {
  test('with dice typed in', () => {
    expect(json(['play', 'script.json', '--dice', '4,5,1'], files(RACE))).toMatchObject({
      scene: 'saga/check',
      version: '1.0.0',
      events: [{ entry: 1, to: null, depth: 0, event: { event: 'checked', result: { success: false } } }],
      facts: { result: { prevails: 'Morten' } },
      awaits: { need: 'nothing' },
      outcome: { success: false, prevails: 'Morten' },
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      entries: 2,
    });
  });

  test('gives the same whether dice are typed in, in the script, or in its short form', () => {
    const typed = json(['play', 'script.json', '--dice', '4,5,1'], files(RACE));
    expect(json(['play', 'script.json'], files({ ...RACE, inputs: [{ dice: [4, 5, 1] }] }))).toEqual(typed);
    expect(json(['play', 'script.json'], files({ ...RACE, inputs: [[4, 5, 1]] }))).toEqual(typed);
  });

  test('with dice from a seed, its own or another', () => {
    const seeded = json(['play', 'script.json', '--seed', 'acorn'], files(RACE));
    expect(json(['play', 'script.json'], files({ ...RACE, seed: 'acorn' }))).toEqual(seeded);
    expect(json(['play', 'script.json', '--seed', 'acorn'], files({ ...RACE, seed: 'oak' }))).toEqual(seeded);
  });

  test('reads the standard input', () => {
    expect(warmoot(['play', '-', '--seed', 'acorn'], { '-': JSON.stringify(RACE) }).exit).toBe(0);
  });

  test('stops where nobody has said more, and says what is awaited with the chances', () => {
    expect(json(['play', 'script.json'], files(RACE))).toMatchObject({
      awaits: {
        need: 'dice',
        by: 'ella',
        dice: ['d8', 'd8', 'd10z'],
        results: [{ result: 'success', chance: { exact: '107/160', approx: 0.66875 } }, { result: 'failure' }],
      },
      outcome: null,
    });
    expect(json(['play', 'script.json'], files({ ...CLIMBED, inputs: [] }))).toMatchObject({
      awaits: { need: 'answers', step: 'decide', asked: [{ seat: 'bo', choices: [{ choose: 'agree' }] }] },
    });
  });

  test('tells it as an account', () => {
    const { out, exit } = warmoot(['play', 'script.json', '--dice', '2,6,1'], files(CLIMBED));
    expect(exit).toBe(0);
    expect(out).toContain('A check: Morten with Jump/Climb 3: “climbs the cliff”.');
    expect(out).toMatch(/Jump\/Climb \(Morten\) +\+3 +SAGA-CHECK-016/);
    expect(out).toContain('Morten fails: 12, needed 16.');
    expect(out).toContain('75 in 128');
  });

  test('tells a seat its own view', () => {
    expect(json(['play', 'script.json', '--seat', 'bo'], files({ ...CLIMBED, inputs: [] }))).toMatchObject({
      facts: { seat: 'bo', own: {}, open: { ruling: { about: 'difficulty' } } },
    });
    expect(json(['play', 'script.json', '--seat', 'morten'], files({ ...CLIMBED, inputs: [] }))).toEqual(
      expect.objectContaining({
        awaits: {
          need: 'answers',
          step: 'decide',
          about: { about: 'difficulty' },
          named: {},
          together: false,
          asked: [{ seat: 'bo', as: 'bo', made: false }],
        },
      }),
    );
    const { out } = warmoot(['play', 'script.json', '--seat', 'bo', '--dice', '2,6,1'], files(CLIMBED));
    expect(out).toContain('You agree.');
    expect(fault(['play', 'script.json', '--seat', 'dora'], files(CLIMBED))).toMatchObject({
      exit: 2,
      option: '--seat',
    });
  });

  test('goes back, and forgets what came after in its events', () => {
    const inputs = [[4, 5, 1], { undo: 0 }, [8, 8, 9]];
    const played = json(['play', 'script.json'], files({ ...RACE, inputs }));
    expect(played).toMatchObject({ entries: 4, outcome: { success: true }, events: [{ entry: 3 }] });
    const { out } = warmoot(['play', 'script.json'], files({ ...RACE, inputs }));
    expect(out).toMatch(/^ +1 {2}\(undone\) /m);
  });

  test.each([
    ['too few', '2,6', { exit: 2, option: '--dice', path: 'after the last input', refusal: { found: [2, 6] } }],
    ['too many', '2,6,1,4', { exit: 2, option: '--dice', message: '1 too many: 4. 3 were thrown: 2d8 + d10z.' }],
    ['impossible', '2,6,10', { exit: 2, option: '--dice', refusal: { at: 2 } }],
  ])('%s faces', (_, dice, error) => {
    expect(fault(['play', 'script.json', '--dice', dice], files(CLIMBED))).toMatchObject(error);
  });

  test('dice that an answer would have to wait for', () => {
    const script = { ...RACE, inputs: [{ seat: 'ella', choice: { choose: 'roll' } }] };
    expect(fault(['play', 'script.json'], files(script))).toMatchObject({
      exit: 2,
      file: 'script.json',
      path: 'inputs[0]',
    });
    expect(warmoot(['play', 'script.json'], files(script)).err).toContain('2 × d8 (1 to 8), d10z (0 to 9)');
  });

  test.each([
    [
      'left over',
      {
        ...RACE,
        inputs: [
          [4, 5, 1],
          [4, 5, 1],
        ],
      },
      'inputs[1]',
      'NO_DICE_NOW',
    ],
    ['after the end', { ...RACE, inputs: [[4, 5, 1], CLIMBED.inputs[0]] }, 'inputs[1]', 'OVER'],
    [
      'of another seat',
      { ...CLIMBED, inputs: [{ seat: 'morten', choice: { choose: 'agree' } }] },
      'inputs[0]',
      'NOT_AWAITED',
    ],
    ['not open', { ...CLIMBED, inputs: [{ seat: 'bo', choice: { choose: 'object' } }] }, 'inputs[0]', 'NOT_A_CHOICE'],
    ['of no known form', { ...CLIMBED, inputs: [{ seat: 'bo', choice: {} }] }, 'inputs[0].choice.choose', 'BAD_SHAPE'],
    ['of too few faces', { ...RACE, inputs: [[4, 5]] }, 'inputs[0]', 'WRONG_FACES'],
    ['to an entry that is not there', { ...RACE, inputs: [{ undo: 9 }] }, 'inputs[0]', 'NO_SUCH_ENTRY'],
  ])('an input %s is refused with its place', (_, script, path, code) => {
    expect(fault(['play', 'script.json'], files(script))).toMatchObject({
      exit: 1,
      file: 'script.json',
      path,
      refusal: { code },
    });
  });

  test('what a rule forbids from the start is a refusal, what does not fit is a bad file', () => {
    const again = { ...RACE, setup: { ...RACE.setup, repeats: {} } };
    expect(fault(['play', 'script.json'], files(again))).toMatchObject({
      exit: 1,
      refusal: { rule: 'SAGA-CHECK-023' },
    });
    const bad = { ...RACE, setup: { ...RACE.setup, acting: { ...RACE.setup.acting, rating: 11 } } };
    expect(fault(['play', 'script.json'], files(bad))).toMatchObject({
      exit: 2,
      file: 'script.json',
      path: 'setup.acting.rating',
    });
  });
});

describe('logs', () => {
  const logged = (script: object, ...more: string[]): Log => {
    const { written, exit, err } = warmoot(['play', 'script.json', '--log', 'log.json', ...more], files(script));
    if (exit !== 0) throw new Error(err);
    return JSON.parse(written['log.json'] ?? '') as Log;
  };
  const logFile = (log: unknown): Record<string, string> => ({ 'log.json': JSON.stringify(log) });

  test('hold, with dice from the seed and typed in', () => {
    expect(json(['verify', 'log.json'], logFile(logged(RACE, '--seed', 'acorn')))).toMatchObject({
      verified: true,
      entries: 2,
      seeded: 1,
      typed: 0,
      over: true,
    });
    const typed = logFile(logged(CLIMBED, '--dice', '2,6,1'));
    expect(json(['verify', 'log.json'], typed)).toMatchObject({ entries: 10, seeded: 0, typed: 1 });
    expect(warmoot(['verify', 'log.json'], typed).out).toContain('the log holds');
  });

  test('show the seed only of a scene that is over', () => {
    expect(logged(RACE, '--seed', 'acorn').seed).toBe('acorn');
    const open = logged({ ...CLIMBED, inputs: CLIMBED.inputs.slice(0, 3) }, '--seed', 'acorn');
    expect(open.seed).toBeNull();
    expect(open.header.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(json(['verify', 'log.json'], logFile(open))).toMatchObject({ over: false });
  });

  test.each([['acorn'], ['oak'], ['ash']])('with one altered face are caught with their entry (seed %s)', (seed) => {
    const log = logged(CLIMBED, '--seed', seed);
    const at = log.entries.findIndex(({ input }) => input.input === 'dice');
    const altered = structuredClone(log) as unknown as { entries: { input: { faces: number[] } }[] };
    const faces = altered.entries[at]?.input.faces ?? [];
    faces[0] = faces[0] === 1 ? 2 : 1;
    expect(at).toBe(9);
    expect(fault(['verify', 'log.json'], logFile(altered))).toMatchObject({
      exit: 1,
      file: 'log.json',
      refusal: { code: 'REPLAY_DIVERGED', entry: 9, what: 'dice' },
    });
    expect(warmoot(['verify', 'log.json'], logFile(altered)).err).toContain('Entry 9');
  });

  test('with an altered answer are told up to there', () => {
    const log = structuredClone(logged(CLIMBED, '--dice', '2,6,1')) as unknown as { entries: { input: object }[] };
    Object.assign(log.entries[5]?.input ?? {}, { choice: { choose: 'propose', value: 7 } });
    expect(fault(['verify', 'log.json'], logFile(log))).toMatchObject({
      exit: 1,
      refusal: { entry: 5, what: 'heard' },
    });
    const { exit, out, err } = warmoot(['replay', 'log.json'], logFile(log));
    expect(exit).toBe(1);
    expect(out).toContain('  4  morten declines to roll');
    expect(out).not.toContain('  5  ');
    expect(err).toContain('Entry 5');
  });

  test('are replayed to the same, whole or in part', () => {
    const log = logged(CLIMBED, '--dice', '2,6,1');
    const played = json(['play', 'script.json', '--dice', '2,6,1'], files(CLIMBED));
    expect(json(['replay', 'log.json'], logFile(log))).toEqual(played);
    expect(warmoot(['replay', 'log.json'], logFile(log)).out).toBe(
      warmoot(['play', 'script.json', '--dice', '2,6,1'], files(CLIMBED)).out,
    );
    expect(json(['replay', 'log.json', '--to', '3'], logFile(log))).toMatchObject({ entries: 4, outcome: null });
    expect(fault(['replay', 'log.json', '--to', '10'], logFile(log))).toMatchObject({ exit: 2, option: '--to' });
  });

  test.each(['verify', 'replay'])('are not the files of tables: %s says what reads those', (command) => {
    for (const format of ['warmoot-table/1', 'warmoot-sealed/1']) {
      const { exit, err } = warmoot([command, 'log.json'], logFile({ format, records: [] }));
      expect(exit).toBe(2);
      expect(err).toMatch(/^warmoot: log\.json: this is the file of a table, .*warmoot campaign verify/);
    }
    expect(fault([command, 'log.json'], logFile({ format: 'warmoot-log/9' }))).toMatchObject({ exit: 2 });
    expect(fault([command, 'log.json'], { 'log.json': '{' })).toMatchObject({ refusal: { code: 'NOT_JSON' } });
  });

  test('of another version or scene', () => {
    const log = logged(RACE, '--dice', '4,5,1');
    const header = (change: object) => logFile({ ...log, header: { ...log.header, ...change } });
    // A header that was altered breaks the chain; only a log that really is of another version is said to be that.
    expect(fault(['verify', 'log.json'], header({ version: '0.9.0' }))).toMatchObject({
      exit: 1,
      refusal: { code: 'REPLAY_DIVERGED', what: 'chain', entry: 0 },
    });
    expect(fault(['replay', 'log.json'], header({ version: '0.9.0' }))).toMatchObject({
      exit: 1,
      refusal: { code: 'OTHER_VERSION', played: '0.9.0' },
    });
    expect(fault(['replay', 'log.json'], header({ scene: 'saga/tea' }))).toMatchObject({
      exit: 2,
      path: 'header.scene',
    });
    expect(fault(['verify', 'log.json'], header({ setup: {} }))).toMatchObject({ exit: 2, path: 'header.setup.kind' });
  });
});
