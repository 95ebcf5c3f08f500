import { type Stream, stream } from '@warmoot/kernel';
import { someOf } from '@warmoot/kernel/testing';
import { expect, test } from 'vitest';
import { wayTo } from '../ground/paths.js';
import { aroundAll } from '../ground/spaces.js';
import type { SpaceIndex } from '../model/model.js';
import type { SkirmishSight } from '../model/skirmish.js';
import { fightIn, sightOf } from '../testing/stage.js';
import { chargeFault, chargesOf } from './charges.js';
import { retreatFault, retreatsOf } from './retreats.js';
import { judged } from './steps.js';
import { type WalkKind, walkOf } from './walk.js';
import { allOf, endsOf, floodOf, waysOf } from './ways.js';

const MAP = { width: 8, height: 8 };

/** Two bands and some walls, slow and narrow spaces on a small map, anywhere. */
const somewhere = (source: Stream): SkirmishSight => {
  const taken = new Set<number>();
  const space = () => {
    let at = source.below(64);
    while (taken.has(at)) at = source.below(64);
    taken.add(at);
    return { x: at % 8, y: Math.floor(at / 8) };
  };
  const band = () =>
    Array.from({ length: 1 + source.below(4) }, () => ({
      at: space(),
      capture: 1 + source.below(4),
      prone: source.below(4) === 0,
    }));
  const [a, b] = [band(), band()];
  const ground = Array.from({ length: source.below(14) }, () => {
    const what = source.below(3);
    return { at: space(), ...(what === 0 ? { wall: true } : what === 1 ? { slow: 'rough' } : { narrow: true }) };
  });
  return sightOf(fightIn('opening', { a, b, ground }, { 'warband.map': MAP }));
};

/** Every space to which some walk of at most so many steps leads, found by trying all of them. */
const byTrying = (sight: SkirmishSight, figure: number, kind: WalkKind, steps: number): ReadonlySet<SpaceIndex> => {
  const walk = walkOf(sight, figure, kind);
  const ends = new Set<SpaceIndex>();
  const tried = new Map<SpaceIndex, number>();
  const go = (at: SpaceIndex, path: readonly SpaceIndex[], spent: number): void => {
    if (path.length >= steps || (tried.get(at) ?? Number.POSITIVE_INFINITY) <= spent) return;
    tried.set(at, spent);
    for (const to of aroundAll(walk.field)[at] ?? []) {
      if (to < 0 || wayTo(walk.field, at, to) === undefined) continue;
      const next = [...path, to];
      const { legal, fault } = judged(walk, next);
      if (legal === next.length && to !== walk.start) ends.add(to);
      // One that only may not end here may go on.
      if (fault === null || fault === 'ally' || fault === 'inMelee' || fault === 'standsStill')
        go(to, next, spent + (walk.field.slow[to] === null ? 1 : 2));
    }
  };
  go(walk.start, [], 0);
  return ends;
};

const sorted = (spaces: Iterable<SpaceIndex>): readonly SpaceIndex[] => [...spaces].sort((a, b) => a - b);

test('WARBAND-MOVE-020 WARBAND-MOVE-027 WARBAND-MOVE-029 the flood finds just the spaces that walks come to, step by step; what is listed is allowed', () => {
  for (const nth of someOf(30)) {
    const sight = somewhere(stream(`walks ${nth}`));
    for (let figure = 0; figure < sight.open.figures.length; figure++) {
      for (const kind of ['move', 'retreat', 'rise'] as const) {
        const walk = walkOf(sight, figure, kind);
        const found = sorted(endsOf(walk, floodOf(walk)));
        expect(found).toEqual(sorted(byTrying(sight, figure, kind, 12)));
        for (const path of waysOf(walk)) expect(judged(walk, path)).toEqual({ legal: path.length, fault: null });
      }
      for (const charge of chargesOf(sight, figure)) expect(chargeFault(sight, figure, charge)).toBe(null);
      const back = sight.open.figures[figure]?.prone === false ? retreatsOf(sight, figure) : null;
      if (back !== null)
        for (const path of allOf(back))
          expect(retreatFault(sight, figure, path)?.code ?? null).toBe(
            sight.open.figures[figure]?.beganFree ? 'BROKEN_RULE' : null,
          );
    }
  }
});
