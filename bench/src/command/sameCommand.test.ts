import { type Stream, stream } from '@warmoot/kernel';
import { command } from '@warmoot/rules';
import { expect, test } from 'vitest';
import { bareCommand } from './bareCommand.js';
import { type BenchUnit, COLUMNS, ENDINGS, type Ended, FATES, MEASURED, type Start } from './commands.js';
import { kernelCommand } from './kernelCommand.js';

// The bare loop shares no rule with the scene: the same battles from both check the rules as well, as far as one reading
// of the ledger goes.

type Met = Map<string, number>;

const compare = (start: Start, seed: string, battles: number, met: Met): void => {
  const [bare, kernel] = [bareCommand(start), kernelCommand(start)];
  for (let i = 0; i < battles; i++) {
    const play = (with_: typeof bare) => {
      const source = stream(`${seed} ${i}`);
      const { at, points, damage, fate, ...rest }: Ended = with_(source);
      const units = Array.from(at, (hex, unit) => [hex, points[unit], damage[unit], FATES[fate[unit]!]]);
      // The next number shows that both drew the same.
      return { seed, i, ...rest, units, next: source.below(1e9) };
    };
    const ended = play(bare);
    expect(ended).toEqual(play(kernel));
    for (const what of [ENDINGS[ended.ending]!, ...ended.units.map(([, , , fate]) => String(fate))])
      met.set(what, (met.get(what) ?? 0) + 1);
  }
};

test('the bare loop fights the measured battle as the rules do', () => {
  compare(MEASURED, 'measured', 20, new Map());
});

const taken = (source: Stream, count: number, rows: readonly number[]): number[] => {
  const left = rows.flatMap((row) => Array.from({ length: 6 }, (_, column) => row * COLUMNS + column + 4));
  return Array.from({ length: count }, () => left.splice(source.below(left.length), 1)[0]!);
};

const anyArmy = (source: Stream): readonly BenchUnit[] =>
  Array.from({ length: 3 + source.below(7) }, () => ({
    class: command.UNIT_CLASSES[source.below(command.UNIT_CLASSES.length)]!,
    grade: command.GRADES[source.below(command.GRADES.length)]!,
  }));

test('armies of any units that stand near each other fight in both alike, whatever becomes of them', () => {
  const source = stream('near');
  const met: Met = new Map();
  for (let i = 0; i < 20; i++) {
    const [north, south] = [anyArmy(source), anyArmy(source)];
    const at = [...taken(source, north.length, [3, 4]), ...taken(source, south.length, [7, 8])];
    compare({ north, south, at }, `near ${i}`, 5, met);
  }
  for (const what of ['fieldWon', 'conceded', 'here', 'routed'])
    expect([what, met.get(what) ?? 0]).not.toEqual([what, 0]);
});
