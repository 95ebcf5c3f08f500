import { begin } from '@warmoot/kernel';
import { startFor } from '@warmoot/protocol';
import { manifestsOf } from '@warmoot/rules';
import { expect, test } from 'vitest';
import type { Sitting } from '../../net/sitting.js';
import { cardNow } from './HowItGoes.js';

/** A table at which a scene of this kind has just begun. */
const justBegun = (kind: string): Pick<Sitting, 'scene'> => {
  const [manifest] = manifestsOf(kind);
  if (manifest === undefined) throw new Error(kind);
  const begun = begin(
    manifest.rules,
    startFor(manifest, manifest.starts[0]?.name ?? null, ['ana', 'bo'], (key) => key),
  );
  if (!begun.ok) throw new Error(JSON.stringify(begun.refusal));
  const scene = { scene: 1, name: manifest.rules.scene, view: begun.value.run.view('ana'), due: [], first: [] };
  return { scene: scene as unknown as Sitting['scene'] };
};

test('a scene leads to the card that is about what is to be done now', () => {
  expect(cardNow(justBegun('duel'))).toBe('/guide/duel#6');
  expect(cardNow(justBegun('battle'))).toBe('/guide/battle#1');
  expect(cardNow(justBegun('check'))).toBe('/guide/check#3');
});

test('where nothing is played, or what is played has no guide, there is no way', () => {
  expect(cardNow({ scene: null })).toBeNull();
  expect(cardNow(justBegun('draft'))).toBeNull();
});
