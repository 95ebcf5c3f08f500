import { counted, listed } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { allowanceOf, speedOf } from '../figures/speed.js';
import {
  fightIn,
  lastOf,
  refusedFor,
  type Staged,
  says,
  sightOf,
  stateIn,
  wasSaid,
  whereIn,
} from '../testing/stage.js';
import { east, endsOffered, FAR, opening, walk } from '../testing/walks.js';

const move = walk('move');
const speed = (figure: Staged): number => counted(speedOf(sightOf(opening({ a: [figure], b: FAR })), 0)).total;

test('WARBAND-MOVE-010 WARBAND-MOVE-014 WARBAND-MOVE-015 WARBAND-MOVE-016 WARBAND-WOUND-010 WARBAND-CORE-004 the speed: Capture, halved by Slow, less 2 for a Knee, never below 1', () => {
  const KNEE = [{ wound: 'knee' }];
  expect(speed({})).toBe(6);
  expect(speed({ capture: 7, flags: ['slow'] })).toBe(3);
  expect(speed({ wounds: KNEE })).toBe(4);
  expect(speed({ capture: 7, flags: ['slow'], wounds: KNEE })).toBe(1);
  expect(speed({ capture: 1, flags: ['slow'] })).toBe(1);
  const table = opening({ a: [{ capture: 7, flags: ['slow'], wounds: KNEE }], b: FAR });
  expect(listed(speedOf(sightOf(table), 0)).lines).toEqual([
    { by: 7, what: 'warband.speed.capture', why: 'WARBAND-MOVE-010' },
    { by: -4, what: 'warband.speed.slow', why: 'WARBAND-MOVE-014' },
    { by: -2, what: 'warband.speed.knee', why: 'WARBAND-WOUND-010' },
  ]);
});

test('WARBAND-MOVE-019 a Chest wound takes from the save and not from the speed', () => {
  expect(speed({ wounds: [{ wound: 'chest' }] })).toBe(6);
});

test('WARBAND-GEAR-011 WARBAND-MOVE-016 a mount goes 12, whatever its rider is', () => {
  expect(speed({ like: 'rider' })).toBe(12);
  expect(speed({ mounted: true, flags: ['slow'], wounds: [{ wound: 'knee' }] })).toBe(12);
});

test('WARBAND-MOVE-011 WARBAND-MOVE-020 WARBAND-MOVE-023 outside melee a move goes up to twice the speed, in one action', () => {
  const table = opening({ a: [{ at: [2, 2] }], b: FAR });
  expect(allowanceOf(sightOf(table), 0)).toBe(12);
  expect(refusedFor(table, move('A1', east(2, 2, 13)))).toBe('WARBAND-MOVE-020 warband.tooFar');
  const after = says(table, move('A1', east(2, 2, 12)));
  expect(whereIn(after, 'A1')).toBe('14,2');
  expect(lastOf(after, 'acted')).toMatchObject({ act: 'move', in: 'opening', wholeRound: false });
});

test('WARBAND-MOVE-012 WARBAND-MOVE-013 WARBAND-MOVE-017 rough, swum and climbed spaces cost 2: 4 clear and 3 of them cost 10, 4 and 4 cost 12', () => {
  const ground = (['rough', 'swum', 'climbed', 'rough'] as const).map((slow, nth) => ({
    at: { x: 7 + nth, y: 2 },
    slow,
  }));
  const table = opening({ a: [{ at: [2, 2], capture: 5 }], b: FAR, ground });
  expect(allowanceOf(sightOf(table), 0)).toBe(10);
  expect(refusedFor(table, move('A1', east(2, 2, 8)))).toBe('WARBAND-MOVE-020 warband.tooFar');
  expect(whereIn(says(table, move('A1', east(2, 2, 7))), 'A1')).toBe('9,2');
});

test('WARBAND-MOVE-018 one step is always allowed, whatever it costs', () => {
  // Speed 1, engaged: an allowance of 1, and the step costs 2.
  const table = opening({
    a: [{ at: [5, 5], capture: 1 }],
    b: [{ at: [6, 5] }],
    ground: [{ at: { x: 5, y: 4 }, slow: 'rough' }],
  });
  expect(allowanceOf(sightOf(table), 0)).toBe(1);
  expect(refusedFor(table, move('A1', '5,4 6,4'))).toBe('WARBAND-MOVE-020 warband.tooFar');
  expect(whereIn(says(table, move('A1', '5,4')), 'A1')).toBe('5,4');
  expect(endsOffered(table, 'move', 'A1')).toContain('5,4');
});

