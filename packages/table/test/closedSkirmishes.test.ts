import { ground } from '@warmoot/table/testing';
import { describe, expect, test } from 'vitest';
import { addRated, agreed, entryOf, idOf, RATINGS, readEverything } from './campaignKit.js';
import { CLOSED, type Four, parting, playSome, seenBy } from './closedKit.js';
import { Reader, seated } from './secretsKit.js';

/*
 * SAGA-CAMPAIGN-004, with closed sheets: a fight by figures tells what everybody in it is worth there, by the word of their
 * owners, and nothing else of their sheets. Two campaigns that differ in ratings, by so little that a figure is worth the
 * same, send everybody else the same bytes.
 */

/** WARBAND-SAGA-003, WARBAND-SAGA-006: half of Heal, and a third of what Tactics are above the other's, are the same. */
const ALIKE = [
  { heal: 2, tactics: 3, lead: 2 },
  { heal: 3, tactics: 5, lead: 6 },
] as const;

const playAll = async (all: Four, ratings: object): Promise<void> => {
  const [ana, bo, cy] = all;
  expect(await ana.deed({ deed: 'found', name: 'Closed', options: CLOSED })).toBeNull();
  const ella = await addRated(ana, 'Ella', 'Ana');
  const skills = { ...RATINGS.skills, ...ratings };
  for (const [name, owner, by] of [
    ['Joris', 'Bo', bo],
    ['Kai', 'Cy', cy],
  ] as const) {
    expect(await by.deed({ deed: 'add', name, owner, ...RATINGS, skills: name === 'Joris' ? skills : RATINGS.skills }));
    await ana.until(() => idOf(ana, name) !== '');
  }
  const [joris, kai] = [idOf(ana, 'Joris'), idOf(ana, 'Kai')];
  const plan = { by: 'warband', side1: [joris], side2: [ella, kai] };
  expect(await ana.deed({ deed: 'plan', day: 1, scene: 'duel', title: 'The yard', plan })).toBeNull();
  await ana.settled();
  const play = { play: 'entry', entry: entryOf(ana, 'The yard')?.id ?? '' };
  expect(await ana.play(play)).toMatchObject({ code: 'TABLE_DECIDES' });
  // Everybody who fights is shown, so that Cy is asked as well as Bo.
  await agreed(ana, [bo], 'play', { play });
  await ana.settled();
  expect(ana.scene).toBeNull();
  expect(await cy.speak()).toBeNull();
  await ana.until(() => ana.scene?.name === 'warband/skirmish');
  await playSome(all, 'skirmish', { most: 40 });
};

describe('a fight by figures behind closed sheets', () => {
  const grounds = [ground('SQLite'), ground('SQLite')] as const;

  const world = async (at: 0 | 1): Promise<readonly (readonly string[])[]> => {
    const serving = () => grounds[at].serve({ now: () => 1_000_000 });
    const first = await serving();
    const all = (await seated(first, ['Ana', 'Bo', 'Cy'], { spectators: ['Sue'], options: { dice: 'typed' } })) as Four;
    await playAll(all, ALIKE[at]);
    await first.stop();
    const second = await serving();
    const again = all.map(({ place }) => new Reader(place, second.url)) as Four;
    for (const one of again) {
      await one.connect(second.url);
      await readEverything(one);
    }
    return all.map((one, n) => [...seenBy(one), ...seenBy(again[n] as Reader)]);
  };

  test('SAGA-CAMPAIGN-004 WARBAND-SAGA-001 WARBAND-SAGA-006 takes the word of whoever fights, and tells others no rating', async () => {
    const [low, high] = [await world(0), await world(1)];
    for (const at of [0, 2, 3]) {
      const [one = [], other = []] = [low[at], high[at]];
      for (const [n, text] of one.entries()) expect(parting(text, other[n] ?? '')).toBe('');
      expect(other.length).toBe(one.length);
      expect(one.join('\n')).toContain('"name":"warband/skirmish"');
    }
    expect(parting(low[1]?.join() ?? '', high[1]?.join() ?? '')).not.toBe('');
  });
});
