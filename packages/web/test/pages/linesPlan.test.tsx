import { warband } from '@warmoot/rules';
import { expect, test } from 'vitest';
import { field, fillIn, pickIn, textOf } from './fields.js';
import { sightOf } from './forms.js';
import { armyIn, battlePlanned, founded } from './plans.js';

test('WARBAND-SAGA-001 WARBAND-SAGA-009 WARBAND-TACTIC-014: it is planned with its soldiers in ranks, and begins', async () => {
  const line = founded({
    people: { Ella: { skill: 3 }, Morten: { skill: 3 } },
    soldiers: {
      Dorrow: { mediumInfantry: 600, bowmen: 300, heavyCavalry: 100 },
      Kell: { heavyInfantry: 400, lightCavalry: 100 },
    },
  });
  const [page, form] = await battlePlanned(line, 'As battle lines');
  const [attacker, defender] = [armyIn(form, 2), armyIn(form, 3)];
  // 1000 soldiers of the larger army by 45, rounded up: 23 for each figure; 600 of them are 26, a unit of 15 and one of 11.
  expect(textOf(attacker.room)).toContain('Medium infantry: 600 ÷ 23 = 26 figures');
  expect(textOf(defender.room)).toContain('Heavy infantry: 400 ÷ 23 = 17 figures');
  await fillIn(form, { 'Soldiers for each figure': '20' });
  expect(textOf(attacker.room)).toContain('Medium infantry: 600 ÷ 20 = 30 figures');
  const banner = field(attacker, 'The banner is with') as unknown as HTMLSelectElement;
  await attacker.choose(banner, banner.options[1]?.text ?? '');
  const bearer = banner.value;
  await pickIn(defender, { 'Who leads': 'nobody' });
  // WARBAND-SAGA-008: what a figure of each troop type is, as far as some march: five of eight.
  expect(form.room.querySelectorAll('details.plan-champions fieldset.plan-part')).toHaveLength(5);
  const bows = form.in(['group', 'Bowmen']);
  expect(field(bows, 'Besides').value).toBe('dagger');
  await pickIn(bows, { Besides: 'Sword' });
  await fillIn(bows, { Armour: '1' });
  await form.press(['button', 'Put it on the calendar']);
  expect(textOf(page.room.querySelector('.next'))).toContain('Kell bridge');
  expect(warband.rankedPlan.parse(line.entry('Kell bridge').plan)).toMatchObject({
    ok: true,
    value: {
      attacker: { banner: bearer },
      defender: { leader: null },
      options: {
        'warband.sagaScale': 20,
        'warband.sagaTroops': { bowmen: { armour: 1, weapons: ['longbow', 'sword'] }, mediumInfantry: { armour: 1 } },
      },
    },
  });

  // One person has both armies, so there is nobody to agree with.
  await page.press(['button', 'Play it']);
  expect(location.pathname).toBe('/t/desk');
  const { open } = sightOf<warband.BattleSight>(line);
  expect(open.units[0]?.ranks.map(({ slots }) => slots.length)).toEqual([5, 5, 5]);
});
