import { readFileSync } from 'node:fs';
import { type AnyRules, begin, type SceneTypes } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { SCENES } from './scenes.js';

const DOC = readFileSync(new URL('../../../docs/setups.md', import.meta.url), 'utf8');

/** The examples of the page: a scene, the rule that refuses it or the options it needs, and the setup. */
const EXAMPLES = [
  ...DOC.matchAll(/^```json ((?:saga|command|sortie|warband)\/\w+) ?(?:refused (\S+)|(\{[^\n]*\}))?\n(.*?)^```$/gms),
].map(
  ([, scene = '', rule = null, options = '{}', text = '']) =>
    [`${scene} in line ${DOC.slice(0, DOC.indexOf(text)).split('\n').length}`, scene, rule, options, text] as const,
);

test.each(EXAMPLES)('docs/setups.md: %s', (_, scene, rule, options, text) => {
  const begun = begin<SceneTypes>(SCENES[scene] as AnyRules, { setup: JSON.parse(text), options: JSON.parse(options) });
  if (rule === null) expect(begun).toMatchObject({ ok: true });
  else expect(begun).toMatchObject({ ok: false, refusal: { code: 'BROKEN_RULE', rule } });
});

test('docs/setups.md has examples of all fights, of a Discussion and of the road, begun and refused', () => {
  expect(EXAMPLES.length).toBeGreaterThan(7);
  expect(new Set(EXAMPLES.map(([, scene]) => scene)).size).toBe(10);
  expect(EXAMPLES.some(([, , rule]) => rule !== null)).toBe(true);
});
