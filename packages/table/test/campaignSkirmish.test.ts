import { stream } from '@warmoot/kernel';
import type { saga, warband } from '@warmoot/rules';
import { type Client, expectSameAsFresh, expectVerified, ground, joinTable, openTable } from '@warmoot/table/testing';
import { describe, expect, test } from 'vitest';
import { addRated, agreed, BY_HAND, entryOf, playOn } from './campaignKit.js';
import { Reader } from './secretsKit.js';

/** So small a place that they meet, and soon over where nobody wants to. */
const SOON = { 'warband.quietRounds': 2, 'warband.map': { width: 9, height: 8 } };

const sheetOf = ({ campaign }: Client, name: string): saga.campaign.Character =>
  (Object.values(campaign?.open.characters ?? {}) as readonly saga.campaign.Character[]).find(
    (one) => one.name === name,
  ) as saga.campaign.Character;

describe('a campaign’s fight by figures at a table', () => {
  const { serve } = ground('SQLite');

  test('WARBAND-SAGA-001 WARBAND-SAGA-002 WARBAND-SAGA-012 WARBAND-SAGA-013 both agree, it is played over a restart, and what came of it stands on the sheets', async () => {
    const first = await serve();
    const host = await openTable(first.url, 'Ana', { options: { dice: 'typed' } });
    const [ana, bo] = [new Reader(host, first.url), new Reader(await joinTable(first.url, host, 'Bo'), first.url)];
    for (const client of [ana, bo]) await client.connect(first.url);
    const options = { ...BY_HAND, skirmish: SOON };
    expect(await ana.deed({ deed: 'found', name: 'The Salt Crown', options })).toBeNull();
    const ella = await addRated(ana, 'Ella', 'Ana');
    const kai = await addRated(ana, 'Kai', 'Ana');
    const morten = await addRated(bo, 'Morten', 'Bo');
    const plan = { by: 'warband', side1: [ella, kai], side2: [morten], stock2: [{ like: 'spearman', name: 'Tam' }] };
    expect(await ana.deed({ deed: 'plan', day: 3, scene: 'duel', title: 'At the mill', plan })).toBeNull();
    await ana.until(() => entryOf(ana, 'At the mill') !== undefined);
    const play = { play: 'entry', entry: entryOf(ana, 'At the mill')?.id ?? '' };

    // Nobody begins it alone; once the other side's owner agrees, it begins.
    expect(await ana.play(play)).toEqual({ code: 'TABLE_DECIDES', rule: 'WARBAND-SAGA-001' });
    await agreed(ana, [bo], 'play', { play });
    for (const client of [ana, bo]) await client.until(() => client.scene?.name === 'warband/skirmish');
    const source = stream('at the mill');
    await playOn([ana, bo], source, 12);
    expect(ana.scene?.name).toBe('warband/skirmish');
    await first.stop();

    const { url } = await serve();
    for (const client of [ana, bo]) await client.connect(url);
    expect(ana.scene?.name).toBe('warband/skirmish');
    await playOn([ana, bo], source, 2_000);
    for (const client of [ana, bo]) await client.until(() => entryOf(client, 'At the mill')?.state === 'done');

    const { bands } = (entryOf(bo, 'At the mill')?.outcome ?? {}) as unknown as warband.SkirmishOutcome;
    expect(bands.map(({ figures }) => figures.map(({ character }) => character))).toEqual([
      [ella, kai],
      [morten, null],
    ]);
    for (const [side, { figures }] of bands.entries()) {
      for (const { name, character, captured, fate, survives, wounds, wasDown } of figures) {
        if (character === null) continue;
        const sheet = sheetOf(ana, name);
        expect(sheet.captive).toBe(captured ? ['Morten', 'Ella'][side] : null);
        expect(sheet.dead !== null).toBe(fate === 'dead' || (fate === 'slain' && !survives));
        // Everybody was well before. A Wound of the fight, or having been down, is a wound on the sheet.
        const isHurt = wounds.length > 0 || wasDown || survives;
        if (sheet.dead === null) expect(sheet.wounds.length > 0).toBe(isHurt);
      }
    }
    for (const client of [ana, bo]) await expectSameAsFresh(url, client);
    expect(await expectVerified(url, ana)).toBe(1);
    for (const client of [ana, bo]) client.close();
  });
});
