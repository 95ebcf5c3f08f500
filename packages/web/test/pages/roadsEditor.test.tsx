import { saga } from '@warmoot/rules';
import { expect, onTestFinished, test } from 'vitest';
import { field, fillIn, pickIn } from './fields.js';
import { load, only, savedBy, textOf } from './forms.js';
import { type Hand, openPage, type Page } from './page.js';

const spans = ({ room }: Hand): number => room.querySelectorAll('.roads-span').length;

/** The page of route maps in a browser that keeps these. */
const roadsPage = async (kept: Readonly<Record<string, string>> = {}): Promise<Page> => {
  const page = await openPage('/maps/roads', 'en', null, kept);
  onTestFinished(page.close);
  return page;
};

/** Presses the sheet itself, which lies here as wide and high as on a desk. */
const pressSheet = (page: Page, clientX: number, clientY: number): Promise<void> => {
  const sheet = only(page, '.roads-sheet > svg');
  sheet.getBoundingClientRect = () => new DOMRect(0, 0, 1000, 640);
  return page.does(() => void sheet.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX, clientY })));
};

const keptRoads = (): string => localStorage.getItem('warmoot.roads') ?? '';

test('a route map is drawn by hand, taken back, kept, saved as a file and read again', async () => {
  const page = await roadsPage();
  expect(spans(page)).toBe(2);
  // By keys: the one tab stop of the map, a way along the arrows, Enter.
  await page.does(() => only(page, '.roads-span[tabindex="0"]').focus());
  await page.key('ArrowUp');
  await page.key('Enter');
  await fillIn(page, { Name: 'Kell' });
  await page.press(['button', 'Add a span beside it']);
  expect(spans(page)).toBe(3);
  await page.choose(field(page, /^Ground/), 'Impassable');
  await page.choose(field(page, /^Crossed by/), 'Swim');
  await fillIn(page, { Difficulty: '4' });
  only(page, '.roads-plate');
  // On the map: a press adds a span, and a second way joins it.
  await page.press(['radio', 'adds one']);
  await pressSheet(page, 120, 320);
  expect(spans(page)).toBe(4);
  await page.press(['button', /^Undo/]);
  expect(spans(page)).toBe(3);
  await page.press(['button', /^Redo/]);
  expect(spans(page)).toBe(4);
  await fillIn(page, { 'Name of the map': 'To Kell' });
  await page.press(['button', 'Keep it']);
  const kept = keptRoads();
  const text = await savedBy(page, page.the('button', 'Save as a file'));
  expect(saga.roads.readRoadsText(text)).toMatchObject({ ok: true, value: { name: 'To Kell' } });
  await page.press(['button', 'Another']);
  expect(spans(page)).toBeGreaterThan(9);
  await page.close();

  const again = await roadsPage({ roads: kept });
  await again.press(['button', /^To Kell/]);
  expect(spans(again)).toBe(4);
  // What cannot be read is refused with its place in the file.
  const sideways = { format: 'warmoot-roads', version: 1, roads: { spans: [], ways: [] } };
  await load(again, only(again, '.map-files input[type="file"]'), sideways, 'none.json');
  expect(textOf(only(again, '[role=alert]'))).toContain('roads.spans');
  expect(spans(again)).toBe(4);
  const ready = field(again, /^Ready-made/) as unknown as HTMLSelectElement;
  await again.choose(ready, [...ready.options].find(({ value }) => value === 'kell')?.text ?? '');
  await again.press(['button', 'Take it']);
  expect([...again.room.querySelectorAll('.roads-name')].map(textOf).join()).toContain('Gallows Cross');
});

test('a route map is drawn from nothing by its form, kept, and there again after the page is loaded anew', async () => {
  const page = await roadsPage();
  expect(spans(page)).toBe(2);
  await pickIn(page, { 'The picked span': 's1' });
  await fillIn(page, { Name: 'Tarry Mill' });
  await page.press(['checkbox', 'water to drink']);
  await page.press(['button', 'Add a span beside it']);
  expect(spans(page)).toBe(3);
  await fillIn(page, { Name: 'Otter Pool' });
  await pickIn(page, { Ground: 'Impassable' });
  await pickIn(page, { 'Crossed by': 'Swim' });
  await fillIn(page, { Difficulty: '4' });
  only(page, '.roads-plate');
  // One more way, laid and then made a path, with a name of its own.
  await pickIn(page, { 'One more way, to': 's2' });
  await pickIn(page, { 'Way to s2': 'path' });
  await fillIn(page, { 'Name of the way to s2': 'Reed path' });
  await pickIn(page, { 'The picked span': 's2' });
  await fillIn(page, { Name: 'Kell' });
  expect(field(page, 'Way to Otter Pool').value).toBe('path');
  await fillIn(page, { 'Name of the map': 'By keys' });
  await page.press(['button', 'Keep it']);
  const kept = keptRoads();
  await page.close();

  const again = await roadsPage({ roads: kept });
  await again.press(['button', /^By keys/]);
  expect(spans(again)).toBe(3);
  await pickIn(again, { 'The picked span': 'Otter Pool' });
  expect(field(again, 'Difficulty').value).toBe('4');
  expect(field(again, 'Name of the way to Kell').value).toBe('Reed path');
  expect(keptRoads()).toContain('Tarry Mill');
});