test('WARBAND-GRID-002 WARBAND-GRID-012 a diagonal step counts 1; x goes east, y south; a longer step is none', () => {
  const table = opening({ a: [{ at: [5, 5], capture: 1 }], b: FAR });
  expect(whereIn(says(table, move('A1', '6,6 7,5')), 'A1')).toBe('7,5');
  expect(refusedFor(table, move('A1', '7,5'))).toBe('WARBAND-GRID-002 warband.notAStep');
  expect(lastOf(says(table, move('A1', '5,4')), 'moved').facing).toBe('n');
  // Speed 1 doubled: all within 2 spaces.
  expect(endsOffered(table, 'move', 'A1').length).toBe(24);
});

test('WARBAND-GRID-003 no step over a corner between two spaces that wall or enemy block; one of them open is enough', () => {
  const wall = (x: number, y: number) => ({ at: { x, y }, wall: true });
  const shut = opening({ a: [{ at: [5, 5] }], b: FAR, ground: [wall(6, 5), wall(5, 6)] });
  expect(refusedFor(shut, move('A1', '6,6'))).toBe('WARBAND-GRID-003 warband.wallInTheWay');
  expect(refusedFor(shut, move('A1', '6,5'))).toBe('WARBAND-GRID-003 warband.wallInTheWay');
  const open = opening({ a: [{ at: [5, 5] }], b: FAR, ground: [wall(6, 5)] });
  expect(whereIn(says(open, move('A1', '6,6')), 'A1')).toBe('6,6');
  const guarded = opening({ a: [{ at: [5, 5] }], b: [{ at: [5, 6] }], ground: [wall(6, 5)] });
  expect(refusedFor(guarded, move('A1', '6,6'))).toBe('WARBAND-GRID-003 warband.cornerShut');
  const edge = {
    between: [
      { x: 5, y: 5 },
      { x: 6, y: 5 },
    ],
    wall: true,
  };
  const parted = opening({ a: [{ at: [5, 5] }], b: FAR, edges: [edge] });
  expect(refusedFor(parted, move('A1', '6,5'))).toBe('WARBAND-GRID-003 warband.wallInTheWay');
  expect(whereIn(says(parted, move('A1', '5,6 6,6 6,5')), 'A1')).toBe('6,5');
});

test('WARBAND-GRID-001 WARBAND-MOVE-021 through allies where there is room; nobody ends in an ally’s space', () => {
  const a = [{ at: [5, 5] as const }, { at: [6, 5] as const }];
  const table = opening({ a, b: FAR });
  expect(refusedFor(table, move('A1', '6,5'))).toBe('WARBAND-MOVE-021 warband.allyThere');
  expect(whereIn(says(table, move('A1', '6,5 7,5')), 'A1')).toBe('7,5');
  const narrow = opening({ a, b: FAR, ground: [{ at: { x: 6, y: 5 }, narrow: true }] });
  expect(refusedFor(narrow, move('A1', '6,5 7,5'))).toBe('WARBAND-MOVE-021 warband.tooNarrow');
});

test('WARBAND-MOVE-022 WARBAND-GRID-001 not through enemies; over those that lie there it may stand, and goes no farther', () => {
  const standing = opening({ a: [{ at: [5, 5] }], b: [{ at: [7, 5] }] });
  expect(refusedFor(standing, move('A1', '6,5 7,5'))).toBe('WARBAND-MOVE-022 warband.throughFoe');
  const lying = opening({ a: [{ at: [5, 5] }], b: [{ at: [7, 5], prone: true }] });
  expect(refusedFor(lying, move('A1', '6,5 7,5 8,5'))).toBe('WARBAND-MOVE-022 warband.throughFoe');
  const over = says(lying, move('A1', '6,5 7,5'));
  expect([whereIn(over, 'A1'), whereIn(over, 'B1')]).toEqual(['7,5', '7,5']);
});

test('WARBAND-GRID-006 a figure turns only as part of a move, also of one of no spaces, and chooses at its end', () => {
  const table = opening({ a: [{ at: [5, 5] }, { at: [1, 1] }], b: FAR });
  expect(stateIn(table, 'A1').facing).toBe('e');
  expect(stateIn(says(table, move('A1', '', { facing: 'sw' })), 'A1')).toMatchObject({ facing: 'sw', opening: 'move' });
  expect(stateIn(says(table, move('A1', '6,4 6,3')), 'A1').facing).toBe('n');
  expect(stateIn(says(table, move('A1', '6,4 6,3', { facing: 's' })), 'A1').facing).toBe('s');
  expect(stateIn(says(table, move('A1', '')), 'A1').facing).toBe('e');
});

