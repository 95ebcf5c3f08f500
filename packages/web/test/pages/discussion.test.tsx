import { DeskTable } from '@warmoot/table/testing/desk';
import { describe, expect, test, vi } from 'vitest';
import { readyScene } from '../kit/scenes.js';
import { ANA, Begun, BO } from './begun.js';
import { partWith, textOf } from './fields.js';
import { act, allOf, one, textsOf } from './look.js';
import { comes, partComes } from './opened.js';
import { type Language, openPage, type Page } from './page.js';

const [CY, DI] = ['Cy', 'Di'] as const;
const SEATS = [ANA, BO, CY, DI] as const;

const MARKUP = '<img src="x" onerror="document.title=1"> **bold** <b>no</b>';

/** The ready-made council of four, as it is set up in English. */
const council = (): Begun => {
  const line = new Begun(new DeskTable(SEATS, { dice: 'typed' }), [ANA]);
  line.do(ANA, readyScene('saga/discussion', 'council')(...SEATS));
  return line;
};

const open = (line: Begun, language: Language = 'en'): Promise<Page> => openPage('/t/desk', language, line);

/** What stands in the margins of all appeals. */
const margins = (page: Page): readonly string[] => textsOf(page, '.hearing-figures');

/** The numbers of these texts, whatever their language. */
const numbersIn = (texts: readonly string[]): string =>
  texts
    .join(' ')
    .replaceAll(/[^\d]+/g, ' ')
    .trim();

const pick = async (page: Page, label: HTMLElement | undefined): Promise<void> => {
  const input = label?.querySelector('input') as HTMLInputElement;
  if (!input.checked) await page.press(input);
};

/** Sets an appeal to Morten up by taps: what one wants of him, a skill, and what is picked among what moves him. */
const appealTo = async (
  page: Page,
  says: readonly [appeal: string, table: string],
  skill: RegExp,
  motive: string,
): Promise<void> => {
  await page.press(['button', says[0]]);
  await pick(page, partWith(page.room, '.composer .appeal-whom label', 'Morten'));
  const offers = allOf(page, '.composer .chips-lines label').filter((label) => textOf(label).includes('Joris Dorrow'));
  if (offers.length > 0) await pick(page, offers[0]);
  await pick(
    page,
    allOf(page, '.composer .appeal-terms label').find((label) => skill.test(textOf(label))),
  );
  for (const unfold of allOf(page, '.talk-unfold')) await page.press(unfold);
  const moves = allOf(page, 'button.motive').find((button) => button.querySelector(`i[title^="${motive}"]`) !== null);
  await page.press(moves as HTMLElement);
  await page.press(['button', says[1]]);
};

describe('a Discussion', () => {
  test('what is said is text, whatever is in it; while it is written the others see that, and no word of it', async () => {
    const line = council();
    const take = vi.spyOn(line, 'take');
    const page = await open(line);
    await page.fill(one(page, '.words-field textarea'), MARKUP);
    const typing = take.mock.calls.map(([message]) => message).filter(({ send }) => send === 'typing');
    expect(typing).toHaveLength(1);
    expect(JSON.stringify(take.mock.calls)).not.toContain('bold');
    await page.press(['button', 'Say it']);
    const isText = (there: Page): void => {
      expect(textsOf(there, '.spoken-words').join()).toContain(MARKUP);
      expect(there.room.querySelectorAll('.conversation img, .conversation strong, .spoken-words b')).toHaveLength(0);
    };
    isText(page);
    await page.close();
    const bos = await open(line.of(BO));
    isText(bos);
    await bos.pass(0, () => line.take(typing[0] as (typeof typing)[number]));
    expect(textOf(one(bos, '.discussion'))).toContain('Ella Avitch is writing');
    await bos.close();
  });

  test('appeals are set up by taps, agreed on and made; the same numbers stand on every page, and afterwards in the scene as it was', async () => {
    const line = council();
    const page = await open(line);
    await appealTo(page, ['Make an appeal', 'Put it to the table'], /^Lead/, 'Proud');
    expect(line.step).toBe('decide');
    await page.close();
    const cys = await open(line.of(CY), 'de');
    one(cys, '.table-scene[data-asks="decide"]');
    await cys.press(act(cys));
    await cys.close();
    line.until('make');
    const making = await open(line);
    await making.press(act(making));
    await making.does(() => line.until('talk'));
    expect(margins(making)).toHaveLength(1);
    const told = numbersIn(margins(making));
    expect(told).toMatch(/^\d+ 17 \d+ \d+$/);
    expect(textsOf(making, '.talk-heard b')).toEqual(['1 of 3']);
    await making.close();

    // Cy's, by thumb and in German: the same numbers there.
    const german = await open(line.of(CY), 'de');
    expect(numbersIn(margins(german))).toBe(told);
    await appealTo(german, ['Einen Appell vorbringen', 'Dem Tisch vorlegen'], /^Führen/, 'Rachsüchtig');
    await german.does(() => line.until('make'));
    await german.press(act(german));
    await german.does(() => line.until('talk'));
    const both = numbersIn(margins(german));
    expect(margins(german)).toHaveLength(2);
    await german.close();

    const again = await open(line);
    expect(numbersIn(margins(again))).toBe(both);
    expect(textsOf(again, '.talk-heard b')).toEqual(['2 of 3']);
    await again.press(['button', 'Nothing more to say for now']);
    await again.press(['button', 'Nothing more for now']);
    expect(line.due).toEqual([BO, CY, DI]);
    await again.does(() => {
      for (const name of line.due) line.says(name, { choose: 'noMore' });
    });
    again.the('heading', 'The talk is over');
    // Afterwards it is read as the scene it was, with the same numbers, each with what is behind it.
    const played = margins(again);
    await again.press(['link', 'Check the dice']);
    await partComes(again, '.talk-reading');
    expect(margins(again)).toEqual(played);
    await again.press(await comes(again, () => allOf(again, '.talk-reading .hearing-figures button')[0]));
    expect(document.querySelector('[popover] .tally, dialog[open] .tally')).not.toBeNull();
    await again.close();
  });
});
