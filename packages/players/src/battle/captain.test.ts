import { beginState, Run } from '@warmoot/kernel';
import { SCENES, saga, war } from '@warmoot/rules';
import { expect, test } from 'vitest';
import { captain } from '../captain.js';
import { type PlayerAnswer, playerInput } from '../player.js';
import { formations } from './formations.js';

const battle = SCENES['saga/battle'] as NonNullable<(typeof SCENES)[string]>;
const SEATS = { Red: 'one', Blue: 'two' } as const;
type Army = keyof typeof SEATS;

interface Unit {
  readonly at: readonly [number, number];
  readonly troop?: saga.battle.Troop;
  readonly losses?: number;
}

const begun = (setup: object, options: object = {}): Run<saga.battle.Battle> => {
  const state = beginState(battle, {
    setup: { seats: ['one', 'two'], ...setup },
    options,
  });
  if (!state.ok) throw new Error(JSON.stringify(state.refusal));
  return new Run<saga.battle.Battle>(battle, state.value);
};

/** Units in the course of a battle: Red attacks, Blue defends, each unit of 100. */
const stand = (
  red: readonly Unit[],
  blue: readonly Unit[],
  round: number,
  ground?: readonly string[],
): Run<saga.battle.Battle> => {
  const units = [
    ...blue.map((unit) => ({ army: 'defender', ...unit })),
    ...red.map((unit) => ({ army: 'attacker', ...unit })),
  ].map(({ army, at: [row, column], troop = 'mediumInfantry', losses = 0 }) => ({
    army,
    troop,
    size: 100,
    losses,
    at: { row, column },
  }));
  return begun(
    {
      attacker: { name: 'Red', seat: 'one' },
      defender: { name: 'Blue', seat: 'two' },
      fields: [ground === undefined ? { field: 'plain' } : { field: 'drawn', ground }],
      position: { round, units, lossNumber: 33 },
    },
    ground === undefined ? {} : { 'saga.battle.map': { rows: ground.length, columns: (ground[0] as string).length } },
  );
};

const as = (run: Run<saga.battle.Battle>, army: Army): PlayerAnswer =>
  captain.answer(
    playerInput(battle, run.view(SEATS[army]) as never, { seat: SEATS[army], as: army }, { seed: 'captain' }),
  );

const put = (run: Run<saga.battle.Battle>, army: Army, choice: saga.battle.BattleChoice): void => {
  expect(run.answer({ seat: SEATS[army], as: army }, choice)).toBeNull();
};

const stepOf = ({ awaits }: Run<saga.battle.Battle>): string => (awaits.need === 'answers' ? awaits.step : awaits.need);
const whoseOf = ({ awaits }: Run<saga.battle.Battle>): Army =>
  (awaits.need === 'answers' ? awaits.asked[0]?.as : '') as Army;

/** Goes on until this is asked; captain answers for Red, and Blue stands still. */
const until = (run: Run<saga.battle.Battle>, step: string, army: Army): Run<saga.battle.Battle> => {
  for (let n = 0; n < 60 && !(stepOf(run) === step && whoseOf(run) === army); n++) {
    const whose = whoseOf(run);
    if (run.awaits.need === 'dice') run.fall('success');
    else if (stepOf(run) === 'quick')
      for (const one of ['Red', 'Blue'] as const) {
        if (run.awaits.need === 'answers' && run.awaits.asked.some((asked) => asked.as === one)) {
          put(run, one, as(run, one).choice as saga.battle.BattleChoice);
        }
      }
    else if (stepOf(run) === 'declare') put(run, whose, { choose: 'fightOn' });
    else if (whose === 'Blue' && stepOf(run) === 'move') put(run, 'Blue', { choose: 'done' });
    else put(run, whose, as(run, whose).choice as saga.battle.BattleChoice);
  }
  return run;
};

test('it falls upon one with several', () => {
  const red: Unit[] = [{ at: [10, 7] }, { at: [10, 8] }, { at: [10, 9] }];
  const fought = until(stand(red, [{ at: [8, 8] }, { at: [2, 2] }], 3), 'press', 'Red');
  expect(fought.state.open.clusters).toHaveLength(1);
  expect(fought.state.open.clusters[0]?.many.length).toBeGreaterThanOrEqual(2);
});

