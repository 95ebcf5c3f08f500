import type { Chance } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { battleIn, indexIn, sightOf } from '../testing/stage.js';
import { forecastDuel } from './duel.js';

const LEVIES = { like: 'levy', count: 2 } as const;

test('WARBAND-DUEL-003 WARBAND-DUEL-004 WARBAND-DUEL-005 WARBAND-TACTIC-006 a hero of armour 3 against a captain of armour 4 who has 2 of 3 HP', () => {
  const table = battleIn('melee', {
    a: [{ ranks: [[LEVIES, { like: 'hero' }, LEVIES]], at: [8, 8] }],
    b: [{ ranks: [[LEVIES, { like: 'captain', hpNow: 2, flags: ['unique'] }, LEVIES]], at: [9, 8] }],
  });
  const all = forecastDuel(sightOf(table), indexIn(table, 'A1u1'), indexIn(table, 'B1u1'));
  const percent = ({ ways, of }: Chance) => ((100 * Number(ways)) / Number(of)).toFixed(1);
  // He has armour 4: chance 4 on 3 dice; a Parry makes it 2, a Feint 6, an Assault adds a die. The hero has armour 3: chance 5.
  expect(all.map(({ mine, theirs, theyFall, iFall }) => [mine, theirs, percent(theyFall), percent(iFall)])).toEqual([
    ['parry', 'parry', '7.4', '1.6'],
    ['parry', 'assault', '25.9', '1.6'],
    ['parry', 'feint', '25.9', '19.8'],
    ['assault', 'parry', '7.4', '7.2'],
    ['assault', 'assault', '40.7', '19.9'],
    ['assault', 'feint', '40.7', '7.2'],
    ['feint', 'parry', '50.0', '7.2'],
    ['feint', 'assault', '25.9', '19.9'],
    ['feint', 'feint', '50.0', '19.8'],
  ]);
});
