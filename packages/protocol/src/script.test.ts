import { describe, expect, test } from 'vitest';
import { parseScript, scriptFile } from './script.js';

const scriptWith = (...inputs: unknown[]): string =>
  JSON.stringify({ rules: 'saga', scene: 'check', setup: { kind: 'opposed' }, inputs });

describe('the play script', () => {
  test('short forms come out as what the kernel takes', () => {
    const read = parseScript(
      scriptWith(
        { seat: 'ana', choice: { choose: 'agree' } },
        { seat: 'ana', as: 'Ella', choice: 'any' },
        { dice: [4, 5, 1] },
        [4, 5, 0],
        { undo: 3 },
      ),
    );
    expect(read.ok && read.value.inputs).toEqual([
      { input: 'answer', seat: 'ana', choice: { choose: 'agree' } },
      { input: 'answer', seat: 'ana', as: 'Ella', choice: 'any' },
      { input: 'dice', faces: [4, 5, 1], from: 'table' },
      { input: 'dice', faces: [4, 5, 0], from: 'table' },
      { input: 'undo', to: 3 },
    ]);
  });

  test("the kernel's own inputs are taken, and faces in a script count as typed in", () => {
    const read = parseScript(
      scriptWith(
        { input: 'answer', seat: 'ana', choice: 1 },
        { input: 'dice', faces: [4], from: 'seed' },
        { input: 'undo', to: 0 },
      ),
    );
    expect(read.ok && read.value.inputs).toEqual([
      { input: 'answer', seat: 'ana', choice: 1 },
      { input: 'dice', faces: [4], from: 'table' },
      { input: 'undo', to: 0 },
    ]);
  });

  test('options and inputs may be left out', () => {
    expect(parseScript('{"rules": "saga", "scene": "check", "setup": {}, "seed": "acorn"}')).toEqual({
      ok: true,
      value: { rules: 'saga', scene: 'check', setup: {}, options: {}, inputs: [], seed: 'acorn' },
    });
  });

  test.each([
    ['inputs[0].choice', [{ seat: 'ana' }]],
    ['inputs[1].dice[2]', [[1], { dice: [1, 2, 'x'] }]],
    ['inputs[0][1]', [[1, 0.5]]],
    ['inputs[0].undo', [{ undo: -1 }]],
    ['inputs[0].input', [{ input: 'begin' }]],
    ['inputs[0]', [{ roll: 3 }]],
    ['inputs[0]', [null]],
    ['inputs[0].colour', [{ seat: 'ana', choice: 1, colour: 'red' }]],
  ])('a fault at %s is named', (path, inputs) => {
    expect(parseScript(scriptWith(...inputs))).toMatchObject({ ok: false, refusal: { code: 'BAD_SHAPE', path } });
  });

  test('its schema names its version', () => {
    expect(scriptFile).toMatchObject({ format: 'warmoot-script/1', schema: { required: ['rules', 'scene', 'setup'] } });
  });
});
