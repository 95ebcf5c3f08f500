import type { Deed } from '@warmoot/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SMALL_MAP, unit } from './kit/battle.js';
import { type House, openHouse } from './kit/house.js';
import { lookClosely, looker } from './kit/looks.js';
import { ENGLISH } from './kit/measures.js';
import { ACT } from './kit/play.js';
import { holdTime, type Reached, reachedTable } from './kit/reach.js';
import { labScene } from './kit/scenes.js';

const rated = (rating: number) => ({ control: rating, fightingMind: rating, speed: rating, strength: rating });

/** A duel in which whatever Ana tries comes off, so that she soon has a wound to place. */
const unequal = (one: string, two: string): Deed => ({
  do: 'begin',
  scene: 'saga/duel',
  setup: {
    seats: [one, two],
    side1: [{ name: 'Ella', seat: one, like: 'swordsman', skills: rated(9) }],
    side2: [{ name: 'Joris', seat: two, like: 'raider', skills: rated(1) }],
    distance: 'sword',
  },
  options: {},
});

/** A battle in its third round: two fights are on, bowmen are in range, and each side has a champion. */
const clash = (one: string, two: string): Deed => ({
  do: 'begin',
  scene: 'saga/battle',
  setup: {
    seats: [one, two],
    attacker: { name: 'Avitch', seat: one, champions: [{ name: 'Ella', seat: one, like: 'champion' }] },
    defender: { name: 'Dorrow', seat: two, champions: [{ name: 'Joris', seat: two, like: 'raider' }] },
    fields: [SMALL_MAP.field],
    position: {
      round: 3,
      units: [
        unit('defender', 'heavyInfantry', 2, 3),
        unit('defender', 'mediumInfantry', 2, 0),
        unit('defender', 'bowmen', 1, 1),
        unit('attacker', 'mediumInfantry', 3, 3),
        unit('attacker', 'mediumInfantry', 3, 0),
        unit('attacker', 'bowmen', 5, 2),
      ],
    },
  },
  options: { 'saga.battle.map': SMALL_MAP.size },
});

const FIGHT_ON = { declare: () => ({ choose: 'fightOn' }) };
const STAND = { ...FIGHT_ON, move: () => ({ choose: 'done' }) };
/** Joris challenges Ella, who does not challenge anybody and does not come. */
const CHALLENGED = {
  challenge: (seat: string) =>
    seat === 'Bo' ? { choose: 'challenge', own: 'Joris', enemy: 'Ella' } : { choose: 'goOn' },
  takeUp: () => ({ choose: 'refuse' }),
};

const GERMAN = { locale: 'de-DE' } as const;

/** Looks at the German page of each of these steps, and begins anew where it ended before all were seen. */
const lookAtSteps = async (
  { page, begin, until }: Reached,
  deed: (one: string, two: string) => Deed,
  steps: readonly string[],
): Promise<ReturnType<typeof looker>> => {
  const looks = looker(page);
  const left = new Set(steps);
  await begin(deed);
  for (let begun = 1; left.size > 0; ) {
    const step = await until([...left]);
    if (step === null) {
      if (begun++ > 8) throw new Error(`nobody was asked for ${[...left].join(', ')}`);
      await begin(deed);
      continue;
    }
    left.delete(step);
    await looks.lookAt(step);
    const english = ENGLISH.exec((await page.locator('.table-scene').textContent()) ?? '');
    if (english !== null) looks.found.push(`${step}, in English: ${english[0]}`);
  }
  return looks;
};

