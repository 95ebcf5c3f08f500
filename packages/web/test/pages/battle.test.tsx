import type { Deed } from '@warmoot/protocol';
import { DeskTable, DeskWatcher } from '@warmoot/table/testing/desk';
import { expect, test } from 'vitest';
import { SMALL_MAP, unit } from '../kit/battle.js';
import { standOf } from '../kit/tables.js';
import { ANA, Begun, BO, begun } from './begun.js';
import { field } from './fields.js';
import { askedFor, load, openForm, textOf, writtenIn } from './forms.js';
import { act, allOf, one, textsOf } from './look.js';
import { type Hand, openPage } from './page.js';

/** A battle in its third round: two are in contact, bowmen are in range, and cavalry stands behind. */
const battleOf = (attacker: string, defender: string): Deed => ({
  do: 'begin',
  scene: 'saga/battle',
  setup: {
    seats: [attacker, defender],
    attacker: { name: 'Avitch', seat: attacker },
    defender: { name: 'Dorrow', seat: defender },
    fields: [SMALL_MAP.field],
    position: {
      round: 3,
      units: [
        unit('defender', 'heavyInfantry', 2, 3, { size: 150 }),
        unit('defender', 'bowmen', 1, 1),
        unit('attacker', 'mediumInfantry', 3, 3, { size: 133, losses: 37 }),
        unit('attacker', 'bowmen', 5, 2),
        unit('attacker', 'heavyCavalry', 6, 4),
      ],
    },
  },
  options: { 'saga.battle.map': SMALL_MAP.size },
});

interface Quick {
  readonly units: readonly string[];
}

const BY_HAND: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  Attacker: { 'Heavy cavalry': 2 },
  Defender: { 'Heavy infantry': 2 },
};

/** Picks an option of a list by what it stands for. */
const pick = (card: Hand, label: string, value: string): Promise<void> => {
  const list = field(card, label) as HTMLElement as HTMLSelectElement;
  return card.choose(list, [...list.options].find((option) => option.value === value)?.text.trim() ?? '');
};

const valueIn = (card: Hand, label: string): string => field(card, label).value;

const FIGHT_ON = { declare: { choose: 'fightOn' } };

const rows = (hand: Hand): readonly HTMLElement[] => allOf(hand, '[data-step="quick"] .unit-rows li button');

test('until both have sealed, nothing that one hears says what the other chose; then he is told', async () => {
  const line = begun(battleOf);
  line.until('quick', FIGHT_ON);
  const ears = new DeskWatcher(line.desk, BO);
  const page = await openPage('/t/desk', 'en', line);
  await page.press(act(page));
  await page.press(['button', 'Change it']);
  await page.press(rows(page).find((row) => row.getAttribute('aria-pressed') === 'false') as HTMLElement);
  await page.press(act(page));
  page.the('heading', 'Sealed');
  await page.close();
  const sealed = line.desk.facts.scene?.session.run.state.sealed.Avitch?.choice as unknown as Quick;
  const heard = JSON.stringify(ears.news());
  expect(heard.length).toBeGreaterThan(2);
  for (const secret of ['"choice"', 'quickChosen', JSON.stringify(sealed.units)]) expect(heard).not.toContain(secret);

  const bos = await openPage('/t/desk', 'en', line.of(BO));
  // The other's seal stands at the foot.
  one(bos, '.foot-others .seal[data-state="made"]');
  expect(textOf(bos.room)).toContain('Avitch: sealed');
  await bos.press(act(bos));
  await bos.close();
  // Afterwards he is told, by the places of the units in the roster: attackers stand first in it.
  const told = sealed.units.map((name) => Number(name.slice(1)) - 1).sort((a, b) => a - b);
  expect(JSON.stringify(ears.news())).toContain(`"quickChosen","units":[${told.join()},`);
});

test('both see who holds the field, and what stays lost', async () => {
  const line = begun(battleOf);
  line.says('Avitch', { choose: 'surrender' });
  line.says('Dorrow', { choose: 'fightOn' });
  const bodies: string[] = [];
  for (const seat of [ANA, BO]) {
    const page = await openPage('/t/desk', 'en', line.of(seat));
    page.the('heading', 'The battle is over');
    one(page, '.battle-body .scene-lead', /The field is held by (Avitch|Dorrow)\.$/);
    const lost = expect.stringMatching(/^\d+ stay lost$/);
    expect(textsOf(page, '.armies header .lab').filter((text) => text.includes('lost'))).toEqual([lost, lost]);
    bodies.push(textOf(one(page, '.battle-body')));
    await page.close();
  }
  expect(bodies[1]).toBe(bodies[0]);
});

