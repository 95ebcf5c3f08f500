import { storyTold } from '@warmoot/words';
import { describe, expect, test } from 'vitest';
import { textOf } from './forms.js';
import { act, allOf, one } from './look.js';
import { comes, openedAsking, partComes } from './opened.js';
import { openPage } from './page.js';
import { beginAlone, fighting, leafOf, letEnd, readLeaf, whatComesNext } from './raid.js';

const told = storyTold('en', 'raid');

/** What this browser has kept, as it is given to the next page. */
const keptHere = (): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries({ ...localStorage }).map(([key, value]) => [key.replace(/^warmoot\./, ''), value]));

describe('the raid may end otherwise', () => {
  test('nobody rides: the council is heard, and the story ends', async () => {
    const { device, page: beginning } = await beginAlone();
    expect(await readLeaf(beginning)).toContain('eleven carts');
    const kept = keptHere();
    await beginning.close();
    // Once for each device: it comes again only when it is asked for.
    const page = await openPage('/t/desk', 'en', device, kept);
    await partComes(page, '.discussion');
    await page.press(['button', 'Menu']);
    expect(leafOf()).toBeNull();
    await page.does(() =>
      [...document.querySelectorAll('button')].find((button) => textOf(button) === 'How it came to this')?.click(),
    );
    expect(leafOf()).not.toBeNull();
    await page.does(() => leafOf()?.closest('dialog')?.close());
    expect(leafOf()).toBeNull();
    await page.does(() => device.rest('Guest'));
    await whatComesNext(page);
    expect(await letEnd(page)).toContain('Nobody rode to Hob’s Cross');
    expect(device.chapters).toEqual([
      ['council', 'done'],
      ['end', 'done'],
    ]);
    await page.close();
  });

  test('the battle is lost: Ella gives up, the story says so and ends, and the journal has it', async () => {
    const device = fighting();
    device.until('declare');
    const page = await openedAsking('/t/desk', device);
    await readLeaf(page);
    await page.press(one(page, '.battle-panel label, .battle-body label', 'Surrender'));
    await page.press(act(page));
    await partComes(page, '.after');
    expect(textOf(one(page, '.battle-body .scene-lead'))).toContain('The field is held by Dorrow’s guard.');
    await whatComesNext(page);
    expect(textOf(one(page, '.comes-row', 'The end'))).toContain('It is over, and lost');
    const words = await letEnd(page);
    expect(words).toBe(`${told('end.befell.lost')} ${told('end.agreed.unspoken')}`);
    expect(device.chapters).toEqual(['council', 'march', 'battle', 'end'].map((chapter) => [chapter, 'done']));
    expect(device.chapter('end')).toMatchObject({ title: told('end.title.lost'), text: words });
    const last = allOf(page, '.journal-main .journal-entry').at(-1) as HTMLElement;
    page.the('heading', told('end.title.lost'), last);
    expect(textOf(last)).toContain(words);
    await page.close();
    // Nothing comes after it.
    const home = await openedAsking('/t/desk/campaign', device);
    await comes(home, () => home.room.querySelector('.camp-banner h1'));
    expect(home.all('heading', 'The story goes on')).toEqual([]);
  });
});
