import { afterAll, beforeAll, expect, test } from 'vitest';
import { cardOf, pickWay, playButton } from './kit/firstPage.js';
import { type House, openHouse } from './kit/house.js';
import { lookClosely } from './kit/looks.js';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test.each(['en-GB', 'de-DE'])(
  'the first page shuts nobody out and fits a small phone and large letters, %s',
  async (locale) => {
    const page = await house.visit('/', { locale, reducedMotion: 'reduce' });
    for (const kind of ['duel', 'discussion', 'battle']) {
      await pickWay(page, kind);
      expect(await lookClosely(page, `first page, ${kind}, ${locale}`)).toEqual([]);
    }
    expect(house.complaints).toEqual([]);
  },
);

test('on a phone the panel of the first page opens under its card, and the button stays at the foot', async () => {
  const page = await house.visit('/', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await pickWay(page, 'sortie');
  const [card, panel, button] = await Promise.all(
    [cardOf(page, 'sortie'), page.locator('.pick'), playButton(page)].map((one) => one.boundingBox()),
  );
  expect(Math.abs((panel?.y ?? 0) - ((card?.y ?? 0) + (card?.height ?? 0)))).toBeLessThan(3);
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(844);
  expect(button?.y ?? 0).toBeGreaterThan(740);
  expect(house.complaints).toEqual([]);
});
