import type { Stream } from '@warmoot/kernel';
import type { Company, Compass, Man, Touch } from './oracle.js';

/** Two units that touch, as the second reckoning knows them, and as a table is set up with them. */
export interface Lineup {
  readonly companies: readonly [Company, Company];
  readonly setup: { readonly a: readonly object[]; readonly b: readonly object[]; readonly position: object };
}

const COMPASS: readonly Compass[] = ['n', 'e', 's', 'w'];
const AHEAD: Readonly<Record<Compass, readonly [number, number]>> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };
const turned = (facing: Compass, quarters: number): Compass =>
  COMPASS[(COMPASS.indexOf(facing) + quarters) % 4] as Compass;
const GRADES = { 5: 'weak', 7: 'average', 9: 'strong' } as const;
const MIDDLE = [12, 8] as const;

type Ranks = Company['ranks'];
type Kind = Omit<Man, 'agent' | 'unique'>;

const mightOf = ({ might, mounted }: Kind): number => might + (mounted ? 1 : 0);

/** Up to three ranks of up to five; in each of them anybody may be unique, in any slot. */
const ranksAtRandom = (source: Stream, name: string): Ranks => {
  const of = <A>(...all: readonly A[]): A => all[source.below(all.length)] as A;
  const mounted = source.below(4) === 0;
  const unarmed = source.below(12) === 0;
  const weapon = () => (unarmed ? null : of('sword', 'spear', 'spear'));
  let uniques = 0;
  const kinds = Array.from({ length: 1 + source.below(3) }, () => {
    const normal: Kind = {
      might: of(1, 1, 1, 2),
      armour: of(0, 1, 2),
      shield: of(true, false),
      weapon: weapon(),
      mounted,
    };
    const slots = Array.from({ length: of(1, 2, 3, 4, 5, 5) }, () => source.below(5) === 0);
    return { normal, slots };
  });
  const all = kinds.flatMap(({ normal, slots }) => slots.map((unique) => (unique ? 0 : mightOf(normal))));
  const best = Math.max(...all);
  const single = all.filter((might) => might === best).length === 1;
  return kinds.map(({ normal, slots }, rank) => {
    const men = slots.map((isUnique): Man => {
      // UNIT-003: who has more Might than all others is unique, whether that is said or not.
      if (!isUnique && !(single && mightOf(normal) === best))
        return { ...normal, agent: `${name}.${rank + 1}`, unique: false };
      uniques++;
      const own: Kind = { might: of(1, 2, 3), armour: of(1, 3), shield: of(true, false), weapon: weapon(), mounted };
      return { ...own, agent: `${name}u${uniques}`, unique: true };
    });
    const hurt = men.some(({ unique }) => !unique) ? source.below(mightOf(normal)) : 0;
    return { men, damage: hurt };
  });
};

const sizeOf = (ranks: Ranks): number => ranks.reduce((sum, { men }) => sum + men.length, 0);
const halfOf = (ranks: Ranks, rank: number): number => Math.floor((ranks[rank]?.men.length ?? 0) / 2);

/** Where a unit stands whose front touches another there, which has its front's middle in the middle of the map. */
const standing = (source: Stream, facing: Compass, on: Ranks, ranks: Ranks, touch: Touch) => {
  const [ax, ay] = AHEAD[facing];
  const [rx, ry] = AHEAD[turned(facing, 1)];
  const half = halfOf(ranks, 0);
  const aside = (reach: number): number => source.below(2 * reach + 1) - reach;
  const [ahead, right] = ((): readonly [number, number] => {
    if (touch === 'front') return [1, aside(half + halfOf(on, 0))];
    if (touch === 'rear') return [-on.length, aside(half + halfOf(on, on.length - 1))];
    const out = 1 + Math.max(...on.map((_rank, nth) => halfOf(on, nth)));
    return [-half, touch === 'left' ? -out : out];
  })();
  const at = [MIDDLE[0] + ahead * ax + right * rx, MIDDLE[1] + ahead * ay + right * ry] as const;
  return { at, facing: turned(facing, { front: 2, rear: 0, left: 1, right: 3 }[touch]) };
};

const setUp = ({ at, facing, ranks, grade }: Company): object => ({
  at,
  facing,
  grade: GRADES[grade],
  ranks: ranks.map(({ men, damage }) => ({
    damage,
    figures: men.map(({ unique, might, armour, shield, weapon, mounted }) => ({
      might,
      armour,
      mounted,
      size: mounted ? 2 : 1,
      flags: unique ? ['unique', 'supernatural'] : [],
      gear: [...(weapon === null ? [] : [{ item: weapon }]), ...(shield ? [{ item: 'shield' }] : [])],
    })),
  })),
});

/** One of the two touches the other, who touches it too where they stand front to front, or where it looks all around. */
export const lineupAtRandom = (source: Stream): Lineup => {
  const of = <A>(...all: readonly A[]): A => all[source.below(all.length)] as A;
  const striker = source.below(2);
  const [by, on] = [
    ranksAtRandom(source, striker === 0 ? 'A1' : 'B1'),
    ranksAtRandom(source, striker === 0 ? 'B1' : 'A1'),
  ];
  const wished = of<Touch>('front', 'front', 'left', 'right', 'rear');
  // Of a flank every rank must be covered, so that nobody stands round its corner.
  const touch = /left|right/.test(wished) && on.length > 2 * halfOf(by, 0) + 1 ? 'front' : wished;
  const facing = of(...COMPASS);
  const stand = standing(source, facing, on, by, touch);
  const charged = source.below(3) === 0;
  const riders = by.every(({ men }) => men.every(({ mounted }) => mounted));
  const onFoot = on.every(({ men }) => men.every(({ mounted }) => !mounted));
  const met = charged && riders && onFoot ? of('broken', 'braced', 'firm') : 'firm';
  const calm = { charged: false, broken: false, braced: false };
  const struck: Company = {
    ...calm,
    at: MIDDLE,
    facing,
    ranks: on,
    touches: touch === 'front' || sizeOf(on) === 1 ? 'front' : null,
    grade: of<5 | 7 | 9>(5, 7, 9),
    broken: met === 'broken',
    braced: met === 'braced',
  };
  const strikes: Company = { ...calm, ...stand, ranks: by, touches: touch, grade: of<5 | 7 | 9>(5, 7, 9), charged };
  const [a, b] = striker === 0 ? [strikes, struck] : [struck, strikes];
  const [first, second] = striker === 0 ? ['A1', 'B1'] : ['B1', 'A1'];
  const units = [
    { unit: first, ...(charged ? { charged: second } : {}) },
    { unit: second, broken: struck.broken, braced: struck.braced },
  ];
  return { companies: [a, b], setup: { a: [setUp(a)], b: [setUp(b)], position: { priority: 'a', units } } };
};