test('WARBAND-GRID-004 WARBAND-GRID-011 WARBAND-MOVE-023 whoever begins the Opening in melee has no double move: also beside the prone, the blinded and those that flee', () => {
  for (const foe of [{}, { prone: true }, { blinded: 1 }]) {
    const table = fightIn('opening', { a: [{ at: [5, 5] }], b: [{ at: [6, 6], ...foe }] });
    expect(allowanceOf(sightOf(table), 0)).toBe(6);
  }
  const position = { groups: [{ figure: 'B1', mood: 'retreating' }] };
  const fled = fightIn('opening', { a: [{ at: [5, 5] }], b: [{ at: [6, 6] }], position });
  expect(allowanceOf(sightOf(fled), 0)).toBe(6);
  const down = fightIn('opening', { a: [{ like: 'hero', at: [5, 5], hpNow: 0 }], b: [{ at: [6, 6] }] });
  expect(allowanceOf(sightOf(down), 1)).toBe(6);
});

test('WARBAND-GRID-004 a wall between, the dead, the surrendered and the held engage nobody', () => {
  const free = (b: object, more: object = {}): number => {
    const table = fightIn('opening', {
      a: [{ at: [5, 5] }, { at: [7, 5] }],
      b: [{ at: [6, 5], ...b }, ...FAR],
      ...more,
    });
    return allowanceOf(sightOf(table), 0);
  };
  expect(free({ fate: 'surrendered' })).toBe(12);
  expect(free({ fate: 'slain', hpNow: 0 })).toBe(12);
  expect(free({}, { position: { holds: [{ controller: 'A2', held: 'B1', total: 5 }] } })).toBe(12);
  expect(
    free(
      {},
      {
        edges: [
          {
            between: [
              { x: 5, y: 5 },
              { x: 6, y: 5 },
            ],
            wall: true,
          },
        ],
      },
    ),
  ).toBe(12);
});

test('WARBAND-MOVE-025 WARBAND-MOVE-027 in melee only to spaces from which every enemy in reach still is, and no farther than the speed', () => {
  const table = opening({ a: [{ at: [5, 5] }], b: [{ at: [6, 5] }] });
  expect(refusedFor(table, move('A1', '4,5'))).toBe('WARBAND-MOVE-027 warband.bound');
  // The other seven spaces around the foe.
  expect([...endsOffered(table, 'move', 'A1')].sort()).toEqual(['5,4', '5,6', '6,4', '6,6', '7,4', '7,5', '7,6']);
  const between = opening({ a: [{ at: [5, 5] }], b: [{ at: [6, 5] }, { at: [4, 5] }] });
  expect([...endsOffered(between, 'move', 'A1')].sort()).toEqual(['5,4', '5,6']);
});

test('WARBAND-MOVE-028 who comes into melee range on its way is bound from that space on', () => {
  const table = opening({ a: [{ at: [2, 5] }], b: [{ at: [6, 5] }] });
  expect(refusedFor(table, move('A1', '3,5 4,5 5,4 5,3'))).toBe('WARBAND-MOVE-027 warband.bound');
  expect(whereIn(says(table, move('A1', '3,5 4,5 5,4 6,4')), 'A1')).toBe('6,4');
  expect(endsOffered(table, 'move', 'A1')).toContain('7,5');
});

test('WARBAND-MOVE-024 whoever begins outside melee may go off the map, and has then left the fight; whoever begins in it may not', () => {
  const table = opening({ a: [{ at: [1, 5] }, { at: [3, 3] }], b: FAR });
  const gone = says(table, move('A1', '0,5 -1,5'));
  expect(wasSaid(gone, 'left')).toBe(true);
  expect([whereIn(gone, 'A1'), stateIn(gone, 'A1').fate]).toEqual(['off', 'left']);
  expect(endsOffered(table, 'move', 'A1')).toContain('-1,5');
  expect(refusedFor(table, move('A1', '0,5 -1,5 -1,6'))).toBe('WARBAND-GRID-002 warband.notAStep');
  const engaged = opening({ a: [{ at: [0, 5] }], b: [{ at: [1, 5] }] });
  expect(refusedFor(engaged, move('A1', '-1,5'))).toBe('WARBAND-MOVE-024 warband.cannotLeave');
});

test('WARBAND-ACTION-002 WARBAND-MOD-011 who lies on the ground only rises', () => {
  const table = opening({ a: [{ at: [5, 5], prone: true }], b: FAR });
  expect(refusedFor(table, move('A1', '5,6'))).toBe('WARBAND-MOD-011 warband.liesDown');
});
