import type { Section } from '../section.js';

const ODDS_OF_CHECK: Section = {
  name: 'odds/check',
  title: 'Exact odds: 2d8+d10z+4 reaches 16',
  units: 'answers',
  entrants: [
    { name: 'kernel, uncached', load: async () => (await import('./kernel.js')).checkFresh },
    { name: 'kernel, cached', load: async () => (await import('./kernel.js')).checkCached },
    { name: 'brute force', load: async () => (await import('./bruteForce.js')).check, unitsEach: 640 },
  ],
  targets: [
    { target: 'times', of: 'kernel, uncached', against: 'brute force', aim: 1 },
    { target: 'times', of: 'kernel, cached', against: 'brute force', aim: 1 },
  ],
};

const ODDS_OF_BEST: Section = {
  name: 'odds/best',
  title: 'Exact odds: the highest 3 of 12d6 reach 16',
  units: 'answers',
  entrants: [
    { name: 'kernel, uncached', load: async () => (await import('./kernel.js')).bestFresh },
    { name: 'kernel, cached', load: async () => (await import('./kernel.js')).bestCached },
    {
      name: 'brute force',
      load: async () => (await import('./bruteForce.js')).best,
      unitsEach: 6 ** 12,
      fromPart: true,
    },
  ],
  targets: [{ target: 'times', of: 'kernel, uncached', against: 'brute force', aim: 1 }],
};

const ODDS_OF_POOL: Section = {
  name: 'odds/pool',
  title: 'Exact odds: 4 or more of 12d8 show 6 or more',
  units: 'answers',
  entrants: [
    { name: 'kernel, uncached', load: async () => (await import('./kernel.js')).poolFresh },
    { name: 'kernel, cached', load: async () => (await import('./kernel.js')).poolCached },
    {
      name: 'brute force',
      load: async () => (await import('./bruteForce.js')).pooled,
      unitsEach: 8 ** 12,
      fromPart: true,
    },
  ],
  targets: [{ target: 'times', of: 'kernel, uncached', against: 'brute force', aim: 1 }],
};

const ODDS_OF_COUNTED: Section = {
  name: 'odds/counted',
  title: 'Exact odds: 30d12, how many critical, hit and miss',
  units: 'answers',
  entrants: [{ name: 'kernel, uncached', load: async () => (await import('./kernel.js')).thirtyCounted }],
  targets: [{ target: 'within', of: 'kernel, uncached', microseconds: 1000 }],
};

const ODDS_OF_SORTIE: Section = {
  name: 'odds/sortie',
  title: 'Exact odds: all 25 pairs of maneuvers, fifteen dice a side and more',
  units: 'answers',
  entrants: [
    { name: 'rules, uncached', load: async () => (await import('../sortie/matrix.js')).anew },
    { name: 'rules, cached', load: async () => (await import('../sortie/matrix.js')).again },
  ],
  targets: [{ target: 'within', of: 'rules, uncached', microseconds: 20_000 }],
};

const ODDS_OF_ATTACK: Section = {
  name: 'odds/skirmish',
  title: 'Exact odds: an attack of thirty dice with three results each',
  units: 'answers',
  entrants: [
    { name: 'rules, uncached', load: async () => (await import('../warband/odds.js')).anew },
    { name: 'rules, cached', load: async () => (await import('../warband/odds.js')).again },
  ],
  targets: [{ target: 'within', of: 'rules, uncached', microseconds: 5000 }],
};

const ODDS_OF_LINE: Section = {
  name: 'odds/line',
  title: 'Exact odds: a battle line of thirty dice on both sides, with what is carried, the tide and the third',
  units: 'answers',
  entrants: [
    { name: 'rules, uncached', load: async () => (await import('../warband/lineOdds.js')).anew },
    { name: 'rules, cached', load: async () => (await import('../warband/lineOdds.js')).again },
  ],
  targets: [{ target: 'within', of: 'rules, uncached', microseconds: 5000 }],
};

/** Exact odds, beside counting every roll where that can be done. */
export const ODDS: readonly Section[] = [
  ODDS_OF_CHECK,
  ODDS_OF_BEST,
  ODDS_OF_POOL,
  ODDS_OF_COUNTED,
  ODDS_OF_SORTIE,
  ODDS_OF_ATTACK,
  ODDS_OF_LINE,
];
