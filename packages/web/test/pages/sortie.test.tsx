import type { Deed } from '@warmoot/protocol';
import { expect, test } from 'vitest';
import { ANA, BO, begun } from './begun.js';
import { act, allOf, one, textsOf } from './look.js';
import { opened } from './opened.js';

/** The ledger's sample fight (section 14) in its third round, in contact, with a Flanked unit. */
const sampleFight = (one: string, two: string): Deed => ({
  do: 'begin',
  scene: 'sortie/battle',
  setup: {
    seats: [one, two],
    ground: 'open',
    a: {
      name: 'Avitch',
      seat: one,
      units: [
        {
          name: 'Tarn guard',
          heads: 300,
          weight: 'heavy',
          level: 1,
          commander: { name: 'Ella', level: 2, strengths: ['tactics'] },
        },
        { name: 'Tarn bows', heads: 150, archers: true, level: 1 },
      ],
    },
    b: {
      name: 'Dorrow',
      seat: two,
      units: [
        { name: 'Dorrow riders', heads: 200, mount: 'cavalry', level: 1.5, commander: { level: 1 }, moved: 'overHalf' },
      ],
    },
    position: {
      round: 3,
      units: [
        { unit: 'A1', floating: 2, opened: true, flankedBy: ['B1'] },
        { unit: 'B1', floating: 0, opened: true },
      ],
      apart: [{ a: 'A1', b: 'B1', halfMoves: 0 }],
    },
  },
  options: { 'sortie.roundLimit': 3 },
});

const ENGAGE = { choose: 'engage', target: 'B1' };
const SHOOT = { choose: 'shoot', target: 'B1' };
const STAND = { choose: 'stand' };

test('orders are picked by a press on the enemy, drawn in gold, and shown together; the fight is told, and how it ended', async () => {
  const line = begun(sampleFight);
  const page = await opened('/t/desk', line);
  // SORTIE-ROUND-003: the chart has the distances of all pairs; contact is 0.
  expect(allOf(page, '.apart-chart tbody td[data-contact]')).toHaveLength(1);
  one(page, '[data-unit="A1"] .line-state');
  await page.press(one(page, '[data-unit="A1"]'));
  await page.press(one(page, '[data-unit="B1"]'));
  one(page, '.cord-label[data-planned][data-kind="fight"]');
  // What is closed says why: Tarn guard has no bows (SORTIE-ARCHER-001).
  const shot = one(page, '.orders-one .choice:has(input[value^="shoot"])', 'SORTIE-ARCHER-001');
  expect(shot.querySelector('input')?.disabled).toBe(true);
  await page.press(one(page, '[data-rest]'));
  await page.close();

  const bos = await opened('/t/desk', line.of(BO));
  expect(allOf(bos, '.cord-label')).toEqual([]);
  await bos.press(one(bos, '.orders-one input[value="stand"]'));
  await bos.press(act(bos));
  // SORTIE-ROUND-008: one cord for the pair, though only one of them ordered it.
  one(bos, '.cord-label[data-kind="fight"]', 'contact');
  expect(line.step).toBe('plans');
  await bos.press(['radio', /^Attack/]);
  await bos.press(act(bos));
  await bos.close();
  line.says('A1', { choose: 'plan', maneuver: 'attack', bids: { B1: 0 } });
  line.fall([3, 3, 3, 3, 3], [3, 3, 3, 3]);

  for (const seat of [ANA, BO]) {
    const after = await opened('/t/desk', line.of(seat));
    after.the('heading', 'The battle is over');
    one(after, '.sortie-end .scene-lead', /Victory for|Nobody won/);
    expect(allOf(after, '.sortie-end tbody tr').length).toBeGreaterThanOrEqual(3);
    await after.close();
  }
});

test('the seals break: the maneuvers of both, and dice that make the totals', async () => {
  const line = begun((one, two) => ({ ...sampleFight(one, two), options: {} }) as Deed);
  line.says('A1', ENGAGE);
  line.says('A2', STAND);
  line.says('B1', STAND);
  line.says('A1', { choose: 'plan', maneuver: 'attack', bids: { B1: 0 } });
  line.says('B1', { choose: 'plan', maneuver: 'attack', bids: { A1: 0 } });
  line.fall([2, 5, 3, 4, 1], [6, 2, 4, 3]);
  const page = await opened('/t/desk', line);
  if (allOf(page, '.reveal').length === 0) await page.press(one(page, '.reveal-again > button'));
  // Both Attack: no dice for either (SORTIE-MATRIX-001), and three kept dice a side make the total.
  expect(textsOf(page, '.reveal .reveal-tile b')).toEqual(['Attack', 'Attack']);
  const totals = textsOf(page, '.reveal .reveal-half strong').map(Number);
  const sums = textsOf(page, '.reveal .sum-dice tbody tr:last-child td:last-child').map((cell) =>
    cell.split('+').reduce((sum, part) => sum + Number(part), 0),
  );
  expect(totals).toEqual(sums);
  expect(allOf(page, '.reveal .ladder [data-lit]')).toHaveLength(1);
});

test('SORTIE-FLOAT-017: a unit with nothing to pick is planned when one goes on to the next', async () => {
  const line = begun(sampleFight);
  line.says('A1', ENGAGE);
  line.says('A2', SHOOT);
  line.says('B1', STAND);
  const page = await opened('/t/desk', line);
  await page.press(one(page, '[data-unit="A2"]'));
  page.the('heading', 'Tarn bows: 1 die in hand');
  await page.press(['button', 'Next: Tarn guard']);
  // An arrow looks at the next cell, one at a time.
  const cellAtHand = () => one(page, '.maneuvers [data-cell][tabindex="0"]');
  const cells = [cellAtHand().dataset.cell];
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft']) {
    await page.key(key, cellAtHand());
    cells.push(cellAtHand().dataset.cell);
  }
  expect(cells).toEqual(['attack retreat', 'attack charge', 'defend charge', 'defend retreat']);
  await page.press(one(page, '.maneuvers input[type="radio"]'));
  await page.press(['button', 'Seal it']);
  one(page, '.sealed, .foot-seal');
});
