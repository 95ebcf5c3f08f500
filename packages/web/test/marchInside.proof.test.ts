import type { Deed, Seat, SeenScene } from '@warmoot/protocol';
import { saga } from '@warmoot/rules';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { lookClosely } from './kit/looks.js';
import { command, joinTable, openTable } from './kit/tables.js';

const [HARES, HOUNDS] = ['Two riders', 'Three hunters'] as const;
const TYPED = { hideMade: false, dice: 'typed', referee: null, deadline: null } as const;
/** Throws that succeed and fail, whatever the ratings. */
const [WELL, BADLY] = ['8 8 9', '1 1 0'] as const;
const ACT = '.foot-act:not([data-off]):not([aria-busy])';

const member = (name: string) => ({
  name,
  skills: { run: 3, hide: 3, notice: 3, endurance: 3 },
  fighter: { like: 'duellist' },
});

/** Two parties that know of each other, in spans that touch, on roads that hide nothing. */
const roadOf = (one: string, two: string): Deed =>
  ({
    do: 'begin',
    scene: 'saga/march',
    setup: {
      seats: [one, two],
      roads: saga.roads.readyRoads('small'),
      parties: [
        {
          name: HARES,
          seats: [one],
          at: 'tarry-mill',
          members: [member('Ella')],
          wants: { want: 'reach', span: 'marl-manor' },
          knows: [{ of: HOUNDS, at: 'west-1', aware: true }],
        },
        {
          name: HOUNDS,
          seats: [two],
          at: 'west-1',
          members: [member('Morten')],
          knows: [{ of: HARES, at: 'tarry-mill', aware: true }],
        },
      ],
    },
    options: { 'saga.move.secret': false },
  }) as unknown as Deed;

interface Party {
  readonly page: Page;
  readonly seat: Seat;
}

