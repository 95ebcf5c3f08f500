import { expect, test, vi } from 'vitest';
import { askAhead, mineNow } from '../../src/net/ahead.js';
import { ANA, BO } from './begun.js';
import { campaignTable } from './campaign.js';
import { plugIn } from './line.js';
import { openPage } from './page.js';

test('a page of the campaign asks for the table before its own scripts are here, and asks for its seats once', async () => {
  const line = campaignTable();
  line.writes({ deed: 'found', name: 'The Salt Crown' });
  line.writes({ deed: 'add', name: 'Ella', owner: ANA });
  plugIn(line);
  const take = vi.spyOn(line, 'take');
  const mine = vi.spyOn(line, 'mine', 'get');
  const watched = () => take.mock.calls.filter(([message]) => message.send === 'watch');
  // Nobody has asked for a page yet.
  await askAhead('/rules');
  expect(mine).not.toHaveBeenCalled();
  await askAhead('/t/desk/cast');
  await vi.waitFor(() => expect(watched()).toEqual([[expect.objectContaining({ table: 'desk', seat: ANA })]]));
  const asked = mine.mock.calls.length;
  expect(await mineNow()).toMatchObject({ ok: true, value: { tables: [{ table: 'desk', seats: [ANA] }] } });
  expect(mine.mock.calls.length).toBe(asked);
  // It is taken once, then it is asked anew.
  await mineNow();
  expect(mine.mock.calls.length).toBeGreaterThan(asked);
  const page = await openPage('/t/desk/cast', 'en', line);
  expect(page.room.querySelectorAll('.cast .cast-card')).toHaveLength(1);
  await page.close();
});

test('of several seats only the page can tell which is in front: none is watched ahead', async () => {
  const line = campaignTable({ names: [ANA, BO], seats: [ANA, BO] });
  plugIn(line);
  const take = vi.spyOn(line, 'take');
  await askAhead('/t/desk');
  await mineNow();
  expect(take.mock.calls.filter(([message]) => message.send === 'watch')).toEqual([]);
});
