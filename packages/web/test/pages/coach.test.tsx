import { type Deed, startAtOnce } from '@warmoot/protocol';
import { manifestsOf } from '@warmoot/rules';
import { en, writtenIn } from '@warmoot/words';
import { describe, expect, test } from 'vitest';
import { type Begun, begun } from './begun.js';
import { textOf } from './fields.js';
import { PHONE, pop, seenOn } from './look.js';
import { partComes } from './opened.js';
import { openPage, type Page } from './page.js';

/** A march as it is played at once. */
const march = (): Begun =>
  begun(
    (one, two) => {
      const [manifest] = manifestsOf('march');
      if (manifest === undefined) throw new Error('there is no march');
      const start = startAtOnce(manifest, [one, two], '07'.repeat(16), writtenIn(en, manifest.rules.scene));
      return { do: 'begin', ...start } as unknown as Deed;
    },
    { dice: 'seed' },
  );

const notes = (page: Page): number => page.room.querySelectorAll('.coach').length;

/** A march on which the explaining is switched on in the menu. */
const explained = async (line: Begun): Promise<Page> => {
  const page = await openPage('/t/desk', 'en', line);
  expect(notes(page)).toBe(0);
  await page.press(['button', 'Menu']);
  await pop(page).in(['group', 'Explain rules as they come up']).press(['radio', 'On']);
  await partComes(page, '.coach');
  return page;
};

/** The page of the same device, loaded anew. */
const reloaded = async (page: Page, line: Begun): Promise<Page> => {
  const kept = Object.fromEntries(
    ['coach', 'coached'].flatMap((wish) => {
      const value = localStorage.getItem(`warmoot.${wish}`);
      return value === null ? [] : [[wish, value]];
    }),
  );
  await page.close();
  return openPage('/t/desk', 'en', line, kept);
};

describe('rules that are explained as they come up', () => {
  test('stand above what is asked, open their rule, and are not said twice', async () => {
    const line = march();
    const page = await explained(line);
    const note = page.in(['complementary', 'Route and pace']);
    await note.press(['button', 'SAGA-MOVE-009 in the rulebook']);
    expect(textOf(pop(page).room)).toContain('secretly chooses route and pace');
    await note.press(['button', 'Understood']);
    expect(page.all('complementary', 'Route and pace')).toEqual([]);
    const again = await reloaded(page, line);
    expect(again.room.querySelector('.march .foot-act')).not.toBeNull();
    expect(again.all('complementary', 'Route and pace')).toEqual([]);
    await again.close();
  });

  test('are a line on a phone, unfold, and can be turned off', async () => {
    seenOn(PHONE);
    const line = march();
    const page = await explained(line);
    const note = page.in(['complementary', 'Route and pace']);
    expect(note.all('button').map(textOf)).toEqual(['Why it matters']);
    await note.press(['button', 'Why it matters']);
    expect(textOf(note.room)).toContain('in secret');
    await note.press(['button', 'No more of these']);
    expect(notes(page)).toBe(0);
    const again = await reloaded(page, line);
    expect(again.room.querySelector('.march .foot-act')).not.toBeNull();
    expect(notes(again)).toBe(0);
    await again.close();
  });
});
