import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';

let lab: House;
beforeAll(async () => {
  lab = await openHouse({ main: 'test/lab/main.tsx', warned: true });
});
afterAll(() => lab.close());

test('an object is dragged from beside the grid onto it, and keys work there afterwards', async () => {
  const page = await lab.visit('/?scenario=pack&endurance=2&objects=food,tent');
  const chip = (name: string) => page.getByRole('button', { name: `Pick up ${name}`, exact: true });
  const [from, to] = [await chip('food').boundingBox(), await page.locator('[data-space="1,2"]').boundingBox()];
  if (from === null || to === null) throw new Error('not to be seen');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  const on = (place: string) => page.locator(`[data-space="${place}"]`).getAttribute('aria-label');
  await expect.poll(() => on('2,3')).toMatch(/: food$/);
  await chip('tent').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect.poll(() => on('0,0')).toMatch(/: free$/);
  expect(lab.complaints).toEqual([]);
});