test('it drives a lone unit back from where it has no way', () => {
  const ground = ['....#...', '.......', '........', '.......', '........', '.......', '........', '.......'];
  const run = until(stand([{ at: [1, 5] }, { at: [0, 6] }], [{ at: [0, 5] }], 1, ground), 'press', 'Red');
  const { choice, reasons } = as(run, 'Red');
  expect(choice).toEqual({ choose: 'press', unit: 'a1' });
  expect(reasons.options[0]?.value).toBeGreaterThan(reasons.options[1]?.value as number);
});

test('it shoots where it does most harm: near, and at whom it may destroy', () => {
  const bow: Unit = { at: [10, 10], troop: 'bowmen' };
  const near = stand([bow], [{ at: [10, 12] }, { at: [10, 6] }], 1);
  expect(as(until(near, 'aim', 'Red'), 'Red').choice).toEqual({ choose: 'shoot', target: 'd1' });
  const weak = stand([bow], [{ at: [10, 12] }, { at: [10, 8], losses: 80 }], 1);
  expect(as(until(weak, 'aim', 'Red'), 'Red').choice).toEqual({ choose: 'shoot', target: 'd2' });
});

test('it fights on while it may win, and gives up in the way that costs least when it cannot', () => {
  const even = until(stand([{ at: [10, 7] }], [{ at: [3, 7] }], 3), 'declare', 'Red');
  expect(as(even, 'Red').choice).toEqual({ choose: 'fightOn' });
  const many = Array.from({ length: 9 }, (_, i): Unit => ({ at: [3, 2 + i] }));
  const unhurt = until(stand([{ at: [20, 7] }], many, 3), 'declare', 'Red');
  expect(as(unhurt, 'Red').choice).toEqual({ choose: 'retreat' });
  const beaten = until(stand([{ at: [20, 7], losses: 60 }], many, 3), 'declare', 'Red');
  expect(as(beaten, 'Red').choice).toEqual({ choose: 'surrender' });
});

test('it makes those quick who can strike first, and keeps them for last where it moves second', () => {
  const red: Unit[] = [{ at: [10, 7] }, { at: [10, 8] }, { at: [18, 7] }, { at: [18, 8] }];
  const first = until(stand(red, [{ at: [8, 8] }, { at: [8, 9] }], 3), 'quick', 'Red');
  expect(as(first, 'Red').choice).toEqual({ choose: 'quick', units: ['a1', 'a2'] });
  const second = stand(red, [{ at: [8, 8] }, { at: [8, 9] }], 4);
  while (stepOf(second) === 'declare') put(second, whoseOf(second), { choose: 'fightOn' });
  expect(as(second, 'Red').choice).toEqual({ choose: 'quick', units: ['a3', 'a4'] });
});

test('a standing army has its bowmen behind its front, foot at the ends, and leaves the attacker room', () => {
  const troops = saga.battle.armyFor('crown', 4000);
  const run = begun({
    attacker: { name: 'Red', seat: 'one', troops },
    defender: { name: 'Blue', seat: 'two', troops },
  });
  put(run, 'Blue', as(run, 'Blue').choice as saga.battle.BattleChoice);
  put(run, 'Blue', as(run, 'Blue').choice as saga.battle.BattleChoice);
  const { roster, at, line } = run.state.open;
  const rows = saga.battle.groundOf(run.state).along.r;
  const placed = roster.flatMap(({ troop, side }, unit) => (side === 1 ? [{ troop, at: at[unit] as number }] : []));
  const front = placed.filter(({ troop }) => troop !== 'bowmen');
  expect(line?.axis).toBe('r');
  for (const one of front) expect(rows[one.at]).toBe(line?.at);
  const behind = line?.side === 'lower' ? 1 : -1;
  for (const { troop, at: hex } of placed) if (troop === 'bowmen') expect(rows[hex]).toBe((line?.at ?? 0) + behind);
  const inOrder = [...front].sort((a, b) => a.at - b.at);
  expect([inOrder[0]?.troop, inOrder.at(-1)?.troop]).not.toContain('heavyCavalry');
  const depth = line?.side === 'lower' ? (line?.at ?? 0) : 22 - (line?.at ?? 0);
  expect(depth).toBeGreaterThanOrEqual(7);
});

