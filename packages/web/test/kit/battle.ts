import type { Locator, Page } from 'playwright-core';

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

/** Names as many units quick as it takes, from this end of the list, and seals it. */
export const sealQuick = async (page: Page, from: 'first' | 'last'): Promise<void> => {
  const isPhone = (page.viewportSize()?.width ?? 0) < 761;
  const press = (what: Locator): Promise<void> => (isPhone ? what.tap() : what.click());
  const rows = page.locator('.unit-rows li').getByRole('button');
  const last = (await rows.count()) - 1;
  const most = await page.locator('.unit-rows [aria-pressed="true"]').count();
  for (let nth = 0; nth < most; nth++) {
    const row = rows.nth(from === 'first' ? nth : last - nth);
    if ((await row.getAttribute('aria-pressed')) === 'false') await press(row);
  }
  await press(page.locator('.foot-act'));
};
