import { DeskTable } from '@warmoot/table/testing/desk';
import { describe, expect, test } from 'vitest';
import { ambushOf, REST, RIDERS, TELLTALES } from '../kit/roads.js';
import { ANA, Begun, BO } from './begun.js';
import { gold, isAsked, partWith, textOf } from './fields.js';
import { Heard } from './heard.js';
import { type Language, openPage, type Page } from './page.js';

const CY = 'Cy';

/** What can be picked among these, by its words. */
const option = ({ room }: Page, selector: string, text: string): HTMLElement =>
  partWith(room, selector, text).querySelector('input') as HTMLElement;

const says = ({ room }: Page, selector: string): string => textOf(room.querySelector(selector));

/** The march, what the watch hears of it, and a hand at the table in somebody's place; Bo reads German. */
const begunMarch = () => {
  const desk = new DeskTable([ANA, BO, CY]);
  const line = new Begun(desk, [ANA]);
  // The dice that are thrown after so many words let the host notice nobody.
  line.do(ANA, { do: 'say', text: 'To horse!' });
  line.do(ANA, ambushOf(ANA, BO, CY));
  const heard = new Heard(desk, CY);
  const looks = async (seat: string, does: (page: Page, here: Begun) => Promise<void> | void): Promise<void> => {
    const language: Language = seat === BO ? 'de' : 'en';
    const here = new Begun(desk, [seat]);
    const page = await openPage('/t/desk', language, here);
    await does(page, here);
    await page.close();
    line.lift();
    heard.listen();
  };
  return { line, heard, looks };
};

describe('a march', () => {
  test('the morning of three: each seals for itself, and is told of nobody else', async () => {
    const { line, heard, looks } = begunMarch();
    line.answers(BO, REST);
    await looks(BO, (page) => expect(says(page, '.march-idle')).toContain('Der Tag ist gesiegelt'));
    for (const seat of [CY, ANA]) {
      await looks(seat, async (page) => {
        expect(page.room.querySelector('.march-plan')).not.toBeNull();
        expect(says(page, '.foot-hidden')).toContain('not told');
        await page.press(
          seat === ANA
            ? option(page, '.pace-card', 'Careful')
            : (page.room.querySelector('.pace-card input') as HTMLElement),
        );
        await page.press(gold(page));
        expect(isAsked(page)).toBe(false);
      });
    }
    // On the road only the riders are asked.
    expect(line.due).toEqual([RIDERS]);
    expect(heard.having(...TELLTALES)).toEqual([]);
  });

  test('three play a march with a hidden ambush into the battle, and the third hears nothing of it', async () => {
    const { line, heard, looks } = begunMarch();
    line.answers(BO, REST);
    // The watch marks one of its two approaches.
    line.answers(CY, { ...REST, marks: 0 });
    line.answers(ANA, { choose: 'plan', route: ['west-1'], pace: 'careful' });
    line.lift();
    await looks(ANA, async (page, here) => {
      expect(page.room.querySelector('.march-exchange')).not.toBeNull();
      expect(says(page, '.foot-hidden')).toContain('not told');
      for (const intent of ['Evade', 'Close']) await page.press(option(page, '.intents label', intent));
      await page.press(gold(page));
      // The ambush: both who are in it say how it is played.
      await page.does(() => here.lift());
      expect(says(page, '.march-contact')).toContain('in camp');
      await page.press(option(page, '.choice', 'Mass Combat'));
      await page.press(gold(page));
    });
    await looks(BO, async (page) => {
      expect(says(page, '.march-contact')).toContain('im Lager');
      await page.press(option(page, '.choice', 'Schlacht'));
      await page.press(gold(page));
      expect(page.room.querySelector('.inner .battle')).not.toBeNull();
    });
    await looks(ANA, (page) => {
      expect(page.room.querySelector('.inner .battle')).not.toBeNull();
      expect(says(page, '.inner-bar')).toContain('Between mill and manor');
    });
    await looks(CY, (page) => {
      expect(says(page, '.march-idle')).toContain('The day is sealed');
      expect(isAsked(page)).toBe(false);
    });
    expect(heard.having(...TELLTALES)).toEqual([]);
  });
});
