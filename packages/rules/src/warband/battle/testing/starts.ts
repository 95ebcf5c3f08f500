import type { Start } from '@warmoot/kernel';
import fc from 'fast-check';

const some = <A>(usual: A, ...others: readonly A[]): fc.Arbitrary<A> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant(usual) },
    ...others.map((other) => ({ weight: 1, arbitrary: fc.constant(other) })),
  );

/** Options of every kind, mostly as the ledger has them; on maps that are small, so that units meet. */
const options = fc.record({
  'warband.rankCrits': some('ignore', 'extraDamage'),
  'warband.rankGear': some('worst', 'majority'),
  'warband.unlitRankBlinded': some('on', 'off'),
  'warband.carryOverArmourCheck': some('off', 'on'),
  'warband.carryOverMissiles': some('on', 'off'),
  'warband.stepUpAfterFirstStrike': some('on', 'off'),
  'warband.tideStrength': some('size', 'might'),
  'warband.casualtySurvival': some('off', 'on'),
  'warband.volleyRatio': some(1, 0.5, 2),
  'warband.swapFailExposed': some('off', 'on'),
  'warband.retreatSave': some('perFigure', 'perRank'),
  'warband.bannerAutoCovers': some('any', 'endOfRound'),
  'warband.bracedFirstStrike': some('off', 'on'),
  'warband.declaredMoveBinding': some('on', 'off'),
  'warband.moraleRepeatThirds': some('off', 'on'),
  'warband.moraleCascade': some('nextRound', 'sameRound'),
  'warband.deathSaveTiming': some('endOfRound', 'endOfPhase'),
  'warband.friendlyFireOn12': some('on', 'off'),
  'warband.rangedDice': some('atk', 'one'),
  'warband.map': some({ width: 14, height: 10 }, { width: 18, height: 12 }),
  'warband.quietRounds': some(3, 1),
  'warband.quarter': some('ask', 'always', 'never'),
});

const KINDS = ['levy', 'spearman', 'archer', 'crossbowman', 'veteran', 'rider'] as const;

const rankOf = (like: string, count: number): object => ({ figures: [{ like, count }] });

/** Somebody in the middle of a rank. */
const PEOPLE: readonly object[] = [
  { like: 'captain' },
  { like: 'captain', might: 5 },
  { like: 'veteran', flags: ['unique'], gear: [{ item: 'spear' }, { item: 'shield' }, { item: 'bandages' }] },
  {
    like: 'levy',
    flags: ['caster'],
    spells: [
      { name: 'Fog', rounds: 2 },
      { name: 'Sleep', targeted: true },
    ],
  },
  { like: 'archer', flags: ['unique', 'hireling'] },
];
const HERO = { like: 'hero' };

const ranksOf = (deep: number, wide: number) =>
  fc
    .record({
      kind: fc.constantFrom(...KINDS),
      behind: fc.constantFrom(...KINDS),
      counts: fc.array(fc.integer({ min: 1, max: wide }), { minLength: 1, maxLength: deep }),
      person: fc.nat({ max: 9 }),
      where: fc.nat({ max: 2 }),
      banner: deep === 3 ? fc.nat({ max: 3 }) : fc.constant(1),
    })
    .map(({ kind, behind, counts, person, where, banner }) => {
      const full = banner === 0;
      const all: { figures: object[] }[] = (full ? [5, 5, 5] : counts).map(
        (count, nth) => rankOf(nth === 0 ? kind : behind, count) as { figures: object[] },
      );
      const one = PEOPLE[person];
      const rank = all[where % all.length];
      if (one !== undefined && rank !== undefined) {
        const { like, count } = rank.figures[0] as { like: string; count: number };
        rank.figures = count === 1 ? [one] : [{ like, count: count - 1 }, one];
      }
      if (full) Object.assign((all[0] as { figures: object[] }).figures[0] as object, { banner: true });
      return all;
    });

const unit = (side: 'a' | 'b', ranks: ReturnType<typeof ranksOf>) =>
  fc.record({ ranks, own: fc.nat({ max: 9 }) }).map(({ ranks: all, own }) => {
    if (own === 0 && side === 'a') return { ranks: [{ figures: [HERO] }, ...without('banner', all.slice(0, 2))] };
    if (own === 1) return { ranks: [{ figures: [{ like: 'brute' }] }] };
    if (own === 2) return { ranks: without('banner', all.slice(0, 1)), grade: 'weak' };
    return { ranks: all };
  });

const without = <A>(key: string, all: A): A =>
  JSON.parse(JSON.stringify(all, (field, value: unknown) => (field === key ? undefined : value))) as A;

/** Front against front, so that blows fall at once. */
const met = (units: readonly object[], x: number): readonly object[] =>
  units.map((one, nth) => (nth === 0 ? { ...one, at: { x, y: 4 } } : one));

/** Battles on ground with something in it, sometimes in the dark or a surprise. */
const battlesOf = (most: number, deep: number, wide: number): fc.Arbitrary<Start> => {
  const ranks = ranksOf(deep, wide);
  return fc
    .record({
      a: fc.array(unit('a', ranks), { minLength: 1, maxLength: most }),
      b: fc.array(unit('b', ranks), { minLength: 1, maxLength: most }),
      own: fc.nat({ max: 11 }),
      options,
    })
    .map(({ a, b, own, options: chosen }) => ({
      setup: {
        seats: own === 3 ? ['ana', 'bo', 'cy'] : ['ana', 'bo'],
        a: { name: 'Red', seat: 'ana', units: own > 5 ? met(a, 6) : a },
        b: { name: 'Blue', seat: 'bo', units: own > 5 ? met(b, 7) : b },
        ...(own === 0 ? { surprised: 'b' } : {}),
        ...(own === 1 ? { dark: true } : {}),
        ...(own === 2 ? { obstacles: [{ at: { x: 6, y: 4 } }, { at: { x: 7, y: 5 }, difficulty: 'hard' }] } : {}),
        ...(own === 3 ? { referee: 'cy' } : {}),
        ...(own === 4
          ? {
              ground: [
                { at: { x: 7, y: 4 }, wall: true },
                { at: { x: 7, y: 5 }, slow: 'rough', height: 1 },
              ],
            }
          : {}),
      },
      options: chosen,
    })) as fc.Arbitrary<Start>;
};

/** Small battles: one or two units a side. */
export const smallBattles = battlesOf(2, 3, 5);

/** Battles of two units, of two ranks of three at most: many of them are played in no time. */
export const tinyBattles = battlesOf(1, 2, 3);
