import { sitDown } from '@warmoot/kernel/testing';
import { expect, test } from 'vitest';
import type { Command, CommandOutcome } from './command.js';
import {
  askedOf,
  how,
  offered,
  orders,
  type Standing,
  scene,
  setupOf,
  type Table,
  unfit,
  wordsOf,
} from './testing/stand.js';

const fighter = (name: string, seat: string, key: string) => ({ name, seat, with: key, fighter: { like: 'scout' } });

/** A battle in its course with a champion on each side, and what else the armies bring. */
const withPeople = (
  north: readonly Standing[],
  south: readonly Standing[],
  {
    rest = {},
    options = {},
    leaders = {},
    soldiers,
  }: {
    rest?: object;
    options?: object;
    leaders?: { north?: object; south?: object };
    soldiers?: number;
  } = {},
): Table => {
  const setup = setupOf(north, south, rest) as {
    north: object;
    south: object;
    position: { units: readonly object[] };
  };
  const units = setup.position.units.map((unit) =>
    soldiers === undefined ? unit : { ...unit, soldiers, troop: 'levy' },
  );
  return sitDown<Command>(
    scene,
    {
      ...setup,
      north: { ...setup.north, champions: [fighter('Ella', 'ana', 'N1')], ...leaders.north },
      south: { ...setup.south, champions: [fighter('Bram', 'bo', 'S1')], ...leaders.south },
      position: { ...setup.position, units },
    },
    options,
  );
};

const BESIDE: readonly [readonly Standing[], readonly Standing[]] = [
  [
    ['HI', 'C', 1, [7, 6]],
    ['LI', 'D', 2, [0, 0]],
  ],
  [
    ['HI', 'C', 0, [8, 6]],
    ['LI', 'D', 2, [11, 0]],
  ],
];

const outcomeOf = ({ run }: Table): CommandOutcome => run.outcome() as CommandOutcome;

test('COMMAND-SAGA-014 at the start of a turn champions of units in contact may meet, if both agree', () => {
  const table = withPeople(...BESIDE);
  expect(askedOf(table)).toBe('North challenge');
  expect(offered(table)).toEqual([{ choose: 'goOn' }, { choose: 'challenge', own: 'Ella', enemy: 'Bram' }]);
  const called = table.answer('ana', { choose: 'challenge', own: 'Ella', enemy: 'Bram' }, 'North');
  expect(askedOf(called)).toBe('South takeUp');
  expect(askedOf(orders(called, ['refuse']))).toBe('North volleys');
  const duel = orders(called, ['accept']);
  expect(duel.run.state.inner).not.toBeNull();
  // With two on each side, whom they name, and not one who stands beside somebody else.
  const more = {
    north: { champions: [fighter('Ella', 'ana', 'N1'), fighter('Eda', 'ana', 'N1')] },
    south: { champions: [fighter('Bram', 'bo', 'S1'), fighter('Bo', 'bo', 'S1')] },
  };
  const four = withPeople(...BESIDE, { leaders: more });
  const named = four.answer('ana', { choose: 'challenge', own: 'Eda', enemy: 'Bo' }, 'North');
  expect(named.last).toContainEqual({ event: 'challenged', side: 0, own: 1, enemy: 3 });
  // The other side may challenge too.
  const other = orders(table, ['goOn']);
  expect(askedOf(other)).toBe('South challenge');
  expect(askedOf(orders(other, ['goOn']))).toBe('North volleys');
});

test('COMMAND-SAGA-014 not where units do not touch, nor where the table has no duels', () => {
  const apart = withPeople([['HI', 'C', 1, [2, 6]]], [['HI', 'C', 1, [8, 6]]]);
  expect(askedOf(apart)).toBe('North volleys');
  expect(askedOf(withPeople(...BESIDE, { options: { 'command.sagaDuels': 'off' } }))).toBe('North volleys');
  const setup = setupOf(...BESIDE) as { north: object };
  const lost = { ...setup, north: { ...setup.north, champions: [fighter('Ella', 'ana', 'S1')] } };
  expect(unfit(lost)).toBe('command.ownUnitKey');
});

/** A duel in whose first round one of them gives up. */
const surrendering = (table: Table, loser: string): Table => {
  const says = (who: string) => ({ choose: who === loser ? 'surrender' : 'fightOn' });
  const duel = orders(table.answer('ana', { choose: 'challenge', own: 'Ella', enemy: 'Bram' }, 'North'), ['accept']);
  return duel.answer('ana', says('Ella'), 'Ella').answer('bo', says('Bram'), 'Bram');
};

test('COMMAND-SAGA-014 the unit of who has lost pays a point or routs', () => {
  const bram = surrendering(withPeople(...BESIDE), 'Bram');
  expect(askedOf(bram)).toBe('South shaken');
  // S1 has no point.
  expect(wordsOf(bram, 'S1')).toEqual(['rout']);
  const routed = orders(bram, ['rout', 'S1']);
  expect([how(routed, 'S1'), askedOf(routed)]).toEqual(['routed', 'South check']);
  expect(askedOf(orders(routed, ['moralCheck', 'S2']))).toBe('North volleys');
  const ella = surrendering(withPeople(...BESIDE), 'Ella');
  expect(wordsOf(ella, 'N1')).toEqual(['steady', 'rout']);
  const steadied = orders(ella, ['steady', 'N1']);
  expect([how(steadied, 'N1'), askedOf(steadied)]).toEqual(['0c (7, 6)', 'North volleys']);
});