describe('pages of a scene shut nobody out', () => {
  let house: House;
  /** Tables at which one scene begins after the other: one where everybody fights on, and one where anything is answered. */
  let [fighting, anyhow]: Reached[] = [];
  beforeAll(async () => {
    house = await openHouse();
    fighting = await reachedTable(house, FIGHT_ON, GERMAN);
    anyhow = await reachedTable(house, {}, GERMAN);
  });
  afterAll(() => house.close());

  /** While something is told. Each is looked at while its time stands still. */
  const lookAtTold = async (page: Page, name: string, again: string): Promise<readonly string[]> => {
    await holdTime(page);
    await page.getByRole('button', { name: again }).first().click();
    await page.locator('.stage-panel').waitFor();
    const found = [...(await lookClosely(page, name, '.stage-panel'))];
    // Time goes on again.
    await page.reload();
    return found;
  };

  test('the questions of a duel, in German; its throws; and the table that is away', async () => {
    const reached = await reachedTable(house, FIGHT_ON, GERMAN);
    const { page, until, begin } = reached;
    const steps = ['declare', 'move', 'chooseActs', 'defend', 'goTo', 'place'];
    const { found, lookAt } = await lookAtSteps(reached, unequal, steps);
    found.push(...(await lookAtTold(page, 'throw', 'Noch einmal zeigen')));
    await page.getByRole('button', { name: /^Festgelegte Antworten/ }).click();
    await page.getByRole('dialog').waitFor();
    await lookAt('sheet of standing answers', 'html');
    await page.keyboard.press('Escape');
    if ((await until(['declare'])) === null) {
      await begin(unequal);
      await until(['declare']);
    }
    await house.stop();
    await page.locator(ACT).click();
    await page.getByText('Hier aufbewahrt').first().waitFor();
    await lookAt('away from the table', 'html');
    await house.start();
    expect(found).toEqual([]);
  });

  test('a fight of many', async () => {
    const { found } = await lookAtSteps(fighting as Reached, labScene('pairing'), ['pair', 'joinUp']);
    expect(found).toEqual([]);
  });

  test('a battle: champions, the question of retreat, shooting, fights and falling back', async () => {
    const reached = await reachedTable(house, { ...STAND, ...CHALLENGED }, GERMAN);
    const steps = ['challenge', 'takeUp', 'declare', 'aim', 'nextCluster', 'fallBackChoice'];
    const { found } = await lookAtSteps(reached, clash, steps);
    found.push(...(await lookAtTold(reached.page, 'a fight', 'Noch einmal zeigen')));
    expect(found).toEqual([]);
  });

  test('the beginning of a battle: placing, the line, and light infantry', async () => {
    const { found } = await lookAtSteps(fighting as Reached, (one, two) => labScene('skirmish')(two, one), [
      'place',
      'nameLine',
      'lightStep',
    ]);
    expect(found).toEqual([]);
  });

  test.each([
    ['figuresBarn', ['place']],
    ['figuresAnnounce', ['announce']],
    ['figures', ['opening']],
    ['figuresMelee', ['declare', 'blows']],
  ] as const)('a skirmish: %s', async (name, steps) => {
    const { found } = await lookAtSteps(anyhow as Reached, labScene(name), steps);
    expect(found).toEqual([]);
  });

  test.each([
    ['linesWhole', ['place']],
    ['linesOpening', ['opening']],
    ['lines', ['challenges']],
  ] as const)('battle lines: %s', async (name, steps) => {
    const { found } = await lookAtSteps(anyhow as Reached, labScene(name), steps);
    expect(found).toEqual([]);
  });

  test.each(['opposed', 'event', 'generation'])('what came of it: %s', async (name) => {
    const { page, begin } = anyhow as Reached;
    await begin(labScene(name));
    // What came of the scene before is gone.
    await page.reload();
    await page.locator('.after').waitFor();
    expect(await lookClosely(page, name)).toEqual([]);
  });

  test('the page for who was away, and throws while they are told', async () => {
    const { page, begin } = await reachedTable(house, {}, { ...GERMAN, pace: 'full' });
    await begin((one) => {
      const rivals = ['Ella', 'Joris', 'Runa', 'Odo', 'Wenna'].map((name) => ({ name, seat: one, rating: 4 }));
      const setup = { kind: 'contest', seats: [one], rivals };
      return { do: 'begin', scene: 'saga/check', setup, options: {} };
    });
    await page.getByRole('heading', { name: 'Während du weg warst' }).waitFor();
    const found = [...(await lookClosely(page, 'since you were away'))];
    found.push(...(await lookAtTold(page, 'throws of a contest', 'Noch einmal zeigen')));
    await page.locator('.since .btn-act, .after').first().waitFor();
    if (await page.locator('.since').isVisible()) await page.locator('.since .btn-act').click();
    await page.locator('.after').waitFor();
    found.push(...(await lookClosely(page, 'contest')));
    expect(found).toEqual([]);
  });

  test('aid', async () => {
    const { found } = await lookAtSteps(anyhow as Reached, labScene('aid'), ['giveAid']);
    expect(found).toEqual([]);
  });
});
