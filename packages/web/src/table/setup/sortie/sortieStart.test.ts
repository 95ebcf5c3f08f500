import { beginState, type Json, type Shape, stream } from '@warmoot/kernel';
import { sceneRules, sortie } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { BY_HAND } from '../../army/ArmyFrame.js';
import { mustered } from '../war/armies.js';
import { withOption } from '../war/options.js';
import { wishFrom } from './fromFile.js';
import { SORTIE_OPTIONS } from './options.js';
import { READY } from './ready.js';
import { afterChange } from './references.js';
import { type Brought, nothingBrought, sortieSlate, usualMusters } from './sortieSlate.js';
import { SCENE, type SortieArmy, type SortieWish, shownIn, sortieStart } from './sortieStart.js';
import { type UnitWish, unitOf } from './unit.js';

const army = (more: Partial<SortieArmy> = {}): SortieArmy => ({
  ...usualMusters[0],
  name: 'Avitch',
  commander: 'ana',
  ...more,
});

const dorrow = army({ name: 'Dorrow', commander: 'bo' });

const wish = (more: Partial<SortieWish> = {}): SortieWish => ({
  armies: [army(), dorrow],
  ground: 'ordinary',
  initiative: 'none',
  brought: nothingBrought,
  options: {},
  ...more,
});

const begun = (one: SortieWish): sortie.SortieSight => {
  const rules = sceneRules(SCENE);
  if (!rules.ok) throw new Error(SCENE);
  const { setup, options } = sortieStart(one);
  const state = beginState(rules.value, { setup, options });
  if (!state.ok) throw new Error(JSON.stringify(state.refusal));
  return state.value as unknown as sortie.SortieSight;
};

const of = (...units: readonly object[]): SortieArmy => army({ kind: BY_HAND, units: units.map(unitOf) });

describe('a battle of sorties that is set up', () => {
  test.each(READY.kinds)('begins with the ready-made force %s', (kind) => {
    const ready = READY.picked(army(), kind);
    const { open } = begun(wish({ armies: [ready, dorrow] }));
    expect(open.roster.filter(({ side }) => side === 0)).toHaveLength(ready.units.length);
  });

  test('SORTIE-FLOAT-015: the form shows F at the start, line by line, as the battle has it', () => {
    // Section 5, examples 1 to 4: 4 + 3; 2 + 1; −5 + 3 − 1; −2 without a commander.
    const examples = of(
      { level: 2, commander: { level: 2 } },
      { level: 1.5, commander: { level: 1 } },
      { level: -1, commander: { level: 2 }, penaltyDice: 1 },
      { level: -0.5, commander: null },
    );
    const [shown] = shownIn(wish({ armies: [examples, dorrow] }));
    expect(shown.map(({ starting }) => starting.total)).toEqual([7, 3, -3, -2]);
    expect(shown[2]?.starting.lines?.map(({ by }) => by)).toEqual([-5, 3, -1]);
    expect(begun(wish({ armies: [examples, dorrow] })).open.floating.slice(0, 4)).toEqual([7, 3, -3, -2]);
  });

  test('SORTIE-STRENGTH-002 SORTIE-STRENGTH-004 SORTIE-WEAK-002 SORTIE-WEAK-003 SORTIE-WEAK-005 SORTIE-WEAK-008: standing dice', () => {
    const [shown] = shownIn(
      wish({
        armies: [
          of(
            // Section 2: heavy infantry under a Strength in Tactics.
            { weight: 'heavy', commander: { strengths: ['tactics'] } },
            // Section 3, example 1.
            {
              moved: 'all',
              speaks: 'Kell',
              fought: { daysAgo: 2, penaltyDice: 3 },
              commander: { stranger: true, speaks: 'Tarn' },
            },
            { level: -0.5, commander: null },
          ),
          dorrow,
        ],
      }),
    );
    expect(shown.map(({ standing }) => standing.total)).toEqual([3, -5, -2]);
    expect(shown[1]?.standing.lines?.map(({ why }) => why)).toEqual([
      'SORTIE-WEAK-002',
      'SORTIE-WEAK-003',
      'SORTIE-WEAK-006',
      'SORTIE-WEAK-008',
    ]);
  });

  test('what the form shows is what the battle has: names and signs; what is half written is left out', () => {
    const named = wish({ armies: [of({ name: 'Old Guard' }, {}), dorrow] });
    const sight = begun(named);
    const shown = shownIn(named).flat();
    expect(shown.map(({ called }) => called)).toEqual(sortie.unitNames(sight));
    expect(shown.map(({ sign }) => sign)).toEqual(sortie.unitSigns(sight));
    const half = of({ speaks: ' (', outflanks: ['B9'], behind: 'A1', commander: { name: '!' } });
    expect(shownIn(wish({ armies: [{ ...half, name: 'Dorrow' }, dorrow] }))[0][0]?.sign).not.toBe('');
    expect(shownIn(wish({ armies: [army({ units: [] }), dorrow] }))[1]).toHaveLength(dorrow.units.length);
  });

  test('other units make it a force of one’s own, other names do not', () => {
    const [first = unitOf({}), ...others] = army().units;
    expect(READY.withUnits(army(), [{ ...first, name: 'Old Guard' }, ...others]).kind).toBe('usual');
    expect(READY.withUnits(army(), [{ ...first, heads: 7 }, ...others]).kind).toBe(BY_HAND);
  });
});

