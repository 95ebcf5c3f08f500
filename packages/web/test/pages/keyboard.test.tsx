import { describe, expect, test } from 'vitest';
import { battleSetup, type Stood } from '../kit/played.js';
import { duelOf } from '../kit/tables.js';
import { ANA, type Begun, BO, begun } from './begun.js';
import { Device } from './device.js';
import { field, textOf } from './fields.js';
import { allOf, focused, listen, textsOf } from './look.js';
import { comes, opened, partComes } from './opened.js';
import { openPage, type Page } from './page.js';

/** Throws that succeed and fail, whatever the ratings. */
const WELL = [8, 8, 9];
const BADLY = [1, 1, 0];

const open = (line: Begun, pace = 'once'): Promise<Page> => openPage('/t/desk', 'en', line, { standing: 'ask', pace });

/** What is asked or shown has the focus, by its title or by what its panel names as next. */
const place = (): string => {
  const at = document.activeElement;
  if (at === null || !at.matches('[data-head], [data-next]')) return `neither: ${focused()}`;
  return `${at.matches('[data-head]') ? 'title' : 'next'} ${focused()}`;
};

/** A battle in its third round, in which one man is left of each of theirs. */
const battleOf = (stood: Pick<Stood, 'units'>): Begun =>
  begun((one, two) => {
    const troops = { a1: 'heavyInfantry', a2: 'heavyInfantry', a3: 'heavyInfantry' };
    const setup = battleSetup({ ...stood, troops, losses: { d1: 99, d2: 99, d3: 99 }, round: 3 }, [one, two]) as never;
    return { do: 'begin', scene: 'saga/battle', setup, options: {} };
  });

describe('without a mouse', () => {
  test('a duel: after every act the focus is on the title of what is asked next', async () => {
    const line = begun(duelOf);
    const page = await open(line);
    await page.key('d');
    expect(place()).toBe('title Yours to decide');
    await page.key('1');
    await page.key('Enter');
    expect(line.due).toEqual(['Joris']);
    await page.does(() => line.says('Joris', { choose: 'fightOn' }));
    await page.does(() => line.fall(BADLY));
    expect(place()).toBe('title Footwork');
    await page.key('1');
    await page.key('Enter');
    await page.does(() => line.until('chooseActs'));
    expect(place()).toBe('title Choose in secret');
    await page.key('1');
    await page.key('Enter');
    expect(line.due).toEqual(['Joris']);
    await page.does(() => line.until('declare'));
    expect(place()).toBe('title Yours to decide');
    await page.does(() => line.says('Joris', { choose: 'surrender' }));
    await page.key('1');
    await page.key('Enter');
    expect(place()).toMatch(/^title .*has won$/);
    await page.close();
  });

  test('a battle: units are sent over the board by arrows', async () => {
    const line = battleOf({
      units: { a1: [10, 8], a2: [10, 12], a3: [10, 16], d1: [12, 8], d2: [12, 12], d3: [12, 16] },
    });
    line.until('move', { declare: { choose: 'fightOn' } });
    const page = await open(line.of(line.due[0] === 'Red' ? ANA : BO));
    await page.key('d');
    expect(place()).toMatch(/^title .*Tarn guard$/);
    // The board is entered where the unit stands that is in hand.
    await page.key('b');
    expect(focused()).toMatch(/^\(10, 8\).*; Tarn guard, /);
    await page.key('ArrowDown');
    expect(focused()).toMatch(/^\(11, 8\).*Move to/);
    await page.key('Enter');
    const moved = line.desk.facts.scene?.session.entries.at(-1)?.input;
    expect(moved).toMatchObject({ choice: { choose: 'move', unit: 'a1', to: { row: 11, column: 8 } } });
    await page.key('d');
    expect(place()).toMatch(/^title .*Fen guard$/);
    await page.close();
  });

  test('fights are put in order by keys, and settled one after the other', async () => {
    const line = battleOf({
      units: { a1: [11, 8], a2: [11, 12], a3: [11, 16], d1: [12, 8], d2: [12, 12], d3: [12, 16] },
    });
    line.until('nextCluster', { declare: { choose: 'fightOn' }, move: { choose: 'done' } });
    const page = await open(line.of(line.due[0] === 'Red' ? ANA : BO));
    const said = listen();
    await page.key('d');
    expect(place()).toBe('title Fight them in this order');
    await page.press(['button', 'Change order']);
    const rows = (): readonly HTMLElement[] => allOf(page, '.fight-order li');
    const titles = textsOf(page, '.fight-order li > span');
    const n = titles.length;
    const button = rows().at(-1)?.querySelector('button') as HTMLElement;
    button.focus();
    const name = focused();
    await page.press(button);
    expect(textsOf(page, '.fight-order li > span')).not.toEqual(titles);
    // The button goes with it, keeps the focus, and says where it is.
    expect(focused()).toBe(name);
    expect(rows()[n - 2]?.querySelector('button')).toBe(document.activeElement);
    expect(said()).toContain(`polite: ${titles[n - 1]}: now ${n - 1} of ${n}`);
    await page.press(['button', 'Order set']);
    await page.key('d');
    expect(place()).toBe('title Fight them in this order');
    await page.key('Enter');
    await page.does(() => line.fall(WELL));
    expect(place()).toBe('next Fight the next');
    expect(said().join()).toMatch(/are left\. .*Yours to choose: Fight the next, .* against .*, [\d.]+ %/);
    await page.close();
  });

  test('from the first page to another: a table is opened and a check begun, and the focus comes along', async () => {
    const page = await opened('/start?play=check', new Device(null, [], true));
    /** What is pressed by a key has the focus before. */
    const enter = (button: HTMLElement): Promise<void> => {
      button.focus();
      return page.press(button);
    };
    const isOnTitle = (): Element | null =>
      document.activeElement?.matches('main h1, main h2') === true ? document.activeElement : null;
    await page.fill(field(page, 'Your name'), 'Ana');
    await enter(page.the('button', 'Open the table'));
    await partComes(page, '.lobby');
    // On another page the focus is on its title.
    await comes(page, isOnTitle);
    await page.fill(field(page, /^What they try/), 'climbs the mill');
    await enter(page.the('button', /^Begin the check/));
    await partComes(page, '.table-scene .foot-act');
    page.the('heading', 'To be settled');
    await comes(page, isOnTitle);
  });

  test('sealing and opening: the way back, and what both have chosen, told in one sentence', async () => {
    const line = begun(duelOf);
    line.until('chooseActs', { declare: { choose: 'fightOn' } });
    const page = await open(line, 'quick');
    const said = listen();
    const came: string[] = [];
    const note = ({ target }: Event): void => void came.push(textOf(target as Element));
    addEventListener('focusin', note);
    await page.key('1');
    await page.key('Enter');
    expect(focused()).toBe('Change it');
    expect(said()).toContain('polite: Sealed. Waiting for Bo.');
    await page.pass(0, () => line.until('check'));
    await page.pass(10_000);
    removeEventListener('focusin', note);
    expect(came).toContain('All have chosen');
    expect(said().join()).toMatch(/Ella: [^.]*\. Joris: [^.]*\./);
    await page.close();
  });
});
