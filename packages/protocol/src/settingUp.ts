import type { AnyRules, Json, JsonSchema, Manifest, SeatId } from '@warmoot/kernel';
import { type SeatCount, seatCount } from './sceneSchema.js';

/** A start as a table takes it. */
export interface SceneStart {
  readonly scene: string;
  readonly setup: Json;
  readonly options: Json;
}

/** A field of a setup that a form can ask for. What is not simple is given as data. */
export type SetupField =
  | { readonly name: string; readonly ask: 'number'; readonly least: number | null; readonly most: number | null }
  | { readonly name: string; readonly ask: 'choice'; readonly values: readonly Json[] }
  | { readonly name: string; readonly ask: 'flag' | 'text' | 'data' };

/** Where a scene does not say how many play it. */
const ANYBODY: SeatCount = { least: 1, most: 20 };

type Fields = Readonly<Record<string, JsonSchema>>;

/** Of a setup that can be of several forms, the first. */
const objectIn = (schema: JsonSchema): { readonly properties: Fields; readonly required: readonly string[] } => {
  const [first] = (schema.oneOf ?? [schema]) as readonly JsonSchema[];
  const { properties = {}, required = [] } = first as { properties?: Fields; required?: readonly string[] };
  return { properties, required };
};

const isNullable = ({ anyOf }: JsonSchema): boolean =>
  Array.isArray(anyOf) && anyOf.some((one) => (one as JsonSchema).type === 'null');

const number = (value: Json | undefined): number | null => (typeof value === 'number' ? value : null);

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The simplest data that a schema takes. Seats are those of the table, whoever is nameless is called by the field. */
const blank = (schema: JsonSchema, name: string, seats: readonly SeatId[]): Json => {
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0] as Json;
  if (isNullable(schema)) return null;
  if (name === 'seats') return seats;
  if (name === 'seat') return seats[0] as string;
  switch (schema.type) {
    case 'integer':
      return Math.max(number(schema.minimum) ?? 0, Math.min(0, number(schema.maximum) ?? 0));
    case 'boolean':
      return false;
    case 'string':
      return capital(name);
    case 'array':
      return Array.from({ length: number(schema.minItems) ?? 0 }, (_, nth) =>
        blank((schema.items ?? {}) as JsonSchema, `${name} ${nth + 1}`, seats),
      );
    default:
      return blankObject(schema, seats);
  }
};

const blankObject = (schema: JsonSchema, seats: readonly SeatId[]): Json => {
  const { properties, required } = objectIn(schema);
  return Object.fromEntries(required.map((name) => [name, blank(properties[name] as JsonSchema, name, seats)]));
};

const fieldOf = (name: string, schema: JsonSchema): SetupField => {
  if (Array.isArray(schema.enum)) return { name, ask: 'choice', values: schema.enum as readonly Json[] };
  if (schema.type === 'integer')
    return { name, ask: 'number', least: number(schema.minimum), most: number(schema.maximum) };
  if (schema.type === 'boolean') return { name, ask: 'flag' };
  return { name, ask: schema.type === 'string' ? 'text' : 'data' };
};

/** The fields of a setup, without those that follow from the table or from the form of the setup. */
export const setupFields = ({ setup }: AnyRules): readonly SetupField[] =>
  Object.entries(objectIn(setup.schema).properties)
    .filter(([name, schema]) => name !== 'seats' && schema.const === undefined)
    .map(([name, schema]) => fieldOf(name, schema));

/** How many can play a start; without the name of one, a setup that is made from nothing but its form. */
export const seatsFor = ({ rules, starts }: Manifest, name: string | null): SeatCount =>
  starts.find((one) => one.name === name)?.seats ?? seatCount(rules) ?? ANYBODY;

/** What people would write of a ready-made scene, by its key: words in the language of whoever sets it up. */
type TellKey = (key: string) => string;

/** A start for those who sit there: ready-made, or as simple as the setup's form allows. */
export const startFor = (
  manifest: Manifest,
  name: string | null,
  seats: readonly SeatId[],
  told: TellKey,
): SceneStart => {
  const { rules, starts } = manifest;
  const ready = starts.find((one) => one.name === name);
  const playing = seats.slice(0, seatsFor(manifest, name).most);
  return {
    scene: rules.scene,
    setup: ready === undefined ? blankObject(rules.setup.schema, playing) : (ready.setup(playing, told) as Json),
    options: (ready?.options ?? {}) as Json,
  };
};

/**
 * A start with nothing set up: drawn from a seed where the scene says how, with the side that was picked, if one was; else
 * the first of its ready-made ones.
 */
export const startAtOnce = (
  manifest: Manifest,
  seats: readonly SeatId[],
  seed: string,
  told: TellKey,
  side?: string,
): SceneStart => {
  const { rules, starts, atOnce } = manifest;
  if (atOnce === null) return startFor(manifest, starts[0]?.name ?? null, seats, told);
  return {
    scene: rules.scene,
    setup: atOnce.setup(seats, seed, told, side) as Json,
    options: (atOnce.options ?? {}) as Json,
  };
};
