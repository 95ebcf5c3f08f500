import { beginState, Run, type SceneTypes, stream } from '@warmoot/kernel';
import { randomInput } from '@warmoot/kernel/testing';
import { describe, expect, test } from 'vitest';
import { kindOf, manifests, SCENES } from './scenes.js';

const SEATS = ['ana', 'bo', 'cid', 'dag'];

const STARTS = manifests().flatMap((one) =>
  one.starts.flatMap((start) =>
    [start.seats.least, Math.min(start.seats.most, SEATS.length)].map(
      (seats) => [`${one.rules.scene} ${start.name} for ${seats}`, one, start, SEATS.slice(0, seats)] as const,
    ),
  ),
);

describe('manifests', () => {
  test('every scene has one, and one ready-made start at least', () => {
    expect(manifests().map(({ rules }) => rules.scene)).toEqual(Object.keys(SCENES));
    expect(manifests().filter(({ starts }) => starts.length === 0)).toEqual([]);
  });

  test.each(STARTS)(
    '%s: what is ready-made can begin and be played',
    (_, { rules, part }, { setup, options }, seats) => {
      const begun = beginState(rules, { setup: setup(seats, (key) => key), options });
      if (!begun.ok) throw new Error(JSON.stringify(begun.refusal));
      const run = new Run<SceneTypes>(rules, begun.value);
      const source = stream('ready-made');
      for (let inputs = 0; inputs < 30; inputs++) {
        const input = randomInput(run, source);
        if (input === null) break;
        if (input.input === 'dice') run.dice(input.faces);
        else if (input.input === 'answer') run.answer({ seat: input.seat, as: input.as ?? input.seat }, input.choice);
        expect(part(run.state.open)).toSatisfy((at) => at === null || Number.isInteger(at));
      }
    },
  );

  test.each(manifests().map((one) => [one.rules.scene, one] as const))('%s: each option has its rules', (_, one) => {
    const { properties } = one.rules.options.schema as { readonly properties: object };
    expect(Object.keys(one.options).sort()).toEqual(Object.keys(properties).sort());
  });

  test('the editions of a scene are of one kind', () => {
    expect(kindOf('saga-1e/duel')).toBe(kindOf('saga/duel'));
    const sagas = manifests().filter(({ rules }) => rules.scene.startsWith('saga'));
    expect(manifests().filter(({ edition }) => edition === 'first').length).toBe(sagas.length / 2);
  });
});
