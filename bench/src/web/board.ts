import type { Json } from '@warmoot/kernel';
import type { Browser } from 'playwright-core';
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
  /** Milliseconds of one redraw: script, styles and layout, each time another unit is taken up. */
  readonly times: readonly number[];
}

/** Runs in the page: goes through one's units by the keyboard, and measures each redraw. */
const redraw = (count: number): string => `(async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  document.querySelector('.hexboard-cells [tabindex="0"]').focus();
  await frame();
  const times = [];
  for (let nth = 0; nth < ${count}; nth++) {
    const start = performance.now();
    document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true, cancelable: true }));
    await Promise.resolve();
    document.querySelector('.hexboard').getBoundingClientRect();
    times.push(performance.now() - start);
    await frame();
  }
  return times;
})()`;

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
  await page.locator('.hexboard-cells [data-hex]').first().waitFor();
  await page.waitForTimeout(1_000);
  const hexes = await page.locator('.hexboard-cells [data-hex]').count();
  const times = (await page.evaluate(redraw(count))) as readonly number[];
  await page.context().close();
  return { hexes, units: 18, times };
};
