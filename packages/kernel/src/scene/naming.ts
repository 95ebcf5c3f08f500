import type { Json } from '../json.js';
import type { SceneTypes, Sight } from './contract.js';

/** What a number stands for: its name where it has one, and its place where it has one now. */
export interface NamedThing {
  readonly name?: string;
  /** Two letters of the name that nothing else there has. */
  readonly sign?: string;
  /** What choices call it, where that is not its number. */
  readonly key?: string;
  readonly at?: Json;
}

/** By field: the kind of thing that its number stands for. */
type Fields = Readonly<Record<string, string>>;

/**
 * What the numbers in the steps, events and choices of a scene stand for, so that a program can be told names. A field
 * is written as a path: dots lead inside, `[0]` to the first item of a list, `[]` to each. `[#]` is a list that is kept
 * by things: not its items, their places in it are the numbers.
 */
export interface Naming<T extends SceneTypes = SceneTypes> {
  readonly steps: Readonly<Record<string, Fields>>;
  readonly events: Readonly<Record<string, Fields>>;
  readonly choices: Readonly<Record<string, Fields>>;
  readonly gestures?: Readonly<Record<string, Fields>>;
  /** The number of the thing of a kind that choices call by this key; −1 where there is none. */
  readonly keyed?: (sight: Pick<Sight<T>, 'given' | 'open'>, kind: string, key: string) => number;
  /** The number of the thing of a kind that people call so, in any of the ways they may; −1 where there is none. */
  readonly spoken?: (sight: Pick<Sight<T>, 'given' | 'open'>, kind: string, text: string) => number;
  /** The thing of a kind that has this number; null where there is none. */
  readonly thing: (sight: Pick<Sight<T>, 'given' | 'open'>, kind: string, number: number) => NamedThing | null;
}

/** The things that a step, an event or a choice names by number, by the path of the number. */
export type Named = Readonly<Record<string, NamedThing>>;

type Found = readonly (readonly [path: string, number: number | string])[];

/** The numbers and keys at a path, each with where it stands: `wound.part`, `units[2]`. */
const numbersAt = (value: unknown, path: readonly string[], walked: string): Found => {
  const [next, ...rest] = path;
  if (next === undefined) {
    return Number.isInteger(value) || typeof value === 'string' ? [[walked, value as number | string]] : [];
  }
  if (next.startsWith('[')) {
    if (!Array.isArray(value)) return [];
    const only = /^\[(\d+)\]$/.exec(next)?.[1];
    if (only !== undefined) return numbersAt(value[Number(only)], rest, `${walked}${next}`);
    return value.flatMap((item: unknown, i): Found => {
      const at = `${walked}[${i}]`;
      return next === '[]' ? numbersAt(item, rest, at) : item === null ? [] : [[at, i]];
    });
  }
  if (typeof value !== 'object' || value === null) return [];
  return numbersAt(
    (value as Readonly<Record<string, unknown>>)[next],
    rest,
    walked === '' ? next : `${walked}.${next}`,
  );
};

const stepsOf = (path: string): readonly string[] => path.split(/\.|(?=\[)/);

/** A value in which every text at a path is changed. */
const changedAt = (value: unknown, path: readonly string[], change: (text: string) => string): unknown => {
  const [next, ...rest] = path;
  if (next === undefined) return typeof value === 'string' ? change(value) : value;
  if (next === '[]') return Array.isArray(value) ? value.map((item) => changedAt(item, rest, change)) : value;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, next)) return value;
  return { ...value, [next]: changedAt((value as Readonly<Record<string, unknown>>)[next], rest, change) };
};

/** A choice or a gesture in which things stand by the keys that the rules know, though people wrote their names. */
export const keyedIn = (
  naming: Naming | null,
  sight: { readonly given: unknown; readonly open: unknown },
  of: 'choices' | 'gestures',
  { called, data }: { readonly called: string; readonly data: unknown },
): unknown => {
  const seen = sight as Parameters<Naming['thing']>[0];
  const fields = naming?.[of]?.[called] ?? {};
  return Object.entries(fields).reduce(
    (told, [path, kind]) =>
      changedAt(told, stepsOf(path), (text) => {
        const number = naming?.spoken?.(seen, kind, text) ?? -1;
        return (number < 0 ? null : naming?.thing(seen, kind, number)?.key) ?? text;
      }),
    data,
  );
};

/** The things that a step, event or choice names by number. */
export const namedIn = (
  naming: Naming | null,
  sight: { readonly given: unknown; readonly open: unknown },
  of: 'steps' | 'events' | 'choices',
  { called, data }: { readonly called: string; readonly data: unknown },
): Named => {
  const fields = naming?.[of][called] ?? {};
  const things = Object.entries(fields).flatMap(([path, kind]) =>
    numbersAt(data, stepsOf(path), '').flatMap(([at, found]) => {
      const seen = sight as Parameters<Naming['thing']>[0];
      const number = typeof found === 'number' ? found : (naming?.keyed?.(seen, kind, found) ?? -1);
      const thing = number < 0 ? null : (naming?.thing(seen, kind, number) ?? null);
      return thing === null ? [] : [[at, thing] as const];
    }),
  );
  return Object.fromEntries(things);
};