describe('a march with something else inside', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  const sceneOf = async ({ page, seat: { table, seat } }: Party): Promise<SeenScene | null> => {
    const answer = await page.request.get(`${house.url}/api/tables/${table}?seat=${seat}`);
    return ((await answer.json()) as { readonly scene: SeenScene | null }).scene;
  };

  /** Somebody answers as soon as they are asked, without a page. */
  const says = async (party: Party, choice: object): Promise<void> => {
    const isDue = async () => (await sceneOf(party))?.due.find(({ made, as }) => !made && !as.includes('dice'));
    await expect.poll(isDue, { timeout: 30_000 }).toBeDefined();
    const due = await isDue();
    const deed = { do: 'answer', question: due?.question ?? '', as: due?.as[0] ?? '', choice } as unknown as Deed;
    await command(party.page, party.seat, deed);
  };

  const seated = async (typed: boolean): Promise<readonly [Party, Party]> => {
    const [ana, bo] = [await house.visit('/rules', { reducedMotion: 'reduce' }), await house.visit('/rules')];
    const host = await openTable(ana, 'Ana');
    if (typed) await command(ana, host, { do: 'propose', about: 'options', value: TYPED } as unknown as Deed);
    const guest = await joinTable(ana, host, bo, 'Bo');
    await command(ana, host, roadOf(host.seat, guest.seat));
    await ana.goto(`${house.url}/t/${host.table}`);
    return [
      { page: ana, seat: host },
      { page: bo, seat: guest },
    ];
  };

  /** Real dice that this page is asked for, or that the other types in without one. */
  const types = async (ana: Page, faces: string): Promise<void> => {
    const dice = ana.locator('.typed-dice');
    await dice.locator('input').fill(faces);
    await dice.locator('.btn-act').click();
    await dice.waitFor({ state: 'detached' });
  };
  const typesAfar = async (party: Party, faces: readonly number[]): Promise<void> => {
    const due = async () => (await sceneOf(party))?.due.find(({ as }) => as.includes('dice'));
    await expect.poll(due, { timeout: 30_000 }).toBeDefined();
    await command(party.page, party.seat, { do: 'dice', question: (await due())?.question ?? '', faces: [...faces] });
  };

  const intends = async (page: Page, intent: string): Promise<void> => {
    await page.locator('.march-exchange').waitFor();
    await page.locator('.intents label', { hasText: intent }).click();
    await page.locator(ACT).click();
  };

  test('the map by keys alone: along the ways, to one’s party and goal, a route laid, odds said, and how it stands read', async () => {
    const [{ page }] = await seated(false);
    await page.locator('.march-plan').waitFor();
    const here = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    // One stop for all its spans: Tab leads past them.
    expect(await page.locator('.roads-span[tabindex="0"]').count()).toBe(1);
    await page.locator('.roads-span[tabindex="0"]').focus();
    expect(await here()).toMatch(/^Tarry Mill, Open.*Two riders here/);
    await page.keyboard.press('ArrowUp');
    expect(await here()).toMatch(/^The span north of Tarry Mill, Open.*Three hunters here/);
    await page.keyboard.press('End');
    expect(await here()).toMatch(/^Marl Manor, Open.*your goal/);
    await page.keyboard.press('Enter');
    await page.locator('[aria-live]', { hasText: 'Way laid to Marl Manor' }).first().waitFor();
    await page.keyboard.press('Home');
    expect(await here()).toMatch(/^Tarry Mill/);
    await page.keyboard.press('n');
    await page.keyboard.press('o');
    await page
      .locator('[aria-live]', { hasText: /would notice you|can be here by tonight/ })
      .first()
      .waitFor();
    await page.keyboard.press('r');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: 'How it stands' }).waitFor();
    expect(await dialog.textContent()).toContain('Day 1, morning.\nChoose route and pace.\nTwo riders: one on foot at');
    await page.keyboard.press('Escape');
    expect(house.complaints).toEqual([]);
  });

  test('with typed dice: a pursuit with breath after its third leg, turning at bay, the fight, and back on the road', async () => {
    const [ana, bo] = await seated(true);
    const { page } = ana;
    await page.locator('.march-plan').waitFor();
    await page.locator('.pace-card').first().click();
    await page.locator(ACT).click();
    await says(bo, { choose: 'plan', route: [], pace: 'rest' });
    await says(bo, { choose: 'close' });
    await intends(page, 'Evade');
    // SAGA-MOVE-030: from gap 2 up, down and up again, and the pursuit goes on after its third leg.
    for (const faces of [WELL, BADLY, WELL]) {
      await page.locator('.inner .chase-matrix').waitFor();
      await page.locator('.chase-matrix label').nth(1).click();
      await page.locator(ACT).click();
      await says(bo, { choose: 'guess', way: 'open' });
      await types(page, faces);
    }
    await page.getByText('Endurance').first().waitFor();
    expect(await lookClosely(page, 'march-breath', '.inner')).toEqual([]);
    // Each may try Lead before it, and neither does.
    await says(ana, { choose: 'breathe' });
    await types(page, WELL);
    await says(bo, { choose: 'breathe' });
    await typesAfar(bo, [1, 1, 0]);
    await page.locator('.inner .chase-matrix').waitFor();
    await page.keyboard.press('b');
    await page.locator(ACT).click();
    await says(bo, { choose: 'guess', way: 'open' });
    // SAGA-MOVE-031, SAGA-MOVE-023: a meeting, Hand-to-Hand from Spear distance without a check.
    await page.locator('.march-contact').waitFor();
    expect(await page.locator('.march-contact').textContent()).toContain('at Spear distance');
    await page.locator('.choice', { hasText: 'Hand-to-Hand' }).click();
    await page.locator(ACT).click();
    await says(bo, { choose: 'now', as: 'duel', distance: 'spear' });
    await page.locator('.inner .duel').waitFor();
    expect(await page.locator('.inner-bar').textContent()).toContain('Between mill and manor');
    await says(bo, { choose: 'fightOn' });
    await says(ana, { choose: 'surrender' });
    await page.locator('.inner').waitFor({ state: 'detached' });
    expect(house.complaints).toEqual([]);
  });

  test('a parley after a stand-off, and back on the road', async () => {
    const [ana, bo] = await seated(false);
    const { page } = ana;
    await page.locator('.march-plan').waitFor();
    await says(ana, { choose: 'plan', route: [], pace: 'rest' });
    await says(bo, { choose: 'plan', route: [], pace: 'rest' });
    await says(bo, { choose: 'hold' });
    await intends(page, 'Hold');
    await page.locator('.choice', { hasText: 'Ask for a parley' }).click();
    await page.locator(ACT).click();
    await says(bo, { choose: 'parley' });
    await page.locator('.inner .discussion').waitFor();
    await says(ana, { choose: 'noMore' });
    await says(bo, { choose: 'noMore' });
    await page.locator('.inner').waitFor({ state: 'detached' });
    expect(await page.locator('.march').textContent()).toContain(HARES);
    expect(house.complaints).toEqual([]);
  });
});
