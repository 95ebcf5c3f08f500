import { refuse } from '@warmoot/protocol';
import { DeskTable, invited, knocked, letComputersPlay, ServedTable } from '@warmoot/table/testing/desk';
import { describe, expect, test } from 'vitest';
import { useNet } from '../../src/net/store.js';
import { duelOf } from '../kit/tables.js';
import { ANA, Begun, BO, begun } from './begun.js';
import { campaignTable } from './campaign.js';
import { Device } from './device.js';
import { field, fillIn } from './fields.js';
import { only, textOf } from './forms.js';
import { DeskLine } from './line.js';
import { act, allOf, isOff, one, pop, textsOf } from './look.js';
import { openedAsking, partComes } from './opened.js';
import { type Hand, openPage, type Page } from './page.js';

const FIGHT_ON = { choose: 'fightOn' };
const CODE = /^[2-9A-HJKMNP-Z]{3} [2-9A-HJKMNP-Z]{3}$/;

const pathOf = (link: string): string => {
  const { pathname, hash } = new URL(link);
  return `${pathname}${hash}`;
};

/** Opens a table from the page where tables are opened. */
const tableOpened = async (device: Device): Promise<Page> => {
  const page = await openedAsking('/start', device);
  await fillIn(page, { 'Your name': ANA });
  await page.press(['button', 'Open the table']);
  return page;
};

const PLACES = [
  { as: 'Ella', like: 'swordsman', side: 0, seat: ANA },
  { as: 'Joris', like: 'raider', side: 1, seat: null },
];

/** Ana's table with its door open, at which a duel is set up. */
const doorOpened = (): { readonly device: Device; readonly code: string } => {
  const desk = new ServedTable(ANA, 'The Salt Crown');
  desk.now = Date.now();
  const device = new Device(desk, [ANA]);
  device.do(ANA, { do: 'set', field: 'kind', value: 'duel' });
  device.do(ANA, { do: 'set', field: 'duel.places', value: PLACES });
  device.do(ANA, { do: 'openDoor' });
  return { device, code: desk.facts.door.code ?? '' };
};

const isChecked = (page: Hand, name: RegExp): boolean => (page.the('radio', name) as HTMLInputElement).checked;
const labelled = (page: Hand, text: string): HTMLElement => one(page, 'label', text);
const says = (page: Hand, text: string | RegExp): void => {
  if (typeof text === 'string') expect(textOf(page.room)).toContain(text);
  else expect(textOf(page.room)).toMatch(text);
};

