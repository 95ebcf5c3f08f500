import { describe, expect, test } from 'vitest';
import { fault, warmoot } from './testing/terminal.js';

const SEEDED = ['lines', '--seed', 'acorn', '--me', 'mixed', '--them', 'pikes'];
/** Both armies as is usual, and nothing announced. */
const OPENED = ['', '', ''];

const said = (typed: readonly string[], ...more: string[]): string => {
  const { exit, out, err } = warmoot([...SEEDED, ...more], {}, typed);
  expect({ exit, err }).toEqual({ exit: 0, err: '' });
  return out;
};

test('armies and battlefields are listed, and one that is not there is refused', () => {
  expect(warmoot(['lines', '--list'], {}).out).toMatch(/^mixed +Tarn spears, Ella’s riders, Saltgate bows$/m);
  expect(warmoot(['--lang', 'de', 'lines', '--list'], {}).out).toMatch(
    /^mixed +Tarn-Speere, Ellas Reiter, Saltgate-Bogner$/m,
  );
  expect(fault(['lines', '--me', 'elephants'], {})).toMatchObject({ option: '--me' });
});

test('a battle of two computers comes to its end, and its log holds', () => {
  const flags = ['--ground', 'kellDown', '--watch', 'recruit,recruit', '--log', 'short.log.json'];
  const { exit, out, written } = warmoot([...SEEDED, ...flags], {});
  expect(exit).toBe(0);
  expect(out).toMatch(/The battle took/);
  expect(warmoot(['verify', 'short.log.json'], { 'short.log.json': written['short.log.json'] as string }).exit).toBe(0);
});

describe('at the keyboard', () => {
  test('an act is a unit, a rank or somebody unique, and whom or where', () => {
    const told = said([...OPENED, 'Ta', 'Ta move']);
    expect(told).toMatch(/^Move \(\d+ ways\)$/m);
    expect(said([...OPENED, 'hello'])).toMatch(/Nothing here is called “hello”\. Type a unit/);
  });

  test('a question about a volley has its sum and how many of all its dice may hit', () => {
    const told = said([...OPENED, '?Sa1 shoot Ke1']);
    // Four, five, and Merrin of Might 2: 11 dice at 8 − 1. Six hit in 462 · 7⁶ · 5⁵ of 12¹¹ ways.
    expect(told).toMatch(/^11 dice on the front rank of Kell pikes: hits$/m);
    expect(told).toMatch(/^ +6 +22\.86 % /m);
  });

  test('names of several words go by one of them, those who shoot together are named, and what goes nowhere is listed with what goes', () => {
    expect(said([...OPENED, 'Ta shieldwall'])).toMatch(/A shieldwall is formed by Tarn spears/);
    expect(said([...OPENED, 'Ta turning'])).toMatch(/Tarn spears turn about/);
    const volley = said([...OPENED, 'Sa1 shoot Ke1=4 with Sa2 Me']);
    expect(volley.match(/shoots? at the front rank of Kell pikes/g)).toHaveLength(3);
    expect(said([...OPENED, 'Sa manoeuvre'])).toMatch(/^Manoeuvre \(\d+ ways\)\n {2}Saltgate bows turn about/m);
  });

  test('what cannot be is refused with its reason, in whole sentences', () => {
    const told = said([...OPENED, 'Ta move 30,30', 'Sa2 attack', 'Sa shoot Ke', 'Do move 9,9', 'Ta move 7,9 sideways']);
    expect(told).toMatch(/one step at a time\. The unit Tarn spears would\s+have to jump\. \[WARBAND-GRID-002\]/);
    expect(told).toMatch(/Attack is not open now\. Open to the middle rank of Saltgate bows: Move/);
    expect(told).toContain('Not asked now: Dorrow spears.');
    expect(told).toContain('Nothing here is called “sideways”.');
  });

  test('the board has the field, both armies with their ranks drawn, and how it stands', () => {
    expect(said([...OPENED, 's'])).toMatch(/^ {3}front {2,}o o Al o o {2,}5 figures/m);
  });
});
