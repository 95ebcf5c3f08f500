import { facesFor, type Run, type SceneTypes, type Stream } from '@warmoot/kernel';
import type { TestTable } from '@warmoot/kernel/testing';

/** Throws what is awaited from these faces, one after the other; all of them must be used. */
export const throwing = <T extends SceneTypes>(table: TestTable<T>, ...faces: readonly number[]): TestTable<T> => {
  let at = 0;
  let now = table;
  while (at < faces.length) {
    const { awaits } = now.run;
    if (awaits.need !== 'dice') throw new Error(`${faces.length - at} faces too many`);
    const { length } = awaits.throw.dice;
    now = now.dice(...faces.slice(at, at + length));
    at += length;
  }
  return now;
};

/** How many sides the dice awaited now have; none where no dice are. */
export const awaited = <T extends SceneTypes>({ run }: TestTable<T>): readonly number[] =>
  run.awaits.need === 'dice' ? run.awaits.throw.dice.map(({ sides }) => sides) : [];

/** Plays a run of dice alone to its end. */
export const throwAll = <T extends SceneTypes>(run: Run<T>, source: Stream): void => {
  while (run.awaits.need === 'dice') run.dice(facesFor(source, run.awaits.throw));
};
