import type { Deed } from '@warmoot/protocol';
import { describe, expect, test } from 'vitest';
import { battleSetup } from '../kit/played.js';
import { checkOf, duelOf } from '../kit/tables.js';
import { ANA, type Begun, BO, begun } from './begun.js';
import { listen } from './look.js';
import { openPage, type Page } from './page.js';
import { expectSaid, hearOut } from './said.js';

/** Throws that succeed and fail, whatever the ratings. */
const WELL = [8, 8, 9];
const BADLY = [1, 1, 0];

const open = (line: Begun): Promise<Page> => openPage('/t/desk', 'en', line, { standing: 'ask' });

describe('by the accessibility tree alone', () => {
  test('a duel is played, and every result is heard in order', async () => {
    const line = begun(duelOf);
    const page = await open(line);
    const said = listen();
    await page.does(() => line.until('chooseActs', { declare: { choose: 'fightOn' } }));
    await page.does(() => line.until('place'));
    await page.does(() => line.until('declare', { place: { choose: 'part', part: 'rightArm' } }));
    for (const name of ['Ella', 'Joris']) line.says(name, { choose: name === 'Ella' ? 'fightOn' : 'surrender' });
    await page.does(() => {});
    page.the('heading', /has won$/);
    await hearOut(page);
    expect(said().at(-1)).toMatch(/wins in round \d+/);
    expect(await expectSaid(page, said())).toBeGreaterThan(2);
    await page.close();
  });

  test('a check and an aid are played, and every throw is heard in order', async () => {
    const check = begun(checkOf);
    const checked = await open(check);
    const heard = listen();
    await checked.does(() => {
      check.says(BO, { choose: 'agree' });
      check.says(ANA, { choose: 'propose', value: { failure: 'a fall' } });
      check.until('throwCheck');
    });
    await checked.does(() => check.fall(BADLY));
    checked.the('heading', /^It (succeeds|fails)$/);
    await hearOut(checked);
    expect(await expectSaid(checked, heard())).toBe(1);
    await checked.close();

    const aid = begun(
      (one) =>
        ({
          do: 'begin',
          scene: 'saga/aid',
          setup: {
            seats: [one],
            victim: { name: 'Joris', seat: one },
            helpers: [{ name: 'Ella', seat: one, heal: 2 }],
          },
          options: { 'saga.duel.aid': 'heal7' },
        }) as Deed,
    );
    const page = await open(aid);
    const said = listen();
    for (const faces of [BADLY, WELL]) {
      await page.does(() => aid.says('Ella', { choose: 'aid' }));
      await page.does(() => aid.fall(faces));
    }
    page.the('heading', 'It is over');
    await hearOut(page);
    const thrown = await expectSaid(page, said());
    expect(thrown).toBe(2);
    // Asked again after dice, it is said again.
    expect(said().filter((one) => /Yours to choose: Whether to give Joris aid$/.test(one))).toHaveLength(thrown);
    await page.close();
  });

  test('a battle is played, and every fight is heard in order', async () => {
    const units = { a1: [11, 8], a2: [11, 12], d1: [12, 8], d2: [12, 12] } as const;
    const troops = { a1: 'heavyInfantry', a2: 'heavyInfantry' };
    const line = begun((one, two) => {
      const setup = battleSetup({ units, troops, losses: { d1: 99, d2: 99 }, round: 3 }, [one, two]) as never;
      return { do: 'begin', scene: 'saga/battle', setup, options: {} };
    });
    const page = await open(line);
    const said = listen();
    const likes = { declare: { choose: 'fightOn' }, move: { choose: 'done' } };
    await page.does(() => line.until('nextCluster', likes));
    await page.does(() => line.until('', likes));
    page.the('heading', 'The battle is over');
    await hearOut(page);
    expect(said().at(-1)).toMatch(/The field is held by Red/);
    expect(await expectSaid(page, said())).toBeGreaterThan(1);
    await page.close();
  });
});
