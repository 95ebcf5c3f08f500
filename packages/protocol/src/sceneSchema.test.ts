import type { AnyRules, Json, JsonSchema } from '@warmoot/kernel';
import { manifestOf, SCENES } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { sceneSchema, seatCount } from './sceneSchema.js';

const referencesIn = (schema: Json): readonly string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const inside = Object.values(schema).flatMap(referencesIn);
  const own = (schema as { $ref?: unknown }).$ref;
  return typeof own === 'string' ? [own, ...inside] : inside;
};

/** The steps that ask somebody, those of scenes inside after them. */
const askingIn = (rules: AnyRules, within = ''): readonly string[] => [
  ...Object.entries(rules.procedures).flatMap(([step, { answer }]) => (answer === null ? [] : [`${within}${step}`])),
  ...Object.entries(rules.scenes).flatMap(([name, inner]) => askingIn(inner, `${within}${name}.`)),
];

describe.each(Object.values(SCENES).map((rules) => [rules.scene, rules] as const))(
  'the schema of %s',
  (scene, rules) => {
    const schema = sceneSchema(rules, (key) => key);
    const defs = schema.$defs as Readonly<Record<string, JsonSchema>>;

    test('holds setup, options, inputs and the answers of each step', () => {
      expect(schema).toMatchObject({
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        properties: { rules: { const: scene.split('/')[0] }, setup: { $ref: '#/$defs/setup' } },
      });
      expect(Object.keys(defs)).toEqual(
        expect.arrayContaining(['setup', 'options', 'input', 'answer', 'dice', 'undo']),
      );
      expect(Object.keys(defs).filter((name) => name.startsWith('answer.'))).toEqual(
        askingIn(rules).map((step) => `answer.${step}`),
      );
    });

    test('has ready-made setups as examples, and says in which rules an option stands', () => {
      const { starts, options } = manifestOf(rules);
      expect(defs.setup?.examples).toHaveLength(starts.length);
      const described = defs.options?.properties as Readonly<Record<string, JsonSchema>>;
      for (const [name, ids] of Object.entries(options)) expect(described[name]?.description).toContain(ids.join(', '));
    });

    test('every reference leads somewhere', () => {
      const missing = referencesIn(schema).filter((name) => defs[name.replace('#/$defs/', '')] === undefined);
      expect(missing).toEqual([]);
    });

    test('says how many may sit down', () => {
      expect(seatCount(rules)?.least).toBeGreaterThan(0);
    });
  },
);