test('a name that cannot be says why, one by lot can be, and the guest sees what was written', async () => {
  const line = new Begun(new DeskTable([ANA, BO]), [ANA]);
  const page = await openForm(line, 'battle');
  const card = (hand: Hand): Hand => hand.in(['region', 'Attacker']);
  const units = one(card(page), 'summary', '9 units');
  await page.press(units);
  const first = card(page).the('textbox', 'Name: Medium infantry 1');
  await page.fill(first, 'Men of Kell');
  expect(textOf(card(page).room)).toContain('One word or two');
  await page.press(card(page).the('button', 'Name: Medium infantry 1: another by lot'));
  expect(writtenIn(card(page).the('textbox', 'Name: Medium infantry 1'))).toMatch(/^\w+ levy$/);
  await page.fill(card(page).the('textbox', 'Name: Medium infantry 1'), 'Old Guard');
  const row = card(page).the('textbox', 'Name: Medium infantry 1').closest('li');
  expect(textOf(row)).toContain('Ol');
  await page.close();
  const bos = await openPage('/t/desk', 'en', line.of(BO));
  expect(textOf(bos.room)).toContain('9 units, 1 named by hand');
  await bos.close();
});

test('a battle is set up with a map out of a file, armies by hand and a champion; the guest sees what is drawn on the map', async () => {
  const line = new Begun(new DeskTable([ANA, BO]), [ANA]);
  const page = await openForm(line, 'battle');
  await load(page, one(page, '.file-pick input'), SMALL_MAP, 'tarn-gap.json');
  for (const [name, soldiers] of Object.entries(BY_HAND)) {
    const card = (): Hand => page.in(['region', name]);
    await pick(card(), 'Army', 'byHand');
    for (const label of textsOf(card(), '.army-troops label'))
      if (valueIn(card(), label) !== `${soldiers[label] ?? 0}`)
        await page.fill(field(card(), label), `${soldiers[label] ?? 0}`);
  }
  const attacker = (): Hand => page.in(['region', 'Attacker']);
  await page.press(one(attacker(), 'summary', 'Champions: none'));
  await page.press(attacker().the('button', 'Add somebody'));
  await pick(attacker(), 'Fights as', 'knight');
  expect(textOf(attacker().room)).toContain('Champions: 1');
  await page.press(['button', 'Begin the battle']);
  await page.close();
  expect(askedFor(line)).toMatchObject({
    scene: 'saga/battle',
    setup: { attacker: { champions: [{ like: 'knight' }] }, fields: [SMALL_MAP.field] },
    options: { 'saga.battle.map': SMALL_MAP.size },
  });
  const bos = await openPage('/t/desk', 'en', line.of(BO));
  one(bos, '.terrain-name', 'Tarnwick');
  await bos.close();
});

test('looking at a name rings the unit; its owner renames it, and everybody reads the new name and sign', async () => {
  const line = begun(battleOf);
  line.until('move', FIGHT_ON);
  const page = await openPage('/t/desk', 'en', line);
  const over = (at: HTMLElement): Promise<void> =>
    page.does(() => {
      for (const type of ['pointerover', 'mouseover'])
        at.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));
    });
  const isLit = (unit: string): boolean => allOf(page, `.counter[data-unit="${unit}"][data-lit]`).length === 1;
  await page.press(['button', 'Armies']);
  await over(one(page, '.armies .unit-name', 'Kell bows'));
  expect(isLit('d2')).toBe(true);
  await page.press(one(page, '.name-in-text', 'Tarnwick guard'));
  expect(isLit('d1')).toBe(true);
  // By keys too, and both ways: from a row to the board, and from the board to the names.
  await page.does(() => one(page, '.armies li > button', 'Tarn levy').focus());
  expect(isLit('a1')).toBe(true);
  const hex = one(page, '[data-hex][tabindex="0"]');
  await page.does(() => hex.focus());
  await page.key('n', hex);
  one(page, '.armies .unit-name[data-lit]');
  const newName = () => page.the('textbox', /^New name/);
  await page.press(['button', 'Rename Tarn levy']);
  await page.press(['button', 'Another by lot']);
  expect(writtenIn(newName())).toMatch(/^\w+ levy$/);
  await page.fill(newName(), 'Kell bows');
  one(page, '.rename .field-error', 'Another unit has this name');
  await page.fill(newName(), 'Old Guard');
  await page.press(page.the('button', 'Rename', one(page, '.rename')));
  await page.close();
  const bos = await openPage('/t/desk', 'en', line.of(BO));
  one(bos, '.counter-plate[data-unit="a1"] .counter-sign', 'Ol');
  await bos.close();
});

test('the end of a move waits until all have moved or stay, and is taken back until the other has moved', async () => {
  const line = begun(standOf);
  line.until('move', FIGHT_ON);
  const [mover] = line.due;
  const page = await openPage('/t/desk', 'en', line.of(mover === 'Avitch' ? ANA : BO));
  const end = () => page.the('button', 'End the move');
  expect(end().className).toContain('btn-line');
  for (const stays of page.all('button', / stays$/)) await page.press(stays);
  expect(end().className).toContain('btn-act');
  await page.press(end());
  expect(line.due).not.toEqual([mover]);
  // The way back stands once: where one waits, and not among the tools as well.
  await page.press(page.the('button', 'Take it back', one(page, '.scene-waiting')));
  end();
  expect(line.due).toEqual([mover]);
  await page.close();
});
