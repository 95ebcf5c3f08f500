import { refuse } from '@warmoot/protocol';
import { invited, joined, ServedTable } from '@warmoot/table/testing/desk';
import { expect, test } from 'vitest';
import { duelOf } from '../kit/tables.js';
import { ANA, Begun, BO } from './begun.js';
import { Device } from './device.js';
import { field, fillIn } from './fields.js';
import { only, textOf } from './forms.js';
import { DeskLine } from './line.js';
import { act, allOf, one, pop, textsOf } from './look.js';
import { openedAsking } from './opened.js';
import type { Page } from './page.js';

const FIGHT_ON = { choose: 'fightOn' };

/** Ana and Bo at a table. */
const two = (): Begun => {
  const desk = new ServedTable(ANA, 'T');
  const invitation = invited(desk, ANA, { opens: 'player' });
  joined(desk, invitation.ok ? invitation.value.secret : '', BO);
  return new Begun(desk, [ANA]);
};

const fightOn = async (page: Page): Promise<void> => {
  await page.press(one(page, '.duel-choose label', 'Fight on'));
  await page.press(act(page));
};

const people = async (page: Page): Promise<void> => {
  await page.press(['button', 'Log and people']);
  await page.press(['tab', 'People']);
};

const linkIn = (page: Page): string => {
  const { pathname, hash } = new URL(textOf(only(pop(page), '.invitation-link')));
  return `${pathname}${hash}`;
};

test('one sits on a second device too, and sees there what the first one sees', async () => {
  const line = two();
  const first = new Device(line.desk, [BO]);
  const bo = await openedAsking('/t/desk', first);
  await bo.press(['button', 'Bo: Menu']);
  await pop(bo).press(['button', 'Sit here on another device too']);
  expect(textOf(pop(bo).room)).toContain('You stay seated here as well.');
  const link = linkIn(bo);
  await bo.close();
  const second = new Device(line.desk);
  const sitting = await openedAsking(link, second);
  await sitting.press(['button', 'Take the seat']);
  expect(textOf(one(sitting, '.people li', BO))).toMatch(/you/);
  expect(second.seats).toEqual([BO]);
  await sitting.close();

  line.do(ANA, duelOf(ANA, BO));
  const asked = await openedAsking('/t/desk', first);
  act(asked);
  await asked.does(() => {
    line.says('Joris', FIGHT_ON);
    first.letPlay();
  });
  asked.the('heading', 'Sealed');
  expect(textOf(asked.room)).toContain('Answered in your other window');
  await asked.close();
  // Where it was answered nothing is said of another window.
  const answering = await openedAsking('/t/desk', second);
  await answering.press(['button', 'Change it']);
  await answering.press(one(answering, '.duel-choose label', 'Surrender'));
  await answering.press(act(answering));
  expect(line.desk.facts.scene?.session.run.state.sealed.Joris).toMatchObject({ choice: { choose: 'surrender' } });
  expect(textOf(answering.room)).not.toContain('Answered in your other window');
});

test('a seat is handed out anew: who had it is told so, and who has it now plays on', async () => {
  const line = two();
  line.do(ANA, duelOf(ANA, BO));
  const [anas, bos] = [new Device(line.desk, [ANA]), new Device(line.desk, [BO])];
  const ana = await openedAsking('/t/desk', anas);
  await people(ana);
  await ana.press(['button', 'Bo: Menu']);
  // It is Bo's own: the table settles it, with Bo's word.
  await pop(ana).press(['button', 'Propose to hand out the seat of Bo anew']);
  await ana.close();

  const bo = await openedAsking('/t/desk', bos);
  // What silence would come to stands with the question, and that Bo can refuse it.
  const asked = one(bo, '.asked');
  expect(textOf(asked)).toMatch(/Against your word it falls. From .* on your silence counts as a yes/);
  await bo.press(bo.the('button', 'Agree', asked));
  expect(textOf(bo.room)).toContain('The host may hand out your seat');
  await bo.close();

  const handing = await openedAsking('/t/desk', anas);
  await people(handing);
  await handing.press(['button', 'Bo: Menu']);
  await pop(handing).press(['button', 'Hand out the seat of Bo anew']);
  const link = linkIn(handing);
  await handing.close();

  const cys = new Device(line.desk);
  const losing = await openedAsking('/t/desk', bos);
  await losing.does(() => {
    joined(line.desk, decodeURIComponent(link.split('#')[1] ?? ''), undefined, 'device');
    bos.letPlay();
  });
  losing.the('heading', 'You have no seat at this table');
  await losing.close();

  cys.seats = [BO];
  const cy = await openedAsking('/t/desk', cys);
  await fightOn(cy);
  await cy.close();
  const told = await openedAsking('/t/desk', anas);
  expect(textOf(told.room)).toContain('Joris: sealed');
  await told.close();
  // The link was for one: whoever comes later is told what can be done, and keeps what was typed.
  const di = await openedAsking(link, new Device(line.desk));
  expect(di.all('alert').map(textOf).join()).toContain('This link has run out');
  expect(field(di, 'Code').value).not.toBe('');
});

