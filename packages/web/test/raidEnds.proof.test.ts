import { storyTold } from '@warmoot/words';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fightOn } from './kit/battle.js';
import { type House, openHouse } from './kit/house.js';
import {
  beginAlone,
  chapterOf,
  chaptersOf,
  fightUntil,
  leafOf,
  letEnd,
  RAID_SEED,
  readLeaf,
  restToTheEnd,
  rideToTheBattle,
  whatComesNext,
} from './kit/raid.js';

const told = storyTold('en', 'raid');

describe('the raid may end otherwise', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse({ seed: RAID_SEED });
  });
  afterAll(() => house.close());

  test('nobody rides: the council is heard, and the story ends', async () => {
    const page = await house.visit('/');
    const seat = await beginAlone(page);
    expect(await readLeaf(page)).toContain('eleven carts');
    // Once for each device: it comes again only when it is asked for.
    await page.reload();
    await page.locator('.discussion').waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await leafOf(page).count()).toBe(0);
    await page.getByRole('button', { name: 'How it came to this' }).click();
    await leafOf(page).waitFor();
    await page.keyboard.press('Escape');
    await leafOf(page).waitFor({ state: 'detached' });
    await restToTheEnd([page, seat]);
    await whatComesNext(page);
    expect(await letEnd(page)).toContain('Nobody rode to Hob’s Cross');
    expect(await chaptersOf(page, seat)).toEqual([
      ['council', 'done'],
      ['end', 'done'],
    ]);
    expect(house.complaints).toEqual([]);
  });

  test('the battle is lost: Ella gives up, the story says so and ends, and the journal has it', async () => {
    const page = await house.visit('/');
    const { seat, carried } = await rideToTheBattle(page);
    expect(carried).toContain('Dorrow’s guard stands; Ella’s riders attack.');
    await readLeaf(page);
    await fightUntil(page, (step) => step === 'declare');
    await fightOn(page, 'declare', 'Surrender');
    await page.locator('.after').waitFor();
    const lead = page.locator('.battle-body .scene-lead');
    expect(await lead.textContent()).toContain('The field is held by Dorrow’s guard.');
    await whatComesNext(page);
    await page.locator('.comes-row', { hasText: 'The end' }).getByText('It is over, and lost').waitFor();
    const words = await letEnd(page);
    expect(words).toBe(`${told('end.befell.lost')} ${told('end.agreed.unspoken')}`);
    expect(await chaptersOf(page, seat)).toEqual(
      ['council', 'march', 'battle', 'end'].map((chapter) => [chapter, 'done']),
    );
    expect(await chapterOf(page, seat, 'end')).toMatchObject({ title: told('end.title.lost'), text: words });
    const last = page.locator('.journal-main .journal-entry').last();
    await last.getByRole('heading', { name: told('end.title.lost') }).waitFor();
    expect(await last.textContent()).toContain(words);
    // Nothing comes after it.
    await page.goto(`${house.url}/t/${seat.table}/campaign`);
    await page.locator('.camp-banner h1').waitFor();
    expect(await page.getByRole('heading', { name: 'The story goes on' }).count()).toBe(0);
    expect(house.complaints).toEqual([]);
  });
});
