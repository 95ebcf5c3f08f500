import { expect, onTestFinished, test } from 'vitest';
import { load, only, tableOf, textOf } from './forms.js';
import type { DeskLine } from './line.js';
import { type Hand, openPage, type Page } from './page.js';

const hexAt = (hand: Hand, at: number): HTMLElement => only(hand, `.hexboard-cells [data-hex="${at}"]`);

const pressHexes = async (hand: Hand, ...hexes: readonly number[]): Promise<void> => {
  for (const at of hexes) await hand.press(hexAt(hand, at));
};

const houses = ({ room }: Hand): number => room.querySelectorAll('.hex-cell[aria-label*="houses" i]').length;

const names = ({ room }: Hand): readonly string[] => [...room.querySelectorAll('.terrain-name')].map(textOf);

/** A page in a browser that keeps these maps. */
const pageWith = async (path: string, maps?: string, line: DeskLine | null = null): Promise<Page> => {
  const page = await openPage(path, 'en', line, maps === undefined ? {} : { maps });
  onTestFinished(page.close);
  return page;
};

test('a map is drawn, taken back and done again, kept, and offered for a battle with its houses, roads and names', async () => {
  const page = await pageWith('/maps');
  await page.press(['radio', 'Houses']);
  await pressHexes(page, 100);
  expect(houses(page)).toBe(1);
  await page.press(['button', /^Undo/]);
  expect(houses(page)).toBe(0);
  await page.press(['button', /^Redo/]);
  expect(houses(page)).toBe(1);
  await page.press(['radio', 'Lead a road']);
  await pressHexes(page, 100, 101, 102);
  await page.press(['radio', 'Name a place']);
  await page.fill(['textbox', 'Name'], 'Kell');
  await pressHexes(page, 100);
  expect(names(page)).toContain('Kell');
  await page.fill(['textbox', 'Name of the map'], 'Kell Ford');
  await page.press(['button', 'Keep it']);
  const kept = localStorage.getItem('warmoot.maps') ?? '';
  expect(kept).toContain('warmoot-map');
  // The kept map says all of it again: two pieces of road between three hexes.
  expect(kept).toContain('"roads":[{"from":');
  await page.close();

  const again = await pageWith('/maps', kept);
  expect(names(again)).not.toContain('Kell');
  await again.press(['button', /^Kell Ford/]);
  expect(names(again)).toContain('Kell');
  expect(houses(again)).toBe(1);
  await again.close();

  const line = tableOf();
  line.do('Ana', { do: 'set', field: 'kind', value: 'battle' });
  const table = await pageWith('/t/desk', kept, line);
  await table.press(['radio', 'own map']);
  expect(names(table)).toContain('Kell');
  // What cannot be read is refused with the place in the file, and the field stays as it was.
  await load(table, only(table, '.file-pick input'), { type: 'map', orientation: 'orthogonal' }, 'sideways.tmj');
  expect(textOf(only(table, '[role=alert]'))).toContain('At orientation; found orthogonal.');
  expect(names(table)).toContain('Kell');
});
