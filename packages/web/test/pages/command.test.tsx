import type { Deed } from '@warmoot/protocol';
import { expect, test } from 'vitest';
import { sampleTurn } from '../kit/scenes.js';
import { BO, begun } from './begun.js';
import { act, allOf, one, textsOf } from './look.js';
import { opened } from './opened.js';

const unit = (side: string, of: string, row: number, name: string) => ({
  ...{ side, class: of, grade: 'B', points: 5, name },
  hex: { row, column: 3 },
});

/** The last turn of a battle, two against each other, before anybody has moved. */
const lastTurn = (one: string, two: string): Deed => ({
  do: 'begin',
  scene: 'command/battle',
  setup: {
    seats: [one, two],
    north: { name: 'Avitch', seat: one },
    south: { name: 'Dorrow', seat: two },
    position: {
      active: 'south',
      round: 3,
      stage: 2,
      units: [unit('north', 'HI', 1, 'Tarn guard'), unit('south', 'HC', 3, 'Dorrow riders')],
    },
  },
  options: { 'command.mapRows': 8, 'command.mapColumns': 7, 'command.deployRows': 2, 'command.roundLimit': 3 },
});

const HAND = '.command-unit h2';

test('orders stand with both prices before they are given, by keys; the answer shows its futures', async () => {
  const line = begun(sampleTurn);
  const page = await opened('/t/desk', line);
  await page.key('a', one(page, HAND, 'Tarn guard'));
  one(page, '.orders [data-on]', 'Attack Tower guard');
  // COMMAND-RESOLVE, section 13 of the ledger: six against three, or four if Hill levy comes.
  expect(textsOf(page, '.orders [data-on] td')).toEqual(['6 against 3 or 4', '1, then 1 or 1 unit', '2 and 2 units']);
  expect(textsOf(page, '[data-account] tfoot b')).toEqual(['2 points', '2 points and 2 units']);
  // COMMAND-SURVIVOR-003: a fork of the account opens the lines of the other way, and what it comes to.
  await page.press(['button', /^or else: Slaughter/]);
  expect(page.tree('main').join('\n')).toContain('In all you pay 1 point and 1 unit, he 2 points and 2 units.');
  expect(allOf(page, '.tooth[data-look="planned"]')).not.toEqual([]);
  await page.key('n', one(page, HAND));
  await page.key('p', one(page, HAND, 'Tarn levy'));
  await page.key('a', one(page, HAND, 'Tarn guard'));
  await page.press(act(page));
  await page.close();

  const bos = await opened('/t/desk', line.of(BO));
  bos.the('heading', 'Tower guard must answer');
  // Sixth row of the same section: to defend costs nothing, and the answer that pays stands first.
  expect(one(bos, '.future[data-on]').dataset.word).toBe('defend');
  // Both answers are a press away, and the fight is tied together on the board.
  expect(textsOf(bos, '.command-foot [data-answer]')).toEqual(['Defend', 'Rout']);
  one(bos, '.flag', '4 against 4 or 6');
  await bos.press(one(bos, '.future[data-word="rout"]'));
  one(bos, '.foot-act', 'Rout');
});

test('it is played to its end with a charge, an attack and an answer, and both read how it ended', async () => {
  const line = begun(lastTurn);
  const bos = await opened('/t/desk', line.of(BO));
  await bos.press(one(bos, '.orders [data-word="charge"]'));
  await bos.press(act(bos));
  line.says('Avitch', { choose: 'endureCharge', unit: 'N1' });
  expect(line.step).toBe('attacks');
  await bos.does(() => undefined);
  await bos.press(one(bos, '.orders [data-word="attack"]'));
  await bos.press(act(bos));
  await bos.close();

  const page = await opened('/t/desk', line.of('Ana'));
  await page.press(one(page, '.future[data-word="defend"]'));
  await page.press(act(page));
  line.says('Dorrow', { choose: 'resolve', attacker: 'S1', target: 'N1' });
  await page.does(() => undefined);
  expect(line.step).toBe('lost');
  await page.press(act(page));
  await page.close();
  for (const seat of ['Ana', BO]) {
    const after = await opened('/t/desk', line.of(seat));
    after.the('heading', 'The battle is over');
    one(after, '.command-end .scene-lead', /Victory for|A draw\./);
    await after.close();
  }
});
