import { approx, type Chance, either, exact, forecastWith, NEVER, oddsOf } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { fightIn, indexIn, passUntil, type Staged, sightOf, type Table } from '../testing/stage.js';
import type { AttackForecast } from './attack.js';
import { matrixOf } from './attack.js';
import { forecastAttack } from './choices.js';

const melee = (mine: Staged = {}, theirs: Staged = {}, more: object = {}, options: object = {}): Table =>
  passUntil(
    fightIn('melee', { a: [{ at: [5, 5], ...mine }], b: [{ at: [6, 5], ...theirs }], ...more }, options),
    'blows',
  );

const attack = (figure: string, dice: Readonly<Record<string, number>>, subdue = false) => ({
  choose: 'attack' as const,
  figure,
  dice,
  ...(subdue ? { subdue } : {}),
});

const ahead = (table: Table, dice: Readonly<Record<string, number>>, subdue = false, figure = 'A1'): AttackForecast =>
  forecastAttack(sightOf(table), attack(figure, dice, subdue));

const fatesOf = (one: { readonly fates: object } | null | undefined): object =>
  Object.fromEntries(Object.entries(one?.fates ?? {}).map(([fate, chance]) => [fate, exact(chance as Chance)]));

test('WARBAND-MELEE-008 3 attacks on armour 2: 2 HP are brought to 0 with 1/2; the chances of 0 to 3 points', () => {
  const { targets, points } = ahead(melee({ might: 3 }, { armour: 2, might: 2 }), { B1: 3 });
  expect(points.map(exact)).toEqual(['1/8', '3/8', '3/8', '1/8']);
  expect(fatesOf(targets[0])).toEqual({ stands: '1/2', slain: '1/2' });
  expect(exact(targets[0]?.excess ?? NEVER)).toBe('1/8');
  expect(exact(targets[0]?.critical ?? NEVER)).toBe('397/1728');
});

test('WARBAND-SUBDUE-003 WARBAND-SUBDUE-004 3 attacks to subdue at armour 1 against 2 HP: 3/8, 1/8 and 1/2; with 2 attacks 1/4 and never', () => {
  const three = ahead(melee({ might: 3 }, { armour: 1, might: 2 }), { B1: 3 }, true);
  expect(fatesOf(three.targets[0])).toEqual({ stands: '1/2', subdued: '3/8', slain: '1/8' });
  const two = ahead(melee({ might: 2 }, { armour: 1, might: 2 }), { B1: 2 }, true);
  expect(fatesOf(two.targets[0])).toEqual({ stands: '3/4', subdued: '1/4' });
});

test('WARBAND-CRIT-003 a 1 among 1 to 5 dice', () => {
  const table = melee({ might: 5 });
  const ones = [1, 2, 3, 4, 5].map((dice) => exact(ahead(table, { B1: dice }).critical));
  expect(ones).toEqual(['1/12', '23/144', '397/1728', '6095/20736', '87781/248832']);
});

test('WARBAND-MOD-003 WARBAND-MOD-005 extra dice and death blows are in it', () => {
  const behind = ahead(melee({ might: 3 }, { armour: 4, facing: 'e' }), { B1: 3 });
  expect(behind.targets[0]?.dice).toBe(4);
  const mean = behind.points.reduce((sum, chance, points) => sum + points * approx(chance), 0);
  expect(mean).toBeCloseTo(4 / 3, 12);
  const blow = ahead(melee({ might: 3 }, { prone: true, might: 2 }), { B1: 3 });
  expect(blow.targets[0]).toMatchObject({ sure: 'deathBlow', throws: [] });
  expect(blow.points.map(exact)).toEqual(['0', '0', '0', '1']);
  expect(fatesOf(blow.targets[0])).toEqual({ slain: '1' });
});

test('WARBAND-CRIT-005 WARBAND-GEAR-006 with helmet and shield given, a second number stands beside the first', () => {
  // One die at chance 5 on a hero with 1 HP: hit 5/12; with the shield never.
  const hero = { pc: true, might: 1, armour: 2, gear: [{ item: 'sword' }, { item: 'shield' }] };
  const table = melee(hero, { might: 2 });
  const one = ahead(table, { A1: 1 }, false, 'B1').targets[0];
  expect(fatesOf(one)).toEqual({ stands: '7/12', door: '5/12' });
  expect(fatesOf(one?.spared)).toEqual({ stands: '1' });
  // A helmet on an NPC with 1 HP and armour 2, two dice at 6: it falls with 3/4; given for a point, only if no 1 is alone.
  const helmeted = melee({ might: 2 }, { armour: 2, gear: [{ item: 'sword' }, { item: 'helmet' }] });
  const two = ahead(helmeted, { B1: 2 }).targets[0];
  expect(fatesOf(two)).toEqual({ stands: '1/4', slain: '3/4' });
  // Saved: a 1 and a miss, in either order, 2 × 1/12 × 1/2 = 1/12.
  expect(fatesOf(two?.spared)).toEqual({ stands: '1/3', slain: '2/3' });
  expect(ahead(melee(), { B1: 1 }).targets[0]?.spared).toBeNull();
});

