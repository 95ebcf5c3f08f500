import { beginState, type Json, manifest } from '@warmoot/kernel';
import { toy } from '@warmoot/kernel/testing';
import { manifestOf, manifests, SCENES } from '@warmoot/rules';
import { expect, test } from 'vitest';
import { seatsFor, setupFields, startFor } from './settingUp.js';

const plain = manifest({ rules: toy });
const byKey = (key: string): string => key;

test('a scene without a ready-made start begins with the simplest setup of its form', () => {
  const start = startFor(plain, null, ['ana', 'bo'], byKey);
  expect(start).toEqual({ scene: 'toy/toy', setup: { seats: ['ana', 'bo'], rounds: 1 }, options: {} });
  expect(beginState(toy, start).ok).toBe(true);
});

test('no more sit down than the scene has seats for', () => {
  const { setup } = startFor(plain, null, ['ana', 'bo', 'cid', 'dag', 'eve'], byKey);
  expect((setup as { readonly seats: Json }).seats).toEqual(['ana', 'bo', 'cid', 'dag']);
  expect(seatsFor(plain, null)).toEqual({ least: 2, most: 4 });
});

test('what is simple is asked by itself, and what is not is given as data', () => {
  expect(setupFields(toy)).toEqual([{ name: 'rounds', ask: 'number', least: 1, most: 5 }]);
  expect(setupFields(SCENES['saga/duel'] as typeof toy).map(({ name, ask }) => [name, ask])).toContainEqual([
    'distance',
    'choice',
  ]);
});

test.each(manifests().map((one) => [one.rules.scene, one] as const))('%s: its ready-made start begins', (_, one) => {
  const [first] = one.starts;
  const start = startFor(one, first?.name ?? null, ['ana', 'bo'], byKey);
  expect(start.scene).toBe(one.rules.scene);
  expect(beginState(one.rules, start)).toMatchObject({ ok: true });
  expect(manifestOf(one.rules)).toBe(one);
});
