import { type Manifest, manifest } from '@warmoot/kernel';
import { toy } from '@warmoot/kernel/testing';
import { describe, expect, test } from 'vitest';
import { addScene, kindOf, manifestOf, manifests, SCENES, sceneRules } from './scenes.js';

describe('a scene from outside', () => {
  const rules = { ...toy, scene: 'toy/added' };
  const added: Manifest = manifest({ rules });

  test('is unknown at first, and all about it is as usual', () => {
    expect(sceneRules('toy/added').ok).toBe(false);
    expect(manifestOf(rules)).toEqual(added);
    expect(kindOf('toy/added')).toBe('toy/added');
  });

  test('is listed when it was added, and only once', () => {
    addScene(added);
    expect(sceneRules('toy/added')).toEqual({ ok: true, value: rules });
    expect(SCENES['toy/added']).toBe(rules);
    expect(manifests().at(-1)).toBe(added);
    expect(() => addScene(added)).toThrow('two scenes of one name');
  });
});
