/** One of the things compared. It runs in a process of its own. */
export interface Rival {
  /** Does at least so many units of work and says how many it has done. */
  readonly work: (units: number) => number;
  /** The answer to a question put to all rivals of a section: equal answers show that they do the same work. */
  readonly proof: (() => string) | null;
}

const last: { kept: unknown } = { kept: null };

/** Takes a result nobody needs, so that the compiler cannot leave out the work behind it. */
export const keep = (value: unknown): void => {
  last.kept = value;
};

/** A rival whose unit of work is one call. */
export const repeat = (once: (nth: number) => unknown, proof: Rival['proof'] = null): Rival => ({
  work: (units) => {
    for (let i = 0; i < units; i++) keep(once(i));
    return units;
  },
  proof,
});
