import type { Deed, Seat } from '@warmoot/protocol';
import { saga } from '@warmoot/rules';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saltCrown } from './kit/campaign.js';
import { type House, openHouse } from './kit/house.js';
import { fitsSmall, lookClosely } from './kit/looks.js';
import { says, types, typesDice } from './kit/said.js';
import { command, openTable } from './kit/tables.js';

const PHONE = { width: 390, height: 844 };
const IN_GERMAN = { locale: 'de-DE', viewport: PHONE, colorScheme: 'dark' } as const;

/** The first list in which this can be picked has it picked. */
const picks = (within: Locator, value: string): Promise<unknown> =>
  within.locator(`select:has(option[value="${value}"])`).first().selectOption(value);

const opens = async (within: Locator, ...folds: readonly string[]): Promise<void> => {
  for (const fold of folds) await within.locator(`${fold} > summary`).first().click();
};

/** Opens all parts of a form that are folded away, and picks what makes it longest, in any language. */
const OPENED: Readonly<Record<string, (form: Locator) => Promise<void>>> = {
  command: async (form) => {
    await form.getByText(/^(ready-made|fertige?)$/).click();
    await opens(form, 'details:has-text("3")');
    await form.locator('[data-hex]').first().waitFor();
    await picks(form.locator('.army-card').last(), 'skills');
    await form.locator('details > summary').last().click();
  },
  lines: async (form) => {
    const unit = form.locator('.lines-unit').first();
    await opens(unit, '.lines-fields');
    // A banner needs fifteen figures: that there are fewer is said.
    await unit.locator('.lines-fields select:has(option[value="4"])').last().selectOption('4');
    await unit.locator('.lines-leader input').first().fill('Old Sten');
  },
  sortie: async (form) => {
    await picks(form, 'mercenaries');
    await picks(form, 'one');
    const unit = form.locator('.war-roster li').first();
    await opens(unit, 'details');
    await picks(unit, 'stranger');
    await opens(unit, '.sortie-more');
    await form.locator('details > summary').last().click();
  },
};

const rated = (skill: number) => ({
  skills: Object.fromEntries(saga.ALL_SKILLS.map((one) => [one, skill])),
  motives: Object.fromEntries(saga.character.ALL_MOTIVES.map((motive) => [motive, 6])),
});

const deeds = async (page: Page, host: Seat, all: readonly object[]): Promise<void> => {
  for (const deed of all) await command(page, host, { do: 'campaign', deed } as unknown as Deed);
};

/** A campaign of Ana alone with three people. */
const PEOPLE = [
  { deed: 'found', name: 'The Salt Crown', options: { 'saga.generation.others': 'byHand' } },
  { deed: 'add', name: 'Ella', owner: 'Ana', ...rated(6) },
  { deed: 'add', name: 'Morten', owner: 'Ana', ...rated(2) },
  { deed: 'add', name: 'Wren', owner: 'Ana', ...rated(2) },
];

const SOLDIERS = [
  { deed: 'unit', name: 'Dorrow', level: 6, troops: { mediumInfantry: 600, bowmen: 300, heavyCavalry: 100 } },
  { deed: 'unit', name: 'Kell', level: 6, troops: { heavyInfantry: 400, lightCavalry: 100 } },
];

const PLACE = { choose: 'placeAll' };
const PASS = { choose: 'pass' };
const RUN = [7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 9, 10, 9, 8].map((y, nth) => ({ x: 4 + nth, y }));
const strikes = (figure: string, dice: object) => ({ choose: 'attack', figure, dice });

/** Who answers what, and the dice that fall: Ella runs at both, Morten dies of it, and Wren is found alive. */
const FOUGHT: readonly (readonly [as: string, choice: object] | readonly number[])[] = [
  ...([['Ella', PLACE], ['Morten', PLACE], [3], ['Morten', PASS]] as const),
  ['Ella', { choose: 'charge', figure: 'A1', target: 'B1', path: RUN }],
  ...([
    ['Morten', PASS],
    ['Ella', PASS],
    ['Morten', PASS],
  ] as const),
  ...([['Ella', strikes('A1', { B1: 2, B2: 1 })], [1, 1, 1], [1], [1], [1]] as const),
  ...([['Ella', strikes('A1', { B2: 1 })], [1, 1], [1], [1]] as const),
  ...([['Morten', strikes('B2', { A1: 1 })], [12, 12], [6], [1], [1]] as const),
];

const isThrow = (step: (typeof FOUGHT)[number]): step is readonly number[] => typeof step[0] === 'number';

