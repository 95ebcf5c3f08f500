import { expect, test } from 'vitest';
import { duelOf } from '../kit/tables.js';
import { begun } from './begun.js';
import { opened } from './opened.js';

const FIGHT_ON = { choose: 'fightOn' };

/** The two columns of the sum behind what is picked: the lines of each, and what stands below them. */
const columnsIn = (room: Element) => {
  const numbers = (cells: readonly Element[]): readonly number[] =>
    cells
      .map(({ textContent }) => textContent ?? '')
      .flatMap((text) => (text === '' ? [] : [Number(text.replace('−', '-'))]));
  const rows = [...room.querySelectorAll('.detail-desk .detail tbody > tr')];
  return [1, 3].map((column) => ({
    lines: numbers(rows.slice(0, -1).flatMap(({ children }) => children[column] ?? [])),
    total: numbers(rows.slice(-1).flatMap(({ children }) => children[column] ?? []))[0],
  }));
};

test('both sides of every act are set out line by line', async () => {
  const line = begun(duelOf);
  line.says('Ella', FIGHT_ON);
  line.says('Joris', FIGHT_ON);
  line.fall([2, 3, 4]);
  line.says('Ella', { choose: 'move', to: { x: 8, y: 9 } });
  line.says('Joris', { choose: 'move', to: { x: 11, y: 9 } });
  const page = await opened('/t/desk', line);
  page.the('heading', 'Choose in secret');
  const acts = page.all('radio', undefined, page.room.querySelector('.mx') ?? undefined);
  expect(acts.length).toBeGreaterThan(3);
  for (const act of acts) {
    await page.press(act);
    const columns = columnsIn(page.room);
    expect(columns).toHaveLength(2);
    for (const { lines, total } of columns) {
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.reduce((sum, by) => sum + by, 0)).toBe(total);
    }
  }
});
