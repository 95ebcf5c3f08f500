import { closeLog, copyJson, enter, type Json, type Log, openSession, type Result, verify } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { logFile, parseLog } from './log.js';

const rules = saga.check.checkScene(saga.edition);

const SETUP = {
  kind: 'opposed',
  seats: ['ella', 'morten'],
  acting: { name: 'Ella', seat: 'ella', skill: 'run', rating: 4, modifiers: [{ by: -1, why: 'mud' }] },
  opposing: { name: 'Morten', seat: 'morten', skill: 'run', rating: 2 },
};

const value = <A>(result: Result<A>): A => {
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
};

const played = (): Log => {
  const opened = value(openSession(rules, { setup: SETUP }, null));
  return closeLog(value(enter(opened, { input: 'dice', faces: [4, 5, 1], from: 'table' })), null);
};

/** The log as text, with another value at one place. */
const changed = (path: readonly (string | number)[], to: Json): string => {
  const log = copyJson(played());
  const last = path.at(-1) as string;
  const place = path.slice(0, -1).reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], log);
  (place as Record<string, unknown>)[last] = to;
  return JSON.stringify(log);
};

describe('the log file', () => {
  test('what was written is read back the same, and still verifies', () => {
    const log = played();
    const read = value(parseLog(JSON.stringify(log)));
    expect(read).toEqual(log);
    expect(verify(rules, read)).toMatchObject({ ok: true, value: { entries: 2, typed: 1 } });
  });

  test('its schema names its version', () => {
    expect(logFile.schema).toMatchObject({ title: 'warmoot-log/1', type: 'object' });
  });

  test.each([
    ['header.format', ['header', 'format'], 'other'],
    ['entries[1].input.faces[0]', ['entries', 1, 'input', 'faces'], ['x', 1, 1]],
    ['entries[1].input.input', ['entries', 1, 'input', 'input'], 'wish'],
    ['entries[1].chain', ['entries', 1, 'chain'], 'g'.repeat(64)],
    ['entries[1].thrown.result', ['entries', 1, 'thrown', 'result'], { no: 1 }],
    ['entries[1].thrown.result', ['entries', 1, 'thrown', 'result'], [1, { no: 1 }]],
    ['entries[1].heard[0].event.event', ['entries', 1, 'heard', 0, 'event'], {}],
    ['seed', ['seed'], 7],
    ['surprise', ['surprise'], 7],
  ])('a fault at %s is named', (path, place, to) => {
    expect(parseLog(changed(place, to))).toMatchObject({ ok: false, refusal: { code: 'BAD_SHAPE', path } });
  });

  test('text that is not JSON is said to be that', () => {
    expect(parseLog('{')).toMatchObject({ ok: false, refusal: { code: 'NOT_JSON' } });
  });
});
