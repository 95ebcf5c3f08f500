import { type Stream, stream } from '@warmoot/kernel';
import type { Deed } from '@warmoot/protocol';
import type { saga } from '@warmoot/rules';
import { type Client, expectSameAsFresh, expectVerified, ground, joinTable, openTable } from '@warmoot/table/testing';
import { describe, expect, test } from 'vitest';
import { addRated, agreed, BY_HAND, entryOf } from './campaignKit.js';
import { Reader } from './secretsKit.js';

const HIRD = { mediumInfantry: 80, heavyCavalry: 40 };
const RHEDD = { heavyInfantry: 60, bowmen: 30 };

/** A field on which the armies stand close to each other, and a battle that is over soon. */
const MEADOW = {
  field: 'drawn',
  name: 'Meadow',
  ground: Array.from({ length: 8 }, (_, row) => '.'.repeat(row % 2 === 0 ? 8 : 7)),
};
const SOON = { 'command.roundLimit': 4, 'command.quietRounds': 4 };
const PASSIVE: ReadonlySet<string> = new Set(['concede', 'endStage', 'hold', 'goOn']);

/** What the calendar keeps of the battle, as far as it is looked at here. */
interface Kept {
  readonly armies: readonly {
    readonly before: Readonly<Record<string, number>>;
    readonly after: Readonly<Record<string, number>>;
    readonly lost: Readonly<Record<string, number>>;
    readonly prisoners: Readonly<Record<string, number>>;
  }[];
  readonly escapes: readonly { readonly who: string; readonly captured: boolean; readonly wound: object | null }[];
  readonly champions: readonly { readonly name: string; readonly standing: string; readonly sheet: object | null }[];
}

const unitOf = ({ campaign }: Client, name: string): saga.campaign.Unit =>
  Object.values(campaign?.open.units ?? {}).find((one) => one.name === name) as saga.campaign.Unit;

const sheetOf = ({ campaign }: Client, name: string): saga.campaign.Character =>
  (Object.values(campaign?.open.characters ?? {}) as readonly saga.campaign.Character[]).find(
    (one) => one.name === name,
  ) as saga.campaign.Character;

/** An answer at random, one that does something where three attempts find one. */
const boldDeed = (reader: Reader, source: Stream): Deed | null => {
  const deeds = [1, 2, 3].map(() => reader.randomDeed(source));
  const isBold = (deed: Deed | null): boolean =>
    deed?.do !== 'answer' || !PASSIVE.has((deed.choice as { choose: string }).choose);
  return deeds.find(isBold) ?? (deeds[0] as Deed | null);
};

/** Plays on until the battle is over or so many answers are given. Everybody has heard all before the next is given. */
const playOn = async (readers: readonly Reader[], source: Stream, most: number): Promise<void> => {
  for (let moves = 0; moves < most; moves++) {
    for (const reader of readers) await reader.settled();
    const asked = readers.find(({ due }) => due.length > 0);
    const deed = asked === undefined ? null : boldDeed(asked, source);
    if (asked === undefined || deed === null) return;
    expect(await asked.do(deed)).toBeNull();
  }
};

describe('a campaign’s battle by command at a table', () => {
  const { serve } = ground('SQLite');

  test('COMMAND-SAGA-001 COMMAND-SAGA-010 COMMAND-SAGA-013 both agree, it is played over a restart, and what came of it stands on units and cast', async () => {
    const first = await serve();
    const host = await openTable(first.url, 'Ana', { options: { dice: 'typed' } });
    const [ana, bo] = [new Reader(host, first.url), new Reader(await joinTable(first.url, host, 'Bo'), first.url)];
    for (const client of [ana, bo]) await client.connect(first.url);
    expect(
      await ana.deed({ deed: 'found', name: 'The Salt Crown', options: { ...BY_HAND, command: SOON } }),
    ).toBeNull();
    const ella = await addRated(ana, 'Ella', 'Ana');
    const morten = await addRated(bo, 'Morten', 'Bo');
    expect(await ana.deed({ deed: 'unit', name: 'Hird', ruler: ella, level: 6, troops: HIRD })).toBeNull();
    expect(await bo.deed({ deed: 'unit', name: 'Rhedd', ruler: morten, level: 6, troops: RHEDD })).toBeNull();
    await ana.until(() => unitOf(ana, 'Rhedd') !== undefined);
    const plan = {
      by: 'command',
      fields: [MEADOW],
      attacker: { unit: unitOf(ana, 'Hird').id, commander: ella, champions: [ella] },
      defender: { unit: unitOf(ana, 'Rhedd').id, commander: morten, champions: [morten] },
    };
    expect(await ana.deed({ deed: 'plan', day: 3, scene: 'battle', title: 'At Kell', plan })).toBeNull();
    await ana.until(() => entryOf(ana, 'At Kell') !== undefined);
    const play = { play: 'entry', entry: entryOf(ana, 'At Kell')?.id ?? '' };

    // Nobody begins it alone; once the other commander's owner agrees, it begins.
    expect(await ana.play(play)).toEqual({ code: 'TABLE_DECIDES', rule: 'COMMAND-SAGA-001' });
    await agreed(ana, [bo], 'play', { play });
    for (const client of [ana, bo]) await client.until(() => client.scene?.name === 'command/battle');
    const source = stream('at kell');
    await playOn([ana, bo], source, 12);
    expect(ana.scene?.name).toBe('command/battle');
    await first.stop();

    const { url } = await serve();
    for (const client of [ana, bo]) await client.connect(url);
    expect(ana.scene?.name).toBe('command/battle');
    await playOn([ana, bo], source, 2_000);
    for (const client of [ana, bo]) await client.until(() => entryOf(client, 'At Kell')?.state === 'done');

    const { armies, escapes, champions } = (entryOf(bo, 'At Kell')?.outcome ?? {}) as unknown as Kept;
    const sum = (troops: object): number => Object.values(troops).reduce((all, many) => all + many, 0);
    expect(armies.map(({ before }) => sum(before))).toEqual([120, 90]);
    expect(armies.some(({ lost }) => sum(lost) > 0)).toBe(true);
    for (const [at, name] of ['Hird', 'Rhedd'].entries()) {
      const army = armies[at] as Kept['armies'][number];
      expect(unitOf(bo, name).troops).toEqual(army.after);
      expect(sum(army.after) + sum(army.lost)).toBe(sum(army.before));
      expect(sum(army.prisoners)).toBeLessThanOrEqual(sum(army.lost));
    }
    for (const [name, enemy] of [
      ['Ella', 'Morten'],
      ['Morten', 'Ella'],
    ] as const) {
      const flight = escapes.find(({ who }) => who === name);
      const fought = champions.find((one) => one.name === name);
      const isTaken = flight?.captured === true || fought?.standing === 'surrendered';
      expect(sheetOf(ana, name).captive).toBe(isTaken ? enemy : null);
      const wounds = (fought?.sheet as { wounds?: readonly object[] } | null)?.wounds?.length ?? 0;
      expect(sheetOf(ana, name).wounds).toHaveLength(wounds + (flight?.wound ? 1 : 0));
    }
    expect(escapes.length + champions.filter(({ sheet }) => sheet !== null).length).toBeGreaterThan(0);
    for (const client of [ana, bo]) await expectSameAsFresh(url, client);
    expect(await expectVerified(url, ana)).toBe(1);
    for (const client of [ana, bo]) client.close();
  });
});
