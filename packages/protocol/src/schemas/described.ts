import type { Json, JsonSchema, Manifest, RuleId } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { DEEDS } from './deeds.table.js';
import { DESCRIPTIONS } from './descriptions.table.js';
import { LINES_FIELDS } from './lines.table.js';
import { SKIRMISH_FIELDS } from './skirmish.table.js';

/** The rules in which options stand, by their names. */
type OptionRules = Readonly<Record<string, readonly RuleId[]>>;

export const optionRules = (manifests: readonly Manifest[]): OptionRules =>
  Object.assign({}, ...manifests.map(({ options }) => options)) as OptionRules;

const SAID: Readonly<Record<string, string>> = {
  ...DESCRIPTIONS,
  ...DEEDS,
  ...SKIRMISH_FIELDS,
  ...LINES_FIELDS,
  ...Object.fromEntries(saga.ALL_SKILLS.map((skill) => [`skills.${skill}`, `the rating in ${skill}, from 0 to 10`])),
  ...Object.fromEntries(saga.character.ALL_MOTIVES.map((motive) => [motive, `the rating of ${motive}`])),
  ...Object.fromEntries(saga.battle.ALL_TROOPS.map((troop) => [troop, `how many soldiers: ${troop}`])),
};

/** What a field means, by the definition and fields around it, the nearest first; undefined where nothing is written. */
const meaning = (name: string, around: readonly string[], options: OptionRules): string | undefined => {
  const rules = options[name];
  for (const outer of [...around].reverse()) {
    const found = SAID[`${outer}.${name}`];
    if (found !== undefined) return found;
  }
  const alone = SAID[name];
  if (alone === undefined || rules === undefined) return alone;
  // Where an option stands is said by its manifest, whatever else names a rule.
  return `${alone.replace(/ \([A-Z0-9-]+\)$/, '')} (${rules.join(', ')})`;
};

const isObject = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Which of several a shape is, by the field that says so: `deed=plan`; undefined where none does. */
const variantOf = ({ properties }: JsonSchema): string | undefined => {
  if (!isObject(properties)) return undefined;
  const [first] = Object.entries(properties);
  const names = first === undefined || !isObject(first[1]) ? undefined : first[1].enum;
  return Array.isArray(names) && names.length === 1 ? `${first?.[0]}=${names[0]}` : undefined;
};

/** A schema in which every field says what it means. `outer` are the names of what it stands in, the nearest last. */
export const described = (schema: JsonSchema, outer: readonly string[], options: OptionRules): JsonSchema => {
  const variant = variantOf(schema);
  const around = variant === undefined ? outer : [...outer, variant];
  const does = SAID[variant ?? ''];
  const inside = (value: Json, names: readonly string[]): Json => {
    if (Array.isArray(value)) return value.map((item: Json) => inside(item, names));
    return isObject(value) ? described(value, names, options) : value;
  };
  const whole = Object.fromEntries(
    Object.entries(schema).map(([key, value]): [string, Json] => {
      if (key === 'properties' && isObject(value)) {
        const fields = Object.entries(value).map(([name, field]): [string, Json] => {
          const deeper = described(field as JsonSchema, [...around, name], options);
          const means = deeper.description ?? meaning(name, around, options);
          return [name, means === undefined ? deeper : { ...deeper, description: means }];
        });
        return [key, Object.fromEntries(fields)];
      }
      return [key, ['items', 'anyOf', 'oneOf', 'additionalProperties'].includes(key) ? inside(value, around) : value];
    }),
  );
  return does === undefined ? whole : { description: does, ...whole };
};

/** What a shape is called by itself: `deed.plan`, or `deed` for all of them; undefined where it does not say. */
const nameOf = (schema: JsonSchema): string | undefined => {
  const [first] = Array.isArray(schema.oneOf) ? (schema.oneOf as unknown as readonly JsonSchema[]) : [];
  return first === undefined ? variantOf(schema)?.replace('=', '.') : variantOf(first)?.split('=')[0];
};

/** A shape that is worth a name of its own where it comes more than once. */
const LARGE = 200;

/** What a shape is apart from what it means where it stands. */
const bare = ({ description: _, default: __, ...shape }: JsonSchema): JsonSchema => shape;

interface Found {
  readonly shape: JsonSchema;
  readonly name: string;
  count: number;
}

const eachSchema = (value: Json, name: string, look: (schema: JsonSchema, name: string) => void): void => {
  if (Array.isArray(value)) for (const item of value as readonly Json[]) eachSchema(item, name, look);
  if (!isObject(value)) return;
  look(value, name);
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'properties' && isObject(inner)) {
      for (const [field, schema] of Object.entries(inner)) eachSchema(schema, field, look);
    } else if (['items', 'anyOf', 'oneOf', 'additionalProperties'].includes(key)) eachSchema(inner, name, look);
  }
};

/** The large shapes that come more than once among these definitions, with a name for each. */
const repeatedIn = (definitions: Readonly<Record<string, JsonSchema>>): readonly Found[] => {
  const found = new Map<string, Found>();
  for (const [definition, schema] of Object.entries(definitions)) {
    eachSchema(schema, definition, (one, field) => {
      const shape = bare(one);
      const name = nameOf(one) ?? field;
      const text = JSON.stringify(shape);
      if (text.length < LARGE) return;
      const known = found.get(text);
      if (known === undefined) found.set(text, { shape, name, count: 1 });
      else known.count += 1;
    });
  }
  return [...found.values()].filter(({ count }) => count > 1);
};

/** The same definitions, in which every large shape stands once and is referred to from then on. */
export const shared = (definitions: Readonly<Record<string, JsonSchema>>): Record<string, JsonSchema> => {
  const repeated = repeatedIn(definitions);
  const names = new Map<string, string>();
  for (const { shape, name } of repeated) {
    const taken = new Set([...Object.keys(definitions), ...names.values()]);
    let free = `shape.${name}`;
    for (let n = 2; taken.has(free); n++) free = `shape.${name}.${n}`;
    names.set(JSON.stringify(shape), free);
  }
  const referred = (value: Json, isDefinition: boolean): Json => {
    if (Array.isArray(value)) return value.map((item: Json) => referred(item, false));
    if (!isObject(value)) return value;
    const name = isDefinition ? undefined : names.get(JSON.stringify(bare(value)));
    if (name !== undefined) {
      const { description, default: usual } = value;
      const said = description === undefined ? {} : { description };
      return { $ref: `#/$defs/${name}`, ...said, ...(usual === undefined ? {} : { default: usual }) };
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        key === 'examples' || key === 'default' ? inner : referred(inner, false),
      ]),
    );
  };
  const own = Object.entries(definitions).map(([name, schema]): [string, JsonSchema] => {
    const same = names.get(JSON.stringify(bare(schema)));
    const whole = same === undefined ? referred(schema, true) : { $ref: `#/$defs/${same}` };
    return [name, whole as JsonSchema];
  });
  const extra = repeated.map(({ shape }): [string, JsonSchema] => [
    names.get(JSON.stringify(shape)) as string,
    referred(shape, true) as JsonSchema,
  ]);
  return Object.fromEntries([...own, ...extra]);
};
