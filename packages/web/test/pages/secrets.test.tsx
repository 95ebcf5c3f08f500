import { DeskWatcher } from '@warmoot/table/testing/desk';
import { expect, test } from 'vitest';
import { duelOf } from '../kit/tables.js';
import { BO, begun } from './begun.js';
import { act } from './look.js';
import { openedAsking } from './opened.js';

const FIGHT_ON = { choose: 'fightOn' };

test.each([
  ['declare', 'Fight on', 'Surrender'],
  ['chooseActs', 'Pass', 'Quick Attack'],
])('the second is told nothing of the first one’s sealed choice before both are in: %s', async (step, first, other) => {
  const line = begun(duelOf);
  line.until(step, { declare: FIGHT_ON });
  const page = await openedAsking('/t/desk', line);
  const ears = new DeskWatcher(line.desk, BO);
  const pick = async (row: string): Promise<string> => {
    await page.press(['radio', new RegExp(`^${row}`)]);
    await page.press(act(page));
    const made = line.desk.facts.scene?.session.run.state.sealed.Ella as { readonly choice: object } | undefined;
    return JSON.stringify(made?.choice);
  };
  const choice = await pick(first);
  expect(choice).toContain('choose');
  const heard = ears.news();
  expect(heard.length, 'Bo hears that Ana has chosen').toBeGreaterThan(0);
  for (const message of heard) {
    const told = JSON.stringify(message);
    expect(told).not.toContain(choice);
    expect(told).not.toContain('"choice"');
    const { moved } = message as { readonly moved?: { readonly standing: { readonly mine: object } } };
    if (moved !== undefined) expect(moved.standing.mine).toEqual({});
  }
  // It may be changed as long as others choose: of that Bo is to hear even less.
  await page.press(['button', 'Change it']);
  expect(await pick(other)).not.toBe(choice);
  expect(ears.news()).toEqual([]);
});
