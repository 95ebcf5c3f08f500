import type { Json } from './json.js';
import type { Expected, Found, Refusal } from './refusals.js';
import { ok, type Result, refused } from './result.js';

/** A JSON Schema, as data. */
export type JsonSchema = { readonly [key: string]: Json };

/** What a piece of outside data must look like: one description gives the type, the parser and the JSON Schema. */
export interface Shape<A> {
  readonly parse: (value: unknown, path?: string) => Result<A>;
  readonly schema: JsonSchema;
  /** Present when the field may be left out of a record. */
  readonly absent?: { readonly value: A | undefined };
}

/** The type of what a shape takes. */
export type Shaped<S> = S extends Shape<infer A> ? A : never;

const found = (value: unknown): Found => {
  if (value === undefined) return { is: 'nothing' };
  if (Array.isArray(value)) return { is: 'list', length: value.length };
  if (typeof value === 'object' && value !== null) return { is: 'object' };
  const text = JSON.stringify(value) ?? String(value);
  return { is: 'value', text: text.length > 60 ? `${text.slice(0, 60)}…` : text };
};

const unfit = (path: string, expected: Expected, value: unknown): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal: { code: 'BAD_SHAPE', path, expected, found: found(value) },
});

const simple = <A>(expected: Expected, schema: JsonSchema, fits: (value: unknown) => boolean): Shape<A> => ({
  schema,
  parse: (value, path = '') => (fits(value) ? ok(value as A) : unfit(path, expected, value)),
});

/** A whole number between two. */
export const integer = (least = Number.MIN_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER): Shape<number> => {
  const low = least === Number.MIN_SAFE_INTEGER ? null : least;
  const high = most === Number.MAX_SAFE_INTEGER ? null : most;
  const schema: Record<string, Json> = { type: 'integer' };
  if (low !== null) schema.minimum = low;
  if (high !== null) schema.maximum = high;
  return simple({ want: 'integer', least: low, most: high }, schema, (value) => {
    return Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;
  });
};

/** A text of some length. */
export const text = (least = 0, most = 2000): Shape<string> =>
  simple(
    { want: 'text', least, most },
    { type: 'string', minLength: least, maxLength: most },
    (value) => typeof value === 'string' && value.trim().length >= least && value.length <= most,
  );

/** A name that can stand as a key: letters, digits, blanks, dots and dashes, and not one of the language's own. */
export const name: Shape<string> = simple(
  { want: 'name' },
  { type: 'string', pattern: "^[\\p{L}\\p{N}][\\p{L}\\p{N} .'’_-]{0,59}$" },
  (value) =>
    typeof value === 'string' && /^[\p{L}\p{N}][\p{L}\p{N} .'’_-]{0,59}$/u.test(value) && !(value in Object.prototype),
);

/** True or false. */
export const flag: Shape<boolean> = simple(
  { want: 'flag' },
  { type: 'boolean' },
  (value) => typeof value === 'boolean',
);

/** One of these values. */
export const oneOf = <const A extends string | number | boolean>(...values: readonly A[]): Shape<A> =>
  simple({ want: 'oneOf', values }, { enum: values as readonly Json[] }, (value) =>
    (values as readonly unknown[]).includes(value),
  );

/** The same, or null. */
export const nullable = <A>(shape: Shape<A>): Shape<A | null> => ({
  schema: { anyOf: [shape.schema, { type: 'null' }] },
  parse: (value, path = '') => (value === null ? ok(null) : shape.parse(value, path)),
});

/** A list of some length, every item of one shape. */
export const list = <A>(item: Shape<A>, least = 0, most = 10_000): Shape<readonly A[]> => ({
  schema: { type: 'array', items: item.schema, minItems: least, maxItems: most },
  parse: (value, path = '') => {
    if (!Array.isArray(value) || value.length < least || value.length > most) {
      return unfit(path, { want: 'list', least, most }, value);
    }
    const items: A[] = [];
    for (let i = 0; i < value.length; i++) {
      const parsed = item.parse(value[i], `${path}[${i}]`);
      if (!parsed.ok) return parsed;
      items.push(parsed.value);
    }
    return ok(items);
  },
});

/** The field may be left out, and is then absent. */
export const optional = <A>(shape: Shape<A>): Shape<A | undefined> => ({
  ...(shape as Shape<A | undefined>),
  absent: { value: undefined },
});

/** The field may be left out, and then has this value. */
export const withDefault = <A>(shape: Shape<A>, value: A): Shape<A> => ({
  parse: shape.parse,
  schema: { ...shape.schema, default: value as Json },
  absent: { value },
});

type Fields = { readonly [key: string]: Shape<unknown> };
type MayLack<F extends Fields> = { [K in keyof F]: undefined extends Shaped<F[K]> ? K : never }[keyof F];
type RecordOf<F extends Fields> = { readonly [K in Exclude<keyof F, MayLack<F>>]: Shaped<F[K]> } & {
  readonly [K in MayLack<F>]?: Exclude<Shaped<F[K]>, undefined>;
};

const join = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** An object with exactly these fields. */
export const record = <F extends Fields>(fields: F): Shape<RecordOf<F>> => {
  const keys = Object.keys(fields);
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(keys.map((key) => [key, (fields[key] as Shape<unknown>).schema])),
      required: keys.filter((key) => (fields[key] as Shape<unknown>).absent === undefined),
      additionalProperties: false,
    },
    parse: (value, path = '') => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        return unfit(path, { want: 'fields', known: keys }, value);
      }
      for (const key of Object.keys(value)) {
        if (Object.hasOwn(fields, key)) continue;
        return unfit(join(path, key), { want: 'noOtherField', known: keys }, (value as Record<string, unknown>)[key]);
      }
      const result: Record<string, unknown> = {};
      for (const key of keys) {
        const shape = fields[key] as Shape<unknown>;
        if (!Object.hasOwn(value, key) && shape.absent !== undefined) {
          if (shape.absent.value !== undefined) result[key] = shape.absent.value;
          continue;
        }
        const parsed = shape.parse((value as Record<string, unknown>)[key], join(path, key));
        if (!parsed.ok) return parsed;
        result[key] = parsed.value;
      }
      return ok(result as RecordOf<F>);
    },
  };
};