describe('people at a table', () => {
  test('one sends a link, the other follows it, and a duel is set up and begun', async () => {
    const device = new Device();
    const opening = await tableOpened(device);
    await opening.press(one(opening, 'summary', 'Links that seat at once'));
    await opening.press(['button', 'Invite a player']);
    const link = textOf(only(opening, '.invitation-link'));
    expect(link).toContain('/join#');
    await opening.close();

    const bos = new Device(device.desk);
    const joining = await openedAsking(pathOf(link), bos);
    await fillIn(joining, { 'Your name': BO });
    await joining.press(['button', 'Take the seat']);
    expect(location.pathname).toBe('/t/desk');
    await joining.close();

    const setting = await openedAsking('/t/desk', device);
    one(setting, '.people li', BO);
    await setting.choose(setting.all('combobox', /^Fights as/)[1] as HTMLElement, 'Knight');
    await setting.choose(setting.all('combobox', /^Played by/)[1] as HTMLElement, BO);
    await setting.press(['button', /^Begin the duel/]);
    only(setting, '.duel');
    await setting.close();

    const fighting = await openedAsking('/t/desk', bos);
    only(fighting, '.duel');
    expect(document.title).toBe('(1) Ella against Joris · Warmoot');
    await fighting.press(one(fighting, '.duel-choose label', 'Fight on'));
    await fighting.press(act(fighting));
    expect(document.title).toBe('Ella against Joris · Warmoot');
    await fighting.close();
    const after = await openedAsking('/t/desk', device);
    says(after, 'Joris: sealed');
    expect(device.desk.facts.scene?.session.header.setup).toMatchObject({ side2: [{ like: 'knight', seat: BO }] });
  });

  test('one reads a code aloud; the other types it, is told what it leads to, and stands at the door', async () => {
    const device = new Device();
    // Three presses from the first page to an invitation: start a table, open it; and the code stands there.
    const opening = await tableOpened(device);
    const code = textOf(await partComes(opening, '.bring-code'));
    expect(code).toMatch(CODE);
    opening.the('img', /A code to scan/);
    await opening.close();

    const bens = new Device(device.desk);
    const ben = await openedAsking('/', bens);
    await fillIn(ben, { 'Code or link of a table': '222 222' });
    await ben.press(['button', 'Join']);
    says(ben, 'No table here has this code');
    await fillIn(ben, { Code: code.toLowerCase().replace(' ', '') });
    await ben.press(['button', 'Go to the door']);
    // Who invites, to what, how long, how many; the seat that is free is picked.
    says(ben, 'Ana invites you to');
    ben.the('heading', 'A duel');
    says(ben, 'one seat free');
    expect((ben.the('radio', /Ella/) as HTMLInputElement).disabled).toBe(true);
    await fillIn(ben, { 'Your name': 'Ben' });
    await ben.press(['button', /^Sit down as Joris/]);
    ben.the('heading', 'You are at the door');
    await ben.close();

    const ana = await openedAsking('/t/desk', device);
    says(ana, 'Ben is at the door');
    await ana.press(['button', 'Let Ben in']);
    says(ana, 'Ben sits as Joris');
    expect(device.desk.facts.seats.map(({ name }) => name)).toEqual([ANA, 'Ben']);
    await ana.close();

    // The seats are taken, so the code is over: who comes later is told so, and not that it was mistyped.
    const cy = await openedAsking(`/join#${code.replace(' ', '')}`, new Device(device.desk));
    says(cy, 'This code is over');
  });

  test('on one sheet a guest asks for what is set, the host sets it, and both see who wanted what', async () => {
    const { device, code } = doorOpened();
    knocked(device.desk, { code, me: 'Ben', role: 'player', as: 'Joris' });
    device.do(ANA, { do: 'letIn', visitor: 1 });
    const bens = new Device(device.desk, ['Ben']);
    const ben = await openedAsking('/t/desk', bens);
    says(ben, 'Ana’s press sets it; yours asks');
    expect(textsOf(ben, '.setup-duel .slate-note')).toEqual([
      'set by Ana',
      'as usual',
      'as usual',
      'the table settles it',
      'the table settles it',
      'the table settles it',
    ]);
    // The pace is nobody's alone to set: whoever presses proposes it, and all see it at its field.
    await ben.press(labelled(ben, 'over days'));
    expect(textOf(one(ben, '.switch', 'Pace'))).toContain('you propose: over days');
    await ben.press(['tab', 'Battle']);
    await ben.close();

    const ana = await openedAsking('/t/desk', device);
    expect(textOf(one(ana, '.switch', 'Pace'))).toContain('Ben proposes: over days');
    expect(isChecked(ana, /at one sitting/)).toBe(true);
    await ana.press(labelled(ana, 'over days'));
    says(ana, 'Ben asks: Battle');
    await ana.press(['button', 'Keep it as it is']);
    expect(textOf(ana.room)).not.toContain('Ben asks');
    await ana.close();

    const asking = await openedAsking('/t/desk', bens);
    expect(isChecked(asking, /over days/)).toBe(true);
    await asking.press(['tab', 'Duel']);
    await asking.press(labelled(asking, 'Sword'));
    // What is asked for is not set.
    expect(isChecked(asking, /^Spear/)).toBe(true);
    await asking.close();

    const agreeing = await openedAsking('/t/desk', device);
    says(agreeing, 'Ben asks: Sword distance');
    says(agreeing, 'First answer what is asked for');
    while (agreeing.all('button', 'Agree').length > 0)
      await agreeing.press(agreeing.all('button', 'Agree')[0] as HTMLElement);
    expect(isChecked(agreeing, /^Sword/)).toBe(true);
    await agreeing.press(['button', /^Begin the duel/]);
    only(agreeing, '.duel');
  });

  test('whoever comes to a campaign lands in it; whoever is not let in is told so and may come again', async () => {
    const table = campaignTable();
    table.writes({ deed: 'found', name: 'The Salt Crown' });
    const device = new Device(table.desk, [ANA]);
    device.do(ANA, { do: 'openDoor' });
    const code = table.desk.facts.door.code ?? '';
    const bens = new Device(table.desk);
    const ben = await openedAsking(`/join#${code}`, bens);
    ben.the('heading', 'The Salt Crown');
    await fillIn(ben, { 'Your name': 'Ben' });
    await ben.press(['button', /^Sit down/]);
    await ben.does(() => device.do(ANA, { do: 'turnAway', visitor: 1 }));
    ben.the('heading', 'Ana did not let you in');
    await ben.press(['button', /^Sit down/]);
    ben.the('heading', 'You are at the door');
    await ben.close();
    // Whoever loads the page anew still stands there.
    const waiting = await openedAsking(`/join#${code}`, bens);
    waiting.the('heading', 'You are at the door');
    await waiting.does(() => device.do(ANA, { do: 'letIn', visitor: 2 }));
    expect(location.pathname).toBe('/t/desk/campaign');
    expect(waiting.all('heading', 'The Salt Crown')).not.toEqual([]);
    await waiting.close();

    // The host turns somebody away by a press.
    knocked(table.desk, { code, me: 'Cy', role: 'player', as: null }, 'key Cy');
    const ana = await openedAsking('/t/desk', device);
    await ana.press(['button', 'Not now']);
    expect(table.desk.facts.door.visitors).toEqual([]);
  });

  test('gold is only what is one’s own to do: before a campaign is founded, nothing is asked of a guest', async () => {
    const blank = new DeskLine(new DeskTable([ANA, BO]), [BO]);
    const page = await openedAsking('/t/desk/campaign', blank);
    expect(allOf(page, '.founding-foot .btn')).not.toEqual([]);
    expect(allOf(page, '.btn-act, .founding-steps [data-mine]')).toEqual([]);
  });

  test('a table is put away on one device, and by its host for all, and taken out again', async () => {
    const desk = new DeskTable([ANA, BO]);
    const [anas, bos] = [new Device(desk, [ANA]), new Device(desk, [BO])];
    const shelf = (page: Page): readonly HTMLElement[] => allOf(page, '.yours-away summary');
    const bo = await openedAsking('/', bos);
    await bo.press(['button', 'T: more']);
    expect(pop(bo).all('button', 'Put away for all')).toEqual([]);
    await pop(bo).press(['button', 'Put away on this device']);
    expect(shelf(bo)).toHaveLength(1);
    const kept = localStorage.getItem('warmoot.shelf') ?? '';
    await bo.close();
    const again = await openPage('/', 'en', bos, { shelf: kept });
    await again.press(one(again, '.yours-away summary'));
    await again.press(['button', 'Take out again']);
    expect(shelf(again)).toEqual([]);
    await again.close();

    const ana = await openedAsking('/', anas);
    expect(shelf(ana)).toEqual([]);
    await ana.press(['button', 'T: more']);
    await pop(ana).press(['button', 'Put away for all']);
    expect(shelf(ana)).toHaveLength(1);
    await ana.close();
    const told = await openedAsking('/', bos);
    expect(shelf(told)).toHaveLength(1);
    await told.close();
    const back = await openedAsking('/', anas);
    await back.press(one(back, '.yours-away summary'));
    await back.press(['button', 'Take out again']);
    expect(shelf(back)).toEqual([]);
  });

  test('going back is proposed from the log, agreed to, and struck through', async () => {
    const line = begun(duelOf, { dice: 'seed' });
    line.says('Ella', FIGHT_ON);
    line.says('Joris', FIGHT_ON);
    const copied: string[] = [];
    const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    const clipboard = { writeText: async (text: string) => void copied.push(text) };
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    const ana = await openedAsking('/t/desk', line);
    await ana.press(['button', 'Log and people']);
    await ana.press(['button', 'Entry 0: more']);
    await ana.pass(0, () => pop(ana).the('button', 'Copy the link to entry 0').click());
    pop(ana).the('button', 'Link copied');
    expect(copied).toEqual([`${location.origin}/t/desk/log#entry-0`]);
    if (own === undefined) Reflect.deleteProperty(navigator, 'clipboard');
    else Object.defineProperty(navigator, 'clipboard', own);
    await pop(ana).press(['button', 'Undo to here']);
    await ana.close();

    const bo = await openedAsking('/t/desk', line.of(BO));
    const asked = one(bo, '.asked', 'Go back to entry 0');
    await bo.press(bo.the('button', 'Agree', asked));
    await bo.close();

    const back = await openedAsking('/t/desk', line);
    back.the('heading', 'Yours to decide');
    await back.press(['button', 'Log and people']);
    expect(textOf(only(back, '.side'))).toMatch(/Back to entry 0/);
    expect(allOf(back, '.side .log-entry[data-state="undone"]')).not.toEqual([]);
  });
});

