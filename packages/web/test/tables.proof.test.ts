import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { look, lookClosely } from './kit/looks.js';
import { decide } from './kit/play.js';
import { command, duelOf, joinTable, openTable } from './kit/tables.js';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

describe('people at a table', () => {
  test('one sends a link, the other follows it, and a duel is set up and begun', async () => {
    const ana = await house.visit('/start');
    await ana.getByLabel('Your name').fill('Ana');
    await ana.getByRole('button', { name: 'Open the table' }).click();
    await ana.getByText('Links that seat at once').click();
    await ana.getByRole('button', { name: 'Invite a player' }).click();
    const link = (await ana.locator('.invitation-link').textContent()) ?? '';
    expect(link).toContain('/join#');
    const bo = await house.visit(link.replace(house.url, ''));
    await bo.getByLabel('Your name').fill('Bo');
    await bo.getByRole('button', { name: 'Take the seat' }).click();
    await ana.locator('.people li', { hasText: 'Bo' }).getByText('here').waitFor();
    await ana.getByLabel('Fights as').nth(1).selectOption('knight');
    await ana.getByLabel('Played by').nth(1).selectOption('Bo');
    await ana.getByRole('button', { name: 'Begin the duel' }).click();
    await Promise.all([ana.locator('.duel').waitFor(), bo.locator('.duel').waitFor()]);
    await expect.poll(() => bo.title()).toBe('(1) Ella against Joris · Warmoot');
    await decide(bo, () => 0);
    await expect.poll(() => bo.title()).toBe('Ella against Joris · Warmoot');
    await ana.getByText('Joris: sealed').waitFor();
    expect(house.complaints).toEqual([]);
  });

  test('one reads a code aloud, the other types it, is let in, asks for something, and the duel begins', async () => {
    const ana = await house.visit('/start');
    await ana.getByLabel('Your name').fill('Ana');
    // Three presses from the first page to an invitation: start a table, open it; and the code stands there.
    await ana.getByRole('button', { name: 'Open the table' }).click();
    const code = (await ana.locator('.bring-code').textContent()) ?? '';
    expect(code).toMatch(/^[2-9A-HJKMNP-Z]{3} [2-9A-HJKMNP-Z]{3}$/);
    await ana.getByRole('img', { name: 'A code to scan' }).waitFor();

    const ben = await house.visit('/');
    await ben.getByLabel('Code or link of a table').fill('222 222');
    await ben.getByRole('button', { name: 'Join' }).click();
    await ben.getByText('No table here has this code').waitFor();
    await ben.getByLabel('Code', { exact: true }).fill(code.toLowerCase().replace(' ', ''));
    await ben.getByRole('button', { name: 'Go to the door' }).click();
    // Who invites, to what, how long, how many; the seat that is free is picked.
    await ben.getByText('Ana invites you to').waitFor();
    await ben.getByRole('heading', { name: 'A duel', exact: true }).waitFor();
    await ben.getByText('one seat free').waitFor();
    expect(await ben.getByRole('radio', { name: /Ella/ }).isDisabled()).toBe(true);
    await ben.getByLabel('Your name').fill('Ben');
    expect(await lookClosely(ben, 'join')).toEqual([]);
    await ben.getByRole('button', { name: 'Sit down as Joris' }).click();
    await ben.getByRole('heading', { name: 'You are at the door' }).waitFor();
    await ana.getByText('Ben is at the door').waitFor();
    await ana.getByRole('button', { name: 'Let Ben in' }).click();

    // One sheet: what Ben presses is asked for, and what Ana presses is set, on both pages.
    await ben.getByText('Ana’s press sets it; yours asks').waitFor();
    expect(await ben.locator('.setup-duel .slate-note').allTextContents()).toEqual([
      'set by Ana',
      'as usual',
      'as usual',
      'the table settles it',
      'the table settles it',
      'the table settles it',
    ]);
    // The pace is nobody's alone to set: whoever presses proposes it, and all see it at its field.
    await ben.getByText('over days').click();
    await ana.locator('.switch', { hasText: 'Pace' }).getByText('Ben proposes: over days').waitFor();
    await ben.locator('.switch', { hasText: 'Pace' }).getByText('you propose: over days').waitFor();
    expect(await ana.getByRole('radio', { name: 'at one sitting' }).isChecked()).toBe(true);
    await ana.getByText('over days', { exact: true }).click();
    await expect.poll(() => ben.getByRole('radio', { name: 'over days' }).isChecked()).toBe(true);
    await ben.getByRole('tab', { name: 'Battle', exact: true }).click();
    await ana.getByText('Ben asks: Battle').waitFor();
    await ana.getByRole('button', { name: 'Keep it as it is' }).click();
    await ana.getByText('Ben asks: Battle').waitFor({ state: 'detached' });
    await ben.getByRole('tab', { name: 'Duel' }).click();
    await ana.getByText('Ben asks: Duel').waitFor();
    await ana.getByRole('button', { name: 'Agree' }).click();
    await ben.getByText('Sword', { exact: true }).click();
    await ana.getByText('Ben asks: Sword distance').waitFor();
    expect(await ben.getByRole('radio', { name: 'Spear' }).isChecked()).toBe(true);
    await ana.getByText('First answer what is asked for').waitFor();
    await ana.getByRole('button', { name: 'Agree' }).click();
    await ben.locator('.switch', { hasText: 'They begin at' }).getByText('set by you').waitFor();
    await expect.poll(() => ana.getByRole('radio', { name: 'Sword' }).isChecked()).toBe(true);
    await ana.getByText('Ben sits as Joris').waitFor();
    await ana.getByRole('button', { name: 'Begin the duel' }).click();
    await Promise.all([ana.locator('.duel').waitFor(), ben.locator('.duel').waitFor()]);

    // The seats are taken, so the code is over: who comes later is told so, and not that it was mistyped.
    const cy = await house.visit(`/join#${code.replace(' ', '')}`);
    await cy.getByText('This code is over').waitFor();
    expect(house.complaints).toEqual([]);
  });

  test('going back is proposed from the log, agreed to, and struck through', async () => {
    const [ana, bo] = [await house.visit('/rules'), await house.visit('/rules')];
    const host = await openTable(ana, 'Ana');
    const guest = await joinTable(ana, host, bo, 'Bo');
    await command(ana, host, duelOf(host.seat, guest.seat));
    await Promise.all([ana, bo].map((page) => page.goto(`${house.url}/t/${host.table}`)));
    await decide(ana, () => 0);
    await decide(bo, () => 0);
    await ana.getByRole('heading', { name: 'Yours to decide' }).waitFor({ state: 'detached' });
    await ana.getByRole('button', { name: 'Log and people' }).click();
    await ana.getByRole('button', { name: 'Entry 0: more' }).click();
    await ana.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await ana.getByRole('button', { name: 'Copy the link to entry 0' }).click();
    await ana.getByRole('button', { name: 'Link copied' }).waitFor();
    const shared = await ana.evaluate(() => navigator.clipboard.readText());
    expect(shared).toBe(`${house.url}/t/${host.table}/log#entry-0`);
    await ana.getByRole('button', { name: 'Undo to here' }).click();
    await bo.locator('.asked').getByText('Go back to entry 0').waitFor();
    await bo.locator('.asked').getByRole('button', { name: 'Agree' }).click();
    await ana.getByRole('heading', { name: 'Yours to decide' }).waitFor();
    await ana
      .locator('.side')
      .getByText(/Back to entry 0/)
      .waitFor();
    expect(await ana.locator('.side .log-entry[data-state="undone"]').count()).toBeGreaterThan(0);
    expect(house.complaints).toEqual([]);
  });
});

