import type { Deed } from '@warmoot/protocol';
import { describe, expect, test } from 'vitest';
import { readyScene } from '../kit/scenes.js';
import { ANA, type Begun, BO, begun } from './begun.js';
import { textOf } from './forms.js';
import { playAtOnce } from './home.js';
import { act, allOf, isOff, one, PHONE, seenOn } from './look.js';
import { openPage, type Page } from './page.js';

const RIDERS = 'Two riders';
/** Throws that succeed and fail, whatever the ratings. */
const WELL = [8, 8, 9];
const BADLY = [1, 1, 0];

const GUESS = { choose: 'guess', way: 'open' };

const millRoad = readyScene('saga/chase', 'millRoad');
const open = (line: Begun): Promise<Page> => openPage('/t/desk', 'en', line);

describe('a newcomer on the road', () => {
  test.each([
    ['a desk', 'nothing', '.chase-matrix label input'],
    ['a phone', PHONE, '.chase-rows .chase-label input'],
  ] as const)('plays a pursuit to its end on %s: two presses a leg, and one for a breath', async (_on, seen, ways) => {
    seenOn(seen);
    const line = begun(millRoad);
    const page = await open(line);
    const legs = (): number => allOf(page, '.chase-legs li:not(.leg-breath)').length;
    const leg = async (nth: number, faces: readonly number[]): Promise<void> => {
      await page.press(allOf(page, ways)[nth % 3] as HTMLElement);
      await page.press(act(page));
      await page.does(() => line.says(RIDERS, { choose: 'guess', way: 'rough' }));
      await page.does(() => line.fall(faces));
      expect(legs()).toBe(nth + 1);
    };
    for (const [nth, faces] of [WELL, BADLY, WELL].entries()) await leg(nth, faces);
    // Breath is drawn after the third, and whoever may choose something there needs one press.
    one(page, '.chase-choose .choices');
    await page.press(act(page));
    await page.does(() => line.until('choose'));
    await leg(3, WELL);
    one(page, '.chase[data-over] .scene-head');
    page.the('heading', /^(You are|They are|You have)/);
    page.the('button', 'Play it again');
    await page.close();
  });

  test('a pursuit is run by keys alone on a small page: a number picks, Enter seals, B turns at bay or G gives up', async () => {
    seenOn(PHONE);
    for (const [seat, key, turn, title] of [
      [ANA, 'b', 'Turn at bay', 'You turn at bay'],
      [BO, 'g', 'Give up', 'You give up'],
    ] as const) {
      const line = begun(millRoad);
      const page = await open(line.of(seat));
      // What ears hear first: where it stands, and every way with its odds.
      expect(textOf(one(page, '.chase-body > .vh'))).toMatch(
        /^Leg 1, gap [12] of 4\. You: .+ Open: \d.+ Cover: \d.+ Rough: \d/,
      );
      for (const nth of [1, 2, 3]) {
        await page.key(`${nth}`);
        expect(allOf(page, '.chase-row').findIndex((row) => row.dataset.on !== undefined)).toBe(nth - 1);
      }
      await page.key('Enter');
      const others = (): Promise<void> =>
        page.does(() =>
          line.says(line.due[0] ?? '', seat === ANA ? GUESS : { choose: 'way', way: 'open', lead: false }),
        );
      await others();
      await page.does(() => line.fall(WELL));
      await page.key(key);
      one(page, '.chase-row[data-on]', turn);
      await page.key('Enter');
      await others();
      page.the('heading', title);
      await page.close();
    }
  });

  test('marches from the first page to the first evening, or to whom it meets before, in a handful of presses', async () => {
    const { page, press, count } = await playAtOnce('march', '.march-plan');
    // Route and pace stand picked: one press seals the day.
    expect(isOff(act(page))).toBe(false);
    await press(act(page));
    const isMet = allOf(page, '.march-contact, .march-exchange').length > 0;
    expect(isMet || textOf(one(page, '.march-tools')).includes('Day 2')).toBe(true);
    expect(count()).toBe(3);
  });

  test('a long race is staked in secret, by hand and by keys, to its end', async () => {
    const line = begun(readyScene('saga/race', 'hills') as (one: string, two: string) => Deed);
    const page = await open(line);
    const legs = (): number => allOf(page, '.race-legs li').length;
    page.the('heading', 'Stake in secret on leg 1');
    await page.key('2');
    await page.key('Enter');
    page.the('heading', 'Sealed');
    expect(legs()).toBe(0);
    await page.close();

    const bos = await open(line.of(BO));
    bos.the('heading', 'Stake in secret on leg 1');
    await bos.press(allOf(bos, '.race-choose label input')[0] as HTMLElement);
    await bos.press(act(bos));
    await bos.does(() => line.fall(WELL));
    expect(allOf(bos, '.race-legs li')).toHaveLength(1);
    await bos.close();

    const again = await open(line);
    again.the('heading', 'Stake in secret on leg 2');
    await again.key('1');
    await again.key('Enter');
    await again.does(() => line.answers(BO, { choose: 'stake', effort: 0 }));
    await again.does(() => line.fall(WELL));
    expect(allOf(again, '.race-legs li')).toHaveLength(2);
    one(again, '.race[data-over] .scene-head');
    await again.close();
  });
});