describe('forms of war', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  const atTable = async (more: object = {}): Promise<readonly [Page, Seat]> => {
    const page = await house.visit('/rules', { reducedMotion: 'reduce', ...more });
    return [page, await openTable(page, 'Ana')];
  };

  const openForm = async (page: Page, host: Seat, kind: string): Promise<Locator> => {
    await command(page, host, { do: 'set', field: 'kind', value: kind });
    await page.goto(`${house.url}/t/${host.table}`);
    const form = page.locator(`.setup-${kind}`);
    await form.waitFor();
    return form;
  };

  /** What is to lie on paper, and nothing of the page besides. */
  const onPaper = async (page: Page, sheet: string): Promise<void> => {
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await page.locator(sheet).first().isVisible()).toBe(true);
    expect(await page.locator('.lobby').isVisible()).toBe(false);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
  };

  test.each([
    ['on a desk, in English', {}],
    ['on a phone, in German, by night', IN_GERMAN],
  ])('with all its parts open nothing of any stands out at a table: %s', async (_, more) => {
    const [page, host] = await atTable(more);
    const found: string[] = [];
    for (const [kind, opened] of Object.entries(OPENED)) {
      const form = await openForm(page, host, kind);
      await opened(form);
      found.push(...(await lookClosely(page, `${kind} set up`, `.setup-${kind}`)));
    }
    expect(found).toEqual([]);
    expect(house.complaints).toEqual([]);
  });

  test('by keys hexes are marked and units moved, Escape closes a sum; and on paper there are armies alone', async () => {
    const [page, host] = await atTable();
    const field = await openForm(page, host, 'command');
    await field.getByText('ready-made', { exact: true }).click();
    await field.getByText('Objectives: 3, impassable hexes: 0').click();
    await field.locator('[data-hex][tabindex="0"]').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await field.getByText('Objectives: 4, impassable hexes: 0').waitFor();
    await onPaper(page, '.army-sheet');

    const a = (await openForm(page, host, 'sortie')).getByRole('region', { name: 'Side A' });
    const named = (nth: number) =>
      a
        .locator('.war-roster li')
        .nth(nth)
        .getByRole('textbox', { name: /^Name: / });
    await named(0).fill('Old Guard');
    await a.locator('.war-roster li').first().locator('summary').first().click();
    await a.getByRole('button', { name: /^Old Guard: .* in hand at the start$/ }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await a
      .getByRole('button', { name: /before the one above/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => named(1).inputValue()).toBe('Old Guard');
    await onPaper(page, '.army-sheet');
    expect(house.complaints).toEqual([]);
  });

  test('the builder of a band by keys, with a copy from the cast and its sums: it fits, and is printed alone', async () => {
    const [page, host] = await atTable();
    await saltCrown(page, host, [host.seat, null]);
    const form = await openForm(page, host, 'skirmish');
    await form.getByLabel('Strength agreed on').fill('6');
    await form.getByText('3 over the limit').first().waitFor();
    const found = [...(await lookClosely(page, 'skirmish set up', '.setup-skirmish'))];
    await form.getByRole('button', { name: 'Avitch, figure by figure' }).focus();
    await page.keyboard.press('Enter');
    const builder = page.getByRole('dialog', { name: 'The band Avitch' });
    const press = async (name: string): Promise<void> => {
      await builder.getByRole('button', { name }).focus();
      await page.keyboard.press('Enter');
    };
    await builder.getByRole('listbox', { name: 'The figures of the band' }).focus();
    await page.keyboard.press('End');
    await builder.getByRole('option', { name: /Sefa/, selected: true }).waitFor();
    for (const who of ['Sefa', 'Wilkin', 'Maud', 'Tam', 'Odda', 'Berrin Holt']) await press(`Leave ${who} out`);
    await builder.getByText('Nobody is in the band yet').waitFor();
    await builder.getByLabel('Which stock figure').selectOption('captain');
    await press('Stock figure');
    for (const fold of ['Change by hand', 'Change the gear']) {
      await builder.getByText(fold).focus();
      await page.keyboard.press('Enter');
    }
    await builder.getByLabel('Vigor', { exact: true }).fill('9');
    for (const thing of ['Sword', 'Shield']) await builder.getByLabel(`${thing}: where`).selectOption('left');
    await builder.getByText('This figure cannot fight as it is').waitFor();
    found.push(...(await lookClosely(page, 'band builder', '.band-builder')));

    await builder.getByLabel('Who of the cast').selectOption({ label: 'Lady Ella Avitch' });
    await press('From the cast');
    await builder.getByRole('region', { name: 'From the sheet' }).getByRole('button', { name: 'Capture 7' }).click();
    // Escape closes the sum and not what it lies upon.
    const sum = page.getByRole('dialog', { name: 'WARBAND-SAGA-003' });
    await sum.getByText('Speed').first().waitFor();
    await page.keyboard.press('Escape');
    await sum.waitFor({ state: 'hidden' });
    await press('Add Ella Avitch to the band');
    await builder.getByText(/^copied /).waitFor();
    found.push(...(await lookClosely(page, 'band builder with a copy', '.band-builder')));
    expect(found).toEqual([]);
    await onPaper(page, '.band-sheet');
    expect(house.complaints).toEqual([]);
  });

  test('on a phone, in German, by night, a skirmish fits, and every part of the builder', async () => {
    const [page, host] = await atTable(IN_GERMAN);
    const form = await openForm(page, host, 'skirmish');
    const found = [...(await lookClosely(page, 'skirmish set up, phone', '.setup-skirmish'))];
    await form.getByRole('button', { name: 'Avitch, Figur für Figur' }).click();
    const builder = page.getByRole('dialog', { name: 'Die Schar Avitch' });
    for (const part of ['Schar', 'Figur', 'Bogen', 'Druck']) {
      await page.setViewportSize(PHONE);
      await builder.locator('.bb-tabs').getByRole('button', { name: part, exact: true }).click();
      found.push(...(await fitsSmall(page, `band builder, phone: ${part}`)));
    }
    expect(found).toEqual([]);
    expect(house.complaints).toEqual([]);
  });

  test('the plans of a campaign shut nobody out, by whatever rules a battle or a duel is fought', async () => {
    const [page, host] = await atTable();
    await deeds(page, host, [...PEOPLE, ...SOLDIERS]);
    await page.goto(`${house.url}/t/${host.table}/campaign`);
    await page.locator('.next').getByRole('button', { name: 'Plan something' }).click();
    const form = page.getByRole('dialog');
    const what = form.getByLabel('What it is', { exact: true });
    const army = (nth: number) => form.locator('.plan-army').nth(nth);
    await what.selectOption({ label: 'Battle' });
    for (const [nth, soldiers, leader] of [
      [0, 'Soldiers of Dorrow', 'Ella'],
      [1, 'Soldiers of Kell', 'Morten'],
    ] as const) {
      await army(nth).getByLabel('Army').selectOption({ label: soldiers });
      await army(nth).getByLabel('Commander').selectOption({ label: leader });
    }
    const found: string[] = [];
    const lookAt = async (name: string): Promise<void> =>
      void found.push(...(await lookClosely(page, `plan ${name}`, '.plan-form')));
    await form.getByText('By command points', { exact: true }).click();
    await expect.poll(() => army(2).locator('.plan-translated tr').count()).toBe(9);
    await lookAt('by command points');
    await form.getByText('As battle lines', { exact: true }).click();
    await form.getByText('What the troops are here').click();
    await form.getByRole('group', { name: 'Bowmen', exact: true }).waitFor();
    await lookAt('in lines');
    await form.getByText('In sorties', { exact: true }).click();
    const first = army(2).getByRole('group', { name: /^A1,/ });
    await first.getByLabel('Heads split off').fill('250');
    await first.getByLabel('Led by').selectOption({ label: 'Ella' });
    await form.getByText('What the troops are here').click();
    await form.getByRole('group', { name: 'Light cavalry', exact: true }).waitFor();
    await lookAt('in sorties');

    await what.selectOption({ label: 'Duel' });
    for (const [nth, who] of ['Ella', 'Morten'].entries()) await form.locator('.who').nth(nth).getByLabel(who).check();
    await form.getByText('As a skirmish', { exact: true }).click();
    await army(0).getByText('Ella as a figure: Might').click();
    await army(0).getByLabel('Stock figure to add').selectOption({ label: 'Captain' });
    await army(0).getByRole('button', { name: 'Add it' }).click();
    await army(0).getByLabel('Name of the Captain').fill('Osk');
    await lookAt('as a skirmish');
    expect(found).toEqual([]);
    expect(house.complaints).toEqual([]);
  });

  test('what comes next after a skirmish of a campaign shuts nobody out', async () => {
    const [page, host] = await atTable();
    await deeds(page, host, PEOPLE);
    await typesDice([page, host]);
    const plan = { by: 'warband', side1: ['c1'], side2: ['c2', 'c3'] };
    await deeds(page, host, [{ deed: 'plan', day: 1, scene: 'duel', title: 'The mill road', plan }]);
    await command(page, host, { do: 'play', play: { play: 'entry', entry: 'e4' } } as unknown as Deed);
    for (const step of FOUGHT)
      if (isThrow(step)) await types([page, host], step);
      else await says([page, host], step[1], step[0]);
    await page.goto(`${house.url}/t/${host.table}`);
    const next = page.getByRole('link', { name: 'What comes next' });
    await next
      .or(page.getByRole('button', { name: 'What comes next' }))
      .first()
      .click();
    await page.getByRole('heading', { name: 'What goes with them' }).waitFor();
    expect(await lookClosely(page, 'after a skirmish')).toEqual([]);
    expect(house.complaints).toEqual([]);
  });
});
