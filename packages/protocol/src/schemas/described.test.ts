import type { Json, JsonSchema } from '@warmoot/kernel';
import { SCENES } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { protocolSchema, sceneSchema } from '../index.js';

const ALL: readonly (readonly [string, JsonSchema])[] = [
  ...Object.values(SCENES).map((rules) => [rules.scene, sceneSchema(rules, (key) => key)] as const),
  ['protocol', protocolSchema()],
];

const eachSchema = (value: Json, path: string, look: (schema: JsonSchema, path: string) => void): void => {
  if (Array.isArray(value)) for (const item of value as readonly Json[]) eachSchema(item, path, look);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  look(value as JsonSchema, path);
  for (const [key, inner] of Object.entries(value)) {
    const isNamed = key === 'properties' || key === '$defs';
    if (isNamed)
      for (const [name, schema] of Object.entries(inner as Record<string, Json>))
        eachSchema(schema, `${path}.${name}`, look);
    else if (['items', 'anyOf', 'oneOf', 'additionalProperties'].includes(key)) eachSchema(inner, path, look);
  }
};

describe.each(ALL)('the schema of %s', (_, schema) => {
  test('says of every field what it means', () => {
    const silent: string[] = [];
    eachSchema(schema, '', ({ properties }, path) => {
      for (const [name, field] of Object.entries((properties ?? {}) as Record<string, JsonSchema>)) {
        if (typeof field.description !== 'string' || field.description === '') silent.push(`${path}.${name}`);
      }
    });
    expect(silent).toEqual([]);
  });

  test('has every large shape once, and refers to nothing that is not there', () => {
    const seen = new Map<string, string[]>();
    const defs = Object.keys(schema.$defs ?? {});
    const dangling: unknown[] = [];
    eachSchema(schema, '', (one, path) => {
      const { description: _said, default: _usual, ...shape } = one;
      if (typeof one.$ref === 'string' && !defs.includes(one.$ref.replace('#/$defs/', ''))) dangling.push(one.$ref);
      const text = JSON.stringify(shape);
      if (text.length >= 200) seen.set(text, [...(seen.get(text) ?? []), path]);
    });
    expect(dangling).toEqual([]);
    expect([...seen.values()].filter((paths) => paths.length > 1)).toEqual([]);
  });
});

test('of everything that can be done it is said what it does, each under a name of its own', () => {
  const defs = protocolSchema().$defs as unknown as Readonly<Record<string, JsonSchema>>;
  const doing = (name: string): readonly JsonSchema[] => (defs[name]?.oneOf ?? []) as unknown as readonly JsonSchema[];
  const unions = Object.keys(defs).filter((name) => /^shape\.(do|deed|play)$/.test(name));
  const said = unions.flatMap((name) => doing(name).map(({ description }) => description));
  expect(said.length).toBeGreaterThan(60);
  expect(said.filter((one) => typeof one !== 'string')).toEqual([]);
  expect(new Set(said).size).toBe(said.length);
  expect(defs['shape.deed.plan']).toMatchObject({
    properties: {
      days: { description: 'how many days it takes' },
      plan: { description: expect.stringContaining('duelPlan') },
    },
  });
  expect(Object.keys(defs)).toEqual(
    expect.arrayContaining(['duelPlan', 'battlePlan', 'discussionPlan', 'proposal.regent']),
  );
  expect(Object.keys(defs).filter((name) => /^shape\.deed\.\d+$/.test(name))).toEqual([]);
});

/** A schema with every reference put in, and without what it says to people. */
const plain = (value: Json, defs: Readonly<Record<string, JsonSchema>>): Json => {
  if (Array.isArray(value)) return (value as readonly Json[]).map((item) => plain(item, defs));
  if (typeof value !== 'object' || value === null) return value;
  const { $ref, description, examples: _examples, ...rest } = value as Record<string, Json>;
  const own = typeof description === 'string' || description === undefined ? rest : { ...rest, description };
  const whole = typeof $ref === 'string' ? { ...defs[$ref.replace('#/$defs/', '')], ...own } : own;
  const { description: _said, ...shape } = whole as Record<string, Json>;
  const kept = typeof $ref === 'string' ? shape : whole;
  return Object.fromEntries(
    Object.entries(kept as Record<string, Json>).map(([key, inner]) => [
      key,
      key === 'default' ? inner : plain(inner, defs),
    ]),
  );
};

test.each(Object.values(SCENES).map((rules) => [rules.scene, rules] as const))(
  'the schema of %s is the one that its parser gives, said otherwise',
  (_, rules) => {
    const defs = sceneSchema(rules, (key) => key).$defs as Readonly<Record<string, JsonSchema>>;
    expect(plain(defs.setup as Json, defs)).toEqual(plain(rules.setup.schema, {}));
    expect(plain(defs.options as Json, defs)).toEqual(plain(rules.options.schema, {}));
    for (const [step, { answer }] of Object.entries(rules.procedures)) {
      if (answer !== null) expect(plain(defs[`answer.${step}`] as Json, defs)).toEqual(plain(answer.schema, {}));
    }
  },
);
