import { ok, type SceneRules } from '@warmoot/kernel';
import { contractTests } from '@warmoot/kernel/testing';
import fc from 'fast-check';
import { first } from '../../saga-1e/edition.js';
import type { Generation, RatingSet } from '../character/model.js';
import { generationScene } from '../character/scene.js';
import { saga } from '../edition.js';
import type { Draft } from './model.js';
import { draftScene } from './scene.js';

const EMPTY: RatingSet = {
  name: null,
  kind: 'main',
  skills: null,
  motives: null,
  groups: null,
  origin: { groups: null, guide: [], motives: null },
};

/** Sets out of nothing: their dice are tried where they belong, and the picks are reached at once. */
const outOfNothing: SceneRules<Generation> = {
  ...generationScene(saga),
  begin: ({ seats, characters, from }, options) => {
    const wanted = characters.map(
      ({ kind, blocks }) => ({ name: null, kind, blocks, way: { by: 'mainDice' } }) as const,
    );
    return ok({ seats, given: { characters: wanted, from, options }, open: { sets: [] }, agenda: [] });
  },
  outcome: ({ given }) => ({ sets: given.characters.map(() => EMPTY) }),
};
const quick: SceneRules<Draft> = { ...draftScene(saga), scenes: { generation: outOfNothing } };

const castOf = (number: fc.Arbitrary<number>) =>
  fc
    .record({ ana: number, bo: number, cy: number, di: number }, { requiredKeys: ['ana'] })
    .map((characters) => ({ seats: Object.keys(characters), characters }));

const full = fc.record({ setup: castOf(fc.integer({ min: 3, max: 5 })) });
const small = fc.record({
  setup: castOf(fc.constant(1)),
  options: fc.constant({ 'saga.draft.castSize': { least: 1, most: 1 } }),
});

contractTests(quick, { starts: full, games: 60 });
contractTests(draftScene(saga), { starts: small, games: 10, every: 10 });
contractTests(draftScene(first), { starts: small, games: 4, every: 20 });
