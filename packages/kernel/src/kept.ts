/**
 * The one place where rules keep what they have worked out. A rule set holds no cache of its own: it names the work,
 * what the work hangs on, and why it is worth keeping. Nothing kept may change a result, only how soon it is there;
 * `forgetAllKept` empties everything, so that tests can show it.
 */

const MOST_KEPT = 5000;

const forgetters: (() => void)[] = [];

/** Every reason given for keeping something, in the order of loading. */
const reasons: string[] = [];

const register = (why: string, forget: () => void): void => {
  reasons.push(why);
  forgetters.push(forget);
};

/** Keeps what is worked out for a thing as long as the thing itself lives. The thing must never change. */
export const keptForThing = <K extends object, V>(why: string, work: (thing: K) => V): ((thing: K) => V) => {
  let known = new WeakMap<K, V>();
  register(why, () => {
    known = new WeakMap();
  });
  return (thing) => {
    const before = known.get(thing);
    if (before !== undefined) return before;
    const value = work(thing);
    known.set(thing, value);
    return value;
  };
};

/** Keeps what is worked out under a key that says all that the work hangs on. Too many keys, and it starts afresh. */
export const keptUnderKey = <A, V>(
  why: string,
  keyOf: (from: A) => string | number,
  work: (from: A) => V,
): ((from: A) => V) => {
  const known = new Map<string | number, V>();
  register(why, () => known.clear());
  return (from) => {
    const key = keyOf(from);
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = work(from);
    if (known.size >= MOST_KEPT) known.clear();
    known.set(key, value);
    return value;
  };
};

/** Keeps what is worked out for a thing under a key: as long as the thing lives, each key apart. */
export const keptForThingUnderKey = <K extends object, A, V>(
  why: string,
  keyOf: (from: A) => string | number,
  work: (thing: K, from: A) => V,
): ((thing: K, from: A) => V) => {
  let byThing = new WeakMap<K, Map<string | number, V>>();
  register(why, () => {
    byThing = new WeakMap();
  });
  return (thing, from) => {
    let known = byThing.get(thing);
    if (known === undefined) {
      known = new Map();
      byThing.set(thing, known);
    }
    const key = keyOf(from);
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = work(thing, from);
    if (known.size >= MOST_KEPT) known.clear();
    known.set(key, value);
    return value;
  };
};

/** Empties everything that is kept: for tests that show that keeping changes nothing, and for measuring without it. */
export const forgetAllKept = (): void => {
  for (const forget of forgetters) forget();
};

/** Why each thing is kept. */
export const reasonsForKeeping = (): readonly string[] => reasons;
