import type { ClientMessage } from '@warmoot/protocol';
import { describe, expect, test } from 'vitest';
import { readyScene } from '../kit/scenes.js';
import { type Begun, BO, begun } from './begun.js';
import { partWith, textOf } from './fields.js';
import { only } from './forms.js';
import { Heard } from './heard.js';
import { openPage, type Page } from './page.js';

const SPEECH = 'Any man can hang a Dorrow';

/** The ready-made council of four; what the device of Ana says to the table is kept. */
const council = (): Begun & { readonly sent: readonly ClientMessage[] } => {
  const line = begun(readyScene('saga/discussion', 'council'));
  const sent: ClientMessage[] = [];
  const take = line.take.bind(line);
  return Object.assign(line, {
    sent,
    take: (message: ClientMessage) => {
      sent.push(message);
      take(message);
    },
  });
};

/** The words of a speech, as they are being written. */
const words = (page: Page): HTMLTextAreaElement => only(page, '.words-field textarea') as HTMLTextAreaElement;

/** One of the chips of a part, by what stands on it. */
const chip = (page: Page, part: string, text: string): HTMLElement =>
  partWith(page.room, `${part} label`, text).querySelector('input') as HTMLElement;

const read = (page: Page, selector: string): string => textOf(page.room.querySelector(selector));

/** What a device has kept, when its page is loaded anew. */
const reloaded = async (page: Page, line: Begun, language: 'en' | 'de'): Promise<Page> => {
  const talk = localStorage.getItem('warmoot.talk') ?? '';
  await page.close();
  return openPage('/t/desk', language, line, { talk });
};

describe('a Discussion', () => {
  test('an appeal takes five taps; a draft survives a reload and goes nowhere; odds are shown to who asks', async () => {
    const line = council();
    const heard = new Heard(line.desk, BO);
    const first = await openPage('/t/desk', 'de', line);
    await first.fill(words(first), SPEECH);
    // Five taps, and it lies before the table.
    await first.press(['button', 'Einen Appell vorbringen']);
    await first.press(first.room.querySelector('.composer .chips-lines input') as HTMLElement);
    await first.press(chip(first, '.composer .chips-cards', 'Führen'));
    await first.press(chip(first, '.composer .motive-pick', 'Stolz'));
    expect(read(first, '.discussion')).not.toMatch(/\d\s%/);

    // What is set up is still there after a reload, and nobody has heard of it.
    const ana = await reloaded(first, line, 'de');
    expect(words(ana).value).toBe(SPEECH);
    expect(ana.room.querySelectorAll('.composer .motive-pick :checked')).toHaveLength(1);
    heard.listen();
    expect(heard.having(SPEECH)).toEqual([]);
    expect(line.sent.filter((message) => JSON.stringify(message).includes(SPEECH))).toEqual([]);

    await ana.press(['button', 'Chancen zeigen']);
    // Lead 7 against 3 and Proud 10: 13/16 of 5/6.
    expect(read(ana, '.odds-total')).toContain('65 von 96');
    await ana.press(['button', 'Dem Tisch vorlegen']);
    // It is made of the draft, of which nothing is left.
    expect(localStorage.getItem('warmoot.talk')).toBe(null);
    await ana.close();

    const bo = await openPage('/t/desk', 'en', line.of(BO));
    bo.the('button', 'Agree');
    expect(read(bo, '.spoken-words')).toContain(SPEECH);
    expect(read(bo, '.odds-panel')).not.toMatch(/\d\s%/);
    await bo.press(['button', 'Propose otherwise']);
    await bo.press(['button', 'Show the odds']);
    expect(read(bo, '.odds-panel')).toMatch(/\d\s%/);
    await bo.close();
  });
});
