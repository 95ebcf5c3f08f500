import type { Refusal } from './refusals.js';

/** Either a value, or a refusal that says why there is none. */
export type Result<A> = { readonly ok: true; readonly value: A } | { readonly ok: false; readonly refusal: Refusal };

export const ok = <A>(value: A): Result<A> => ({ ok: true, value });

export const refused = <A = never>(refusal: Refusal): Result<A> => ({ ok: false, refusal });

/** A fault of the program, not of a player: nobody but the outermost driver catches it. */
export class Impossible extends Error {
  readonly facts: unknown;
  constructor(message: string, facts?: unknown) {
    super(message);
    this.name = 'Impossible';
    this.facts = facts;
  }
}

/** Closes a switch over a union: every case has been dealt with. */
export const impossible = (never: never): never => {
  throw new Impossible('a case that cannot be', never);
};
