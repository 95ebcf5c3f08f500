import { expect, test } from 'vitest';
import { supperOnTheRoad } from '../kit/roads.js';
import { ANA } from './begun.js';
import { campaignTable } from './campaign.js';
import { textOf } from './fields.js';
import { openPage } from './page.js';

test('SAGA-MOVE-037 SAGA-CAL-004 a march is paused by the page for a Discussion, and goes on on the same morning', async () => {
  const line = campaignTable();
  supperOnTheRoad(line, ANA);
  const page = await openPage('/t/desk', 'en', line);
  const due = (): Element | null => page.room.querySelector('.due-on-road');
  expect(textOf(due())).toContain('Supper');
  await page.press(['button', 'Pause for it']);
  expect(page.room.querySelector('.table-scene .discussion')).not.toBeNull();
  expect(line.entry('The march')).toMatchObject({ state: 'paused', pausedOn: 2 });
  expect(due()).toBeNull();
  await page.does(() => line.says(ANA, { choose: 'noMore' }));
  expect(page.room.querySelector('.march-plan')).not.toBeNull();
  // Its days are those of the campaign's calendar.
  expect(textOf(page.room.querySelector('.table-scene'))).toContain('2 Month 1');
  expect(line.entry('The march')).toMatchObject({ state: 'running', pausedOn: null });
  expect(due()).toBeNull();
  await page.close();
});
