import { type TableFile, tableHash } from '@warmoot/protocol';
import { readFile } from '@warmoot/table/testing/desk';
import { storyTold } from '@warmoot/words';
import { describe, expect, test } from 'vitest';
import { only, savedBy, textOf } from './forms.js';
import { one } from './look.js';
import { comes, openedAsking, partComes } from './opened.js';
import type { Page } from './page.js';
import {
  afterMarch,
  appealMade,
  beginAlone,
  fought,
  holdCouncil,
  letEnd,
  playOn,
  readLeaf,
  ridden,
  rideToTheTown,
  setOutAlone,
  whatComesNext,
} from './raid.js';

const told = storyTold('en', 'raid');

/** What the plan of a battle says, as far as it is told here. */
interface Battle {
  readonly attacker: { readonly champions: readonly string[] };
  readonly defender: { readonly champions: readonly string[] };
  readonly defence: string;
  readonly fields: readonly { readonly name: string }[];
}

/** How the battle has ended, by who holds the field. */
const BEFELL = [
  ['by Ella’s riders', 'won'],
  ['by Dorrow’s guard', 'lost'],
] as const;

const heads = ({ room }: Page): string => textOf(room.querySelector('.handover-carried'));

describe('the raid', () => {
  test('the council by the page, and what was granted in it stands before the march', async () => {
    const { device, page } = await beginAlone();
    expect(await readLeaf(page)).toContain('eleven carts');
    // Lead 6 reaches 17 with 13 and with 12; Jorun is Avenging 10, Wren Prudent 9.
    expect(await holdCouncil(page, device)).toEqual(['19 against 17, then 6 on 10', '18 against 17, then 5 on 9']);
    expect(device.movedIn('council')).toEqual([
      `Jorun Halfhand: ${told('council.riders.response')}`,
      `Wren of Hag Wood: ${told('council.way.response')}`,
    ]);
    await whatComesNext(page);
    await playOn(page, 'The march');
    // Ella's thirty and Jorun's thirty; nobody whom the chest would have paid.
    expect(await readLeaf(page)).toMatch(/60 riders follow Ella.*Wren goes ahead.*Hedda has kept the chest shut/);
  });

  test('the march by the page, and what is carried over from it', async () => {
    const page = await openedAsking('/t/desk', setOutAlone());
    await readLeaf(page);
    await rideToTheTown(page);
    await whatComesNext(page);
    for (const row of ['Dorrow’s guard stands; Ella’s riders attack.', 'Spear distance.', 'Hob’s Cross.'])
      expect(heads(page)).toContain(row);
  });

  test('the battle begins with what was granted in the council and met on the march', async () => {
    const device = ridden();
    const page = await afterMarch(device);
    await playOn(page, 'The battle');
    const leaf = await readLeaf(page);
    expect(leaf).toMatch(/60 of them.*The bell has rung: 80 of the town are in arms/);
    // From the council: sixty riders, and Wren among those who may fight. From the march: the guard stands, and the bell
    // has called twenty to its sixty; twenty more would have come only for their roofs.
    const people = Object.values(device.campaign.characters);
    const named = (ids: readonly string[]) => ids.map((id) => people.find((one) => one.id === id)?.name);
    const { attacker, defender, defence, fields } = device.chapter('battle').plan as unknown as Battle;
    expect(attacker).toMatchObject({ name: 'Ella’s riders', troops: { mediumCavalry: 60, lightCavalry: 0 } });
    expect(defender).toMatchObject({
      name: 'Dorrow’s guard',
      troops: { pikemen: 20, bowmen: 20, mediumInfantry: 40, mediumCavalry: 0 },
    });
    expect(named(attacker.champions)).toEqual(['Lady Ella Avitch', 'Jorun Halfhand', 'Wren of Hag Wood']);
    expect(named(defender.champions)).toEqual(['Joris Dorrow', 'Casimir Dorrow']);
    expect(defence).toBe('standing');
    expect(fields.map(({ name }) => name)).toEqual(['Before Hob’s Cross']);
    expect(device.desk.facts.scene?.session.header.setup).toMatchObject({
      attacker: { troops: { mediumCavalry: 60 } },
      defender: { troops: { pikemen: 20, bowmen: 20, mediumInfantry: 40 } },
    });
  });

  test('whoever gives up in a duel is in their hands, and the parley and the end of the story know of it', async () => {
    const device = fought();
    const page = await openedAsking('/t/desk', device);
    await partComes(page, '.after');
    const held = textOf(one(page, '.battle-body .scene-lead'));
    expect(textOf(one(page, '.army-champion-rows li', 'Lady Ella'))).toContain('Surrendered');
    await whatComesNext(page);
    expect(heads(page)).toContain('Lady Ella Avitch, in the hands of Joris Dorrow.');
    const after = Object.values(device.campaign.characters);
    expect(after.find(({ name }) => name === 'Lady Ella Avitch')?.captive).toBe('Joris Dorrow');

    // The same dice as in the council; Casimir is Proud 10.
    await playOn(page, 'The parley');
    expect(await readLeaf(page)).toContain('The Dorrows hold somebody of Tarn Hall');
    const margin = await appealMade(page, { to: 'Casimir', want: 'Let them go', skill: 'Lead', motive: 'Proud' });
    expect(margin).toBe('19 against 17, then 6 on 10');
    await page.does(() => device.rest('Guest'));
    const granted = device.movedIn('parley');
    expect(granted).toContain(`Casimir Dorrow: ${told('parley.ours.free.response')}`);
    await whatComesNext(page);
    const words = await letEnd(page);
    const agreed = granted.some((one) => one.startsWith('Lady Ella')) ? 'both' : 'ours';
    const [, befell = 'even'] = BEFELL.find(([by]) => held.includes(by)) ?? [];
    expect(words).toBe(`${told(`end.befell.${befell}`)} ${told(`end.agreed.${agreed}`)}`);
    expect(device.chapters).toEqual(
      ['council', 'march', 'battle', 'parley', 'end'].map((chapter) => [chapter, 'done']),
    );

    // The file of the campaign, by the page: what is read from it tells the same story.
    const story = textOf(only(page, '.journal-main'));
    for (const part of ['Council at Tarn Hall', 'The ride to Hob’s Cross', 'Battle of Hob’s Cross', words])
      expect(story).toContain(part);
    const file = JSON.parse(await savedBy(page, page.the('button', 'Save the whole campaign as a file'))) as TableFile;
    await page.close();
    expect(file.hash).toBe(tableHash(file.records));
    const read = await readFile(file);
    if (!read.ok) throw new Error(JSON.stringify(read.refusal));
    expect([read.value.hash, read.value.notReplayed]).toEqual([file.hash, []]);
    expect(read.value.facts.campaign?.open).toEqual(device.campaign);
    const there = device.apart();
    there.desk.facts = { ...read.value.facts, table: 'desk' };
    there.desk.records.splice(0, there.desk.records.length, ...read.value.records);
    const elsewhere = await openedAsking('/t/desk/journal', there);
    const journal = await comes(elsewhere, () => elsewhere.room.querySelector<HTMLElement>('.journal-main'));
    expect(textOf(journal)).toBe(story);
  });
});
