import { type Run, stream } from '@warmoot/kernel';
import { always, randomInput, sitDown } from '@warmoot/kernel/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Battle } from './battle.js';
import { battleScene } from './scene.js';
import { fullStarts, smallStarts } from './testing/starts.js';
import { ALL_TROOPS } from './troops.table.js';

/** No two on a hex, nobody on impassable ground, losses within sizes, and who is lost is off the map. */
const check = ({ state: { open, given } }: Run<Battle>): void => {
  const field = given.fields[open.field];
  const standing = open.at.filter((at) => at >= 0);
  expect(new Set(standing).size).toBe(standing.length);
  const ground = field?.field === 'drawn' ? field.ground.join('') : '';
  for (const at of standing) expect(ground[at]).not.toBe('#');
  for (const [unit, losses] of open.losses.entries()) {
    const { size } = open.roster[unit] as { size: number };
    expect(losses).toBeLessThanOrEqual(size);
    if (losses === size) expect(open.at[unit]).toBe(-1);
  }
};

test('soldiers are conserved: all that were brought are standing, gone or lost, by type', () => {
  always(
    fc.property(
      fc.oneof({ weight: 4, arbitrary: smallStarts }, { weight: 1, arbitrary: fullStarts }),
      fc.nat(),
      (start, seed) => {
        const source = stream(`conserved ${seed}`);
        let table = sitDown(battleScene, start.setup, start.options);
        for (let inputs = 0; inputs < 5000; inputs++) {
          const input = randomInput(table.run as never, source);
          if (input === null) break;
          table =
            input.input === 'dice' ? table.dice(...input.faces) : table.answer(input.seat, input.choice, input.as);
          if (inputs % 10 === 0) check(table.run);
        }
        const outcome = table.run.outcome();
        for (const [side, army] of outcome.armies.entries()) {
          const brought = table.run.state.given.armies[side as 0 | 1].troops;
          expect(army.before).toEqual(brought);
          for (const troop of ALL_TROOPS) expect(army.after[troop] + army.lost[troop]).toBe(army.before[troop]);
          for (const { counted, losses, size } of army.units) {
            expect(losses).toBeLessThanOrEqual(counted);
            expect(losses).toBeGreaterThanOrEqual(Math.floor(counted / 2));
            if (counted === size) expect(losses).toBe(size);
          }
        }
        if (outcome.holder !== null) expect(outcome.credit.raise).toBe(outcome.holder);
      },
    ),
    25,
  );
});
