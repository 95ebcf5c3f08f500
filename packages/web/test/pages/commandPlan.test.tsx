import { command as byCommand } from '@warmoot/rules';
import { expect, test } from 'vitest';
import { pickIn, textOf } from './fields.js';
import { sightOf } from './forms.js';
import { armyIn, battlePlanned, founded } from './plans.js';

test('COMMAND-SAGA-001 COMMAND-SAGA-002: it is planned with its armies translated, and begins', async () => {
  const line = founded({
    people: { Ella: { skill: 3 }, Morten: { skill: 3 }, Wren: { skill: 3 } },
    soldiers: {
      Dorrow: { mediumInfantry: 600, bowmen: 300, heavyCavalry: 100 },
      Kell: { heavyInfantry: 400, lightCavalry: 100 },
    },
  });
  const [page, form] = await battlePlanned(line, 'By command points');
  // 5 × 120 light infantry, 1 × 100 heavy cavalry, 3 × 100 archers; Lead 3 is quality 1: grade C has 3 points.
  const attacker = armyIn(form, 2);
  const rows = () => [...attacker.room.querySelectorAll('.plan-translated tr')].map(textOf);
  expect(rows()).toHaveLength(9);
  expect(rows()[0]).toContain('120: Light infantry, grade C, 3 points');
  await pickIn(attacker, { 'The troops are': 'seasoned (+1)' });
  expect(rows()[0]).toContain('grade B, 4 points');
  await pickIn(armyIn(form, 3), { 'Who leads': 'nobody' });
  await form.press(['button', 'Put it on the calendar']);
  expect(textOf(page.room.querySelector('.next'))).toContain('Kell bridge');
  expect(byCommand.commandPlan.parse(line.entry('Kell bridge').plan)).toMatchObject({
    ok: true,
    value: { defender: { leader: null }, options: { 'command.sagaQuality': { north: 1, south: 0 } } },
  });

  // One person has both armies, so there is nobody to agree with; Leadership is thrown, and somebody chooses.
  await page.press(['button', 'Play it']);
  expect(location.pathname).toBe('/t/desk');
  const { open } = sightOf<byCommand.CommandSight>(line);
  expect(open.roster[0]).toMatchObject({ class: 'LI', grade: 'B', soldiers: 120, startedWith: 4 });
});
