import type { Seat } from '@warmoot/protocol';
import type { saga } from '@warmoot/rules';
import type { Locator, Page } from 'playwright-core';
import { fightOn, somethingAsked, stepOn } from './battle.js';
import { campaignOf } from './campaign.js';
import { PATIENCE_MS } from './house.js';
import { ACT, decide, taken } from './play.js';
import { command, joinTable } from './tables.js';

const LONG_MS = 4 * PATIENCE_MS;

/**
 * By this seed Ella moves Jorun and Wren, nobody is moved to anything else in the council, and on the salt road the guard
 * hears her coming and stands. Only Discussions and marches are certain: in a fight a computer's thoughts have a clock.
 */
export const RAID_SEED = 'e';

/** Somebody at a page. */
type Sat = readonly [page: Page, seat: Seat];

/** The raid, begun alone by one press of the first page. */
export const beginAlone = async (page: Page): Promise<Seat> => {
  await page.getByRole('button', { name: 'Begin the story' }).click();
  await page.waitForURL(/\/t\//);
  return { table: page.url().split('/t/')[1] as string, seat: 'Guest' };
};

/** The raid with a friend who has the town, up to the leaf before the council; the house is the computer's. Gives both seats. */
export const beginWithBo = async (ana: Page, bo: Page): Promise<readonly [host: Seat, guest: Seat]> => {
  await ana.getByRole('button', { name: 'with friends, by link' }).click();
  await ana.waitForURL(/\/t\//);
  const host = { table: ana.url().split('/t/')[1] as string, seat: 'Guest' };
  await ana.getByRole('heading', { name: 'Who plays whom' }).waitFor();
  const guest = await joinTable(ana, host, bo, 'Bo');
  await bo.goto(ana.url());
  await bo.getByText('Guest begins it.').waitFor();
  const playedBy = (part: string) => ana.locator('.story-parts li', { hasText: part }).getByLabel('Played by');
  await playedBy('The town').selectOption({ label: 'Bo' });
  await playedBy('Her house').selectOption({ label: 'the computer' });
  await bo.locator('.story-parts li[data-mine]', { hasText: 'The town' }).waitFor();
  await ana.getByRole('button', { name: 'Begin the story' }).click();
  return [host, guest];
};

export const leafOf = (page: Page): Locator => page.locator('.chapter-leaf');

/** What the leaf before a chapter says, which is closed then. */
export const readLeaf = async (page: Page): Promise<string> => {
  const leaf = leafOf(page);
  await leaf.waitFor();
  const said = (await leaf.textContent()) ?? '';
  await leaf.getByRole('button', { name: 'To the table' }).click();
  await leaf.waitFor({ state: 'detached' });
  return said;
};

/** From a chapter that is over to what comes next. */
export const whatComesNext = async (page: Page): Promise<void> => {
  const way = page.locator('.after').getByRole('link', { name: 'What comes next' });
  await way.waitFor({ timeout: LONG_MS });
  await way.click();
  await page.locator('.handover').waitFor();
};

/** A computer sits in for these until the chapter is over. */
export const restToTheEnd = async (...sitting: readonly Sat[]): Promise<void> => {
  for (const [page, seat] of sitting) await command(page, seat, { do: 'rest', player: 'captain' });
  for (const [page] of sitting) await page.locator('.after').waitFor({ timeout: LONG_MS });
  for (const [page, seat] of sitting) await command(page, seat, { do: 'back' });
};

/** Takes the row with these words of what may come next, and plays on. */
export const playOn = async (page: Page, row: string): Promise<void> => {
  await page.locator('.comes-row', { hasText: row }).first().click();
  await page.getByRole('button', { name: 'Play on now' }).click();
  await page.waitForURL(/\/t\/[^/]+$/);
};

/** Lets the story end where it stands, and comes to the journal. Gives its last words. */
export const letEnd = async (page: Page): Promise<string> => {
  await page.locator('.comes-row', { hasText: 'The end' }).click();
  const words = (await page.locator('.handover-ending').textContent()) ?? '';
  await page.getByRole('button', { name: 'Let it end here' }).click();
  await page.waitForURL(/\/journal$/);
  return words;
};

/** The chapters on the calendar, each with how it stands. */
export const chaptersOf = async (page: Page, seat: Seat) =>
  Object.values((await campaignOf(page, seat)).entries).flatMap(({ chapter, state }) =>
    chapter === undefined ? [] : [[chapter, state]],
  );

/** A chapter as the calendar has it. */
export const chapterOf = async (page: Page, seat: Seat, chapter: string): Promise<saga.campaign.Entry> => {
  const found = Object.values((await campaignOf(page, seat)).entries).find((one) => one.chapter === chapter);
  if (found === undefined) throw new Error(`there is no ${chapter}`);
  return found as saga.campaign.Entry;
};

const pick = async (label: Locator): Promise<void> => {
  if (!(await label.locator('input').isChecked())) await label.click();
};

/** The gold button of a step, where this page is asked at it. */
const askedAt = (page: Page, step: string): Locator =>
  page.locator(`.table-scene[data-asks="${step}"] .foot-act:not([aria-busy])`);

interface Appeal {
  readonly to: string;
  readonly want: string;
  readonly skill: string;
  readonly motive: string;
}

/** Puts an appeal to the table, by pressing what is offered. */
const appeal = async (page: Page, { to, want, skill, motive }: Appeal): Promise<void> => {
  await page.getByRole('button', { name: 'Make an appeal' }).click();
  const leaf = page.locator('.composer');
  await pick(leaf.locator('.appeal-whom label', { hasText: to }));
  await pick(leaf.locator('.chips-lines label', { hasText: want }).first());
  await pick(leaf.locator('.appeal-terms label').filter({ hasText: skill }).first());
  await page.locator(`button.motive:has(i[title^="${motive}"])`).click();
  await page.getByRole('button', { name: 'Put it to the table' }).click();
};

/** An appeal to whose terms the computers agree, and these people by a press; it is made, and this stands in its margin. */
export const appealMade = async (page: Page, what: Appeal, others: readonly Page[] = []): Promise<string> => {
  const margins = page.locator('.hearing-figures');
  const before = await margins.count();
  await appeal(page, what);
  for (const other of others) await askedAt(other, 'decide').click();
  await askedAt(page, 'make').click();
  await margins.nth(before).waitFor();
  return (await margins.nth(before).textContent()) ?? '';
};

/** The council by the page: Ella asks Jorun for her thirty and Wren for the way, and computers hear the rest of it. */
export const holdCouncil = async (ella: Sat, ...others: readonly Sat[]): Promise<readonly string[]> => {
  const [page] = ella;
  const agree = others.map(([other]) => other);
  const riders = { to: 'Jorun', want: 'Bring your thirty riders', skill: 'Lead', motive: 'Avenging' };
  const way = { to: 'Wren', want: 'Show us the way', skill: 'Lead', motive: 'Prudent' };
  const margins = [await appealMade(page, riders, agree), await appealMade(page, way, agree)];
  await restToTheEnd(ella, ...others);
  return margins;
};

/**
 * The march by the page: the salt road at a steady pace, straight at the guard, and the fight is left for later. A
 * computer keeps the watch for the others.
 */
export const rideToTheTown = async (page: Page, ...others: readonly Sat[]): Promise<void> => {
  for (const [other, seat] of others) await command(other, seat, { do: 'rest', player: 'captain' });
  const seal = page.locator('.march .foot-act:not([aria-busy])');
  await page.locator('.march-plan').waitFor();
  await seal.click();
  await page.locator('.intents label', { hasText: 'Close' }).click();
  await seal.click();
  await page.locator('.march-contact .choice', { hasText: 'Leave it for later' }).click();
  await seal.click();
  for (const [other, seat] of others) {
    await other.locator('.after').waitFor();
    await command(other, seat, { do: 'back' });
  }
};

/** From the leaf before the council to the page after the march, which leaves a battle. Gives what was carried over. */
export const rideOut = async (ella: Sat, ...others: readonly Sat[]): Promise<string> => {
  const [page] = ella;
  const pages = [page, ...others.map(([other]) => other)];
  for (const one of pages) await readLeaf(one);
  await holdCouncil(ella, ...others);
  await whatComesNext(page);
  await playOn(page, 'The march');
  for (const one of pages) await readLeaf(one);
  await rideToTheTown(page, ...others);
  await whatComesNext(page);
  return (await page.locator('.handover-carried').textContent()) ?? '';
};

/** From the first page to the leaf before the battle, by the page. Gives what was carried over after the march. */
export const rideToTheBattle = async (page: Page): Promise<{ readonly seat: Seat; readonly carried: string }> => {
  const seat = await beginAlone(page);
  const carried = await rideOut([page, seat]);
  await playOn(page, 'The battle');
  return { seat, carried };
};

/** Answers what the battle asks by pressing what is there, until it asks for this step. */
export const fightUntil = async (page: Page, isThere: (step: string) => Promise<boolean> | boolean): Promise<void> => {
  for (let asked = 0; asked < 200; asked++) {
    await somethingAsked([page]);
    const step = await stepOn(page);
    if (step === null) continue;
    if (await isThere(step)) return;
    // News may change a panel under the hand: then it is looked at again.
    await fightOn(page, step, 'Fight on').catch(() => undefined);
  }
  throw new Error('what was awaited was never asked');
};

/** The round of a battle, as the page says it. */
export const roundOn = async (page: Page): Promise<number> =>
  Number(/Round (\d+)/.exec((await page.locator('.round-line').textContent()) ?? '')?.[1] ?? 0);

/** Ella challenges Joris, who takes it up. */
export const challengeJoris = async (page: Page): Promise<void> => {
  await page.locator('.battle-body label', { hasText: 'Lady Ella Avitch challenges Joris Dorrow' }).click();
  await page.locator('.foot-act').click();
  await page.locator('.inner .duel').waitFor();
};

/** Ella challenges Joris; they strike at each other for a round, and before the second she gives up. */
export const fightJoris = async (page: Page): Promise<void> => {
  await challengeJoris(page);
  for (let rounds = 0; rounds < 2; ) {
    await page.locator(`.inner ${ACT}`).waitFor();
    const giveUp = page.locator('.duel-choose label', { hasText: 'Surrender' });
    if ((await giveUp.count()) > 0 && ++rounds === 2) {
      await giveUp.click();
      await page.locator('.foot-act').click();
    } else await decide(page, () => 0);
    await taken(page);
  }
  await page.locator('.inner').waitFor({ state: 'detached' });
};
