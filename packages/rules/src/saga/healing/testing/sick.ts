import { sitDown, type TestTable } from '@warmoot/kernel/testing';
import { saga } from '../../edition.js';
import type { Healing } from '../model.js';
import { healingScene } from '../scene.js';

export const scene = healingScene(saga);
export const SUCCESS = [8, 8, 9] as const;
export const FAILURE = [1, 1, 0] as const;

export const wanda = { name: 'Wanda', seat: 'ana', heal: 3 };
export const morten = { name: 'Morten', seat: 'bo', heal: 3 };
export const scratch = { part: 'leftArm', severity: 'minor' };
export const gash = { part: 'body', severity: 'major' };

export type Some = Readonly<Record<string, unknown>>;

export const setupWith = (wounds: readonly object[], more: Some = {}): Some => ({
  seats: ['ana', 'bo'],
  patient: { name: 'Morten', seat: 'bo', wounds },
  healer: wanda,
  days: [{ lasting: 30 }],
  ...more,
});

/** Morten, treated by Wanda, with the best of care but for what is said. */
export const sick = (wounds: readonly object[], { options = {}, ...more }: Some = {}): TestTable<Healing> =>
  sitDown(scene, setupWith(wounds, more), options);

export const roll = (table: TestTable<Healing>, ...throws: readonly (readonly number[])[]): TestTable<Healing> =>
  throws.reduce((now, faces) => now.dice(...faces), table);

/** The last line of what the awaited throw must reach, and all that the healer adds. */
export const awaitedTally = (table: TestTable<Healing>): { readonly plus: unknown; readonly difficulty: unknown } => {
  const { awaits } = table.run;
  if (awaits.need !== 'dice') throw new Error('no dice are awaited');
  const { tally } = awaits.throw;
  return { plus: tally?.plus, difficulty: tally?.against.at(-1) };
};

export const marks = (table: TestTable<Healing>): readonly number[] =>
  table.run.state.open.wounds.map((wound) => wound.marks);

export const days = (table: TestTable<Healing>): readonly number[] =>
  table.said.flatMap((event) => (event.event === 'dayBegan' ? [event.day] : []));