/** A device whose person was taken off the table. */
class PutOut extends DeskLine {
  override ask(path: string) {
    if (path === '/api/me') return { ok: true as const, value: { tables: [] } };
    return path.includes('seat=nobody') ? refuse({ code: 'PUT_OUT' }) : null;
  }
}

test('whoever is taken off the table reads so, and how to come back', async () => {
  const line = two();
  const bos = new Device(line.desk, [BO]);
  const bo = await openedAsking('/t/desk', bos);
  await bo.does(() => bos.do(ANA, { do: 'unseat', seat: BO }));
  bo.the('heading', 'You were taken off this table');
  await bo.close();
  const again = await openedAsking('/t/desk', new PutOut(line.desk, []));
  again.the('heading', 'You were taken off this table');
  expect(textOf(again.room)).toContain('You can come back when the host invites anew');
  await again.close();
  const invitation = invited(line.desk, ANA, { opens: 'player' });
  const back = await openedAsking(`/join#${invitation.ok ? invitation.value.secret : ''}`, new Device(line.desk));
  await fillIn(back, { 'Your name': 'Bo again' });
  await back.press(['button', 'Take the seat']);
  one(back, '.people li', 'Bo again');
});

test('somebody watches: everything is seen, nothing is asked, no secret is shown', async () => {
  const line = two();
  line.do(ANA, duelOf(ANA, BO));
  const invitation = invited(line.desk, ANA, { opens: 'spectator' });
  const dis = new Device(line.desk);
  const di = await openedAsking(`/join#${invitation.ok ? invitation.value.secret : ''}`, dis);
  await fillIn(di, { 'Your name': 'Di' });
  await di.press(['button', 'Take the seat']);
  only(di, '.duel');
  expect(textOf(di.room)).toContain('You are watching.');
  expect(allOf(di, '.foot-act')).toEqual([]);
  await di.does(() => {
    line.says('Ella', FIGHT_ON);
    dis.letPlay();
  });
  expect(one(di, '.waiting-for li', 'Ella').querySelector('[data-state="made"]')).not.toBeNull();
  await di.press(['button', 'Log and people']);
  expect(textOf(only(di, '.side'))).not.toContain('fight on');
  expect(di.all('button', /Undo/)).toEqual([]);
});

test('the computer plays for one who rests, and for one whom the table lets rest, until they are back', async () => {
  const line = two();
  line.do(ANA, duelOf(ANA, BO));
  const bos = new Device(line.desk, [BO], true);
  const bo = await openedAsking('/t/desk', bos);
  await people(bo);
  await bo.press(['button', 'Bo: Menu']);
  await pop(bo).press(['button', 'Let the computer play for me']);
  expect(line.due).toEqual(['Ella']);
  expect(textsOf(bo, '.reminded').join()).toContain('The computer plays for you');
  await bo.press(['button', 'Play myself again']);
  expect(textsOf(bo, '.reminded').join()).not.toContain('The computer plays for you');
  await bo.press(['button', 'Bo: Menu']);
  pop(bo).the('button', 'Let the computer play for me');
  // Others may propose it too; whoever is here is asked.
  await bo.does(() => bos.do(ANA, { do: 'propose', about: 'regent', value: { seat: BO, player: 'captain' } }));
  const asked = one(bo, '.asked');
  expect(textOf(asked)).toContain('play for Bo');
  expect(textOf(asked)).toContain('Your silence is no yes.');
  await bo.press(bo.the('button', 'Agree', asked));
  expect(textOf(one(bo, '.people li', BO))).toMatch(/regent/);
});