test('COMMAND-SAGA-014 COMMAND-END-001 the rout of the last unit after a duel ends the battle before the turn goes on', () => {
  const last = surrendering(withPeople(BESIDE[0], [['HI', 'C', 0, [8, 6]]]), 'Bram');
  const routed = orders(last, ['rout', 'S1']);
  expect(routed.run.state.open).toMatchObject({ ending: 'fieldWon', winner: 0 });
  expect(askedOf(routed)).toBe('nothing');
});

const WON: readonly [readonly Standing[], readonly Standing[]] = [
  [
    ['HC', 'A', 4, [7, 6]],
    ['LI', 'D', 2, [0, 0]],
  ],
  [['HI', 'C', 1, [8, 6]]],
];

const slaughter = (more: Parameters<typeof withPeople>[2] = {}): Table =>
  orders(
    withPeople(...WON, { ...more, rest: { stage: 5, attacks: [{ unit: 'N1', target: 'S1' }] } }),
    ['resolve', 'N1', 'S1'],
    ['rout', 'S1'],
    ['slaughter', 'N1'],
  );

test('COMMAND-SAGA-010 COMMAND-SAGA-011 half of the slaughtered are prisoners, unless the victor takes none', () => {
  const table = slaughter({ soldiers: 121 });
  expect(askedOf(table)).toBe('North quarter');
  const soldiers = (answer: 'takePrisoners' | 'takeNone') =>
    outcomeOf(orders(table, [answer]).dice(1)).armies.flatMap(({ units }) => units.map((unit) => unit.soldiers));
  expect(soldiers('takePrisoners')[2]).toEqual({ troop: 'levy', before: 121, after: 0, prisoners: 60 });
  expect(soldiers('takeNone')[2]).toEqual({ troop: 'levy', before: 121, after: 0, prisoners: 0 });
});

test('COMMAND-SAGA-010 losses are rounded up, and a unit is lost by its damage alone unless it was slaughtered', () => {
  const units: readonly Standing[] = [0, 1, 2, 3].map((damage) => ['LI', 'C', 2, [2, 2 * damage], damage] as const);
  const over = (soldiers: number) =>
    outcomeOf(orders(withPeople(units, [['LI', 'C', 2, [9, 0], 2]], { soldiers }), ['concede'])).armies.map((army) =>
      army.units.map((unit) => unit.soldiers?.after),
    );
  // The example of section 16, and then 10.1, 30.3 and 60.6 in 101.
  expect(over(120)).toEqual([[120, 108, 84, 48], [84]]);
  expect(over(101)).toEqual([[101, 90, 70, 40], [70]]);
});

test('COMMAND-SAGA-013 whoever has won has an empty field too after the last Slaughter, and its leader rolls', () => {
  const leaders = { north: { leader: { name: 'Ada', lead: 4 } }, south: { leader: { name: 'Ivo', lead: 4 } } };
  const table = orders(
    withPeople([['HC', 'A', 4, [7, 6]]], [['HI', 'C', 1, [8, 6]]], {
      leaders,
      rest: { stage: 5, attacks: [{ unit: 'N1', target: 'S1' }] },
    }),
    ['resolve', 'N1', 'S1'],
    ['rout', 'S1'],
    ['slaughter', 'N1'],
  );
  // Each 4 away with a wound, 6 captured with one; its part as in SAGA-DUEL-ACT-021.
  const { winner, escapes } = outcomeOf(table.dice(1).dice(4).dice(1).dice(6).dice(6));
  expect(winner).toBe('North');
  expect(escapes.map(({ who, captured, wound }) => [who, captured, wound?.part ?? null])).toEqual([
    ['Ada', false, null],
    ['Ivo', false, 'leftArm'],
    ['Bram', true, 'head'],
  ]);
});

test('COMMAND-SAGA-013 the leader of an empty field and who was with the slaughtered roll to get away', () => {
  const leaders = { south: { leader: { name: 'Ivo', lead: 4 } } };
  const table = slaughter({ leaders });
  expect(table.run.awaits).toMatchObject({ need: 'dice', step: 'getAway' });
  // 3 away unhurt; 4 away with a Minor Wound, the part by a further die.
  const mild = outcomeOf(table.dice(3).dice(4).dice(6)).escapes;
  expect(mild.map(({ who, captured, wound }) => [who, captured, wound?.severity ?? null])).toEqual([
    ['Ivo', false, null],
    ['Bram', false, 'minor'],
  ]);
  const hard = outcomeOf(table.dice(5).dice(6).dice(1)).escapes;
  expect(hard.map(({ who, captured, wound }) => [who, captured, wound?.severity ?? null])).toEqual([
    ['Ivo', true, null],
    ['Bram', true, 'major'],
  ]);
});

test('COMMAND-SAGA-013 nobody rolls where the field is held and nobody was slaughtered', () => {
  const table = orders(withPeople([['LC', 'C', 1, [2, 6]]], [['HI', 'C', 1, [8, 6]]]), ['concede']);
  expect(table.run.awaits.need).toBe('nothing');
});

test('COMMAND-SAGA-012 who has lost has retreated; on a draw both where both fields are empty, else nobody', () => {
  const retreated = (table: Table) => outcomeOf(table).armies.map((army) => army.retreated);
  const both = orders(
    sitDown<Command>(
      scene,
      setupOf([['HC', 'A', 0, [7, 6]]], [['HI', 'C', 1, [8, 6]]], {
        stage: 5,
        attacks: [{ unit: 'N1', target: 'S1' }],
      }),
    ),
    ['resolve', 'N1', 'S1'],
    ['rout', 'S1'],
    ['rout', 'N1'],
  );
  expect(retreated(both)).toEqual([true, true]);
  expect(retreated(orders(withPeople([['LC', 'C', 1, [2, 6]]], [['HI', 'C', 1, [8, 6]]]), ['concede']))).toEqual([
    true,
    false,
  ]);
});
