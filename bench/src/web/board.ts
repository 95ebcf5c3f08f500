import type { Json } from '@warmoot/kernel';
import type { Browser, Page } from 'playwright-core';
import { newcomer } from './browser.js';

const TROOPS = ['lightInfantry', 'mediumInfantry', 'heavyInfantry', 'lightCavalry', 'mediumCavalry', 'bowmen'] as const;

/** Two armies of nine units each on the open field of 449 hexes, a few rows apart. */
const battle = (seat: string): { readonly scene: string; readonly setup: Json; readonly options: Json } => ({
  scene: 'saga/battle',
  setup: {
    seats: [seat],
    attacker: { name: 'Avitch', seat },
    defender: { name: 'Dorrow', seat },
    position: {
      units: (['attacker', 'defender'] as const).flatMap((army, side) =>
        Array.from({ length: 9 }, (_, nth) => ({
          army,
          troop: TROOPS[nth % TROOPS.length] ?? 'bowmen',
          size: 100,
          at: { row: side === 0 ? 8 : 14, column: 1 + 2 * nth },
        })),
      ),
    },
  },
  options: {},
});

export interface Redraws {
  readonly hexes: number;
  readonly units: number;
  /** Milliseconds of the page's main thread for a press on another unit: script, styles, layout, paint, all of it. */
  readonly times: readonly number[];
}

const STEPS = 40;
/** Long enough for everything that follows from a press to have been drawn. */
const DRAWN_MS = 100;

/** Answers what is asked before the armies move: both fight on, and both name quick units. */
const untilMoves = async (page: Page): Promise<void> => {
  const act = page.locator('.foot-act');
  for (let nth = 0; nth < STEPS; nth++) {
    const step = await page.locator('.battle').getAttribute('data-step');
    if (step === 'move') return;
    const answer = step === 'quick' ? page.locator('.idea-row button') : page.locator('.battle-body label');
    await answer.first().click();
    await act.click();
    await page.waitForTimeout(DRAWN_MS);
  }
  throw new Error('the armies never move');
};

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Runs in the page: where the units stand that may move. */
const spotsOfUnits = `[...document.querySelectorAll('.unit-rows b')].map((name) => {
  const counter = document.querySelector('.counter[data-unit="' + name.textContent.split(' ').at(-1) + '"]');
  const { x, y, width, height } = counter.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
})`;

/** Presses one unit after the other, and asks the browser how long its main thread has worked. */
const pressUnits = async (page: Page, spots: readonly Spot[], count: number): Promise<readonly number[]> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async (): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const times: number[] = [];
  for (let nth = 0; nth < count; nth++) {
    const { x, y } = spots[nth % spots.length] as Spot;
    // The pointer is there already: going over the map is another matter.
    await page.mouse.move(x, y);
    await page.waitForTimeout(DRAWN_MS);
    const before = await worked();
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForTimeout(DRAWN_MS);
    times.push((await worked()) - before);
  }
  return times;
};

/** Sits down to a battle in its course, and takes up one unit after the other. */
export const redrawBoard = async (browser: Browser, url: string, count: number): Promise<Redraws> => {
  const page = await newcomer(browser);
  await page.goto(`${url}/rules`);
  const post = async (path: string, data: unknown): Promise<{ readonly table: string; readonly seat: string }> => {
    const answer = await page.request.post(`${url}${path}`, { data });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  const { table, seat } = await post('/api/tables', { me: 'Ana', title: 'The Salt Crown' });
  await post(`/api/tables/${table}/commands`, { id: 'bench', seat, deed: { do: 'begin', ...battle(seat) } });
  await page.goto(`${url}/t/${table}`);
  const cells = page.locator('.hexboard-cells [data-hex]');
  await cells.first().waitFor();
  await untilMoves(page);
  const hexes = await cells.count();
  const spots = (await page.evaluate(spotsOfUnits)) as readonly Spot[];
  // The first presses find nothing compiled yet.
  await pressUnits(page, spots, spots.length * 2);
  const times = await pressUnits(page, spots, count);
  await page.context().close();
  return { hexes, units: 18, times };
};
