import type { Refusal } from './refusals.js';

/** Either a value, or a refusal that says why there is none. */
export type Result<A> = { readonly ok: true; readonly value: A } | { readonly ok: false; readonly refusal: Refusal };

/** A value that there is. */
export const ok = <A>(value: A): Result<A> => ({ ok: true, value });

/** No value, and why. */
export const refused = <A = never>(refusal: Refusal): Result<A> => ({ ok: false, refusal });

/** The values of several results, or the first refusal among them. */
export const all = <A>(results: readonly Result<A>[]): Result<readonly A[]> => {
  const values: A[] = [];
  for (const result of results) {
    if (!result.ok) return result;
    values.push(result.value);
  }
  return ok(values);
};

/** Steps of which each may be refused. `attempt` takes them; the first refusal ends them. */
export type Steps<A> = Generator<Refusal, A, unknown>;

/** The value of a result, inside an attempt. A refusal ends the attempt. */
export function* need<A>(result: Result<A>): Steps<A> {
  if (result.ok) return result.value;
  yield result.refusal;
  throw new Impossible('an attempt went on after a refusal', result.refusal);
}

/** Goes on inside an attempt where nothing speaks against it. A refusal ends the attempt. */
export function* unless(refusal: Refusal | null): Steps<void> {
  if (refusal !== null) yield refusal;
}

/**
 * What comes of steps of which each may be refused: their value, or the first refusal. No exception is thrown: a refusal
 * is what the steps yield.
 */
export const attempt = <A>(steps: () => Steps<A>): Result<A> => {
  const { done, value } = steps().next();
  return done ? ok(value) : refused(value);
};

/** A fault of the program, not of a player: nobody but the outermost driver catches it. */
export class Impossible extends Error {
  readonly facts: unknown;
  constructor(message: string, facts?: unknown) {
    super(message);
    this.name = 'Impossible';
    this.facts = facts;
  }
}

/** The value of a result that cannot be refused here: in look-ups of what was made before, and in programs for one's own use. */
export const certain = <A>(result: Result<A>): A => {
  if (!result.ok) throw new Impossible(`refused: ${result.refusal.code}`, result.refusal);
  return result.value;
};

/** Closes a switch over a union: every case has been dealt with. */
export const impossible = (never: never): never => {
  throw new Impossible('a case that cannot be', never);
};