const TWO = {
  a: [{ at: [5, 5], might: 3 }],
  b: [
    { at: [6, 5], might: 3, armour: 1 },
    { at: [6, 6], might: 3, armour: 3 },
  ],
} as const;

test('two targets together: rows are independent, and all chances add up to one', () => {
  const table = passUntil(fightIn('melee', TWO), 'blows');
  const { targets, points } = ahead(table, { B1: 2, B2: 1 });
  const [one, other] = targets;
  if (one === undefined || other === undefined) throw new Error('two targets');
  const matrix = matrixOf(one, other);
  expect(matrix.map((row) => row.map(exact))).toEqual([
    ['175/1728', '125/1728'],
    ['245/864', '175/864'],
    ['343/1728', '245/1728'],
  ]);
  expect(exact(matrix.flat().reduce(either))).toBe('1');
  // Points in all are the diagonals of it.
  const diagonal = matrix.flatMap((row, i) => row.filter((_cell, j) => i + j === 2)).reduce(either);
  expect(exact(points[2] ?? NEVER)).toBe(exact(diagonal));
});

test('what it says is what play comes to, over every fall of the dice', () => {
  const table = passUntil(fightIn('melee', TWO), 'blows');
  const choice = attack('A1', { B1: 2, B2: 1 });
  const courses = forecastWith(table.run, [[{ seat: 'ana', as: 'Red' }, choice]]);
  if (!courses.ok) throw new Error('refused');
  const [b1, b2] = [indexIn(table, 'B1'), indexIn(table, 'B2')];
  const played = [0, 1, 2].map((mine) =>
    [0, 1].map((theirs) =>
      courses.value.prospects
        .filter(({ after }) => {
          const { figures } = after.state.open;
          return figures[b1]?.hp === 3 - mine && figures[b2]?.hp === 3 - theirs;
        })
        .map(({ chance }) => chance)
        .reduce(either, NEVER),
    ),
  );
  const { targets } = forecastAttack(sightOf(table), choice);
  const [one, other] = targets;
  if (one === undefined || other === undefined) throw new Error('two targets');
  expect(played.map((row) => row.map(exact))).toEqual(matrixOf(one, other).map((row) => row.map(exact)));
});

test('WARBAND-RANGED-014 a shot into a melee: who is hit, and at least one ally with three dice 37/64', () => {
  const stage = { a: [{ at: [2, 5], like: 'archer', might: 3 }, { at: [5, 5] }], b: [{ at: [6, 5], armour: 1 }] };
  const table = passUntil(fightIn('opening', stage), 'opening');
  const { targets } = forecastAttack(sightOf(table), {
    choose: 'shoot',
    figure: 'A1',
    weapon: 'longbow',
    dice: { B1: 3 },
  });
  const [none] = targets[0]?.strays ?? [];
  expect(exact(none ?? NEVER)).toBe('27/64');
});

test('the spread of points is that of the throw itself; thirty dice take no time', () => {
  const table = melee({ might: 6 }, { armour: 3, might: 6 });
  const { targets } = ahead(table, { B1: 6 });
  const [thrown] = targets[0]?.throws ?? [];
  if (thrown === undefined) throw new Error('no throw');
  const counted = [0, 1, 2, 3, 4, 5, 6].map((points) =>
    oddsOf(thrown)
      .filter(({ result }) => (result as readonly number[]).slice(0, 2).reduce((sum, some) => sum + some, 0) === points)
      .map(({ chance }) => chance)
      .reduce(either, NEVER),
  );
  expect(targets[0]?.points.map(exact)).toEqual(counted.map(exact));
  const many = melee({ attacks: 20 }, { armour: 3, might: 20, gear: [] });
  const thirty = ahead(many, { B1: 29 });
  expect(thirty.targets[0]?.dice).toBe(30);
  expect(exact(thirty.points.reduce(either))).toBe('1');
});
