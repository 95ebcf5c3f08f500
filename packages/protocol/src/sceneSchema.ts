import type { AnyRules, Json, JsonSchema, Manifest, Procedure, SceneTypes } from '@warmoot/kernel';
import { manifestOf, manifests } from '@warmoot/rules';
import { described, optionRules, shared } from './schemas/described.js';
import { SCRIPT_FORMAT, scriptFile } from './script.js';
import { DRAFT } from './stored.js';

const objectOf = (schema: JsonSchema): { readonly properties: Readonly<Record<string, JsonSchema>> } =>
  schema as unknown as ReturnType<typeof objectOf>;

const ref = (name: string): JsonSchema => ({ $ref: `#/$defs/${name}` });

/** How many and which follow from the throw, which no schema knows. */
const FACES: JsonSchema = {
  type: 'array',
  items: { type: 'integer' },
  minItems: 1,
  description: 'faces in the order thrown, one for each die',
};

/** The answers of each step that asks somebody, scenes inside this one included. */
const answersOf = (rules: AnyRules, within: string): readonly (readonly [string, JsonSchema])[] => {
  const procedures = Object.entries(rules.procedures as Readonly<Record<string, Procedure<SceneTypes, unknown>>>);
  const own = procedures.flatMap(([step, { answer }]) =>
    answer === null ? [] : [[`${within}${step}`, answer.schema] as const],
  );
  const inner = Object.entries(rules.scenes).flatMap(([name, scene]) => answersOf(scene, `${within}${name}.`));
  return [...own, ...inner];
};

const inputSchemas = (answers: readonly string[], gesture: JsonSchema | undefined): Record<string, JsonSchema> => {
  const choice = answers.length === 0 ? {} : { anyOf: answers.map(ref) };
  const seat = { seat: { type: 'string' }, as: { type: 'string' }, choice };
  const object = (properties: Record<string, Json>, required: readonly string[]): JsonSchema => ({
    type: 'object',
    properties,
    required,
    additionalProperties: false,
  });
  const entry: JsonSchema = { type: 'integer', minimum: 0, description: 'the entry of the log to go back to' };
  return {
    answer: {
      anyOf: [
        object(seat, ['seat', 'choice']),
        object({ input: { const: 'answer' }, ...seat }, ['input', 'seat', 'choice']),
      ],
    },
    ...(gesture === undefined
      ? {}
      : {
          gesture: {
            anyOf: [
              object({ seat: { type: 'string' }, gesture }, ['seat', 'gesture']),
              object({ input: { const: 'gesture' }, seat: { type: 'string' }, gesture }, ['input', 'seat', 'gesture']),
            ],
          },
        }),
    dice: {
      anyOf: [
        FACES,
        object({ dice: FACES }, ['dice']),
        object({ input: { const: 'dice' }, faces: FACES, from: { enum: ['seed', 'table'] } }, ['input', 'faces']),
      ],
    },
    undo: {
      anyOf: [object({ undo: entry }, ['undo']), object({ input: { const: 'undo' }, to: entry }, ['input', 'to'])],
    },
  };
};

/** The setup, with the ready-made ones as examples. */
const setupOf = ({ rules, starts }: Manifest, told: (key: string) => string): JsonSchema =>
  starts.length === 0
    ? rules.setup.schema
    : { ...rules.setup.schema, examples: starts.map(({ setup }) => setup(['ana', 'bo'], told) as Json) };

/**
 * The JSON Schema of everything a scene takes. It is at once the schema of play scripts of that scene. What people would
 * write in its examples is told by its key.
 */
export const sceneSchema = (rules: AnyRules, told: (key: string) => string): JsonSchema => {
  const manifest = manifestOf(rules);
  const [ruleSet = '', scene = ''] = rules.scene.split('/');
  const answers = answersOf(rules, 'answer.');
  const inputs = inputSchemas(
    answers.map(([name]) => name),
    rules.gestures?.shape.schema,
  );
  const { properties } = objectOf(scriptFile.schema);
  const options = optionRules(manifests());
  const named = {
    setup: setupOf(manifest, told),
    options: rules.options.schema,
    ...inputs,
    ...Object.fromEntries(answers),
  };
  const definitions = Object.entries(named).map(([name, schema]): [string, JsonSchema] => [
    name,
    described(schema, [name.split('.').at(-1) ?? name], options),
  ]);
  const script: JsonSchema = {
    $schema: DRAFT,
    $id: `urn:warmoot:${rules.scene}:${rules.version}`,
    title: `${rules.scene} ${rules.version}`,
    description: `A play script (${SCRIPT_FORMAT}) of this scene.`,
    type: 'object',
    properties: {
      ...properties,
      rules: { const: ruleSet },
      scene: { const: scene },
      setup: ref('setup'),
      options: ref('options'),
      inputs: { type: 'array', items: ref('input') },
    },
    required: ['rules', 'scene', 'setup'],
    additionalProperties: false,
  };
  return {
    ...described(script, [], options),
    $defs: { ...shared(Object.fromEntries(definitions)), input: { anyOf: Object.keys(inputs).map(ref) } },
  };
};

const isObject = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same schema where it is known on which matter the table decides: of what it lists by matter, that one. */
const onMatter = (value: Json, matter: string): Json => {
  if (Array.isArray(value)) return value.map((item: Json) => onMatter(item, matter));
  if (!isObject(value)) return value;
  const { anyOf, ...rest } = value;
  const found = Array.isArray(anyOf) ? anyOf.find((one: Json) => isObject(one) && one.title === matter) : undefined;
  if (isObject(found)) return { ...rest, ...found };
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, onMatter(inner, matter)]));
};

/** The JSON Schema of an answer to a step, each field with what it means. */
export const answerSchema = (rules: AnyRules, step: { readonly step: string } | undefined): JsonSchema => {
  const { step: name = '', about } = (step ?? {}) as { readonly step?: string; readonly about?: Json };
  const schema = (rules.procedures[name]?.answer?.schema ?? {}) as JsonSchema;
  const now = typeof about === 'string' ? (onMatter(schema, about) as JsonSchema) : schema;
  return described(now, [name], optionRules(manifests()));
};

/** How many seats a scene can have. */
export interface SeatCount {
  readonly least: number;
  readonly most: number;
}

/** The number of seats that a setup may name; null for a scene whose setup lists none. */
export const seatCount = (rules: AnyRules): SeatCount | null => {
  const { schema } = rules.setup;
  const variants = (schema.oneOf ?? [schema]) as unknown as readonly JsonSchema[];
  const lists = variants.map((variant) => objectOf(variant).properties.seats).filter((list) => list !== undefined);
  if (lists.length === 0) return null;
  return {
    least: Math.min(...lists.map((list) => list.minItems as number)),
    most: Math.max(...lists.map((list) => list.maxItems as number)),
  };
};