const side = (name: string, rating: number, seat = ANA) => ({ name, seat, rating });

describe('dice that are typed in', () => {
  test('real dice are chosen on the sheet: alone at a table it holds at once', async () => {
    const device = new Device();
    const page = await tableOpened(device);
    await page.press(labelled(page, 'real, typed in'));
    expect(isChecked(page, /real, typed in/)).toBe(true);
    expect(device.desk.facts.options.dice).toBe('typed');
  });

  test('real dice are typed in, also those of a computer', async () => {
    const line = new Begun(new DeskTable([ANA], { dice: 'typed' }), [ANA]);
    line.do(ANA, { do: 'seatComputer', name: BO, player: 'recruit' });
    const setup = { kind: 'opposed', seats: [ANA, BO], acting: side('Joris', 4, BO), opposing: side('Ella', 4) };
    line.do(ANA, { do: 'begin', scene: 'saga/check', setup, options: {} });
    letComputersPlay(line.desk);
    const page = await openedAsking('/t/desk', line);
    const dice = page.in(only(page, '.typed-dice'));
    expect(textOf(dice.room)).toContain('2d8 + d10');
    await dice.fill(dice.all('textbox')[0] as HTMLElement, '1 1 1');
    await dice.press(dice.all('button').at(-1) as HTMLElement);
    await page.press(['button', 'Log and people']);
    expect(allOf(page, '.side .log-dice')).not.toEqual([]);
  });

  test('many have keys, and a number that no die shows is typed as one', async () => {
    const line = new DeskLine(new DeskTable([ANA], { dice: 'typed' }), [ANA]);
    const setup = { kind: 'opposed', seats: [ANA], acting: side('Ella', 4), opposing: side('Joris', 0) };
    line.do(ANA, { do: 'begin', scene: 'saga-1e/check', setup, options: {} });
    const page = await openedAsking('/t/desk', line);
    const dice = page.in(only(page, '.typed-dice'));
    // S1E-CHECK-002: a difference of 4 takes 6 dice.
    const keys = only(page, '.typed-keys');
    for (let die = 0; die < 6; die++) await page.press(page.the('button', '7', keys));
    expect((dice.all('textbox')[0] as HTMLInputElement).value).toBe('7 7 7 7 7 7');
    await dice.press(['button', 'Enter the dice']);
    expect(allOf(page, '.typed-dice')).toEqual([]);

    const characters = [{ name: 'Guard', kind: 'other' }];
    await page.does(() =>
      line.do(ANA, { do: 'begin', scene: 'saga/generation', setup: { seats: [ANA], characters }, options: {} }),
    );
    expect(textOf(only(page, '.typed-dice'))).toContain('6 ten-sided dice');
    await page.fill(field(page, /^Your number/), '047 123');
    await page.press(['button', 'Enter the number']);
    expect(textsOf(page, '.strip').join()).toContain('a draw of 47123 in a million gives 0');
  });
});

