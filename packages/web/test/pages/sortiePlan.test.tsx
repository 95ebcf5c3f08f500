import { sortie as inSorties } from '@warmoot/rules';
import { expect, test } from 'vitest';
import { fillIn, pickIn, textOf } from './fields.js';
import { sightOf } from './forms.js';
import { armyIn, battlePlanned, founded } from './plans.js';

test('SORTIE-SAGA-001 SORTIE-SAGA-002 SORTIE-SAGA-003 SORTIE-SAGA-005 SORTIE-SAGA-008: it is planned with its units, its commanders, how they come and its ground, and begins', async () => {
  const line = founded({
    people: { Ella: { skill: 3, more: { lead: 6, tactics: 7 } }, Morten: { skill: 3 } },
    soldiers: {
      Dorrow: { mediumInfantry: 600, bowmen: 300 },
      Kell: { heavyInfantry: 150, lightCavalry: 100 },
    },
  });
  const [page, form] = await battlePlanned(line, 'In sorties');
  const [attacker, defender] = [armyIn(form, 2), armyIn(form, 3)];
  const a1 = attacker.in(['group', /^A1,/]);
  await fillIn(a1, { 'Heads split off': '250' });
  expect(textOf(attacker.the('group', /^A2,/))).toContain('250 heads: medium infantry, level 0');
  await pickIn(a1, { 'Led by': 'Ella' });
  // Tactics 7 is level 2; Lead 6 and Tactics 7 are Strengths.
  expect(textOf(a1.room)).toContain('Commands at level 2, strong in Command, Tactics.');
  await pickIn(attacker, { 'Of today’s march': 'more than half' });
  await pickIn(defender, { 'How it comes': 'ill prepared', 'The troops are': 'raw (−1)' });
  await pickIn(form, { 'Higher ground': 'Defender' });
  await fillIn(form.in(['group', 'Light cavalry']), { 'Average level': '2' });
  expect(textOf(defender.the('group', /^B2,/))).toContain('100 heads: light cavalry, level 1');
  await form.press(['button', 'Put it on the calendar']);
  expect(textOf(page.room.querySelector('.next'))).toContain('Kell bridge');
  expect(inSorties.sortiePlan.parse(line.entry('Kell bridge').plan)).toMatchObject({
    ok: true,
    value: {
      attacker: { divided: [{ troop: 'mediumInfantry', heads: 250 }], placed: [{ with: 'A1' }], moved: 'overHalf' },
      defender: { illPrepared: true },
      higher: 'defender',
      options: { 'sortie.sagaLevel': { a: 0, b: -1 }, 'sortie.sagaTroops': { lightCavalry: { level: 2 } } },
    },
  });

  // One person has both armies, so there is nobody to agree with.
  await page.press(['button', 'Play it']);
  expect(location.pathname).toBe('/t/desk');
  expect(sightOf<inSorties.SortieSight>(line).open.heads).toEqual([350, 250, 300, 150, 100]);
});
