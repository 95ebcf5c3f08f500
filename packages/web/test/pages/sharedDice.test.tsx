import { linkOf } from '@warmoot/kernel';
import { DeskTable } from '@warmoot/table/testing/desk';
import { expect, test } from 'vitest';
import { opposedCheckOf } from '../kit/tables.js';
import { ANA, BO } from './begun.js';
import { Device } from './device.js';
import { only, textOf } from './forms.js';
import { DeskLine } from './line.js';
import { allOf, one } from './look.js';
import { openedAsking } from './opened.js';

/** Ana and Bo at a table to whose dice everybody adds, in a check of hers against him. */
const checked = (): DeskTable => {
  const desk = new DeskTable([ANA, BO], { dice: 'shared' });
  new DeskLine(desk, []).do(ANA, opposedCheckOf(ANA, BO));
  return desk;
};

/** What the seats of a scene have added to its dice. */
const added = (desk: DeskTable): readonly string[] =>
  desk.records
    .flatMap(({ what }) => (what.did === 'played' ? [what.entry.input.input] : []))
    .filter((input) => input === 'share' || input === 'link');

test('two devices add their shares by themselves, and the dice fall', async () => {
  const desk = checked();
  const ana = await openedAsking('/t/desk', new DeskLine(desk, [ANA]));
  expect(allOf(ana, '.after')).toEqual([]);
  const kept = Object.entries(localStorage);
  await ana.close();
  const bo = await openedAsking('/t/desk', new DeskLine(desk, [BO]));
  await bo.close();
  expect(added(desk)).toEqual(['share', 'share', 'link']);
  expect(kept.length).toBeGreaterThan(0);
});

test('where a device is away the dice wait, and whoever is there reads for whom and what can be done', async () => {
  const desk = checked();
  const line = new DeskLine(desk, [ANA]);
  const page = await openedAsking('/t/desk', line);
  const says = textOf(page.room);
  expect(says).toContain('Waiting for Bo’s device');
  // Though the rules have Ana throw, nothing is asked of her.
  expect(says).toContain('The dice, 2d8 + d10z, wait for the device of Bo.');
  expect(says).not.toContain('Awaited from');
  page.the('button', 'Propose that the computer plays for Bo');
  // What is before the table is not offered again.
  await page.press(['button', 'Propose to go on with the server’s dice alone']);
  expect(textOf(page.room)).toContain('How to go on without it is before the table.');
  expect(page.all('button', /^Propose /)).toEqual([]);
  await page.does(() => line.do(ANA, { do: 'withdraw', proposal: 1 }));
  page.the('button', 'Propose to go on with the server’s dice alone');
});

test('who was away reads on the first page that the dice wait for their device, goes there, and it adds', async () => {
  const desk = checked();
  const ana = await openedAsking('/t/desk', new DeskLine(desk, [ANA]));
  await ana.close();
  desk.away.add(BO);
  desk.now += 60_000;
  const page = await openedAsking('/', new Device(desk, [BO]));
  await page.press(one(page, 'a', 'The dice wait for your device'));
  expect(location.pathname).toBe('/t/desk');
  expect(added(desk).filter((input) => input === 'share')).toHaveLength(2);
});

test('a chain that another device of the same person keeps is taken over here', async () => {
  const desk = checked();
  const line = new DeskLine(desk, [ANA]);
  line.do(ANA, { do: 'share', scene: 1, tip: linkOf('ana elsewhere', 0) });
  line.do(BO, { do: 'share', scene: 1, tip: linkOf('bo elsewhere', 0) });
  const ana = await openedAsking('/t/desk', line);
  await ana.press(['button', 'Add my share from this device']);
  await ana.close();
  const bo = await openedAsking('/t/desk', new DeskLine(desk, [BO]));
  await bo.press(['button', 'Add my share from this device']);
  await bo.close();
  expect(added(desk).filter((input) => input === 'share')).toHaveLength(4);
});

test('one device adds for everybody who sits at it, without being passed on', async () => {
  const desk = new DeskTable([ANA, BO], { dice: 'shared' });
  const line = new Device(desk, [ANA, BO]);
  const page = await openedAsking('/t/desk', line);
  await page.does(() => line.do(ANA, opposedCheckOf(ANA, BO)));
  only(page, '.after');
  expect(allOf(page, '.curtain')).toEqual([]);
  expect(added(desk)).toEqual(['share', 'share', 'link', 'link']);
});
