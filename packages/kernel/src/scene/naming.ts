import type { Json } from '../json.js';
import type { SceneTypes, Sight } from './contract.js';

/** What a number stands for: its name where it has one, and its place where it has one now. */
export interface NamedThing {
  readonly name?: string;
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
  /** The thing of a kind that has this number; null where there is none. */
  readonly thing: (sight: Pick<Sight<T>, 'given' | 'open'>, kind: string, number: number) => NamedThing | null;
}

/** The things that a step, an event or a choice names by number, by the path of the number. */
export type Named = Readonly<Record<string, NamedThing>>;

type Found = readonly (readonly [path: string, number: number])[];

/** The numbers at a path, each with where it stands: `wound.part`, `units[2]`. */
const numbersAt = (value: unknown, path: readonly string[], walked: string): Found => {
  const [next, ...rest] = path;
  if (next === undefined) return Number.isInteger(value) ? [[walked, value as number]] : [];
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

/** The things that a step, event or choice names by number. */
export const namedIn = (
  naming: Naming | null,
  sight: { readonly given: unknown; readonly open: unknown },
  of: 'steps' | 'events' | 'choices',
  { called, data }: { readonly called: string; readonly data: unknown },
): Named => {
  const fields = naming?.[of][called] ?? {};
  const found = Object.entries(fields).flatMap(([path, kind]) =>
    numbersAt(data, stepsOf(path), '').flatMap(([at, number]) => {
      const thing = naming?.thing(sight as Parameters<Naming['thing']>[0], kind, number) ?? null;
      return thing === null ? [] : [[at, thing] as const];
    }),
  );
  return Object.fromEntries(found);
};
