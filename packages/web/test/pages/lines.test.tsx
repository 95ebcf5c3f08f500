import type { Deed } from '@warmoot/protocol';
import { expect, test } from 'vitest';
import { ANA, BO, begun } from './begun.js';
import { textOf } from './forms.js';
import { act, allOf, one, textsOf } from './look.js';
import { opened } from './opened.js';

const WIDTH = 12;

const begin =
  (a: object, b: object, more: object = {}) =>
  (one: string, two: string): Deed => ({
    do: 'begin',
    scene: 'warband/battle',
    setup: {
      seats: [one, two],
      a: { name: 'Avitch', seat: one, units: [a] },
      b: { name: 'Dorrow', seat: two, units: [b] },
      ...more,
    } as never,
    options: { 'warband.map': { width: WIDTH, height: WIDTH } },
  });

const rank = (like: string, count: number) => ({ figures: [{ like, count }] });

/** One unit a side, from the placing on. */
const oneASide = begin(
  { name: 'Tarn spears', ranks: [rank('spearman', 5)] },
  { name: 'Kell levy', ranks: [rank('levy', 2)] },
);

const spears = (name: string, y: number, facing: 'n' | 's', leader: string) => ({
  name,
  at: { x: 6, y },
  facing,
  ranks: [
    {
      figures: [
        { like: 'spearman', count: 2 },
        { like: 'captain', name: leader },
        { like: 'spearman', count: 2 },
      ],
    },
    rank('spearman', 5),
  ],
});

/** Two units of spears face to face, their leaders in front: a battle line in its Melee. */
const aLine = begin(spears('Tarn spears', 7, 'n', 'Aldous Kern'), spears('Dorrow spears', 6, 's', 'Rolf'), {
  position: { round: 2, phase: 'melee', priority: 'a' },
});

const heard = (): string => [...document.querySelectorAll('[aria-live]')].map(textOf).join(' ');

test('they place, charge and fight, and both read that it is over; a page that is opened anew is where it was', async () => {
  const line = begun(oneASide);
  const page = await opened('/t/desk', line);
  await page.press(one(page, '.foot-act', 'Place'));
  line.says('Dorrow', { choose: 'placeAll' });
  line.fall([1]);
  line.says('Dorrow', { choose: 'pass' });
  await page.does(() => undefined);
  const head = textsOf(page, '.scene-head h2');
  await page.close();

  const again = await opened('/t/desk', line);
  expect(textsOf(again, '.scene-head h2')).toEqual(head);
  await again.press(one(again, '.sk-others button', /^Charge/));
  await again.press(one(again, '.foot-act', /^Charge/));
  line.says('Avitch', { choose: 'pass' });
  line.says('Dorrow', { choose: 'pass' });
  await again.does(() => undefined);
  expect(line.step).toBe('strikes');
  await again.press(one(again, '.foot-act', /^Fight/));
  line.fall([1, 1, 1, 1, 1]);
  await again.close();
  for (const seat of [ANA, BO]) {
    const after = await opened('/t/desk', line.of(seat));
    after.the('heading', 'The battle is over');
    await after.close();
  }
});

test('by hand: a line is read out, its leader challenges by C, morale by M; the other answers and both show a technique', async () => {
  const line = begun(aLine);
  const page = await opened('/t/desk', line);
  const shown = page.the('heading', 'If the lines fight');
  const names = allOf(page, '.lines-board [data-hex]').map((cell) => cell.getAttribute('aria-label') ?? '');
  expect(names).toHaveLength(WIDTH * WIDTH);
  expect(names.filter((name) => name.trim() === '')).toEqual([]);
  await page.key('l', shown);
  expect(heard()).toContain('Tarn spears, ranks of 5 and 5, against Dorrow spears');
  await page.key('m', shown);
  expect(heard()).toContain('in 12');
  await page.key('c', shown);
  await page.press(one(page, '.foot-act', 'Challenge Rolf'));
  await page.close();
  const bos = await opened('/t/desk', line.of(BO));
  one(bos, '.ln-duel');
  await bos.press(one(bos, '.scene-rows input'));
  await bos.press(act(bos));
  expect(textsOf(bos, '.strip').join(' ')).toMatch(/Aldous Kern|Rolf/);
  await bos.close();
  const after = await opened('/t/desk', line.of(ANA));
  expect(textsOf(after, '.strip').join(' ')).toMatch(/Aldous Kern|Rolf/);
});
