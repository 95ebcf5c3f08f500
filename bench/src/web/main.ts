// What a visitor waits for: the size of the first page, the first choice after one press, a redraw of the largest board.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SILENT, serve } from '@warmoot/table';
import { redrawBoard } from './board.js';
import { openBrowser } from './browser.js';
import { buildPages, type FirstPage, firstPageOf } from './pages.js';
import { firstChoice } from './play.js';

export interface WebPace {
  readonly presses: number;
  readonly redraws: number;
}

export const FULL_WEB: WebPace = { presses: 15, redraws: 200 };
export const QUICK_WEB: WebPace = { presses: 3, redraws: 40 };

/** Long enough for the page to have fetched what comes next. */
const SETTLED_MS = 2_000;

interface Spread {
  readonly median: number;
  readonly p95: number;
  readonly most: number;
}

export interface WebFigures {
  readonly firstPage: FirstPage;
  /** Pressed as soon as the button is there, by somebody who was never here. */
  readonly coldMs: Spread;
  readonly settledMs: Spread;
  readonly redraw: Spread & { readonly hexes: number; readonly units: number };
}

const spreadOf = (times: readonly number[]): Spread => {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (q: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0;
  return { median: at(0.5), p95: at(0.95), most: sorted.at(-1) ?? 0 };
};

export const measureWeb = async (
  { presses, redraws }: WebPace,
  progress: (what: string) => void,
): Promise<WebFigures> => {
  progress('web: building the pages');
  const pages = await buildPages();
  const dataDir = await mkdtemp(join(tmpdir(), 'warmoot-bench-'));
  const serving = await serve({
    port: 0,
    host: '127.0.0.1',
    dataDir,
    logger: SILENT,
    pages,
    limits: { tablesPerHour: 100_000, joinsPerHour: 100_000, requestsPerMinute: 100_000 },
  });
  const browser = await openBrowser();
  try {
    const cold: number[] = [];
    const settled: number[] = [];
    for (let nth = 0; nth < presses; nth++) {
      progress(`web: press ${nth + 1} of ${presses}`);
      cold.push(await firstChoice(browser, serving.url, 0));
      settled.push(await firstChoice(browser, serving.url, SETTLED_MS));
    }
    progress('web: the board');
    const { times, ...board } = await redrawBoard(browser, serving.url, redraws);
    return {
      firstPage: await firstPageOf(pages),
      coldMs: spreadOf(cold),
      settledMs: spreadOf(settled),
      redraw: { ...spreadOf(times), ...board },
    };
  } finally {
    await browser.close();
    await serving.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};

const FRAME_MS = 1000 / 60;

const row = (what: string, figure: string, aim: string, isReached: boolean): string =>
  `${what.padEnd(46)}${figure.padEnd(38)}${aim.padEnd(16)}${isReached ? 'reached' : 'missed'}`;

const told = ({ median, p95, most }: Spread, digits: number): string =>
  `${median.toFixed(digits)} ms (95 % ${p95.toFixed(digits)}, most ${most.toFixed(digits)})`;

export const webTable = ({ firstPage, coldMs, settledMs, redraw }: WebFigures): string =>
  [
    'The pages in Chromium',
    row(
      'JavaScript of the first page, gzipped',
      `${(firstPage.gzipped / 1000).toFixed(1)} kB in ${firstPage.scripts} files`,
      '150 kB',
      firstPage.gzipped < 150_000,
    ),
    row('Play now to the first choice, pressed at once', told(coldMs, 0), '1000 ms', coldMs.median < 1000),
    row('Play now to the first choice, page settled', told(settledMs, 0), '1000 ms', settledMs.median < 1000),
    row(
      `press on a unit, ${redraw.hexes} hexes, ${redraw.units} units`,
      told(redraw, 1),
      `${FRAME_MS.toFixed(1)} ms`,
      redraw.median < FRAME_MS,
    ),
  ].join('\n');
