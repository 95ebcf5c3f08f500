import { describe, expect, test } from 'vitest';
import { ANA, BO } from './begun.js';
import { type CampaignLine, campaignTable } from './campaign.js';
import { field, fillIn, partWith, pickIn, textOf } from './fields.js';
import { printed } from './forms.js';
import { Heard } from './heard.js';
import { pop } from './look.js';
import { type Hand, openPage, type Page } from './page.js';

const GOAL = 'marry nobody before the Moot';

/** A campaign of two: Lady Ella, whose ratings are thrown, and Morten. */
const twoSheets = (): CampaignLine => {
  const line = campaignTable({ names: [ANA, BO] });
  line.writes({ deed: 'found', name: 'The Salt Crown' });
  line.writes({ deed: 'add', name: 'Lady Ella', owner: ANA });
  line.writes({ deed: 'add', name: 'Morten', owner: BO }, BO);
  line.play({ play: 'generation', characters: [line.called('Lady Ella').id] });
  return line;
};

/** The sheet of Lady Ella, as somebody sees it. */
const sheetFor = (line: CampaignLine, seat: string): Promise<Page> =>
  openPage(`/t/desk/cast/${line.called('Lady Ella').id}`, 'en', line.as(seat));

/** The panel in which stands where a rating comes from. */
const why = (page: Page, rating: string): Hand =>
  page.in(page.the('dialog', new RegExp(`^Why is ${rating}`), document.body));

const cast = (page: Page): readonly string[] => [...page.room.querySelectorAll('.cast-card')].map(textOf);

describe('sheets of two', () => {
  test('SAGA-GEN-006, -008: the sheet shows, and every rating opens to where it comes from', async () => {
    const line = twoSheets();
    const page = await sheetFor(line, ANA);
    page.the('heading', /^Lady Ella/);
    expect(page.room.querySelectorAll('.skill-group li')).toHaveLength(23);
    expect(page.room.querySelectorAll('.motive-pairs li')).toHaveLength(9);
    const [asked] = page.all('button', /^Why is Ride \d+\?$/);
    const rating = Number(/\d+/.exec(asked?.getAttribute('aria-label') ?? '')?.[0]);
    expect(rating).toBe(line.called('Lady Ella').skills?.ride);
    await page.press(asked as HTMLElement);
    const lines = [...why(page, 'Ride').room.querySelectorAll('.whence tr:not(.whence-sum) td')].map(textOf);
    expect(lines.reduce((sum, text) => sum + Number(text.replace('+', '')), 0)).toBe(rating);
    await page.close();
  });

  test('SAGA-DRAFT-010, SAGA-CAMPAIGN-004: goals are read by their owner alone, and told to nobody else', async () => {
    const line = twoSheets();
    const bo = new Heard(line.desk, BO);
    const page = await sheetFor(line, ANA);
    for (const [what, text] of [
      ['What they want', GOAL],
      ['Home', 'Tarn Hall'],
    ] as const) {
      await page.press(['button', `Write: ${what}`]);
      await page.fill(['textbox', what], text);
      await page.press(['button', 'Keep it']);
    }
    expect(textOf(page.room.querySelector('.goals'))).toContain(GOAL);
    await page.close();
    // What he hears at once, and what he is told when he comes anew.
    bo.listen();
    for (const heard of [bo, new Heard(line.desk, BO)]) {
      expect(heard.having('Tarn Hall')).not.toEqual([]);
      expect(heard.having(GOAL)).toEqual([]);
    }
    const other = await sheetFor(line, BO);
    expect(textOf(other.room.querySelector('.about'))).toContain('Tarn Hall');
    expect(other.room.querySelector('.goals')).toBeNull();
    expect(other.all('button', 'Write: Home')).toEqual([]);
    await other.close();
  });

  test('SAGA-SKILL-028: another rating is put to the table, and stands with its reason once it is agreed', async () => {
    const line = twoSheets();
    const page = await sheetFor(line, ANA);
    const [asked] = page.all('button', /^Why is Swim/);
    // Another than the dice gave, whatever that is.
    const to = asked?.getAttribute('aria-label') === 'Why is Swim 9?' ? '8' : '9';
    await page.press(asked as HTMLElement);
    const panel = why(page, 'Swim');
    await panel.press(partWith(panel.room, 'summary', 'Propose another rating'));
    await pickIn(panel, { 'New rating': to });
    await fillIn(panel, { Reason: 'a summer on the river' });
    await panel.press(['button', 'Propose it']);
    expect(page.all('button', `Why is Swim ${to}?`)).toEqual([]);
    await page.close();
    const bo = await sheetFor(line, BO);
    await bo.press(bo.all('button', 'Agree')[0] as HTMLElement);
    await bo.press(bo.all('button', `Why is Swim ${to}?`)[0] as HTMLElement);
    expect(textOf(why(bo, 'Swim').room)).toContain('a summer on the river');
    await bo.close();
  });

  test('SAGA-CARRY-011: what is packed here stands on the sheet once it is kept', async () => {
    const line = twoSheets();
    const page = await sheetFor(line, ANA);
    await page.press(['button', 'Change the load']);
    const load = page.in(page.room.querySelector('.sheet-load') as HTMLElement);
    for (const name of ['Add it', 'Pack for me', 'Keep it packed so']) await load.press(['button', name]);
    page.the('button', 'Change the load');
    await page.close();
    const other = await sheetFor(line, BO);
    expect(other.all('button', /^Why is the load [1-9]\d* of/)).not.toEqual([]);
    expect(other.all('button', 'Change the load')).toEqual([]);
    await other.close();
  });

  test('the cast is searched, goes to paper sheet by sheet, and somebody is added to it', async () => {
    const line = twoSheets();
    line.writes({ deed: 'words', character: line.called('Lady Ella').id, home: 'Tarn Hall' });
    const page = await openPage('/t/desk/cast', 'en', line.as(BO));
    expect(cast(page)).toHaveLength(2);
    await fillIn(page, { Search: 'tarn hall' });
    expect(textOf(page.room)).toContain('1 of 2');
    expect(cast(page)).toEqual([expect.stringContaining('Lady Ella')]);
    await fillIn(page, { Search: '' });
    expect(textOf(page.room)).toContain('2 characters');
    const paper = await printed(page);
    const sheets = [...paper.querySelectorAll('.cast-paper .paper-sheet')].map((one) => one.getAttribute('aria-label'));
    expect(sheets.sort()).toEqual(['Lady Ella', 'Morten']);
    await page.press(['button', 'Add a character']);
    const form = pop(page);
    await form.fill(field(form, 'Name'), 'Maud the Leech');
    await form.choose(field(form, 'Ratings'), 'roll them');
    await form.press(['button', 'Add them']);
    expect(document.querySelector('.pop')).toBeNull();
    expect(page.all('link', /Maud the Leech.*\d/)).not.toEqual([]);
    await page.close();
  });
});
