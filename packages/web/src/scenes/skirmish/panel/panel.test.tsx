import { chance } from '@warmoot/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { DivisionRow, Joint } from '../parts.js';
import { Division, oddMoved } from './Division.js';
import { inkOf } from './ink.js';
import { labelTops, Mosaic } from './Mosaic.js';

const drawn = (part: React.ReactNode): string => renderToStaticMarkup(part);

const row = (key: string, even: number, extra: number): DivisionRow => ({
  key,
  name: key,
  note: '',
  colour: 1,
  defends: true,
  even,
  extra,
  chance: '8',
  why: '',
  first: false,
});

const division = (rows: readonly DivisionRow[], odd: readonly string[]): string =>
  drawn(<Division title="" aside="" rows={rows} odd={odd} onOdd={() => undefined} />);

const count = (text: string, what: RegExp): number => [...text.matchAll(what)].length;

describe('a division', () => {
  test('one odd die is a radio over the targets, and lies at one of them', () => {
    const text = division([row('Odo', 1, 1), row('Rolf', 1, 0)], ['Rolf']);
    expect(count(text, /type="radio"/g)).toBe(2);
    expect(count(text, /data-on/g)).toBe(1);
    expect(count(text, /data-kind="even"/g)).toBe(2);
    expect(count(text, /data-kind="extra"/g)).toBe(1);
  });

  test('two odd dice are two marks', () => {
    const text = division([row('Odo', 1, 0), row('Rolf', 1, 0), row('Wulf', 1, 0)], ['Odo', 'Rolf']);
    expect(count(text, /type="checkbox"/g)).toBe(3);
    expect(count(text, /data-on/g)).toBe(2);
  });

  test('extra dice come only where at least one die was divided', () => {
    expect(count(division([row('Odo', 0, 1), row('Rolf', 0, 1)], ['Odo']), /data-kind="extra"/g)).toBe(1);
  });

  test('without odd dice nothing is to be picked', () => {
    expect(division([row('Odo', 2, 0)], [])).not.toContain('<input');
  });

  test('an odd die goes where it is put; the one that has lain longest where nobody says which', () => {
    expect(oddMoved(['Odo'], 'Rolf')).toEqual(['Rolf']);
    expect(oddMoved(['Odo', 'Rolf'], 'Wulf')).toEqual(['Rolf', 'Wulf']);
    expect(oddMoved(['Odo', 'Rolf'], 'Wulf', 'Rolf')).toEqual(['Odo', 'Wulf']);
    expect(oddMoved(['Odo'], 'Odo')).toEqual(['Odo']);
  });
});

describe('the whole attack on two', () => {
  const joint: Joint = {
    across: {
      name: 'Odo',
      ends: [
        { text: 'slain', chance: chance(3, 4) },
        { text: 'stands', chance: chance(1, 4) },
      ],
    },
    down: {
      name: 'Rolf',
      ends: [
        { text: 'falls', chance: chance(1, 3) },
        { text: 'unhurt', chance: chance(2, 3) },
      ],
    },
    joint: [
      [chance(1, 4), chance(1, 2)],
      [chance(1, 12), chance(1, 6)],
    ],
  };

  test('is a table for ears', () => {
    const text = drawn(<Mosaic of={joint} />);
    expect(text).toContain('<th scope="col">Odo slain</th>');
    expect(text).toContain('<th scope="row">Rolf falls</th>');
    expect(text).toContain('8.3');
  });

  test('most ink is most done', () => {
    expect([0, 1, 2, 3].map((step) => inkOf(step, 3))).toEqual(['solid', 'dark', 'light', 'none']);
  });

  test('labels stand apart', () => {
    const tops = labelTops([0.02, 0.02, 0.96], 104, 32);
    expect((tops[1] ?? 0) - (tops[0] ?? 0)).toBeGreaterThanOrEqual(32);
    expect(tops.at(-1) ?? 0).toBeLessThanOrEqual(104 - 32 + 5);
  });
});
