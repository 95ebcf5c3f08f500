import { describe, expect, test } from 'vitest';
import { HARES, openRoadOf, REST } from '../kit/roads.js';
import { ANA, type Begun, BO, begun } from './begun.js';
import { gold, partWith, textOf } from './fields.js';
import { openPage, type Page } from './page.js';

/** Throws that succeed and fail, whatever the ratings. */
const WELL = [8, 8, 9];
const BADLY = [1, 1, 0];

const part = (page: Page, selector: string): string => textOf(page.room.querySelector(selector));
const isThere = (page: Page, selector: string): boolean => page.room.querySelector(selector) !== null;

/** Picks among these by its words, and seals it. */
const seals = async (page: Page, selector: string, text: string): Promise<void> => {
  await page.press(partWith(page.room, selector, text).querySelector('input') as HTMLElement);
  await page.press(gold(page));
};

const types = async (page: Page, faces: readonly number[]): Promise<void> => {
  await page.fill(page.room.querySelector('.typed-dice input') as HTMLElement, faces.join(' '));
  await page.press(page.room.querySelector('.typed-dice .btn-act') as HTMLElement);
};

const open = (line: Begun): Promise<Page> => openPage('/t/desk', 'en', line, { standing: 'ask' });

describe('a march with something else inside', () => {
  test('the map by keys alone: along the ways, to one’s party and goal, a route laid, odds said, and how it stands read', async () => {
    const page = await open(begun(openRoadOf, { dice: 'seed' }));
    const here = (): string => document.activeElement?.getAttribute('aria-label') ?? '';
    const said = (): string => [...document.querySelectorAll('[aria-live]')].map(textOf).join(' ');
    // One stop for all its spans: Tab leads past them.
    const stops = page.room.querySelectorAll<HTMLElement>('.roads-span[tabindex="0"]');
    expect(stops).toHaveLength(1);
    await page.does(() => stops[0]?.focus());
    expect(here()).toMatch(/^Tarry Mill, Open.*Two riders here/);
    await page.key('ArrowUp');
    expect(here()).toMatch(/^The span north of Tarry Mill, Open.*Three hunters here/);
    await page.key('End');
    expect(here()).toMatch(/^Marl Manor, Open.*your goal/);
    await page.key('Enter');
    expect(said()).toContain('Way laid to Marl Manor');
    await page.key('Home');
    expect(here()).toMatch(/^Tarry Mill/);
    await page.key('n');
    await page.key('o');
    expect(said()).toMatch(/would notice you|can be here by tonight/);
    await page.key('r');
    const dialog = page.in(['dialog', 'Read the board']);
    dialog.the('heading', 'How it stands');
    expect(dialog.room.textContent).toContain('Day 1, morning.\nChoose route and pace.\nTwo riders: one on foot at');
    await page.close();
  });

  test('with typed dice: a pursuit with breath after its third leg, turning at bay, the fight, and back on the road', async () => {
    const line = begun(openRoadOf);
    const page = await open(line);
    const afar = (choice: object, seat = BO): Promise<void> => page.does(() => line.answers(seat, choice));
    await page.press(page.room.querySelector('.pace-card input') as HTMLElement);
    await page.press(gold(page));
    await afar(REST);
    await afar({ choose: 'close' });
    await seals(page, '.intents label', 'Evade');
    // SAGA-MOVE-030: from gap 2 up, down and up again, and the pursuit goes on after its third leg.
    for (const faces of [WELL, BADLY, WELL]) {
      await page.press(page.room.querySelectorAll('.inner .chase-matrix label input')[1] as HTMLElement);
      await page.press(gold(page));
      await afar({ choose: 'guess', way: 'open' });
      await types(page, faces);
    }
    expect(textOf(page.room)).toContain('Endurance');
    // Each may try Lead before it, and neither does.
    await afar({ choose: 'breathe' }, ANA);
    await types(page, WELL);
    await afar({ choose: 'breathe' });
    await page.does(() => line.fall(BADLY));
    expect(isThere(page, '.inner .chase-matrix')).toBe(true);
    await page.key('b');
    await page.press(gold(page));
    await afar({ choose: 'guess', way: 'open' });
    // SAGA-MOVE-031, SAGA-MOVE-023: a meeting, Hand-to-Hand from Spear distance without a check.
    expect(part(page, '.march-contact')).toContain('at Spear distance');
    await seals(page, '.choice', 'Hand-to-Hand');
    await afar({ choose: 'now', as: 'duel', distance: 'spear' });
    expect(isThere(page, '.inner .duel')).toBe(true);
    expect(part(page, '.inner-bar')).toContain('Between mill and manor');
    await afar({ choose: 'fightOn' });
    await afar({ choose: 'surrender' }, ANA);
    expect(isThere(page, '.inner')).toBe(false);
    await page.close();
  });

  test('a parley after a stand-off, and back on the road', async () => {
    const line = begun(openRoadOf, { dice: 'seed' });
    for (const seat of [ANA, BO]) line.answers(seat, REST);
    line.answers(BO, { choose: 'hold' });
    const page = await open(line);
    await seals(page, '.intents label', 'Hold');
    await seals(page, '.choice', 'Ask for a parley');
    await page.does(() => line.answers(BO, { choose: 'parley' }));
    expect(isThere(page, '.inner .discussion')).toBe(true);
    await page.does(() => {
      for (const seat of [ANA, BO]) line.answers(seat, { choose: 'noMore' });
    });
    expect(isThere(page, '.inner')).toBe(false);
    expect(part(page, '.march')).toContain(HARES);
    await page.close();
  });
});