test('on a plain a standing army takes the middle, as far from one side as from the other', () => {
  const troops = saga.battle.armyFor('guard', 4000);
  const run = begun({
    attacker: { name: 'Red', seat: 'one', troops },
    defender: { name: 'Blue', seat: 'two', troops },
  });
  put(run, 'Blue', as(run, 'Blue').choice as saga.battle.BattleChoice);
  const { roster, at } = run.state.open;
  const { places, board } = saga.battle.groundOf(run.state);
  const { rows, columns } = board.frame;
  const placed = roster.flatMap(({ side }, unit) => (side === 1 ? [places[at[unit] as number]] : []));
  for (const place of placed) expect(Math.abs((place?.row ?? 0) - (rows - 1) / 2)).toBeLessThanOrEqual(2);
  const taken = placed.map((place) => place?.column ?? 0);
  const [left, right] = [Math.min(...taken), columns - 1 - Math.max(...taken)];
  expect(Math.abs(left - right)).toBeLessThanOrEqual(2);
});

test('with a river on one side a standing army has it before its front, and room to fall back', () => {
  const troops = saga.battle.armyFor('guard', 4000);
  const open = Array.from({ length: 15 }, (_, row) => '.'.repeat(row % 2 === 0 ? 14 : 13));
  const wet = (at: number) => open.map((row, nth) => (nth === at ? '####.###.#####' : row));
  /** Which way it looks: 1 to the higher rows. Bowmen stand behind. */
  const facing = (ground: readonly string[]): number => {
    const run = begun(
      {
        attacker: { name: 'Red', seat: 'one', troops },
        defender: { name: 'Blue', seat: 'two', troops },
        fields: [{ field: 'drawn', ground }],
      },
      { 'saga.battle.map': { rows: 15, columns: 14 } },
    );
    put(run, 'Blue', as(run, 'Blue').choice as saga.battle.BattleChoice);
    const { roster, at } = run.state.open;
    const { places } = saga.battle.groundOf(run.state);
    const rowsOf = (isBow: boolean): readonly number[] =>
      roster.flatMap(({ side, troop }, unit) =>
        side === 1 && (troop === 'bowmen') === isBow ? [places[at[unit] as number]?.row ?? 0] : [],
      );
    return Math.sign(Math.max(...rowsOf(false)) - Math.max(...rowsOf(true)));
  };
  expect(facing(wet(10))).toBe(1);
  expect(facing(wet(4))).toBe(-1);
});

test('who has no time to look round stands in the middle all the same, and in no corner', () => {
  const troops = saga.battle.armyFor('guard', 4000);
  const run = begun({
    attacker: { name: 'Red', seat: 'one', troops },
    defender: { name: 'Blue', seat: 'two', troops },
  });
  const found = formations(run.state as never, 1, { nodes: 1, spent: () => true } as never);
  expect(found).toHaveLength(1);
  const { rows, columns } = saga.battle.groundOf(run.state).board.frame;
  const places = found.flatMap(({ choice }) => (choice.choose === 'place' ? choice.units.map(({ at }) => at) : []));
  const mean = (of: (at: (typeof places)[number]) => number): number =>
    places.reduce((sum, at) => sum + of(at), 0) / places.length;
  expect(Math.abs(mean(({ row }) => row) - (rows - 1) / 2)).toBeLessThanOrEqual(2);
  expect(Math.abs(mean(({ column }) => column) - (columns - 1) / 2)).toBeLessThanOrEqual(2);
});

test('who places last falls upon a part of the enemy at once', () => {
  const troops = saga.battle.armyFor('guard', 4000);
  const run = begun({
    attacker: { name: 'Red', seat: 'one', troops },
    defender: { name: 'Blue', seat: 'two', troops },
  });
  for (let n = 0; n < 3; n++) put(run, whoseOf(run), as(run, whoseOf(run)).choice as saga.battle.BattleChoice);
  const { roster, at } = run.state.open;
  const ground = saga.battle.groundOf(run.state);
  const touching = roster.filter(
    ({ side }, unit) =>
      side === 0 &&
      roster.some((enemy, other) => {
        const there = ground.places[at[other] as number];
        const edge = (at[unit] as number) * 6;
        return (
          enemy.side === 1 &&
          there !== undefined &&
          ground.touches.slice(edge, edge + 6).includes(war.hexAt(ground, there))
        );
      }),
  );
  expect(touching.length).toBeGreaterThan(2);
});
