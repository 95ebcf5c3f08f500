import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { battleSetup } from './kit/played.js';
import { type Reached, reachedTable } from './kit/reach.js';
import { duelOf } from './kit/tables.js';
import { all, type Thing, treeOf } from './kit/tree.js';

const ANSWER = 'Your answer';
const FIGHT_ON = { declare: () => ({ choose: 'fightOn' }) };

/** Presses something by its role and name, as a screen reader does. */
const press = (page: Page, role: 'radio' | 'button', name: string): Promise<void> =>
  page
    .getByRole(role, { name, exact: true })
    .first()
    .press(role === 'radio' ? 'Space' : 'Enter');

const isOpen = ({ states }: Thing): boolean => !states.includes('[disabled]');

/** What can be pressed of this role and name, by the tree alone. */
const openNames = (tree: readonly Thing[], role: string, name: RegExp): readonly string[] =>
  all(tree, role).flatMap((one) => (isOpen(one) && name.test(one.name) ? [one.name] : []));

/** The gold button is in the group of the answer. */
const actIn = (tree: readonly Thing[]): string => {
  const [foot] = all(tree, 'group').filter(({ name }) => name === ANSWER);
  if (foot === undefined) throw new Error('there is no group for the answer');
  const [act] = all([foot], 'button').filter((one) => isOpen(one) && !/^Always/.test(one.name));
  return act?.name ?? '';
};

describe('by the accessibility tree alone', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse({ seed: 'keys' });
  });
  afterAll(() => house.close());

  /** Picks the radio of this name, if any is asked for, and gives the answer: it is taken. */
  const answers = async ({ page }: Reached, radio: RegExp): Promise<void> => {
    const [first] = openNames(await treeOf(page), 'radio', radio);
    expect(first).toBeDefined();
    await press(page, 'radio', first ?? '');
    await press(page, 'button', actIn(await treeOf(page)));
    await page.getByRole('button', { name: 'Change it' }).waitFor();
  };

  test('a duel is answered: whether to fight on, and an act in secret', async () => {
    const reached = await reachedTable(house, FIGHT_ON);
    await reached.begin(duelOf);
    expect(await reached.until(['declare'])).toBe('declare');
    await answers(reached, /^Fight on/);
    expect(await reached.until(['chooseActs'])).toBe('chooseActs');
    await answers(reached, /Quick Attack/);
    expect(house.complaints).toEqual([]);
  });

  test('a unit of a battle is sent to a hex, which is a button of a table', async () => {
    const { page, begin, until } = await reachedTable(house, { ...FIGHT_ON, move: () => ({ choose: 'done' }) });
    const units = { a1: [10, 8], a2: [10, 12], d1: [12, 8], d2: [12, 12] } as const;
    await begin((one, two) => {
      const setup = battleSetup({ units, round: 3 }, [one, two]) as never;
      return { do: 'begin', scene: 'saga/battle', setup, options: {} };
    });
    expect(await until(['move'])).toBe('move');
    const tree = await treeOf(page);
    const halts = openNames(all(tree, 'table'), 'button', /^\(\d+, \d+\)$/);
    expect(halts).toContain('(11, 8)');
    await press(page, 'button', '(11, 8)');
    await press(page, 'button', actIn(await treeOf(page)));
    await page.locator('.battle[data-step="move"]').waitFor();
    await expect.poll(async () => openNames(all(await treeOf(page), 'table'), 'button', /^\(11, 8\)$/)).toEqual([]);
    expect(house.complaints).toEqual([]);
  });
});
