import { expect, test } from 'vitest';
import { awaited, fight, fightIn } from '../testing/stage.js';

test('WARBAND-PRIORITY-001 WARBAND-PHASE-001 a round begins with the priority die; WARBAND-ROUND-011 taken up later, it has fallen', () => {
  const table = fight({ a: [{}], b: [{}] });
  expect(awaited(table)).toBe('priority');
  expect(table.run.state.open.phase).toBe('before');
  const later = fightIn('melee', { a: [{ at: [5, 5] }], b: [{ at: [6, 5] }], position: { round: 4, priority: 'b' } });
  expect(later.said[0]).toMatchObject({ event: 'phaseBegan', phase: 'melee' });
});
