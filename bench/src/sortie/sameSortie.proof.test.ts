import { type Stream, stream } from '@warmoot/kernel';
import { sortie } from '@warmoot/rules';
import { expect, test } from 'vitest';
import { bareSortie } from './bareSortie.js';
import { kernelSortie } from './kernelSortie.js';
import { type BenchUnit, ENDINGS, type Ended, FATES, MEASURED, type Start } from './sorties.js';

// The bare loop shares no rule with the scene: the same battles from both check the rules as well, as far as one reading
// of the ledger goes.

type Met = Map<string, number>;

const compare = (start: Start, seed: string, battles: number, met: Met): void => {
  const [bare, kernel] = [bareSortie(start), kernelSortie(start)];
  for (let i = 0; i < battles; i++) {
    const play = (with_: typeof bare) => {
      const source = stream(`${seed} ${i}`);
      const ended: Ended = with_(source);
      const { inputs, rounds, ending, winner } = ended;
      const units = Array.from({ length: ended.units }, (_, unit) => [
        ...[ended.heads, ended.floating, ended.record, ended.injured, ended.dead].map((list) => list[unit]),
        FATES[ended.fate[unit]!],
        Array.from({ length: ended.units }, (_unit, other) => ended.apart(unit, other)).join(' '),
      ]);
      // The next number shows that both drew the same.
      return { seed, i, inputs, rounds, ending: ENDINGS[ending]!, winner, units, next: source.below(1e9) };
    };
    const ended = play(bare);
    expect(ended).toEqual(play(kernel));
    for (const what of [ended.ending, ...ended.units.map((unit) => String(unit[5]))])
      met.set(what, (met.get(what) ?? 0) + 1);
  }
};

test('the bare loop fights the measured battle as the rules do', () => {
  compare(MEASURED, 'measured', 50, new Map());
});

const any = <A>(source: Stream, of: readonly A[]): A => of[source.below(of.length)]!;

const anyCommander = (source: Stream): BenchUnit['commander'] => {
  if (source.below(4) === 0) return null;
  const level = source.below(7) / 2;
  return source.below(2) === 0 ? { level } : { level, strengths: ['tactics'] };
};

const anyUnit = (source: Stream): BenchUnit => ({
  heads: any(source, [1, 2, 30, 100, 170, 400, 1000]),
  mount: any(source, sortie.MOUNTS),
  weight: any(source, sortie.WEIGHTS),
  ...(source.below(3) === 0 ? { archers: true } : {}),
  level: any(source, [-1, -0.5, -0.1, 0, 1, 1.5, 2.2]),
  commander: anyCommander(source),
  ...(source.below(3) === 0 ? { mercenary: true } : {}),
  ...any(source, [{}, { moved: 'overHalf' } as const, { moved: 'all' } as const]),
});

const anyArmy = (source: Stream, most: number): readonly BenchUnit[] =>
  Array.from({ length: 1 + source.below(most) }, () => anyUnit(source));

test('armies of any units fight in both alike on any ground, whatever becomes of them', () => {
  const source = stream('any');
  const met: Met = new Map();
  for (let i = 0; i < 100; i++) {
    // Only where few are left do all keep the peace for two rounds.
    const [most, battles] = i % 2 === 0 ? [7, 5] : [1, 30];
    const start = { a: anyArmy(source, most), b: anyArmy(source, most), ground: any(source, sortie.ALL_GROUNDS) };
    compare(start, `any ${i}`, battles, met);
  }
  // Whoever is Destroyed has fled or stays as Finished when the battle is over.
  for (const what of [...ENDINGS, ...FATES.filter((fate) => fate !== 'destroyed')])
    expect([what, met.get(what) ?? 0]).not.toEqual([what, 0]);
});
