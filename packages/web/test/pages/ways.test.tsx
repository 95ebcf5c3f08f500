import { readFileSync } from 'node:fs';
import type { Deed } from '@warmoot/protocol';
import { describe, expect, test } from 'vitest';
import { duelOf, standOf } from '../kit/tables.js';
import { ANA, BO, begun } from './begun.js';
import { Device } from './device.js';
import { field, fillIn, partWith, textOf } from './fields.js';
import { opened, part } from './opened.js';
import type { Page } from './page.js';

const selected = (page: Page): readonly string[] =>
  page.all('tab').flatMap((tab) => (tab.getAttribute('aria-selected') === 'true' ? [textOf(tab)] : []));

/** Somebody opens a table from the page on which one is begun. */
const openTable = async (page: Page): Promise<void> => {
  await fillIn(page, { 'Your name': ANA });
  await page.press(['button', 'Open the table']);
};

describe('the first page leads on', () => {
  test('to a table on which a battle is set up by hand', async () => {
    const page = await opened('/start?play=battle', new Device());
    expect(field(page, 'What is played first').value).toBe('battle');
    await openTable(page);
    expect(selected(page)).toEqual(['Battle']);
    // The choice is where one begins, and holds nobody.
    await page.press(['tab', 'Check']);
    expect(selected(page)).toEqual(['Check']);
  });

  test('to the founding of a campaign, and to the fields', async () => {
    const page = await opened('/', new Device());
    await page.press(['link', 'Found one']);
    await openTable(page);
    expect(location.pathname).toBe('/t/desk/campaign');
    await page.close();
    const home = await opened('/', new Device());
    await home.press(['link', 'Draw a field']);
    expect(location.pathname).toBe('/maps');
  });

  test('what an address asks for and nobody knows is a duel', async () => {
    const page = await opened('/start?play=chess', new Device());
    expect(field(page, 'What is played first').value).toBe('duel');
  });
});

describe('at a table', () => {
  test('the log beside the scene is opened and closed; a link that only this machine can open says so', async () => {
    const device = new Device();
    const start = await opened('/start', device);
    await openTable(start);
    const opener = start.the('button', 'Log and people');
    for (const close of ['Escape', 'Close'] as const) {
      await start.press(opener);
      const side = start.room.querySelector('.side') as HTMLElement;
      if (close === 'Escape') await start.key('Escape', side);
      else await start.in(side).press(['button', 'Close']);
      expect(start.room.querySelector('.side')).toBeNull();
    }
    await start.press(partWith(start.room, 'summary', 'Links that seat at once'));
    await start.press(['button', 'Invite a player']);
    expect(textOf(start.room.querySelector('.invitation'))).toContain('HOST=0.0.0.0');
  });

  test('the news folds with the first press elsewhere, and says so; it is unfolded by its button', async () => {
    const rivals = ['Ann', 'Bo', 'Cy'].map((name) => ({ name, seat: ANA, rating: 4 }));
    const contest = (seat: string): Deed =>
      ({ do: 'begin', scene: 'saga/check', setup: { kind: 'contest', seats: [seat], rivals }, options: {} }) as never;
    const page = await opened('/t/desk', begun(contest, { dice: 'seed' }));
    const strip = part(page, '.strip');
    const isFolded = (): boolean => strip.hasAttribute('data-folded');
    expect(strip.querySelectorAll('.strip-lines li').length).toBeGreaterThan(1);
    expect(isFolded()).toBe(false);
    await page.press(page.room.querySelector('.table-scene [data-head]') as HTMLElement);
    expect(isFolded()).toBe(true);
    const news = page.the('button', 'News');
    expect(news.getAttribute('aria-expanded')).toBe('false');
    await page.press(news);
    expect(isFolded()).toBe(false);
  });

  test('outside of campaigns the edge of the page shows the rounds, and each leads to its place in the log', async () => {
    const page = await opened('/t/desk', begun(standOf, { dice: 'seed' }));
    await page.in(['navigation', 'Rounds of this scene']).press(['link', 'Round 3']);
    expect(location.pathname + location.hash).toBe('/t/desk/log#part-3');
    expect(textOf(document.getElementById('part-3'))).toContain('Round 3');
  });

  test('a scene that is over says who played it; the log names the seed of the scene that is on', async () => {
    const line = begun(duelOf, { dice: 'seed' });
    line.do(ANA, { do: 'propose', about: 'abandon', value: {} });
    line.desk.speak(BO, { choose: 'agree' });
    const page = await opened('/t/desk', line);
    expect(textOf(page.room.querySelector('.scenes-so-far li'))).toContain('Ana and Bo; broken off');
    await page.close();
    line.do(ANA, duelOf(ANA, BO));
    const log = await opened('/t/desk/log', line);
    const { commitment } = line.desk.facts.scene?.session.header ?? {};
    expect(textOf(log.room.querySelector('.log-hash'))).toBe(commitment);
  });
});

test('where no script comes, the document says so by itself, in both languages', () => {
  const text = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
  const page = new DOMParser().parseFromString(text, 'text/html');
  expect([...page.querySelectorAll('#root .late p')].map((line) => line.getAttribute('lang'))).toEqual(['en', 'de']);
});
