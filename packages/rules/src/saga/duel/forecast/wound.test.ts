import { begin } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { saga } from '../../edition.js';
import type { Landed } from '../model.js';
import { duelScene } from '../scene.js';
import { type Part, placeOf, type Severity } from '../tables/body.table.js';
import { foreseeWound } from './wound.js';

/** What a wound on Morten would bring, with the wounds that he has and those on their way. */
const foreseen = (
  part: Part,
  severity: Severity,
  {
    has = [],
    landed = [],
    options = {},
  }: {
    readonly has?: readonly Severity[];
    readonly landed?: readonly Severity[];
    readonly options?: object;
  } = {},
) => {
  const begun = begin(duelScene(saga), {
    setup: {
      seats: ['ana', 'bo'],
      side1: [{ name: 'Ella', seat: 'ana', like: 'knight' }],
      side2: [{ name: 'Morten', seat: 'bo', like: 'knight', wounds: has.map((one) => ({ part, severity: one })) }],
    },
    options,
  });
  if (!begun.ok) throw new Error(JSON.stringify(begun.refusal));
  const view = begun.value.run.view('ana');
  const coming = landed.map((one): Landed => ({ attacker: 0, victim: 1, part: placeOf(part), severity: one }));
  const open = { ...view.open, turn: { ...view.open.turn, landed: coming } };
  return foreseeWound({ ...view, open } as never, 1, placeOf(part), severity);
};

describe('what a wound would bring, as the end of the round brings it', () => {
  test('SAGA-DUEL-WOUND-008 SAGA-DUEL-WOUND-011 a Minor Wound on arm or leg nothing at once', () => {
    for (const part of ['leftArm', 'rightLeg', 'body'] as const)
      expect(foreseen(part, 'minor')).toEqual({ minors: 1, major: false, turned: false, skills: 0, cost: null });
  });

  test('SAGA-DUEL-WOUND-014 SAGA-DUEL-WOUND-015 one on the head −2 on every skill, and another −2', () => {
    expect(foreseen('head', 'minor')).toMatchObject({ skills: -2, cost: null });
    expect(foreseen('head', 'minor', { has: ['minor'] })).toMatchObject({ minors: 2, skills: -2 });
    const once = { has: ['minor'], options: { 'saga.duel.headMinorStacks': false } } as const;
    expect(foreseen('head', 'minor', once)).toMatchObject({ skills: 0 });
  });

  test('SAGA-DUEL-WOUND-004 SAGA-DUEL-ROUND-027 the third turns into a Major Wound, also after one on its way', () => {
    const third = { minors: 1, major: true, turned: true, cost: 'prone' };
    expect(foreseen('leftLeg', 'minor', { has: ['minor', 'minor'] })).toMatchObject(third);
    expect(foreseen('leftLeg', 'minor', { has: ['minor'], landed: ['minor'] })).toMatchObject(third);
  });

  test('SAGA-DUEL-WOUND-009 SAGA-DUEL-WOUND-012 SAGA-DUEL-WOUND-017 SAGA-DUEL-WOUND-023 a Major one by its part', () => {
    const cost = (part: Part, options = {}) => foreseen(part, 'major', { options }).cost;
    expect(cost('rightArm')).toBe('arm');
    expect(cost('rightLeg')).toBe('prone');
    expect(cost('head')).toBe('dying');
    expect(cost('body')).toBe('incapable');
    expect(cost('body', { 'saga.duel.bodyWounds': 'asHead' })).toBe('dying');
    expect(foreseen('body', 'major', { options: { 'saga.duel.bodyWounds': 'penalty' } })).toMatchObject({
      cost: 'skills',
      skills: -2,
    });
    expect(cost('body', { 'saga.duel.bodyWounds': 'none' })).toBe('nothing');
  });
});
