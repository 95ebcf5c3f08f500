import type { Deed } from '@warmoot/protocol';
import { expect, test } from 'vitest';
import { SMALL_MAP, unit } from '../kit/battle.js';
import { ANA, type Begun, BO, begun } from './begun.js';
import { textOf } from './forms.js';
import { act, allOf, one, textsOf } from './look.js';
import { type Hand, openPage, type Page } from './page.js';

/** A battle in its third round, with a champion on each side. */
const withChampions = (one: string, two: string): Deed => ({
  do: 'begin',
  scene: 'saga/battle',
  setup: {
    seats: [one, two],
    attacker: { name: 'Avitch', seat: one, champions: [{ name: 'Ella', seat: one, like: 'knight' }] },
    defender: { name: 'Dorrow', seat: two, champions: [{ name: 'Joris', seat: two, like: 'raider' }] },
    fields: [SMALL_MAP.field],
    position: { round: 3, units: [unit('defender', 'heavyInfantry', 2, 3), unit('attacker', 'mediumInfantry', 3, 3)] },
  } as never,
  options: { 'saga.battle.map': SMALL_MAP.size },
});

/** Nothing is given here as standing: what is asked is pressed. */
const open = (line: Begun): Promise<Page> => openPage('/t/desk', 'en', line, { standing: 'ask' });

/** The champions with what became of them, as they stand with the armies. */
const champions = (hand: Hand): readonly string[] => textsOf(hand, '.army-champion-rows li');

const isSeen = (hand: Hand, selector: string): boolean =>
  allOf(hand, selector).some((found) => found.closest('[hidden], [inert]') === null);

test('SAGA-BATTLE-008: one challenges, the other accepts, they fight while the battle waits, and it goes on', async () => {
  const line = begun(withChampions);
  const page = await open(line);
  await page.press(['radio', /Ella challenges Joris/]);
  await page.press(act(page));
  await page.close();

  const bos = await open(line.of(BO));
  one(bos, '.battle[data-step="takeUp"] .foot-act');
  await bos.press(['radio', /Take it up/]);
  await bos.press(act(bos));
  // The first round of the duel begins: both say whether they fight on.
  one(bos, '.inner .duel');
  expect(textOf(bos.room)).toContain('The battle waits while these two fight.');
  await bos.press(['radio', /Surrender/]);
  await bos.press(['tab', 'The battlefield']);
  expect(isSeen(bos, '.battle .counter')).toBe(true);
  expect(isSeen(bos, '.duel')).toBe(false);
  expect(isSeen(bos, '.foot-act')).toBe(false);
  expect(champions(bos)).toEqual([expect.stringMatching(/^Ella.*unhurt$/), expect.stringMatching(/^Joris.*unhurt$/)]);
  // Nothing is decided here; a unit that is pressed is only shown on the board.
  await bos.press(one(bos, '.armies li button'));
  one(bos, '.battle path[fill="var(--or)"]');
  await bos.press(['tab', 'The duel: your choice']);
  // What was picked is still picked.
  expect(allOf(bos, '.duel-choose input:checked')).toHaveLength(1);
  await bos.press(act(bos));
  await bos.close();
  line.says('Ella', { choose: 'fightOn' });

  // The battle goes on, and what became of them stands with the armies.
  const again = await open(line.of(ANA));
  one(again, '.battle .foot-act');
  await again.press(['button', 'Armies']);
  const after = champions(again);
  expect(after.join()).toMatch(/Surrendered/);
  await again.press(['button', 'Choose']);
  await again.press(['radio', /^Surrender/]);
  await again.press(act(again));
  line.says('Dorrow', { choose: 'fightOn' });
  await again.does(() => {});
  again.the('heading', 'The battle is over');
  expect(champions(again)).toEqual(after);
  await again.close();
});
