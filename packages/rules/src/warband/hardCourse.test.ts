import { expect, test } from 'vitest';
import { awaited, fightIn, lastOf, passUntil, says, stateIn, wasSaid } from './testing/stage.js';
import { walk } from './testing/walks.js';

const CALM = { flags: ['fearless'] };
const FREE = { 'warband.declaredMoveBinding': 'off' };
const move = walk('move');

test('WARBAND-GRAPPLE-040 WARBAND-ROUND-009 WARBAND-PHASE-006 who dies at the End holds nobody when it is judged who is left', () => {
  const hero = { like: 'hero', at: [5, 5], hpNow: 0 };
  const position = { round: 5, holds: [{ controller: 'A1', held: 'B1', total: 9 }] };
  const b = [{ ...CALM, at: [6, 5] }];
  const friend = { ...CALM, at: [1, 1] };
  // It bleeds to death, in the round after the next.
  const bled = fightIn('end', { a: [{ ...hero, criticalSince: 3 }, friend], b, position });
  expect(lastOf(bled, 'letGo')).toMatchObject({ controller: 0, held: 2, why: 'over' });
  expect(awaited(bled)).toBe('priority');
  // It fails its death save: the last of its side.
  const failed = fightIn('end', { a: [hero], b, position }).dice(12);
  expect(lastOf(failed, 'ended')).toMatchObject({ ending: 'won', winner: 1 });
});

test('WARBAND-GRAPPLE-041 who was held by one that has died checks for nothing', () => {
  const hero = { like: 'hero', at: [5, 5], hpNow: 0, criticalSince: 3 };
  const position = { round: 5, holds: [{ controller: 'A1', held: 'B1', total: 9 }] };
  const table = fightIn('end', { a: [hero, { ...CALM, at: [1, 1] }], b: [{ at: [6, 5], grade: 'weak' }], position });
  expect(awaited(table)).toBe('priority');
});

test('WARBAND-PRIORITY-007 WARBAND-VANQUISH-001 who is brought to 0 HP in the Opening may still walk off the map, and is slain all the same', () => {
  const bow = { ...CALM, at: [4, 5], gear: [{ item: 'shortbow' }] };
  const b = [
    { ...CALM, at: [0, 5], facing: 'e' },
    { ...CALM, at: [20, 9] },
  ];
  const shoot = { choose: 'shoot', figure: 'A1', weapon: 'shortbow', dice: { B1: 1 } };
  const shot = says(fightIn('opening', { a: [bow], b }, FREE), shoot).dice(2);
  expect(stateIn(shot, 'B1')).toMatchObject({ hp: 0, fate: 'fighting' });
  const gone = says(passUntil(shot, 'opening Blue'), move('B1', '-1,5'));
  expect(stateIn(gone, 'B1').fate).toBe('left');
  expect(stateIn(passUntil(gone, 'priority'), 'B1').fate).toBe('slain');
  // WARBAND-HEALTH-003: a player character has its save to make.
  const pc = fightIn(
    'opening',
    {
      a: [{ like: 'hero', at: [0, 5], hpNow: 1, gear: [] }],
      b: [{ ...bow, facing: 'w' }],
      position: { priority: 'b' },
    },
    FREE,
  );
  const hit = says(pc, { ...shoot, figure: 'B1', dice: { A1: 1 } }).dice(2);
  const left = says(passUntil(hit, 'opening Red'), move('A1', '-1,5'));
  expect(awaited(left)).toBe('deathSave');
});

test('WARBAND-MORALE-021 WARBAND-ROUND-011 who began a fight and is not listed any more is lost', () => {
  const b = [1, 2, 3, 4].map((y) => ({ at: [20, y], grade: 'strong' }));
  const groups = (began: number) => ({ groups: [{ figure: 'B1', began }] });
  expect(lastOf(fightIn('end', { a: [CALM], b, position: groups(6) }), 'triggered')).toMatchObject({ by: 'third' });
  expect(wasSaid(fightIn('end', { a: [CALM], b, position: groups(5) }), 'triggered')).toBe(false);
});

test('WARBAND-MORALE-005 a leader who is subdued has neither died nor retreated nor surrendered', () => {
  const men = [1, 2, 3].map((y) => ({ at: [20, y], grade: 'strong' }));
  const chief = (fate: string) => ({ like: 'captain', at: [20, 8], fate, hpNow: 0 });
  const by = (fate: string) => fightIn('end', { a: [CALM], b: [chief(fate), ...men] });
  expect(lastOf(by('slain'), 'triggered')).toMatchObject({ by: 'leader' });
  expect(wasSaid(by('subdued'), 'triggered')).toBe(false);
});
