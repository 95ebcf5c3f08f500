import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { decide } from './kit/play.js';
import { command, duelOf, invite, twoAtTable } from './kit/tables.js';

describe('seats', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  const follow = async (link: string | null) => {
    const page = await house.visit((link ?? '').replace(house.url, ''));
    await page.getByRole('button', { name: 'Take the seat' }).click();
    return page;
  };

  test('one sits on a second device too, and sees there what the first one sees', async () => {
    const { ana, bo, host, guest, go } = await twoAtTable(house.visit);
    await go();
    await bo.getByRole('button', { name: 'Bo: Menu' }).click();
    await bo.getByRole('button', { name: 'Sit here on another device too' }).click();
    await bo.getByText('You stay seated here as well.').waitFor();
    const second = await follow(await bo.locator('.pop .invitation-link').textContent());
    await second.locator('.people li', { hasText: 'Bo' }).getByText(/you/).waitFor();
    await bo.keyboard.press('Escape');
    await command(ana, host, duelOf(host.seat, guest.seat));
    await Promise.all([bo.locator('.foot-act').waitFor(), second.locator('.foot-act').waitFor()]);
    await decide(second, () => 0);
    await bo.getByRole('heading', { name: 'Sealed' }).waitFor();
    await bo.getByText('Answered in your other window').waitFor();
    expect(await second.getByText('Answered in your other window').count()).toBe(0);
    expect(house.complaints).toEqual([]);
  });

  test('a seat is handed out anew: who had it is told so, and who has it now plays on', async () => {
    const { ana, bo, host, guest, go } = await twoAtTable(house.visit);
    await command(ana, host, duelOf(host.seat, guest.seat));
    await go();
    await ana.getByRole('button', { name: 'Log and people' }).click();
    await ana.getByRole('tab', { name: 'People' }).click();
    await ana.getByRole('button', { name: 'Bo: Menu' }).click();
    // It is Bo's own: the table settles it, with Bo's word.
    await ana.getByRole('button', { name: 'Propose to hand out the seat of Bo anew' }).click();
    // What silence would come to stands with the question, and that Bo can refuse it.
    await bo
      .locator('.asked')
      .getByText(/Against your word it falls. From .* on your silence counts as a yes/)
      .waitFor();
    await bo.locator('.asked').getByRole('button', { name: 'Agree' }).click();
    await bo.getByText('The host may hand out your seat').waitFor();
    await ana.getByRole('button', { name: 'Hand out the seat of Bo anew', exact: true }).click();
    const link = await ana.locator('.pop .invitation-link').textContent();
    const cy = await follow(link);
    await bo.getByRole('heading', { name: 'You have no seat at this table' }).waitFor();
    await cy.locator('.foot-act').waitFor();
    await decide(cy, () => 0);
    await ana.getByText('Joris: sealed').waitFor();
    // The link was for one: whoever comes later is told what can be done, and keeps what was typed.
    const di = await house.visit((link ?? '').replace(house.url, ''));
    await di.getByRole('alert').getByText('This link has run out').waitFor();
    expect(await di.getByLabel('Code', { exact: true }).inputValue()).not.toBe('');
    expect(house.complaints).toEqual([]);
  });

  test('whoever is taken off the table reads so, and how to come back', async () => {
    const { ana, bo, host, guest, go } = await twoAtTable(house.visit);
    await go();
    await command(ana, host, { do: 'unseat', seat: guest.seat });
    const out = bo.getByRole('heading', { name: 'You were taken off this table' });
    await out.waitFor();
    await bo.reload();
    await out.waitFor();
    await bo.getByText('You can come back when the host invites anew').waitFor();
    const { secret } = await invite(ana, host);
    await bo.goto(`${house.url}/join#${secret}`);
    await bo.getByLabel('Your name').fill('Bo again');
    await bo.getByRole('button', { name: 'Take the seat' }).click();
    await bo.locator('.people li', { hasText: 'Bo again' }).waitFor();
    expect(house.complaints).toEqual([]);
  });

  test('somebody watches: everything is seen, nothing is asked, no secret is shown', async () => {
    const { ana, host, guest, go } = await twoAtTable(house.visit);
    await command(ana, host, duelOf(host.seat, guest.seat));
    await go();
    const { secret } = await invite(ana, host, 'spectator');
    const di = await house.visit(`/join#${secret}`);
    await di.getByLabel('Your name').fill('Di');
    await di.getByRole('button', { name: 'Take the seat' }).click();
    await di.locator('.duel').waitFor();
    await di.getByText('You are watching.').waitFor();
    expect(await di.locator('.foot-act').count()).toBe(0);
    await decide(ana, () => 0);
    await di.locator('.waiting-for li', { hasText: 'Ella' }).locator('[data-state="made"]').waitFor();
    await di.getByRole('button', { name: 'Log and people' }).click();
    expect(await di.locator('.side').textContent()).not.toContain('fight on');
    expect(await di.getByRole('button', { name: /Undo/ }).count()).toBe(0);
    expect(house.complaints).toEqual([]);
  });

  test('the computer plays for one who rests, and for one whom the table lets rest, until they are back', async () => {
    const { ana, bo, host, guest, go } = await twoAtTable(house.visit);
    await command(ana, host, duelOf(host.seat, guest.seat));
    await go();
    await bo.getByRole('button', { name: 'Log and people' }).click();
    await bo.getByRole('tab', { name: 'People' }).click();
    await bo.getByRole('button', { name: 'Bo: Menu' }).click();
    await bo.getByRole('button', { name: 'Let the computer play for me' }).click();
    await ana.getByText('Joris: sealed').waitFor();
    const said = bo.locator('.reminded', { hasText: 'The computer plays for you' });
    await said.getByRole('button', { name: 'Play myself again' }).click();
    await said.waitFor({ state: 'detached' });
    await bo.getByRole('button', { name: 'Bo: Menu' }).click();
    await bo.getByRole('button', { name: 'Let the computer play for me' }).waitFor();
    // Others may propose it too; whoever is here is asked.
    await command(ana, host, { do: 'propose', about: 'regent', value: { seat: guest.seat, player: 'captain' } });
    await bo.locator('.asked').getByText('play for Bo').waitFor();
    await bo.locator('.asked').getByText('Your silence is no yes.').waitFor();
    await bo.locator('.asked').getByRole('button', { name: 'Agree' }).click();
    await bo
      .locator('.people li', { hasText: 'Bo' })
      .getByText(/regent/)
      .waitFor();
    expect(house.complaints).toEqual([]);
  });
});
