import type { Page } from 'playwright-core';
import { PATIENCE_MS } from './house.js';

/** A small field with looks of its own: a town with its name, ploughland, the beginning of a road. */
export const SMALL_MAP = {
  format: 'warmoot-map',
  version: 1,
  size: { rows: 7, columns: 7 },
  field: {
    field: 'drawn',
    name: 'Tarn Gap',
    ground: ['.......', '......', '..*....', '......', '....*..', '......', '.......'],
    look: {
      kinds: ['.......', '......', '..t....', '......', '....w..', 'pp....', 'ppp....'],
      names: [{ text: 'Tarnwick', row: 2, column: 2 }],
      roads: [{ from: { row: 3, column: 0 }, to: { row: 3, column: 1 } }],
    },
  },
};

/** A unit of a battle in its course: a hundred men who have lost nobody, unless more is said. */
export const unit = (army: string, troop: string, row: number, column: number, more: object = {}) => ({
  army,
  troop,
  size: 100,
  at: { row, column },
  ...more,
});

/** A press as this browser's hand makes it: with a finger where it is a phone. */
const hands = (page: Page, timeout = 5_000) => {
  const isPhone = (page.viewportSize()?.width ?? 0) < 761;
  return {
    press: (what: ReturnType<Page['locator']>) => (isPhone ? what.tap({ timeout }) : what.click({ timeout })),
    pressAt: (x: number, y: number) => (isPhone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
  };
};

type Soldiers = Readonly<Record<string, number>>;

/** Fills an army's card by hand: so many of these troops, none of the others. */
const fillArmy = async (page: Page, which: 'Attacker' | 'Defender', soldiers: Soldiers): Promise<void> => {
  const card = page.getByRole('region', { name: which });
  await card.getByLabel('Army').selectOption('byHand');
  for (const label of await card.locator('.army-troops label').allInnerTexts()) {
    await card.getByLabel(label, { exact: true }).fill(`${soldiers[label] ?? 0}`);
  }
};

/** Sets up a battle on the table's page and begins it: two armies by hand on a map out of a file. */
export const beginBattle = async (page: Page, attacker: Soldiers, defender: Soldiers): Promise<void> => {
  await page.getByRole('tab', { name: 'Battle', exact: true }).click();
  await page.locator('.file-pick input').setInputFiles({
    name: 'tarn-gap.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(SMALL_MAP)),
  });
  await fillArmy(page, 'Attacker', attacker);
  await fillArmy(page, 'Defender', defender);
  await page.getByRole('button', { name: 'Begin the battle' }).click();
};

/** What is asked of this page, by the name of the step; null where nothing is. */
export const stepOn = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const battle = document.querySelector<HTMLElement>('.battle:has(.foot-act)');
    return battle?.dataset.step ?? null;
  });

/** Waits until one of these pages is asked for something, or all is over. */
export const somethingAsked = (pages: readonly Page[]): Promise<void> =>
  Promise.race(pages.map((page) => page.locator('.foot-act:not([aria-busy]), .after').first().waitFor()));

/** The middle of the hex in reach that is nearest to an enemy, of those that can be seen; null where there is none. */
export const hexTowardsEnemy = (page: Page): Promise<{ readonly x: number; readonly y: number } | null> =>
  page.evaluate(async () => {
    // A picture that is on its way is waited for: what is pressed on it is pressed in vain.
    const glides = document.querySelector('.hexboard-picture')?.getAnimations() ?? [];
    await Promise.allSettled(glides.map(({ finished }) => finished));
    const wash = document.querySelector<SVGPathElement>('.layer-wash');
    const mine = document.querySelector<HTMLElement>('.unit-head [data-tincture]')?.dataset.tincture;
    const counters = [...document.querySelectorAll<SVGGElement>('.counter')];
    const enemies = counters.filter((one) => one.dataset.tincture !== mine);
    const middleOf = (one: Element): DOMPoint => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return new DOMPoint(x + width / 2, y + height / 2);
    };
    const inWash = (point: DOMPoint): boolean => {
      const toPicture = wash?.getScreenCTM()?.inverse();
      return wash?.isPointInFill(point.matrixTransform(toPicture)) ?? false;
    };
    const far = (a: DOMPoint): number =>
      Math.min(...enemies.map((one) => Math.hypot(middleOf(one).x - a.x, middleOf(one).y - a.y)));
    // Out of its hex and back into it is no way towards anybody.
    const isTaken = (cell: Element, at: DOMPoint): boolean =>
      counters.some(
        (one) => Math.hypot(middleOf(one).x - at.x, middleOf(one).y - at.y) < cell.getBoundingClientRect().width / 2,
      );
    const found = [...document.querySelectorAll('.hex-cell')]
      .map((cell) => ({ cell, at: middleOf(cell) }))
      .filter(({ cell, at }) => inWash(at) && !isTaken(cell, at) && document.elementFromPoint(at.x, at.y) === cell)
      .sort((a, b) => far(a.at) - far(b.at))[0];
    return found === undefined ? null : { x: found.at.x, y: found.at.y };
  });

/** Moves the unit that is in hand by one press: next to an enemy where it can, else towards them. None in hand: the move ends. */
const moveOne = async (page: Page): Promise<void> => {
  const { press, pressAt } = hands(page);
  if ((await page.locator('.unit-head').count()) === 0) return press(page.locator('.foot-act'));
  const to = await hexTowardsEnemy(page);
  if (to !== null) return pressAt(to.x, to.y);
  return press(page.getByRole('button', { name: 'Stay', exact: true }));
};

/** Names as many units quick as it takes, from this end of the list, and seals it. */
export const sealQuick = async (page: Page, from: 'first' | 'last'): Promise<void> => {
  const { press } = hands(page, PATIENCE_MS);
  const rows = page.locator('.unit-rows li').getByRole('button');
  const last = (await rows.count()) - 1;
  const most = await page.locator('.unit-rows [aria-pressed="true"]').count();
  for (let nth = 0; nth < most; nth++) {
    const row = rows.nth(from === 'first' ? nth : last - nth);
    if ((await row.getAttribute('aria-pressed')) === 'false') await press(row);
  }
  await press(page.locator('.foot-act'));
};

/** Answers with what stands picked, else the first thing that is offered, or with this one. */
const answerFirst = async (page: Page, wanted?: string): Promise<void> => {
  const { press } = hands(page);
  const act = page.locator('.foot-act');
  const rows = page.locator('.battle-body label:has(input[type="radio"]:not(:disabled))');
  const row = wanted === undefined ? rows.first() : rows.filter({ hasText: wanted }).first();
  const isPicked =
    wanted === undefined ? (await act.getAttribute('aria-disabled')) === null : await row.locator('input').isChecked();
  if (!isPicked && (await row.count()) > 0) await press(row);
  await press(act);
};

/** One decision of a battle, by pressing what is there. */
export const fightOn = async (page: Page, step: string, word?: string): Promise<void> => {
  if (step === 'move') return moveOne(page);
  // Placing takes two presses of one button: it puts the units down, and then says that they stay there.
  if (step === 'place') return hands(page).press(page.locator('.foot-act'));
  // As many as may be named stand picked.
  if (step === 'quick') return hands(page).press(page.locator('.foot-act'));
  return answerFirst(page, step === 'declare' ? word : undefined);
};