/** An object whose keys are names and whose values are all of one shape. */
export const dictionary = <A>(item: Shape<A>): Shape<Readonly<Record<string, A>>> => ({
  schema: { type: 'object', additionalProperties: item.schema },
  parse: (value, path = '') => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return unfit(path, { want: 'object' }, value);
    const result: Record<string, A> = {};
    for (const [key, entry] of Object.entries(value)) {
      const named = name.parse(key, join(path, key));
      if (!named.ok) return named;
      const parsed = item.parse(entry, join(path, key));
      if (!parsed.ok) return parsed;
      result[key] = parsed.value;
    }
    return ok(result);
  },
});

/** One of several objects, told apart by the value of one field. */
export const union = <T extends string, V extends { readonly [key: string]: Fields }>(
  tag: T,
  variants: V,
): Shape<{ [K in keyof V & string]: { readonly [P in T]: K } & RecordOf<V[K]> }[keyof V & string]> => {
  const shapes = new Map(
    Object.entries(variants).map(([key, fields]) => [key, record({ [tag]: oneOf(key), ...fields })] as const),
  );
  return {
    schema: { oneOf: [...shapes.values()].map((shape) => shape.schema) },
    parse: (value, path = '') => {
      const chosen = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[tag] : undefined;
      const shape = typeof chosen === 'string' ? shapes.get(chosen) : undefined;
      if (shape === undefined) return unfit(join(path, tag), { want: 'oneOf', values: [...shapes.keys()] }, chosen);
      return shape.parse(value, path) as ReturnType<Shape<never>['parse']>;
    },
  };
};

/** Deeper than anybody nests what they mean, and far from where a program that follows it down runs out of stack. */
const DEEPEST = 200;

const isDeeper = (value: unknown, levels: number): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((item) => isDeeper(item, levels - 1));
};

/** Plain JSON of any form, copied so that nothing else holds it. */
export const anyJson: Shape<Json> = {
  schema: {},
  parse: (value, path = '') =>
    value === undefined || isDeeper(value, DEEPEST)
      ? unfit(path, { want: 'json' }, value)
      : ok(JSON.parse(JSON.stringify(value)) as Json),
};

/** A further condition on a shape: `check` gives the key of the words for what was expected, or null where it fits. */
export const also = <A>(shape: Shape<A>, check: (value: A) => string | null): Shape<A> => ({
  ...shape,
  parse: (value, path = '') => {
    const parsed = shape.parse(value, path);
    if (!parsed.ok) return parsed;
    const form = check(parsed.value);
    return form === null ? parsed : unfit(path, { want: 'form', form, facts: {} }, value);
  },
});

/** Reads JSON of a shape; a fault names its place. */
export const parseJson = <A>(shape: Shape<A>, source: string): Result<A> => {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch (error) {
    return refused({ code: 'NOT_JSON', why: error instanceof Error ? error.message : String(error) });
  }
  return shape.parse(value);
};
