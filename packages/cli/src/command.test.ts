import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fault, json, warmoot } from './testing/terminal.js';

const SAMPLE = readFileSync(new URL('../../../docs/examples/command-sample-turn.json', import.meta.url), 'utf8');
const SCRIPT = JSON.parse(SAMPLE) as { readonly setup: object; readonly inputs: readonly object[] };
const SEEDED = ['command', '--seed', 'acorn', '--me', 'wall', '--them', 'riders'];

const said = (typed: readonly string[], ...more: string[]): string => {
  const { exit, out, err } = warmoot([...SEEDED, ...more], {}, typed);
  expect({ exit, err }).toEqual({ exit: 0, err: '' });
  return out;
};

describe('scripts', () => {
  test('units go by key, sign or name, and the log has the key', () => {
    const byKey = json(['play', 'script.json'], { 'script.json': SAMPLE }) as { readonly hash: string };
    const named = SAMPLE.replace('"unit": "N4", "target": "S1"', '"unit": "Quern bows", "target": "Ke"');
    expect(named).not.toBe(SAMPLE);
    expect((json(['play', 'script.json'], { 'script.json': named }) as { readonly hash: string }).hash).toBe(
      byKey.hash,
    );
  });

  test('the sample turn is played, replayed and verified', () => {
    const { exit, written } = warmoot(['play', 'script.json', '--log', 'turn.log.json'], { 'script.json': SAMPLE });
    expect(exit).toBe(0);
    const files = { 'turn.log.json': written['turn.log.json'] as string };
    expect(warmoot(['verify', 'turn.log.json'], files).exit).toBe(0);
    expect(warmoot(['replay', 'turn.log.json'], files).out).toContain('Tarn guard against Kell guard: 6 to 4.');
  });

  test('COMMAND-VOLLEY-002 an order against a rule ends it, with the rule', () => {
    const far = { seat: 'ana', as: 'North', choice: { choose: 'volley', unit: 'N4', target: 'S6' } };
    const files = { 'script.json': JSON.stringify({ ...SCRIPT, inputs: [far] }) };
    const { exit, err } = warmoot(['play', 'script.json'], files);
    expect(exit).toBe(1);
    expect(err).toContain('[COMMAND-VOLLEY-002]');
  });
});

describe('at the keyboard', () => {
  const FIRST = ['1'];

  test('an order is a unit and a hex, by sign, key or name; a unit alone lists what it can do', () => {
    const [, sign = '', name = ''] = /^(\w\w) (\w+ \w+): Deploy \(45 ways\)$/m.exec(said(FIRST)) ?? [];
    expect(sign).not.toBe('');
    // Whoever deploys first, one of these is in their rows.
    for (const unit of [sign, name, name.toLowerCase()]) {
      const told = ['2,7', '9,7'].map((hex) => said([...FIRST, `${unit} ${hex}`])).join('');
      expect(told).toMatch(new RegExp(`${name} deploys? at \\((2|9), 7\\)`));
    }
    expect(said([...FIRST, sign])).toContain(`${name} at (`);
  });

  test('an order that is not open is refused by its rule, also where it is only asked about; Enter takes what is suggested', () => {
    const [, sign = ''] = /^(\w\w) \w+ \w+: Deploy \(45 ways\)$/m.exec(said(FIRST)) ?? [];
    for (const typed of [`${sign} deploy 5,7`, `?${sign} deploy 5,7`]) {
      expect(said([...FIRST, typed])).toContain('[COMMAND-SETUP-007]');
    }
    expect(said([...FIRST, ''])).toMatch(/Enter: (.+) at (\(.+\))[\s\S]+\1 deploys? at \2/);
  });

  test('armies are listed, and one that is not there is refused', () => {
    expect(warmoot(['command', '--list'], {}).out).toMatch(/^wall +2 heavy infantry B, 3 heavy infantry C/m);
    expect(warmoot(['--lang', 'de', 'command', '--list'], {}).out).toContain('schwere Infanterie');
    expect(fault(['command', '--me', 'elephants'], {})).toMatchObject({ option: '--me' });
    expect(fault(['command', '--leader', '7'], {})).toMatchObject({ option: '--leader' });
  });

  test('a short battle of two computers comes to its end, and its log holds', () => {
    const flags = ['--watch', 'recruit,recruit', '--option', 'roundLimit=1', '--log', 'short.log.json'];
    const { exit, out, written } = warmoot([...SEEDED, ...flags], {});
    expect(exit).toBe(0);
    expect(out).toMatch(/in round 1/);
    const files = { 'short.log.json': written['short.log.json'] as string };
    expect(warmoot(['verify', 'short.log.json'], files).exit).toBe(0);
  });
});
