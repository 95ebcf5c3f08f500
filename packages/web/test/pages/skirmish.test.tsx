import type { Deed } from '@warmoot/protocol';
import { expect, test } from 'vitest';
import { ANA, BO, begun } from './begun.js';
import { textOf } from './forms.js';
import { allOf, one, textsOf } from './look.js';
import { opened } from './opened.js';
import type { Hand } from './page.js';

const WIDTH = 17;

type Figures = readonly { readonly name: string; readonly like: string; readonly at?: object }[];

const begin =
  (a: Figures, b: Figures, more: object = {}, width = WIDTH) =>
  (one: string, two: string): Deed => ({
    do: 'begin',
    scene: 'warband/skirmish',
    setup: {
      seats: [one, two],
      a: { name: 'Avitch', seat: one, figures: a },
      b: { name: 'Dorrow', seat: two, figures: b },
      ...more,
    } as never,
    options: { 'warband.map': { width, height: 10 } },
  });

const at = (name: string, like: string, x: number, y: number) => ({ name, like, at: { x, y } });

/** Out of reach of each other, in the Opening: one to walk and one to shoot. */
const atADistance = begin(
  [at('Aldous Kern', 'hero', 2, 4), at('Tib', 'archer', 2, 7)],
  [at('Rolf', 'captain', 12, 4), at('Odo', 'spearman', 12, 7)],
  { position: { round: 1, phase: 'opening', priority: 'a' } },
);

/** One against one, from the placing on. */
const oneASide = begin([{ name: 'Aldous Kern', like: 'hero' }], [{ name: 'Odo', like: 'levy' }], {}, 10);

const spaceAt = (hand: Hand, x: number, y: number) => one(hand, `.skirmish-board [data-hex="${y * WIDTH + x}"]`);

const heard = (): string => [...document.querySelectorAll('[aria-live]')].map(textOf).join(' ');

test('they place, announce, charge and strike, and both read that it is over', async () => {
  const line = begun(oneASide);
  const page = await opened('/t/desk', line);
  await page.press(one(page, '.foot-act', 'Place'));
  line.says('Dorrow', { choose: 'placeAll' });
  line.fall([1]);
  await page.close();

  // Whoever has lost the priority announces first.
  const bos = await opened('/t/desk', line.of(BO));
  await bos.press(['button', 'Announce no more']);
  await bos.close();

  const again = await opened('/t/desk', line.of(ANA));
  await again.press(one(again, '.sk-others button', /^Charge/));
  await again.press(one(again, '.foot-act', /^Charge/));
  line.says('Dorrow', { choose: 'pass' });
  line.says('Avitch', { choose: 'pass' });
  line.says('Dorrow', { choose: 'pass' });
  await again.does(() => undefined);
  expect(line.step).toBe('strikes');
  await again.press(one(again, '.foot-act', /^Strike/));
  line.fall([1, 1, 1], [1], [1], [1]);
  await again.close();
  for (const seat of [ANA, BO]) {
    const after = await opened('/t/desk', line.of(seat));
    after.the('heading', 'The fight is over');
    await after.close();
  }
});

test('by hand: one walks, one shoots; every space and figure has a name, D and M are read out', async () => {
  const line = begun(atADistance);
  line.says('Dorrow', { choose: 'pass' });
  const page = await opened('/t/desk', line);
  page.the('button', 'End this part');
  const names = allOf(page, '.skirmish-board [data-hex]').map((cell) => cell.getAttribute('aria-label') ?? '');
  expect(names).toHaveLength(WIDTH * 10);
  expect(names.filter((name) => name.trim() === '')).toEqual([]);
  for (const [name, x, y] of [
    ['Aldous Kern, Avitch', 2, 4],
    ['Tib, Avitch', 2, 7],
    ['Rolf, Dorrow', 12, 4],
    ['Odo, Dorrow', 12, 7],
  ] as const) {
    await page.does(() => spaceAt(page, x, y).focus());
    expect(spaceAt(page, x, y).getAttribute('aria-label')).toContain(name);
  }
  // Where the mouse rests, the way is drawn before anything is pressed.
  await page.does(() => {
    for (const type of ['pointerover', 'pointerenter', 'pointermove'])
      spaceAt(page, 5, 4).dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));
  });
  expect(textOf(page.room)).toContain('3 spaces');
  await page.press(spaceAt(page, 5, 4));
  await page.press(one(page, '.foot-act', 'Move to (5, 4)'));
  // Whoever is left comes to hand; a press on a foe aims at it.
  await page.press(one(page, '.field-muster button', 'Tib'));
  await page.press(spaceAt(page, 12, 7));
  one(page, '.foot-act', 'Shoot at Odo');
  // WARBAND-SUBDUE-008: what it comes to stands beside it.
  one(page, '.sk-others tr', /^To subdue, −1.*%/);
  await page.key('m', spaceAt(page, 12, 7));
  expect(heard()).toContain('holds');
  await page.key('d', spaceAt(page, 12, 7));
  expect(heard()).toMatch(/Odo: \d+ in 12/);
  await page.press(one(page, '.foot-act', 'Shoot at Odo'));
  line.fall([12]);
  await page.does(() => undefined);
  expect(textsOf(page, '.strip').join(' ')).toContain('shoots at Odo');
  await page.close();
  const bos = await opened('/t/desk', line.of(BO));
  expect(textsOf(bos, '.strip').join(' ')).toContain('shoots at Odo');
});
