import { describe, expect, test } from 'vitest';
import { readyScene } from '../kit/scenes.js';
import { BO, begun } from './begun.js';
import { Heard } from './heard.js';
import { playAtOnce } from './home.js';
import { act, allOf, one, PHONE, seenOn } from './look.js';
import { partComes } from './opened.js';
import { openPage, type Page } from './page.js';

const [WREN, RIDERS] = ['Wren of Hag Wood', 'Two riders'] as const;
/** A throw that wins a leg for who runs, whatever the ratings. */
const WELL = [8, 8, 9];

const gapOn = (page: Page): string | null => one(page, '.course-band').getAttribute('aria-label');

/** By keys alone: the second way, and Enter seals it. */
const sealsCover = async (page: Page): Promise<void> => {
  await page.key('2');
  one(page, '.chase-matrix tr[data-on]');
  await page.key('Enter');
  page.the('heading', 'Sealed');
};

describe('a pursuit', () => {
  test('two play the mill road to its end; no way is told to the other before both have chosen', async () => {
    const line = begun(readyScene('saga/chase', 'millRoad'));
    const heard = new Heard(line.desk, BO);
    const first = await openPage('/t/desk', 'en', line);
    await sealsCover(first);
    await first.close();
    heard.listen();
    // The first that he was told is the whole table as it was begun.
    expect(heard.told.length).toBeGreaterThan(1);
    expect(heard.told.slice(1).join(' ')).not.toContain('"cover"');

    // Bo hunts on a phone, in German.
    seenOn(PHONE);
    const bos = await openPage('/t/desk', 'de', line.of(BO));
    one(bos, '.course-name[data-of="quarry"] .seal');
    const gap = gapOn(bos);
    await bos.press(allOf(bos, '.chase-rows .chase-label input')[0] as HTMLElement);
    await bos.press(act(bos));
    await bos.does(() => line.fall(WELL));
    expect(gapOn(bos)).not.toBe(gap);
    await bos.close();
    heard.listen();
    expect(heard.told.slice(1).join(' ')).toContain('"cover"');

    seenOn('nothing');
    const page = await openPage('/t/desk', 'en', line);
    await sealsCover(page);
    await page.does(() => line.says(RIDERS, { choose: 'guess', way: 'open' }));
    await page.does(() => line.fall(WELL));
    one(page, '.chase[data-over] .scene-head');
    expect(line.due).not.toContain(WREN);
    expect(allOf(page, '.chase-legs li')).toHaveLength(2);
    await page.close();
  });

  test('a newcomer runs or hunts from the first page: four presses to the first leg', async () => {
    const { page, press, count } = await playAtOnce('chase', '.chase-matrix');
    await press(allOf(page, '.chase-matrix label input')[1] as HTMLElement);
    await press(act(page));
    await partComes(page, '.chase-legs li');
    expect(count()).toBe(4);
  });
});
