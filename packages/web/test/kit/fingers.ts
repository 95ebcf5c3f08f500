import type { CDPSession, Page } from 'playwright-core';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Fingers go from some spots to others, in several moves. */
export const drag = async (cdp: CDPSession, from: readonly Spot[], to: readonly Spot[]): Promise<void> => {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', spots: readonly Spot[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: spots.map((spot, id) => ({ ...spot, id })) });
  const moves = 8;
  for (const [n] of from.entries()) await touch('touchStart', from.slice(0, n + 1));
  for (let step = 1; step <= moves; step++) {
    const on = (a: number, b: number): number => a + ((b - a) * step) / moves;
    await touch(
      'touchMove',
      from.map((spot, n) => ({ x: on(spot.x, to[n]?.x ?? spot.x), y: on(spot.y, to[n]?.y ?? spot.y) })),
    );
  }
  await touch('touchEnd', []);
};

/** How the picture lies in its window. */
export const lieOf = (page: Page) =>
  page.locator('.hexboard-picture').evaluate((picture) => {
    const { a, e, f } = new DOMMatrix(getComputedStyle(picture).transform);
    return { scale: a, x: e, y: f };
  });

export const middleOf = async (page: Page): Promise<Spot> => {
  const box = await page.locator('.hexboard-room').boundingBox();
  if (box === null) throw new Error('there is no board');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

export const hexUnder = (page: Page, { x, y }: Spot): Promise<string | null> =>
  page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.getAttribute('data-hex') ?? null, [
    x,
    y,
  ] as const);

/** Two fingers beside a spot, so far apart. */
export const fingers = ({ x, y }: Spot, apart: number): readonly Spot[] => [
  { x: x - apart / 2, y },
  { x: x + apart / 2, y },
];
