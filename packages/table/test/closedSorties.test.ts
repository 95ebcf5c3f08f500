import { ground } from '@warmoot/table/testing';
import { describe, expect, test } from 'vitest';
import { addRated, agreed, entryOf, idOf, RATINGS, readEverything } from './campaignKit.js';
import { CLOSED, type Four, parting, playSome, seenBy } from './closedKit.js';
import { Reader, seated } from './secretsKit.js';

/*
 * SAGA-CAMPAIGN-004, with closed sheets: a battle in sorties tells what a commander is worth there, by the word of their
 * owner, and nothing else of the sheet. Two campaigns that differ in Lead and Tactics, by so little that a commander is
 * worth the same, send everybody else the same bytes.
 */

const playAll = async (all: Four, rating: number): Promise<void> => {
  const [ana, bo, cy] = all;
  expect(await ana.deed({ deed: 'found', name: 'Closed', options: CLOSED })).toBeNull();
  const ella = await addRated(ana, 'Ella', 'Ana');
  const skills = { ...RATINGS.skills, lead: rating, tactics: rating };
  for (const [name, owner, by] of [
    ['Joris', 'Bo', bo],
    ['Kai', 'Cy', cy],
  ] as const) {
    expect(await by.deed({ deed: 'add', name, owner, ...RATINGS, skills: name === 'Joris' ? skills : RATINGS.skills }));
    await ana.until(() => idOf(ana, name) !== '');
  }
  const [joris, kai] = [idOf(ana, 'Joris'), idOf(ana, 'Kai')];
  const plan = {
    ...{ by: 'sortie', fields: [{ field: 'plain' }] },
    attacker: { commander: joris, troops: { mediumInfantry: 90 }, placed: [{ character: joris, with: 'A1' }] },
    defender: { commander: ella, troops: { heavyInfantry: 60 }, placed: [{ character: kai, with: 'B1' }] },
  };
  expect(await ana.deed({ deed: 'plan', day: 1, scene: 'battle', title: 'The plain', plan })).toBeNull();
  await ana.settled();
  const play = { play: 'entry', entry: entryOf(ana, 'The plain')?.id ?? '' };
  expect(await ana.play(play)).toEqual({ code: 'TABLE_DECIDES', rule: 'SAGA-CAMPAIGN-004' });
  // Whoever commands a unit is shown, so that Cy is asked as well as Bo.
  await agreed(ana, [bo], 'play', { play });
  await ana.settled();
  expect(ana.scene).toBeNull();
  expect(await cy.speak()).toBeNull();
  await ana.until(() => ana.scene?.name === 'sortie/battle');
  await playSome(all, 'sortie', { most: 40 });
};

describe('a battle in sorties behind closed sheets', () => {
  const grounds = [ground('SQLite'), ground('SQLite')] as const;

  const world = async (at: 0 | 1, rating: number): Promise<readonly (readonly string[])[]> => {
    const serving = () => grounds[at].serve({ now: () => 1_000_000 });
    const first = await serving();
    const all = (await seated(first, ['Ana', 'Bo', 'Cy'], { spectators: ['Sue'], options: { dice: 'typed' } })) as Four;
    await playAll(all, rating);
    await first.stop();
    const second = await serving();
    const again = all.map(({ place }) => new Reader(place, second.url)) as Four;
    for (const one of again) {
      await one.connect(second.url);
      await readEverything(one);
    }
    return all.map((one, n) => [...seenBy(one), ...seenBy(again[n] as Reader)]);
  };

  test('SAGA-CAMPAIGN-004 SORTIE-SAGA-005 takes the word of whoever is shown, and tells others no rating', async () => {
    const [low, high] = [await world(0, 3), await world(1, 5)];
    for (const at of [0, 2, 3]) {
      const [one = [], other = []] = [low[at], high[at]];
      for (const [n, text] of one.entries()) expect(parting(text, other[n] ?? '')).toBe('');
      expect(other.length).toBe(one.length);
      expect(one.join('\n')).toContain('"name":"sortie/battle"');
    }
    expect(parting(low[1]?.join() ?? '', high[1]?.join() ?? '')).not.toBe('');
  });
});
