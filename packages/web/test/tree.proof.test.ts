import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playButton, playFirst } from './kit/firstPage.js';
import { listen } from './kit/focus.js';
import { type House, openHouse, PATIENCE_MS } from './kit/house.js';
import { battleSetup } from './kit/played.js';
import { command, openTable } from './kit/tables.js';
import { all, type Thing, treeOf } from './kit/tree.js';

const ENDING = /surrender|break off/i;
const ANSWER = 'Your answer';

const isOpen = ({ states }: Thing): boolean => !states.includes('[disabled]');
const isPicked = (thing: Thing): boolean => all([thing], 'radio').some(({ states }) => states.includes('[checked]'));

/** Presses something by its role and name, as a screen reader does. */
const press = (page: Page, role: 'radio' | 'button', { name }: Thing): Promise<void> =>
  page
    .getByRole(role, { name, exact: true })
    .first()
    .press(role === 'radio' ? 'Space' : 'Enter');

/** What is to be done next, from the tree alone; null where nothing is asked. */
const nextIn = (tree: readonly Thing[]): { readonly role: 'radio' | 'button'; readonly thing: Thing } | null => {
  const [foot] = all(tree, 'group').filter(({ name }) => name === ANSWER);
  if (foot === undefined) return null;
  const buttons = all([foot], 'button').filter(({ name }) => !/^(Always|Propose something else|Decline)/.test(name));
  const [act] = buttons;
  if (act !== undefined && isOpen(act) && !ENDING.test(act.name)) return { role: 'button', thing: act };
  // Something is still open: a group without an answer, a place to halt at, or that the unit stays.
  const groups = [...all(tree, 'table'), ...all(tree, 'group')].filter((one) => all([one], 'radio').length > 0);
  const radio = groups
    .filter((one) => !isPicked(one))
    .flatMap((one) => all([one], 'radio'))
    .find((one) => isOpen(one) && !ENDING.test(one.name));
  if (radio !== undefined) return { role: 'radio', thing: radio };
  const halt = all(all(tree, 'table'), 'button').find(({ name }) => /^\(\d+, \d+\)$/.test(name));
  const thing = halt ?? buttons.find(isOpen);
  return thing === undefined ? null : { role: 'button', thing };
};

/** Plays by the tree alone until a heading says that it is over. */
const playByTree = async (page: Page, over: RegExp): Promise<void> => {
  const pressed: string[] = [];
  // The computer may take its time on a crowded machine.
  for (let last = Date.now(); Date.now() - last < PATIENCE_MS; ) {
    const tree = await treeOf(page);
    if (all(tree, 'heading').some(({ name }) => over.test(name))) return;
    const next = nextIn(tree);
    const done =
      next === null
        ? false
        : await press(page, next.role, next.thing).then(
            () => true,
            () => false,
          );
    if (done && next !== null) {
      pressed.push(next.thing.name);
      last = Date.now();
    } else await page.waitForTimeout(50);
  }
  throw new Error(`nothing more can be done by the tree: ${pressed.slice(-5).join(' | ')}`);
};

/** The sentences of the log that tell a result: throws, wounds, losses. */
const RESULTS =
  /[^.\n]*?(?:\d+, needed \d+|now has (?:a|\d) (?:Minor|Major) Wounds?|loses \d+; \d+ of \d+ are left)[^.\n]*\./g;

const logOf = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Log and people' }).press('Enter');
  const log = page.getByRole('complementary', { name: 'Log and people' });
  await log.waitFor();
  return (await log.allInnerTexts()).join('\n').replaceAll('\u00a0', ' ');
};

/** Every result of the log was said, in the order of the log. */
const expectSaid = (said: readonly string[], log: string): number => {
  const results = [...log.matchAll(RESULTS)].map(([sentence]) => sentence.trim());
  const all = said.join(' ');
  let from = 0;
  for (const result of results) {
    const at = all.indexOf(result, from);
    expect(at, `${result} was said in its turn`).toBeGreaterThanOrEqual(0);
    from = at + result.length;
  }
  return results.length;
};

describe('by the accessibility tree alone', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test('a whole duel is played, and every result is heard in order', async () => {
    const page = await house.visit('/', { standing: true });
    await playButton(page).press('Enter');
    await page.getByRole('group', { name: ANSWER }).waitFor();
    const said = await listen(page);
    await playByTree(page, /has won$/);
    // What is still to be said waits for its turn.
    await expect.poll(async () => (await said()).at(-1)).toMatch(/wins in round \d+/);
    const heard = await said();
    const log = await logOf(page);
    expect(expectSaid(heard, log)).toBeGreaterThan(3);
    expect(house.complaints).toEqual([]);
  });

  test('a check and an aid are played, and every throw is heard in order', async () => {
    const page = await house.visit('/');
    await playFirst(page, 'check');
    await page.getByRole('group', { name: ANSWER }).waitFor();
    const checked = await listen(page);
    await playByTree(page, /^It (succeeds|fails)$/);
    expect(expectSaid(await checked(), await logOf(page))).toBe(1);
    const host = await openTable(page, 'Ana');
    const setup = {
      seats: [host.seat],
      victim: { name: 'Joris', seat: host.seat },
      helpers: [{ name: 'Ella', seat: host.seat, heal: 2 }],
    };
    await command(page, host, { do: 'begin', scene: 'saga/aid', setup, options: { 'saga.duel.aid': 'heal7' } });
    await page.goto(`${house.url}/t/${host.table}`);
    await page.getByRole('group', { name: ANSWER }).waitFor();
    const aided = await listen(page);
    await playByTree(page, /^It is over$/);
    const heard = await aided();
    const thrown = expectSaid(heard, await logOf(page));
    expect(thrown).toBeGreaterThan(0);
    // Asked again after dice, it is said again.
    expect(heard.filter((one) => /Yours to choose: Whether to give Joris aid$/.test(one))).toHaveLength(thrown);
    expect(house.complaints).toEqual([]);
  });

  test('a whole battle is played, and every fight is heard in order', async () => {
    const page = await house.visit('/rules', { standing: true });
    const host = await openTable(page, 'Ana');
    await command(page, host, { do: 'seatComputer', name: 'Captain', player: 'recruit' });
    const units = { a1: [10, 8], a2: [10, 12], d1: [12, 8], d2: [12, 12] } as const;
    const troops = { a1: 'heavyInfantry', a2: 'heavyInfantry' };
    const setup = battleSetup({ units, troops, losses: { d1: 99, d2: 99 }, round: 3 }, [host.seat, 'Captain']) as never;
    await command(page, host, { do: 'begin', scene: 'saga/battle', setup, options: {} });
    await page.goto(`${house.url}/t/${host.table}`);
    await page.getByRole('group', { name: ANSWER }).waitFor();
    const said = await listen(page);
    await playByTree(page, /^The battle is over$/);
    // What is still to be said waits for its turn.
    await expect.poll(async () => (await said()).at(-1)).toMatch(/The field is held by Red/);
    const heard = await said();
    expect(expectSaid(heard, await logOf(page))).toBeGreaterThan(1);
    expect(house.complaints).toEqual([]);
  });
});
