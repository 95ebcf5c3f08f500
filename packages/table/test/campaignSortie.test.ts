import { stream } from '@warmoot/kernel';
import type { saga } from '@warmoot/rules';
import { type Client, expectSameAsFresh, expectVerified, ground, joinTable, openTable } from '@warmoot/table/testing';
import { describe, expect, test } from 'vitest';
import { addRated, agreed, BY_HAND, entryOf, playOn } from './campaignKit.js';
import { Reader } from './secretsKit.js';

const HIRD = { mediumInfantry: 240, heavyCavalry: 40 };
const RHEDD = { heavyInfantry: 160, bowmen: 90 };
const SOON = { 'sortie.roundLimit': 12 };

/** What the calendar keeps of the battle, as far as it is looked at here. */
interface Kept {
  readonly winner: string | null;
  readonly armies: readonly {
    readonly name: string;
    readonly retreated: boolean;
    readonly before: Readonly<Record<string, number>>;
    readonly after: Readonly<Record<string, number>>;
    readonly lost: Readonly<Record<string, number>>;
    readonly away: Readonly<Record<string, number>>;
    readonly prisoners: Readonly<Record<string, number>>;
  }[];
  readonly characters: readonly {
    readonly who: string;
    readonly end: string;
    readonly captured: boolean;
  }[];
}

const unitOf = ({ campaign }: Client, name: string): saga.campaign.Unit =>
  Object.values(campaign?.open.units ?? {}).find((one) => one.name === name) as saga.campaign.Unit;

const sheetOf = ({ campaign }: Client, name: string): saga.campaign.Character =>
  (Object.values(campaign?.open.characters ?? {}) as readonly saga.campaign.Character[]).find(
    (one) => one.name === name,
  ) as saga.campaign.Character;

const sum = (troops: object): number => Object.values(troops).reduce((all, many) => all + many, 0);

describe('a campaign’s battle in sorties at a table', () => {
  const { serve } = ground('SQLite');

  test('SORTIE-SAGA-001 SORTIE-SAGA-010 SORTIE-SAGA-011 SORTIE-SAGA-013 both agree, it is played over a restart, and what came of it stands on units and cast', async () => {
    const first = await serve();
    const host = await openTable(first.url, 'Ana', { options: { dice: 'typed' } });
    const [ana, bo] = [new Reader(host, first.url), new Reader(await joinTable(first.url, host, 'Bo'), first.url)];
    for (const client of [ana, bo]) await client.connect(first.url);
    expect(await ana.deed({ deed: 'found', name: 'The Salt Crown', options: { ...BY_HAND, sortie: SOON } })).toBeNull();
    const ella = await addRated(ana, 'Ella', 'Ana');
    const morten = await addRated(bo, 'Morten', 'Bo');
    expect(await ana.deed({ deed: 'unit', name: 'Hird', ruler: ella, level: 6, troops: HIRD })).toBeNull();
    expect(await bo.deed({ deed: 'unit', name: 'Rhedd', ruler: morten, level: 6, troops: RHEDD })).toBeNull();
    await ana.until(() => unitOf(ana, 'Rhedd') !== undefined);
    const plan = {
      by: 'sortie',
      fields: [{ field: 'plain' }],
      attacker: {
        unit: unitOf(ana, 'Hird').id,
        commander: ella,
        placed: [{ character: ella, with: 'A1' }],
        divided: [{ troop: 'mediumInfantry', heads: 100 }],
      },
      defender: { unit: unitOf(ana, 'Rhedd').id, commander: morten, placed: [{ character: morten, with: 'B1' }] },
    };
    expect(await ana.deed({ deed: 'plan', day: 3, scene: 'battle', title: 'At Kell', plan })).toBeNull();
    await ana.until(() => entryOf(ana, 'At Kell') !== undefined);
    const play = { play: 'entry', entry: entryOf(ana, 'At Kell')?.id ?? '' };

    // Nobody begins it alone; once the other commander's owner agrees, it begins.
    expect(await ana.play(play)).toEqual({ code: 'TABLE_DECIDES', rule: 'SORTIE-SAGA-001' });
    await agreed(ana, [bo], 'play', { play });
    for (const client of [ana, bo]) await client.until(() => client.scene?.name === 'sortie/battle');
    const source = stream('at kell');
    await playOn([ana, bo], source, 12);
    expect(ana.scene?.name).toBe('sortie/battle');
    await first.stop();

    const { url } = await serve();
    for (const client of [ana, bo]) await client.connect(url);
    expect(ana.scene?.name).toBe('sortie/battle');
    await playOn([ana, bo], source, 2_000);
    for (const client of [ana, bo]) await client.until(() => entryOf(client, 'At Kell')?.state === 'done');

    const { winner, armies, characters } = (entryOf(bo, 'At Kell')?.outcome ?? {}) as unknown as Kept;
    expect(armies.map(({ before }) => sum(before))).toEqual([280, 250]);
    expect(armies.some(({ lost, away }) => sum(lost) > 0 && sum(away) > 0)).toBe(true);
    for (const [at, name] of ['Hird', 'Rhedd'].entries()) {
      const army = armies[at] as Kept['armies'][number];
      const house = unitOf(bo, name);
      expect(house.troops).toEqual(army.after);
      expect(sum(army.after) + sum(army.lost) + sum(army.away)).toBe(sum(army.before));
      // The battle was on day 3; the injured are back after seven days.
      const away = sum(army.away) === 0 ? [] : [{ troops: army.away, back: 10, rule: 'SORTIE-SAGA-010' }];
      expect(house.away ?? []).toMatchObject(away);
      expect(sum(army.prisoners)).toBeLessThanOrEqual(sum(army.lost));
      expect(army.retreated).toBe(winner !== null && winner !== army.name);
    }
    for (const [name, enemy] of [
      ['Ella', 'Morten'],
      ['Morten', 'Ella'],
    ] as const) {
      const came = characters.find(({ who }) => who === name);
      expect(sheetOf(ana, name).captive).toBe(came?.captured ? enemy : null);
      expect(sheetOf(ana, name).wounds).toHaveLength(came?.end.endsWith('Wound') ? 1 : 0);
    }
    for (const client of [ana, bo]) await expectSameAsFresh(url, client);
    expect(await expectVerified(url, ana)).toBe(1);
    for (const client of [ana, bo]) client.close();
  });
});
