import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { QUICK_AFTER, SHOWN } from './pace.table.js';
import { type AllFigures, fileText, pageText, tablesOf } from './printed.js';

/*
 * The pages stand above the players, so their files are looked at here, and not imported.
 */
const WEB = new URL('../../../web/src/', import.meta.url);
const TABLE = new URL('measured/measured.table.ts', WEB);

interface Table {
  readonly FIGURES: AllFigures;
  readonly MEASURED: unknown;
  readonly MEASURED_WAYS: unknown;
}

type Turn = 'throw' | 'act';
interface Stage {
  readonly told: number;
}
interface Machine {
  readonly stageAt: (told: number) => Stage;
  readonly goOn: (stage: Stage, turns: readonly Turn[], manner: object, now: number) => Stage;
}

const looked = async <A>(path: string): Promise<A> => (await import(`../../../web/src/${path}.js`)) as A;

test('the pages’ table follows from what was counted (npm run measure -- --again writes it anew)', async () => {
  const { FIGURES, MEASURED, MEASURED_WAYS } = await looked<Table>('measured/measured.table');
  expect({ measured: MEASURED, ways: MEASURED_WAYS }).toEqual(tablesOf(FIGURES));
  expect(readFileSync(TABLE, 'utf8')).toBe(fileText(FIGURES));
});

test('and so do the tables of docs/measured.md', async () => {
  const { FIGURES } = await looked<Table>('measured/measured.table');
  const page = readFileSync(new URL('../../../../docs/measured.md', import.meta.url), 'utf8');
  expect(page).toContain(pageText(FIGURES));
});

test('things are reckoned to be shown for as long as the page shows them', async () => {
  const { stageAt, goOn } = await looked<Machine>('scenes/shared/stage/machine');
  const manner = { pace: 'full', isStill: false };
  const shown = (...turns: Turn[]): number => {
    const begun = goOn(stageAt(0), turns, manner, 0);
    let now = 0;
    while (goOn(begun, turns, manner, now).told < turns.length) now += 10;
    return now / 1000;
  };
  expect(shown('throw')).toBe(SHOWN.full);
  expect(shown('act')).toBeCloseTo(SHOWN.act + SHOWN.rest);
  const slow = Array.from({ length: QUICK_AFTER }, (): Turn => 'throw');
  expect(shown(...slow, 'throw') - shown(...slow)).toBeCloseTo(SHOWN.quick);
});