describe('who is meant by a key', () => {
  const [one, two, three] = [{ heads: 1 }, { heads: 2 }, { heads: 3, behind: 'A1' }];
  const both = [
    of(one, two, three),
    { ...of({ outflanks: ['A2', 'A3'], superiorTo: ['cavalry', 'A1'] }), name: 'Dorrow', commander: 'bo' },
  ] as const;
  const [a] = both;
  const changed = (units: readonly UnitWish[]) => {
    const [mine, theirs] = afterChange(both, 0, { ...a, units });
    const { outflanks, superiorTo } = theirs.units[0] as UnitWish;
    return { behind: mine.units.map(({ behind }) => behind ?? null), outflanks, superiorTo };
  };

  test('is the same unit when others are taken out, put before it or changed; nobody, once it is gone', () => {
    expect(changed(a.units.toSpliced(0, 1))).toEqual({
      behind: [null, null],
      outflanks: ['A1', 'A2'],
      superiorTo: ['cavalry'],
    });
    const [x, y, z] = a.units as readonly [UnitWish, UnitWish, UnitWish];
    expect(changed([y, x, z])).toEqual({
      behind: [null, null, 'A2'],
      outflanks: ['A1', 'A3'],
      superiorTo: ['cavalry', 'A2'],
    });
    expect(changed([{ ...x, heads: 9 }, y, z])).toEqual({
      behind: [null, null, 'A1'],
      outflanks: ['A2', 'A3'],
      superiorTo: ['cavalry', 'A1'],
    });
    expect(changed(usualMusters[0].units)).toMatchObject({ outflanks: [], superiorTo: ['cavalry'] });
  });
});

describe('nothing is lost', () => {
  const lot = stream('sortie');
  const one = <A>(all: readonly A[]): A => all[lot.below(all.length)] as A;
  const maybe = (more: object): object => (lot.below(2) === 0 ? more : {});
  const anyUnit = (nth: number, friends: number): object => ({
    heads: 1 + lot.below(300),
    mount: one(sortie.MOUNTS),
    weight: one(sortie.WEIGHTS),
    archers: one([true, false]),
    level: (lot.below(1500) - 500) / 100,
    mercenary: one([true, false]),
    moved: one(['no', 'overHalf', 'all']),
    illPrepared: one([true, false]),
    bonusDice: lot.below(4),
    penaltyDice: lot.below(4),
    higher: one([true, false]),
    noEscape: one([true, false]),
    outflanks: one([[], ['B1']]),
    ...maybe({ name: `Tarn ${String.fromCharCode(97 + nth)}x` }),
    ...maybe({ commander: one([null, { level: 2.5, strengths: ['command'], name: 'Ella', speaks: 'Kell' }]) }),
    ...maybe({ fought: { daysAgo: lot.below(5), penaltyDice: lot.below(5) } }),
    ...maybe({ speaks: 'Tarn' }),
    ...maybe({ walls: { level: 1 + lot.below(3), manned: one([true, false]) } }),
    ...(nth > 0 && friends > 1 && maybe({ behind: 'A1' })),
  });

  const anyWish = (): SortieWish => {
    const many = 1 + lot.below(5);
    const a = army({
      kind: BY_HAND,
      units: Array.from({ length: many }, (_, nth) => unitOf(anyUnit(nth, many))),
      general: one([null, { name: 'Ruth', level: 1.5 }]),
      comes: one(['openly', 'bySurprise', 'fromAmbush'] as const),
    });
    const options = Object.entries(SORTIE_OPTIONS.switches).reduce<SortieWish['options']>(
      (all, [key, answers]) => withOption(SORTIE_OPTIONS, all, key, one<string | number>(answers)),
      maybe({
        'sortie.speedRanks': {
          infantry: { heavy: 1, medium: 1, light: 1 },
          cavalry: { heavy: 2, medium: 2, light: 2 },
        },
      }) as SortieWish['options'],
    );
    const isSaid = options['sortie.initiative'] === 'table';
    const grounds = one<Brought['grounds']>([[], [{ a: 'A1', b: 'B1', ground: 'rough' }]]);
    return wish({
      armies: [a, { ...dorrow, kind: BY_HAND }],
      ground: one(sortie.ALL_GROUNDS),
      initiative: isSaid ? one(['none', 'a', 'b'] as const) : 'none',
      brought: { grounds, position: one([null, { round: 3, initiative: null, units: [], apart: [], quiet: 0 }]) },
      options,
    });
  };

  const through = (form: unknown, value: unknown): Json => {
    const read = (form as Shape<Json>).parse(JSON.parse(JSON.stringify(value)), '');
    if (!read.ok) throw new Error(JSON.stringify(read.refusal));
    return read.value;
  };

  test('any wish comes back from the slate and from a file as it was put there, and the battle begins with it', () => {
    for (let nth = 0; nth < 120; nth++) {
      const any = anyWish();
      const musters = any.armies.map((each) => mustered(each));
      expect(through(sortieSlate.armies, musters)).toEqual(musters);
      for (const key of ['ground', 'initiative', 'brought', 'options'] as const)
        expect(through(sortieSlate[key], any[key])).toEqual(any[key]);
      const { setup, options } = sortieStart(any);
      const read = wishFrom(JSON.parse(JSON.stringify({ setup, options })), any.armies);
      expect(read).toEqual({ ok: true, value: any });
      const { given, open } = begun(any);
      expect(open.roster.filter(({ side }) => side === 0)).toHaveLength(any.armies[0].units.length);
      expect(given.ground).toBe(any.ground);
      expect(given.options).toMatchObject(any.options);
    }
  });
});