describe('dice that are typed in', () => {
  const TYPED = { hideMade: false, dice: 'typed', referee: null, deadline: null } as const;
  const side = (name: string, rating: number) => ({ name, seat: 'Ana', rating });

  test('many have keys, and a number that no die shows is typed as one', async () => {
    const page = await house.visit('/rules');
    const ana = await openTable(page, 'Ana');
    await command(page, ana, { do: 'propose', about: 'options', value: TYPED });
    const setup = { kind: 'opposed', seats: ['Ana'], acting: side('Ella', 4), opposing: side('Joris', 0) };
    await command(page, ana, { do: 'begin', scene: 'saga-1e/check', setup, options: {} });
    await page.goto(`${house.url}/t/${ana.table}`);
    const dice = page.locator('.typed-dice');
    await dice.waitFor();
    expect(await lookClosely(page, 'typed-many')).toEqual([]);
    // S1E-CHECK-002: a difference of 4 takes 6 dice.
    const keys = dice.locator('.typed-keys');
    for (let die = 0; die < 6; die++) await keys.getByRole('button', { name: '7', exact: true }).click();
    expect(await dice.locator('input').inputValue()).toBe('7 7 7 7 7 7');
    await dice.getByRole('button', { name: 'Enter the dice' }).click();
    await dice.waitFor({ state: 'detached' });

    const characters = [{ name: 'Guard', kind: 'other' }];
    await command(page, ana, {
      do: 'begin',
      scene: 'saga/generation',
      setup: { seats: ['Ana'], characters },
      options: {},
    });
    await dice.getByText('6 ten-sided dice').waitFor();
    expect(await look(page, 'typed-number')).toEqual([]);
    await dice.getByLabel('Your number').fill('047 123');
    await dice.getByRole('button', { name: 'Enter the number' }).click();
    await page.locator('.strip').getByText('a draw of 47123 in a million gives 0').waitFor();
    expect(house.complaints).toEqual([]);
  });
});