/** A server whose store does not answer for a while. */
class Failing extends DeskLine {
  fails = true;

  override ask(path: string) {
    return this.fails && path === '/api/me' ? refuse({ code: 'TRY_AGAIN', why: 'store' }) : null;
  }
}

describe('when something is wrong', () => {
  test('a table that never was, a seat of somebody else’s and a spent link say so', async () => {
    const never = await openedAsking('/t/nosuchtable', new Device());
    never.the('heading', 'This table is gone');
    await never.close();
    const desk = new DeskTable([ANA]);
    const cys = new Device(desk);
    const shut = await openedAsking('/t/desk', cys);
    shut.the('heading', 'You have no seat at this table');
    await shut.close();

    const invitation = invited(desk, ANA, { opens: 'spectator' });
    const cy = await openedAsking('/join#XXXX-XXXX-XXXX-XXXX', cys);
    expect(cy.all('alert').map(textOf).join()).toContain('This link has run out');
    says(cy, /spent, withdrawn, too old or mistyped/);
    // Nothing typed is lost.
    expect(field(cy, 'Code').value).toBe('XXXX-XXXX-XXXX-XXXX');
    await fillIn(cy, { Code: invitation.ok ? invitation.value.secret : '' });
    await cy.press(['button', 'Go to the door']);
    await fillIn(cy, { 'Your name': 'Cy' });
    await cy.press(['button', 'Take the seat']);
    one(cy, '.people li', 'Cy');
    expect(cy.all('button', /^Begin the duel/)).toEqual([]);
  });

  test('a page that is opened while the store fails says so, and shows the table as soon as it can', async () => {
    const line = new Failing(new DeskTable([ANA]), [ANA]);
    const page = await openedAsking('/rules', line);
    await page.does(() => {
      // A page that is loaded anew has to ask which seats are its own.
      useNet.setState({ taken: {} });
      history.pushState(null, '', '/t/desk');
    });
    page.the('heading', 'The table does not answer');
    line.fails = false;
    await page.does(() => undefined);
    one(page, '.people li', ANA);
  });

  test('what the table refuses is said and stays until the next act', async () => {
    const device = new Device(new ServedTable(ANA, 'The Salt Crown'), [ANA]);
    const page = await openedAsking('/t/desk', device);
    await page.press(['button', 'Ana: Menu']);
    pop(page).the('button', 'Let the computer play for me');
    await page.does(() => document.querySelector<HTMLElement>('.pop-close')?.click());
    await page.press(['button', 'Add a computer player']);
    one(page, '.people li', 'Captain');
    const name = (): HTMLElement => page.all('textbox', /^Name$/)[0] as HTMLElement;
    const begin = (): HTMLElement => page.the('button', /^Begin the duel/);
    // Wrong on purpose: a name that the rules do not take.
    await page.fill(name(), 'Ella!');
    await page.press(begin());
    expect(page.all('alert').map(textOf).join()).toMatch(/Nothing has changed/);
    await page.pass(10_000);
    expect(page.all('alert')).toHaveLength(1);
    await page.fill(name(), 'Ella');
    expect(isOff(begin())).toBe(false);
    await page.press(begin());
    only(page, '.duel');
    expect(page.all('alert')).toEqual([]);
  });
});
