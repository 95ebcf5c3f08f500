import { describe, expect, test } from 'vitest';
import { marchToKell, meetInCamp } from '../kit/roads.js';
import { NINTH } from '../kit/saltCrown.js';
import { ANA } from './begun.js';
import { type CampaignLine, saltCrown } from './campaign.js';
import { partWith, textOf } from './fields.js';
import { openPage, type Page } from './page.js';

/** A march on the ninth that has left a fight for later. */
const marched = async (): Promise<CampaignLine> => {
  const line = await saltCrown();
  marchToKell(line, ANA, NINTH);
  meetInCamp(line);
  return line;
};

/** Whoever is asked first fights on, the other gives up. */
const surrender = (line: CampaignLine): void => {
  for (const choose of ['fightOn', 'surrender']) line.says(line.due[0] ?? '', { choose });
};

const rows = (page: Page): readonly string[] => [...page.room.querySelectorAll('.carried tbody tr')].map(textOf);
const row = (page: Page, name: string): string | undefined => rows(page).find((one) => one.startsWith(name));
const picks = (page: Page, what: string): Promise<void> =>
  page.press(partWith(page.room, '.comes-row', what).querySelector('input') as HTMLElement);

describe('after a scene', () => {
  test('what a march hands over is shown, played on at once, and the talk with the prisoner is left open', async () => {
    const line = await marched();
    const page = await openPage('/t/desk', 'en', line);

    // What is carried over is shown before it begins, and by what it is played as.
    await page.press(['link', 'What comes next']);
    expect(rows(page).join(' | ')).toContain('ambushed by Sif');
    expect(row(page, 'Distance')).toContain('All combats start at Dagger distance');
    expect(row(page, 'Footwork')).toContain('without a roll');
    // Talking, the same has no effect.
    await picks(page, 'Discussion');
    expect(row(page, 'Distance')).toContain('No effect');
    await picks(page, 'Hand-to-Hand');

    // Played on now: it stands first on the last day of the march, and begins as it was handed over.
    await page.press(['button', 'Play on now']);
    expect(page.room.querySelector('.duel-choose')).not.toBeNull();
    const fight = line.entry(/ against /);
    expect(fight).toMatchObject({ state: 'running', day: NINTH, scene: 'duel' });
    expect(fight.plan).toMatchObject({ distance: 'dagger', ambusher: 1 });
    await page.does(() => surrender(line));

    // Who gave up is a prisoner on the sheet, and in the talk that may follow.
    const [taken] = Object.values(line.open.characters).filter(({ captive }) => captive !== null);
    expect(taken).toBeDefined();
    await page.press(['link', 'What comes next']);
    partWith(page.room, '.comes-row', 'Discussion');
    expect(rows(page).join(' | ')).toMatch(new RegExp(`Prisoners ?${taken?.name}, in the hands of`));
    expect(page.room.querySelectorAll('.story-chain > li')).toHaveLength(3);
    await page.press(['radio', /^11 Acorn/]);
    await page.press(['button', 'Put it on 11 Acorn']);
    partWith(page.room, '.comes-row', 'On the calendar for 11 Acorn');
    expect(textOf(page.room.querySelector('.handover-next > p'))).toContain('11 Acorn');
    await page.press(['button', 'Leave it open']);
    page.the('heading', 'The Salt Crown');
    expect(line.entry(/ against /).asksNext).toBe(false);
    await page.close();
  });

  test('what has been fought out is not offered again', async () => {
    const line = await marched();
    const march = line.entry('The march to Kell');
    const page = await openPage(`/t/desk/next/${march.id}`, 'en', line);
    partWith(page.room, '.comes-row', 'Hand-to-Hand');
    await page.press(['button', 'Play on now']);
    surrender(line);
    await page.close();
    const after = await openPage(`/t/desk/next/${march.id}`, 'en', line);
    partWith(after.room, '.comes-row', 'Something else');
    expect(textOf(after.room)).not.toContain('Hand-to-Hand');
    await after.close();
  });
});
