import { expect, test } from 'vitest';
import {
  actsOf,
  awaited,
  fight,
  fightIn,
  lastOf,
  offered,
  passUntil,
  refusedFor,
  says,
  stateIn,
} from '../testing/stage.js';

const CALM = { flags: ['fearless'] };
const A = { ...CALM, at: [5, 5], facing: 'e', hp: 5 };
const B = { ...CALM, at: [6, 5], facing: 'w', hp: 5 };
const FREE = { 'warband.declaredMoveBinding': 'off' };
const attack = (figure: string, target: string) => ({ choose: 'attack', figure, dice: { [target]: 1 } });
const turn = (figure: string) => ({ choose: 'move', figure, path: [], facing: 'n' });

test('WARBAND-GRAPPLE-033 who is held breaks out, or uses a dagger on whoever holds it', () => {
  const holds = [{ controller: 'B1', held: 'A1', total: 9 }];
  const sword = fightIn('opening', { a: [A, { ...A, at: [5, 6] }], b: [B], position: { holds } }, FREE);
  expect(refusedFor(sword, turn('A1'))).toBe('WARBAND-GRAPPLE-033 warband.isHeld');
  const blows = passUntil(sword, 'blows Red');
  expect(refusedFor(blows, attack('A1', 'B1'))).toBe('WARBAND-GRAPPLE-033 warband.isHeld');
  expect(actsOf(blows, 'A1')).toEqual(['drop', 'breakOut']);
  const dagger = { ...A, gear: [{ item: 'dagger' }] };
  const armed = passUntil(fightIn('melee', { a: [dagger], b: [B], position: { holds } }), 'blows Red');
  expect(actsOf(armed, 'A1')).toContain('attack');
});

test('WARBAND-GRAPPLE-015 who holds somebody does not walk away', () => {
  const holds = [{ controller: 'A1', held: 'B1', total: 9 }];
  const table = fightIn('opening', { a: [A], b: [B], position: { holds } }, FREE);
  expect(refusedFor(table, turn('A1'))).toBe('WARBAND-GRAPPLE-015 warband.holdsSomebody');
});

test('WARBAND-MOD-018 who is blinded attacks nobody, up to the End of the round', () => {
  const table = fightIn('melee', {
    a: [
      { ...A, blinded: 1 },
      { ...A, at: [5, 4] },
    ],
    b: [B],
  });
  expect(refusedFor(passUntil(table, 'blows Red'), attack('A1', 'B1'))).toBe('WARBAND-MOD-018 warband.blinded');
  const later = fightIn('melee', {
    a: [
      { ...A, blinded: 1 },
      { ...A, at: [5, 4] },
    ],
    b: [B],
    position: { round: 3 },
  });
  expect(stateIn(later, 'A1').blindedTo).toBe(3);
});

test('WARBAND-VANQUISH-007 who knows of no enemy does nothing; ours: after a round of fighting everybody knows', () => {
  const table = fightIn('opening', { a: [A], b: [{ ...B, at: [9, 5], unaware: true }, B] }, FREE);
  const theirs = passUntil(table, 'opening Blue');
  expect(refusedFor(theirs, turn('B1'))).toBe('WARBAND-VANQUISH-007 warband.unaware');
  const struck = says(passUntil(theirs, 'blows Red'), attack('A1', 'B2')).dice(12);
  const after = passUntil(struck, 'priority');
  expect(lastOf(after, 'roundEnded').roused).toEqual([1]);
  expect(stateIn(after, 'B1').unaware).toBe(false);
});

test('WARBAND-MOVE-004 WARBAND-MOVE-005 of the side without priority only those move who announced it', () => {
  const table = fightIn('opening', {
    a: [A],
    b: [
      { ...B, at: [9, 5] },
      { ...B, at: [9, 7] },
    ],
  });
  expect(awaited(table)).toBe('announce Blue');
  const way = [{ x: 10, y: 5 }];
  const said = says(table, { choose: 'announce', figure: 'B1', path: way }, { choose: 'pass' });
  const theirs = passUntil(said, 'opening Blue');
  expect(refusedFor(theirs, { choose: 'move', figure: 'B2', path: [{ x: 10, y: 7 }] })).toBe(
    'WARBAND-MOVE-005 warband.announcedNothing',
  );
  expect(actsOf(theirs, 'B1')).toEqual(['move', 'drop']);
  expect(lastOf(says(theirs, { choose: 'move', figure: 'B1', path: way }), 'moved')).toMatchObject({
    figure: 1,
    as: 'move',
  });
});

test('WARBAND-MORALE-025 whose nerve has failed retreats, and its side cannot pass before', () => {
  const weak = { at: [5, 5], grade: 'weak' };
  const table = fightIn(
    'opening',
    {
      a: [weak, { ...A, at: [1, 9] }],
      b: [{ ...B, at: [12, 5] }],
      position: { groups: [{ figure: 'A1', mood: 'retreating' }] },
    },
    FREE,
  );
  expect(actsOf(table, 'A1')).toEqual(['retreat', 'drop']);
  expect(refusedFor(table, { choose: 'pass' })).toBe('WARBAND-MORALE-025 warband.mustRetreat');
  expect(offered(table)).not.toContainEqual({ choose: 'pass' });
  const [way] = offered(table).filter(({ choose }) => choose === 'retreat');
  expect(offered(says(table, way as object))).toContainEqual({ choose: 'pass' });
});

test('WARBAND-CORE-006 what a referee says before a round is done, and stands in the log', () => {
  const table = fight({
    a: [{ like: 'hero' }],
    b: [{ ...B, flags: [], spells: [{ name: 'Fog', spent: true }] }],
    referee: 'rae',
  });
  expect(refusedFor(table, { choose: 'horror', figure: 'A1' })).toBe('WARBAND-MORALE-001 warband.neverChecks');
  expect(refusedFor(table, { choose: 'heal', figure: 'B1', points: 1 })).toBe('WARBAND-RECOVER-006 warband.unhurt');
  expect(refusedFor(table, { choose: 'restore', figure: 'A1', what: 'Fog' })).toBe(
    'WARBAND-GEAR-009 warband.nothingToRestore',
  );
  const said = says(
    table,
    { choose: 'horror', figure: 'B1' },
    { choose: 'blind', figure: 'A1', rounds: 2 },
    { choose: 'restore', figure: 'B1', what: 'Fog' },
    { choose: 'harm', figure: 'B1', points: 5 },
  );
  expect(said.run.state.open.groups[0]?.triggers).toEqual(['horror']);
  expect(stateIn(said, 'A1').blindedTo).toBe(2);
  expect(stateIn(said, 'B1')).toMatchObject({ spent: [], hp: 0, fate: 'fighting' });
  // WARBAND-VANQUISH-001: before the round begins there is no phase to finish.
  expect(stateIn(says(said, { choose: 'pass' }), 'B1').fate).toBe('slain');
});
