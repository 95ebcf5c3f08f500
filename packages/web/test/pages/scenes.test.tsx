import { describe, expect, test } from 'vitest';
import { checkOf, fightOf, opposedCheckOf } from '../kit/tables.js';
import { ANA, type Begun, BO, begun } from './begun.js';
import { partWith, textOf } from './fields.js';
import { act, allOf, one, pressByHand, textsOf } from './look.js';
import { comes } from './opened.js';
import { openPage, type Page } from './page.js';

const somebody = (name: string, seat: string, like = 'raider') => ({ name, seat, like });
const FIGHT_ON = { declare: { choose: 'fightOn' } };

const open = (line: Begun): Promise<Page> => openPage('/t/desk', 'en', line, { standing: 'ask' });

/** What can be picked among these, by its words. */
const option = ({ room }: Page, selector: string, text: string): HTMLElement =>
  partWith(room, selector, text).querySelector('input') as HTMLElement;

const isPicked = (radio: HTMLElement): boolean => (radio as HTMLInputElement).checked;

describe('kinds of scenes', () => {
  test('one against three: whoever plays several is asked for each, and the one chooses a target', async () => {
    const three = [somebody('Joris', BO), somebody('Ada', BO, 'scout'), somebody('Morten', BO, 'brawler')];
    const line = begun((a) => fightOf([somebody('Ella', a, 'champion')], three));
    line.until('chooseActs', FIGHT_ON);
    const page = await open(line);
    page.the('heading', 'Choose in secret');
    const targets = textsOf(page, '.questions *');
    for (const { name } of three) expect(targets).toContain(name);
    await page.close();
    const bos = await open(line.of(BO));
    for (const { name } of three) expect(bos.all('tab', new RegExp(`^${name}`))).toHaveLength(1);
    await bos.close();
  });

  test('two against two in the first edition: acts are shown and answered', async () => {
    const line = begun((a, b) =>
      fightOf(
        [somebody('Ella', a, 'knight'), somebody('Bram', a)],
        [somebody('Joris', b), somebody('Ada', b, 'scout')],
        'saga-1e',
      ),
    );
    line.until('defend', FIGHT_ON);
    const asked = line.desk.facts.seats.find(({ seat }) => line.desk.due(seat).length > 0)?.seat ?? '';
    const page = await open(line.of(asked));
    page.the('heading', /Answer in secret|Your defence/);
    await page.close();
  });

  test('what stands picked is sealed by one press, a row by two; an act is taken back; a wound is pressed on the figure', async () => {
    const line = begun((a, b) => fightOf([somebody('Ella', a)], [somebody('Joris', b)]));
    const page = await open(line);
    // To fight on stands picked.
    await page.press(act(page));
    await page.does(() => line.says('Joris', { choose: 'fightOn' }));
    await page.does(() => line.fall([1, 1, 0]));
    page.the('heading', 'Footwork');
    // So does to stay. It is taken back as long as the other has not moved.
    await page.press(act(page));
    expect(line.due).toEqual(['Joris']);
    one(page, '.scene-waiting');
    await page.press(page.the('button', 'Take it back', one(page, '.scene-waiting')));
    page.the('heading', 'Footwork');
    expect(line.due).toEqual(['Ella']);
    await page.press(act(page));
    await page.does(() => line.until('chooseActs'));
    page.the('heading', 'Choose in secret');
    expect(page.all('button', 'Take it back')).toEqual([]);
    const quick = option(page, '.mx label', 'Quick Attack');
    await pressByHand(page, quick);
    expect(isPicked(quick)).toBe(true);
    await pressByHand(page, quick);
    page.the('heading', 'Sealed');
    await page.close();

    // By keys it is Enter, twice.
    const bos = await open(line.of(BO));
    const his = option(bos, '.mx label', 'Quick Attack');
    await bos.key('Enter', his);
    expect(isPicked(his)).toBe(true);
    expect(line.due).toEqual(['Joris']);
    await bos.key('Enter', his);
    expect(line.due).not.toContain('Joris');
    await bos.close();

    line.until('place');
    const placer = await open(line.of(line.due[0] === 'Ella' ? ANA : BO));
    const marked = (): readonly (string | undefined)[] =>
      allOf(placer, '.body-choice [data-marked]').map(({ dataset }) => dataset.marked);
    /** What a press on this part of the figure presses. */
    const part = (name: string): HTMLElement =>
      placer.room.querySelector<HTMLElement>(
        `#${CSS.escape(one(placer, `.body-choice label[data-part="${name}"]`).getAttribute('for') ?? '')}`,
      ) as HTMLElement;
    await pressByHand(placer, part('leftArm'));
    expect(isPicked(placer.the('radio', /^Left arm/))).toBe(true);
    expect(marked()).toEqual(['leftArm']);
    const rows = allOf(placer, '.body-choice label').filter((label) => textOf(label).includes('Right leg'));
    await pressByHand(placer, rows.at(-1)?.querySelector('input') as HTMLElement);
    expect(marked()).toEqual(['rightLeg']);
    await pressByHand(placer, part('rightLeg'));
    expect(line.step).not.toBe('place');
    await placer.close();
  });

  test('a check of two against each other is thrown, and its sum opens with the rules behind it', async () => {
    const line = begun(opposedCheckOf);
    const page = await open(line);
    await page.does(() => line.until(''));
    one(page, '.after');
    await page.press(page.the('link', 'Log'));
    await page.press(await comes(page, () => allOf(page, '.log .n')[0]));
    // What unfolds lies over the page, and not in it.
    const sum = page.in(document.querySelector('[popover]') as HTMLElement);
    expect(textOf(sum.room)).toContain('To reach');
    await sum.press(one(sum, '.tally-line'));
    expect(textOf(document.body)).toMatch(/SAGA-/);
    await page.close();
  });

  test('what was objected to is voted on', async () => {
    const line = begun(checkOf);
    line.do(BO, { do: 'propose', about: 'pause', value: {} });
    const page = await open(line);
    await page.press(page.the('button', 'Object', one(page, '.asked')));
    await page.press(page.the('button', 'Vote for it', one(page, '.asked')));
    await page.close();
    const bos = await open(line.of(BO));
    await bos.press(bos.the('button', 'Vote for it', one(bos, '.asked')));
    expect(textOf(bos.room)).toContain('The table pauses');
    await bos.press(['button', 'Log and people']);
    one(bos, '.side .log-entry[data-state="ruling"]');
    await bos.close();
  });

  test('how a scene ended is still there after a reload, and going back is told by the number all use', async () => {
    const line = begun((a, b) => fightOf([somebody('Ella', a)], [somebody('Joris', b)]));
    for (const name of ['Ella', 'Joris']) line.says(name, { choose: 'fightOn' });
    const before = await open(line);
    expect(before.all('heading', 'Yours to decide')).toEqual([]);
    await before.close();
    line.do(ANA, { do: 'propose', about: 'undo', value: { to: 0 } });
    const bos = await open(line.of(BO));
    await bos.press(bos.the('button', 'Agree', one(bos, '.asked')));
    bos.the('heading', 'Yours to decide');
    await bos.press(['button', 'Log and people']);
    expect(textsOf(bos, '.side').join()).toMatch(/Back to entry 0/);
    await bos.press(['radio', /^Fight on/]);
    await bos.press(act(bos));
    await bos.close();
    const page = await open(line);
    await page.press(['radio', /^Surrender/]);
    await page.press(act(page));
    page.the('heading', 'Joris has won');
    await page.close();
    const again = await open(line);
    again.the('heading', 'Joris has won');
    await again.press(['button', 'Play it again']);
    act(again);
    expect(line.due).toEqual(['Ella', 'Joris']);
    await again.close();
  });
});
