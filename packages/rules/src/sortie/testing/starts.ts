import type { Start } from '@warmoot/kernel';
import fc from 'fast-check';
import { ALL_GROUNDS, MOUNTS, WEIGHTS } from '../battle/kinds.table.js';

const some = <A>(usual: A, ...others: readonly A[]): fc.Arbitrary<A> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant(usual) },
    ...others.map((other) => ({ weight: 1, arbitrary: fc.constant(other) })),
  );

/** Options of every kind, mostly as the ledger has them. */
export const options = fc.record({
  'sortie.ties': some('none', 'defender'),
  'sortie.bothStrengths': some(1, 2),
  'sortie.foughtRecently': some('lastBattle', 'currentPool'),
  'sortie.openingDice': some('best', 'sum'),
  'sortie.initiative': some('roll', 'table'),
  'sortie.mercenaryDoubling': some('played', 'received'),
  'sortie.bids': some('secret', 'open'),
  'sortie.startDistance': some(4, 0, 1, 2),
  'sortie.leaveDistance': some(6, 9),
  'sortie.attackAgainstCharge': some('attack', 'charge'),
  'sortie.freeRetreat': some('full', 'half'),
  'sortie.finishedEscape': some('on', 'off'),
  'sortie.victory': some('lastStanding', 'table'),
  'sortie.roundLimit': some(40, 6),
  'sortie.archeryBonusCap': some<'none' | 3>('none', 3),
  'sortie.archersGain': some('off', 'on'),
  'sortie.shootIntoMelee': some('on', 'off'),
  'sortie.fronts': some('flanked', 'table'),
});

const commander = some<object | null>(
  { level: 1 },
  null,
  { level: 2.5, strengths: ['tactics'] },
  { level: 1, strengths: ['command', 'tactics'], speaks: 'Gaelic', stranger: true },
);

const unit = fc.record({
  heads: some(200, 1, 37, 450),
  mount: fc.constantFrom(...MOUNTS),
  weight: fc.constantFrom(...WEIGHTS),
  archers: some(false, true),
  level: some(1, -1, 0.5, 2),
  commander,
  mercenary: some(false, true),
  moved: some('no', 'overHalf', 'all'),
  illPrepared: some(false, true),
  speaks: some('Norse', 'Gaelic'),
  bonusDice: some(0, 2),
  penaltyDice: some(0, 3),
  higher: some(false, true),
  noEscape: some(false, true),
});

/** What hangs on where a unit stands in its list. */
const placed = (units: readonly object[], side: 'A' | 'B', odd: boolean): readonly object[] =>
  units.map((one, i) => {
    if (!odd) return one;
    const enemy = `${side === 'A' ? 'B' : 'A'}1`;
    if (i === 0) return { ...one, outflanks: [enemy], walls: { level: 2 }, character: `${side}ldo`, troop: 'levy' };
    return { ...one, superiorTo: side === 'A' ? ['cavalry'] : [], ...(i === 1 ? { behind: `${side}1` } : {}) };
  });

const startsWith = (most: number): fc.Arbitrary<Start> =>
  fc
    .record({
      a: fc.array(unit, { minLength: 1, maxLength: most }),
      b: fc.array(unit, { minLength: 1, maxLength: most }),
      odd: fc.boolean(),
      comes: some('openly', 'bySurprise', 'fromAmbush'),
      general: some<object | undefined>(undefined, { name: 'Ivo', level: 3 }),
      ground: fc.constantFrom(...ALL_GROUNDS),
      options,
    })
    .map(({ a, b, odd, comes, general, ground, options: chosen }) => ({
      setup: {
        seats: ['ana', 'bo'],
        a: { name: 'Red', seat: 'ana', units: placed(a, 'A', odd), ...(general === undefined ? {} : { general }) },
        b: { name: 'Blue', seat: 'bo', units: placed(b, 'B', odd), comes },
        ground,
        initiative: chosen['sortie.initiative'] === 'table' ? 'a' : null,
      },
      options: chosen,
    }));

/** Few units: one to three a side. */
export const smallStarts = startsWith(3);

export const fullStarts = startsWith(6);
