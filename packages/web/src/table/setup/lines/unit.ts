import { Impossible, type Shaped, shape } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';

const figure = shape.record({ ...warband.rankedFields, name: shape.optional(shape.text(0, 24)) });
const rank = shape.record({
  figures: shape.list(figure, 1, warband.MOST_IN_RANK),
  light: shape.withDefault(shape.flag, false),
  damage: shape.withDefault(shape.integer(0, 60), 0),
});

/** A unit on the slate. What is written there may be half written: the battle begins only when it can be. */
export const unitShape = shape.record({
  name: shape.optional(shape.text(0, 24)),
  seat: shape.optional(shape.text(0, 80)),
  grade: shape.optional(shape.oneOf(...(Object.keys(warband.GRADES) as warband.Grade[]))),
  ranks: shape.list(rank, 1, warband.MOST_RANKS),
  at: shape.optional(shape.anyJson),
  facing: shape.optional(shape.oneOf('n', 'e', 's', 'w')),
});

export type UnitWish = Shaped<typeof unitShape>;
export type RankWish = UnitWish['ranks'][number];
export type RankedWish = RankWish['figures'][number];

/** A unit of which only some is said. */
export const unitOf = (some: object): UnitWish => {
  const read = unitShape.parse(some);
  if (!read.ok) throw new Impossible('a unit that cannot be', read.refusal);
  return read.value;
};

const rankedOf = (some: object): RankedWish =>
  unitOf({ ranks: [{ figures: [some] }] }).ranks[0]?.figures[0] as RankedWish;

/** WARBAND-UNIT-003: whoever is no normal figure of the rank. */
const isUnique = (unit: UnitWish, one: RankedWish): boolean => warband.isUnique(unit as never, one as never);

export const sizeOf = ({ ranks }: UnitWish): number =>
  ranks.reduce((sum, { figures }) => sum + figures.reduce((all, { count }) => all + count, 0), 0);

/** A rank as the form speaks of it: normal figures of a kind, and who stands among them. */
export interface RankParts {
  /** The first of its normal figures; null where it has none. */
  readonly kind: RankedWish | null;
  readonly normals: number;
  readonly uniques: readonly RankedWish[];
}

export const partsOf = (unit: UnitWish, nth: number): RankParts => {
  const figures = unit.ranks[nth]?.figures ?? [];
  const normals = figures.filter((one) => !isUnique(unit, one));
  return {
    kind: normals[0] ?? null,
    normals: normals.reduce((sum, { count }) => sum + count, 0),
    uniques: figures.filter((one) => isUnique(unit, one)),
  };
};

/** A rank of such parts: who is unique stands in its middle. */
const rankFrom = (was: RankWish | undefined, { kind, normals, uniques }: RankParts, banner: boolean): RankWish => {
  const left = Math.ceil(normals / 2);
  const some = (count: number, bears: boolean): readonly RankedWish[] =>
    kind === null || count === 0 ? [] : [{ ...kind, count, banner: bears }];
  return {
    light: was?.light ?? false,
    damage: 0,
    figures: [...some(left, banner), ...uniques, ...some(normals - left, false)],
  };
};

const bearsBanner = ({ figures }: RankWish): boolean => figures.some(({ banner }) => banner);
export const hasBanner = ({ ranks }: UnitWish): boolean => ranks.some(bearsBanner);

const withRank = (unit: UnitWish, nth: number, parts: RankParts): UnitWish => {
  const was = unit.ranks[nth] as RankWish;
  const uniqueBears = parts.uniques.some(({ banner }) => banner);
  const next = { ...unit, ranks: unit.ranks.with(nth, rankFrom(was, parts, bearsBanner(was) && !uniqueBears)) };
  return sizeOf(next) < warband.FULL_UNIT ? withBanner(next, false) : next;
};

/** WARBAND-UNIT-004: so many in a rank, those who are unique among them. */
export const withCount = (unit: UnitWish, nth: number, count: number): UnitWish => {
  const parts = partsOf(unit, nth);
  const kind = parts.kind ?? partsOf(unit, 0).kind ?? rankedOf({ like: 'spearman' });
  return withRank(unit, nth, { ...parts, kind, normals: Math.max(0, count - parts.uniques.length) });
};

/** Other people in a rank, as a stock profile has them. */
export const withKind = (unit: UnitWish, nth: number, like: warband.ProfileKey): UnitWish => {
  const parts = partsOf(unit, nth);
  return withRank(unit, nth, { ...parts, kind: rankedOf({ like }), normals: Math.max(1, parts.normals) });
};

/** WARBAND-UNIT-008: one rank more, as the last one is. */
export const withRankMore = (unit: UnitWish): UnitWish => {
  const { kind } = partsOf(unit, unit.ranks.length - 1);
  const figure = { ...(kind ?? rankedOf({ like: 'spearman' })), count: warband.MOST_IN_RANK, banner: false };
  return { ...unit, ranks: [...unit.ranks, { light: false, damage: 0, figures: [figure] }] };
};

export const withoutRank = (unit: UnitWish, nth: number): UnitWish => {
  const next = { ...unit, ranks: unit.ranks.toSpliced(nth, 1) };
  return sizeOf(next) < warband.FULL_UNIT ? withBanner(next, false) : next;
};

/** WARBAND-TACTIC-006: whoever of the front rank is unique first; null: nobody is. */
export const leaderOf = (unit: UnitWish): RankedWish | null => partsOf(unit, 0).uniques[0] ?? null;

/** WARBAND-UNIT-011: somebody in the middle of the front rank; where it is full, in place of a normal figure. */
export const withLeader = (unit: UnitWish, leader: object | null): UnitWish => {
  const parts = partsOf(unit, 0);
  const [, ...others] = parts.uniques;
  const size = parts.normals + parts.uniques.length;
  const uniques = leader === null ? others : [rankedOf({ flags: ['unique'], ...leader }), ...others];
  const kind = parts.kind ?? rankedOf({ like: 'spearman' });
  const most = warband.MOST_IN_RANK - uniques.length;
  const wasLed = parts.uniques.length > 0;
  const normals = leader === null && wasLed ? parts.normals + 1 : wasLed ? parts.normals : size;
  return withRank(unit, 0, { kind, uniques, normals: Math.min(most, normals) });
};

/** WARBAND-TACTIC-014: the banner with a normal figure of the front rank, or with nobody. */
export const withBanner = (unit: UnitWish, banner: boolean): UnitWish => {
  const plain: UnitWish = {
    ...unit,
    ranks: unit.ranks.map((one) => ({ ...one, figures: one.figures.map((figure) => ({ ...figure, banner: false })) })),
  };
  if (!banner) return plain;
  const parts = partsOf(plain, 0);
  const [first, ...others] = parts.uniques;
  const front = plain.ranks[0];
  if (parts.normals === 0 && first !== undefined)
    return {
      ...plain,
      ranks: plain.ranks.with(0, rankFrom(front, { ...parts, uniques: [{ ...first, banner }, ...others] }, false)),
    };
  return { ...plain, ranks: plain.ranks.with(0, rankFrom(front, parts, true)) };
};

/** A unit of a stock profile as it is added: ten in two ranks. */
export const stockUnit = (like: warband.ProfileKey): UnitWish =>
  unitOf({ ranks: [1, 2].map(() => ({ figures: [{ like, count: warband.MOST_IN_RANK }] })) });
