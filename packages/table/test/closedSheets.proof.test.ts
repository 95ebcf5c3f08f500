import { ground } from '@warmoot/table/testing';
import { describe, expect, test } from 'vitest';
import { addRated, agreed, entryOf, idOf, planDuel, RATINGS, readEverything } from './campaignKit.js';
import { CLOSED, type Four, parting, playSome, type Settled, seenBy } from './closedKit.js';
import { Reader, seated } from './secretsKit.js';

/*
 * SAGA-CAMPAIGN-004, with closed sheets: two campaigns that differ in one hidden rating, and whose dice are thrown so
 * that the same comes of them, send everybody else the same bytes: while a scene runs, after it, in lines, logs and
 * files, and after a restart.
 */

const CHALLENGED: Settled = {
  challenge: () => ({ choose: 'challenge', own: 'Joris', enemy: 'Ella' }),
  takeUp: () => ({ choose: 'accept' }),
};

const army = (commander: string) => ({ commander, champions: [commander], troops: { mediumInfantry: 20 } });

const playAll = async (all: Four, strength: number): Promise<void> => {
  const [ana, bo, cy] = all;
  expect(await ana.deed({ deed: 'found', name: 'Closed', options: CLOSED })).toBeNull();
  const ella = await addRated(ana, 'Ella', 'Ana');
  const skills = { ...RATINGS.skills, strength, control: strength, heal: strength };
  expect(await bo.deed({ deed: 'add', name: 'Joris', owner: 'Bo', ...RATINGS, skills })).toBeNull();
  await ana.until(() => idOf(ana, 'Joris') !== '');
  const joris = idOf(ana, 'Joris');

  expect(await ana.deed({ deed: 'plan', day: 1, scene: 'freeForm', title: 'Talk', characters: [ella] })).toBeNull();
  await ana.settled();
  const talk = entryOf(ana, 'Talk')?.id ?? '';
  expect(await ana.deed({ deed: 'start', entry: talk })).toBeNull();
  const [acting, opposing] = [
    { character: joris, skill: 'strength' },
    { character: ella, skill: 'strength' },
  ];
  await agreed(ana, [bo, cy], 'play', { play: { play: 'check', entry: talk, acting, opposing } });
  await ana.until(() => ana.scene !== null);
  await playSome(all, 'check', { most: 10 });
  await agreed(ana, [bo, cy], 'play', { play: { play: 'check', entry: talk, acting, action: 'lifts the stone' } });
  await ana.until(() => ana.scene !== null);
  await playSome(all, 'unopposed', { most: 20 });
  expect(await ana.deed({ deed: 'close', entry: talk, text: 'Enough.' })).toBeNull();

  const duel = await planDuel(cy, { title: 'At the ford', side1: [ella], side2: [joris] });
  expect(await cy.play({ play: 'entry', entry: duel })).toBeNull();
  await ana.until(() => ana.scene !== null);
  await playSome(all, 'duel', { most: 30 });
  if (entryOf(cy, 'At the ford')?.state === 'planned') {
    expect(await cy.deed({ deed: 'drop', entry: duel })).toBeNull();
  }

  const plan = { attacker: army(joris), defender: army(ella) };
  expect(await cy.deed({ deed: 'plan', day: 1, scene: 'battle', title: 'The plain', plan })).toBeNull();
  await cy.settled();
  expect(await cy.play({ play: 'entry', entry: entryOf(cy, 'The plain')?.id ?? '' })).toBeNull();
  await ana.until(() => ana.scene !== null);
  await playSome(all, 'battle', { most: 30, settled: CHALLENGED });
};

describe('closed sheets', () => {
  const grounds = [ground('SQLite'), ground('SQLite')] as const;

  /** A world from the first word to the last look after a restart; what everybody was sent. */
  const world = async (at: 0 | 1, strength: number): Promise<readonly (readonly string[])[]> => {
    const serving = () => grounds[at].serve({ now: () => 1_000_000 });
    const first = await serving();
    const all = (await seated(first, ['Ana', 'Bo', 'Cy'], { spectators: ['Sue'], options: { dice: 'typed' } })) as Four;
    await playAll(all, strength);
    await first.stop();
    const second = await serving();
    const again = all.map(({ place }) => new Reader(place, second.url)) as Four;
    for (const one of again) {
      await one.connect(second.url);
      await readEverything(one);
    }
    return all.map((one, n) => [...seenBy(one), ...seenBy(again[n] as Reader)]);
  };

  test('SAGA-CAMPAIGN-004 a rating that is hidden changes no byte that others are sent', async () => {
    const [weak, strong] = [await world(0, 2), await world(1, 9)];
    for (const at of [0, 2, 3]) {
      const [one = [], other = []] = [weak[at], strong[at]];
      for (const [n, text] of one.entries()) expect(parting(text, other[n] ?? '')).toBe('');
      expect(other.length).toBe(one.length);
      const all = one.join('\n');
      for (const name of ['saga/check', 'saga/duel', 'saga/battle']) expect(all).toContain(name);
      expect(all).toContain('"closed":["Ella","Joris"]'.replace(at === 0 ? '"Ella",' : '', ''));
      expect(all).toContain('"inner":{"scene":"saga/duel"');
      expect(all).toContain('"result":"success"');
    }
    // Bo sees what is Bo's: it was there to be told.
    expect(parting(weak[1]?.join() ?? '', strong[1]?.join() ?? '')).not.toBe('');
  });
});
