import { expect, test } from 'vitest';
import { textOf } from './forms.js';
import { playAtOnce } from './home.js';
import { one } from './look.js';
import { partComes } from './opened.js';

test('the computer plays in one’s place: asked for in the menu, said as long as it does, and taken back by one press', async () => {
  const { page } = await playAtOnce('march', '.march');
  const said = () => page.all('status').filter((status) => textOf(status).includes('The computer plays for you'));
  expect(said()).toEqual([]);
  await page.press(['button', 'Menu']);
  // What unfolds lies over the page, and not in it.
  const menu = page.in(document.querySelector('[popover]') as HTMLElement);
  await menu.press(['button', 'Let the computer play for me']);
  await page.key('Escape');
  expect(said()).toHaveLength(1);
  // It is said when the scene is over too: it would go on in the next.
  await partComes(page, '.after');
  expect(said()).toHaveLength(1);
  await page.press(page.the('button', 'Play myself again', one(page, '.table-notes')));
  expect(said()).toEqual([]);
});
