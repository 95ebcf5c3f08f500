import type { Start } from '@warmoot/kernel';
import fc from 'fast-check';
import { PROFILES, type ProfileKey } from '../model/profiles.table.js';
import { WOUNDS } from '../model/wounds.table.js';

const some = <A>(usual: A, ...others: readonly A[]): fc.Arbitrary<A> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant(usual) },
    ...others.map((other) => ({ weight: 1, arbitrary: fc.constant(other) })),
  );

/** Options of every kind, mostly as the ledger has them; on maps that are small, so that people meet. */
const options = fc.record({
  'warband.oneAlwaysSucceeds': some('on', 'off'),
  'warband.surpriseAppliesTo': some('all', 'melee'),
  'warband.priorityThreshold': some(3, 0, 6),
  'warband.protectAlly': some('off', 'on'),
  'warband.spellMeleeCheck': some('declare', 'both'),
  'warband.declaredMoveBinding': some('on', 'off'),
  'warband.chargeMinStraight': some(2, 1, 3),
  'warband.skirmishFrontOnly': some('off', 'on'),
  'warband.hinderGetUp': some('on', 'off'),
  'warband.contestedGetUp': some('on', 'off'),
  'warband.narrowMaxAttacks': some<'none' | number>('none', 1),
  'warband.rangedDice': some('atk', 'one'),
  'warband.rangedOutOfMelee': some('on', 'off'),
  'warband.ammoReadied': some('on', 'off'),
  'warband.friendlyFireOn12': some('on', 'off'),
  'warband.rangedSubdue': some('on', 'off'),
  'warband.grappleSystem': some('both', 'gambit', 'contest'),
  'warband.gambitBacklash': some('mirror', 'table', 'none'),
  'warband.grapplersProne': some('on', 'off'),
  'warband.grappleTie': some('none', 'defender'),
  'warband.vulnerableKillsPc': some('on', 'off'),
  'warband.moraleRepeatThirds': some('off', 'on'),
  'warband.moraleCascade': some('nextRound', 'sameRound'),
  'warband.deathSaveTiming': some('endOfRound', 'endOfPhase'),
  'warband.samePhaseExcessKillsPc': some('off', 'on'),
  'warband.map': some({ width: 9, height: 8 }, { width: 12, height: 9 }),
  'warband.quietRounds': some(3, 1),
  'warband.quarter': some('ask', 'always', 'never'),
});

const PEOPLE = (Object.keys(PROFILES) as ProfileKey[]).filter((key) => key !== 'hero');

/** Somebody of a kind, now and then with something of their own. */
const npc = fc
  .record({ like: fc.constantFrom(...PEOPLE), own: fc.nat({ max: 11 }), wound: fc.constantFrom(...WOUNDS) })
  .map(({ like, own, wound }) => ({ like, ...OWN(wound)[own] }));

const OWN = (wound: string): readonly object[] => [
  { flags: ['hireling'] },
  { flags: ['fearless'] },
  { flags: ['slow', 'supernatural'] },
  { group: 'guards' },
  {
    flags: ['caster'],
    spells: [
      { name: 'Fog', rounds: 2 },
      { name: 'Sleep', targeted: true },
    ],
  },
  { gear: [{ item: 'handaxe' }, { item: 'dagger', kept: 'left' }, { item: 'bandages', kept: 'packed' }] },
  { wounds: [{ wound, side: 'left' }] },
  { gear: [{ item: 'javelin' }, { item: 'shield' }, { item: 'sword' }, { item: 'potion' }] },
];

const hero = fc.nat({ max: 3 }).map((own) => ({
  like: 'hero',
  ...([
    {},
    { hpNow: 1, mounted: true },
    {
      gear: [{ item: 'sword' }, { item: 'bandages' }, { item: 'helmet' }],
      spells: [{ name: 'Fog' }],
      flags: ['caster'],
    },
    { gear: [{ item: 'crossbow' }, { item: 'dagger' }] },
  ][own] as object),
}));

const band = (most: number, withHeroes: boolean) =>
  fc.array(withHeroes ? fc.oneof(npc, npc, hero) : npc, { minLength: 1, maxLength: most });

/** Everybody somewhere in their half, each in a space of their own. */
const placed = (figures: readonly object[], side: 'a' | 'b', near: boolean): readonly object[] =>
  figures.map((figure, nth) => {
    const column = side === 'a' ? (near ? 3 : 0) : near ? 4 : 8;
    const shift = Math.floor(nth / 7) * (side === 'a' ? -1 : 1);
    return { ...figure, at: { x: column + (near ? shift : -shift), y: nth % 7 }, facing: side === 'a' ? 'e' : 'w' };
  });

const GROUND = [
  { at: { x: 3, y: 7 }, wall: true },
  { at: { x: 4, y: 7 }, slow: 'rough' },
  { at: { x: 5, y: 6 }, height: 1, cover: 1 },
  { at: { x: 6, y: 7 }, narrow: true },
];

const startsWith = (most: number): fc.Arbitrary<Start> =>
  fc
    .record({
      a: band(most, true),
      b: band(most, false),
      /** Not placed yet, far apart, or in contact. */
      where: some<'near' | 'far' | 'open'>('near', 'far', 'open'),
      hasReferee: some(false, true),
      surprised: some<'a' | 'b' | undefined>(undefined, 'b'),
      unaware: some(false, true),
      shared: some(false, true),
      options,
    })
    .map(({ a, b, where, hasReferee, surprised, unaware, shared, options: chosen }) => {
      const put = (figures: readonly object[], side: 'a' | 'b') =>
        where === 'open' ? figures : placed(figures, side, where === 'near');
      const [red, blue] = [put(a, 'a'), put(b, 'b')];
      return {
        setup: {
          seats: ['ana', 'bo', 'cy', 'rae'],
          // Side A is played by two people now and then.
          a: {
            name: 'Red',
            seat: 'ana',
            figures: red.map((figure, nth) => (shared && nth % 2 === 1 ? { ...figure, seat: 'cy' } : figure)),
          },
          b: {
            name: 'Blue',
            seat: 'bo',
            figures: blue.map((figure, nth) => (unaware && nth === 0 ? { ...figure, unaware: true } : figure)),
          },
          ground: GROUND,
          edges: [
            {
              between: [
                { x: 3, y: 5 },
                { x: 4, y: 5 },
              ],
              cover: 1,
              wall: false,
              narrow: true,
            },
          ],
          ...(hasReferee ? { referee: 'rae' } : {}),
          ...(surprised === undefined ? {} : { surprised }),
        },
        options: chosen,
      };
    });

/** Few figures: one to three a side. */
export const smallStarts = startsWith(3);
export const fullStarts = startsWith(7);
