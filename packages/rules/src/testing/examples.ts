import { readdirSync, readFileSync } from 'node:fs';
import {
  closeLog,
  enter,
  type Input,
  openSession,
  type Result,
  type SceneRules,
  type SceneTypes,
  verify,
} from '@warmoot/kernel';
import { expect } from 'vitest';

const EXAMPLES = new URL('../../../../docs/examples/', import.meta.url);

/** An input as a script writes it: dice, an answer, or something said. */
export type Short =
  | readonly number[]
  | { readonly seat: string; readonly as: string; readonly choice: unknown }
  | { readonly seat: string; readonly gesture: unknown };

/** A scene as a script of the documentation. */
export interface Example {
  readonly rules?: string;
  readonly setup: unknown;
  readonly options?: unknown;
  readonly inputs: readonly Short[];
}

const value = <A>(result: Result<A>): A => {
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
};

const inputOf = (short: Short): Input => {
  if ('gesture' in short) return { input: 'gesture', ...short };
  return 'seat' in short ? { input: 'answer', ...short } : { input: 'dice', faces: short, from: 'table' };
};

/** The names of the examples of a kind. */
export const examplesOf = (kind: string): readonly string[] =>
  readdirSync(EXAMPLES)
    .filter((file) => file.startsWith(`${kind}-`) && file.endsWith('.json'))
    .map((file) => file.replace(/\.json$/, ''))
    .sort();

export const exampleNamed = (name: string): Example =>
  JSON.parse(readFileSync(new URL(`${name}.json`, EXAMPLES), 'utf8')) as Example;

/** An example played through, and gone over once more from its log. */
export const replayed = <T extends SceneTypes>(rules: SceneRules<T>, { setup, options = {}, inputs }: Example) => {
  let session = value(openSession(rules, { setup, options }, null));
  for (const input of inputs) session = value(enter(session, inputOf(input)));
  expect(value(verify(rules, closeLog(session, null))).entries).toBe(inputs.length + 1);
  return session.run;
};
