// How a long campaign opens and stays responsive: a real server, a real socket, a store on the disk.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from '../web/browser.js';
import { buildPages } from '../web/pages.js';
import { type Server, startServer } from '../wire/child.js';
import { openTable, type Place } from '../wire/seat.js';
import { fill, Keeper, type Length } from './keeper.js';
import { measurePages, type PagesFigures, pagesTable } from './pages.js';

/** How long the campaign is, how many deeds are done in it, and how often its pages are gone through. */
export interface CampaignPace extends Length {
  readonly deeds: number;
  readonly rounds: number;
}

export const FULL_CAMPAIGN: CampaignPace = { characters: 200, entries: 2000, scenes: 500, deeds: 200, rounds: 10 };
export const QUICK_CAMPAIGN: CampaignPace = { characters: 20, entries: 200, scenes: 50, deeds: 40, rounds: 2 };

export interface CampaignFigures {
  readonly pace: CampaignPace;
  /** From the first word of a browser to a server that has just started, to the whole campaign, in milliseconds. */
  readonly openMs: number;
  readonly againMs: number;
  readonly bytes: number;
  readonly deedP50: number;
  readonly deedP99: number;
  readonly newsBytes: number;
  readonly pages: PagesFigures;
}

const opened = async (server: Server, place: Place): Promise<{ readonly keeper: Keeper; readonly ms: number }> => {
  const keeper = new Keeper(place);
  const from = performance.now();
  await keeper.open(server.url);
  return { keeper, ms: performance.now() - from };
};

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

export const measureCampaign = async (
  pace: CampaignPace,
  progress: (what: string) => void,
): Promise<CampaignFigures> => {
  progress('campaign: building the pages');
  const pages = await buildPages();
  const dataDir = await mkdtemp(join(tmpdir(), 'warmoot-bench-'));
  try {
    const first = await startServer('server', dataDir);
    const [place] = await openTable(first.url);
    const { keeper: filler } = await opened(first, place);
    await fill(filler, pace, progress);
    filler.close();
    await first.stop();

    progress('campaign: opening it');
    const server = await startServer('server', dataDir, pages);
    const { keeper, ms: openMs } = await opened(server, place);
    const { bytes } = keeper;
    const { keeper: other, ms: againMs } = await opened(server, place);
    other.close();
    const times: number[] = [];
    for (let n = 0; n < pace.deeds; n++) {
      times.push(await keeper.do({ do: 'campaign', deed: { deed: 'page', text: `The ${n}th evening.` } }));
    }
    const newsBytes = keeper.bytes;
    keeper.close();
    progress('campaign: its pages');
    const browser = await openBrowser();
    const shown = await measurePages(browser, server.url, place, pace.rounds).finally(() => browser.close());
    await server.stop();
    times.sort((a, b) => a - b);
    const [deedP50, deedP99] = [at(times, 0.5), at(times, 0.99)];
    return { pace, openMs, againMs, bytes, deedP50, deedP99, newsBytes, pages: shown };
  } finally {
    await rm(dataDir, { recursive: true });
  }
};

const ms = (time: number): string => `${time.toFixed(1)} ms`;
const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

export const campaignTable = ({ pace, ...figures }: CampaignFigures): string =>
  [
    `campaign: ${pace.characters} people, ${pace.entries} entries, ${pace.scenes} scenes played, on SQLite (aim: open within a second)`,
    `  open            ${ms(figures.openMs)} at a server that has just started, ${ms(figures.againMs)} after; ${kb(figures.bytes)}`,
    `  a deed          p50 ${ms(figures.deedP50)}, p99 ${ms(figures.deedP99)}; its news ${kb(figures.newsBytes)}`,
    ...pagesTable(figures.pages),
  ].join('\n');
