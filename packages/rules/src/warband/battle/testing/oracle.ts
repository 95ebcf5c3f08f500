/**
 * A second reckoning of a Melee phase between two units, from the text of the ledger alone: it knows plain records and a row of
 * fallen dice, and nothing of the state of a battle or of the functions that play it.
 */

export type Compass = 'n' | 'e' | 's' | 'w';
export type Touch = 'front' | 'left' | 'right' | 'rear';

/** One fighter; those of a rank that are not unique are alike. */
export interface Man {
  /** The agent it belongs to: `A1.1`, or `A1u1` of somebody unique. */
  readonly agent: string;
  readonly unique: boolean;
  readonly might: number;
  readonly armour: number;
  readonly shield: boolean;
  readonly weapon: 'sword' | 'spear' | null;
  readonly mounted: boolean;
}

export interface Company {
  readonly at: readonly [x: number, y: number];
  readonly facing: Compass;
  readonly ranks: readonly { readonly men: readonly Man[]; readonly damage: number }[];
  /** Where its front touches the other; null: it does not. */
  readonly touches: Touch | null;
  readonly grade: 5 | 7 | 9;
  readonly charged: boolean;
  readonly broken: boolean;
  readonly braced: boolean;
}

interface Rank {
  men: Man[];
  damage: number;
  struck: number;
}
interface Side extends Omit<Company, 'ranks'> {
  ranks: Rank[];
  readonly began: number;
  readonly leader: string | null;
  readonly health: Map<string, number>;
  readonly done: Set<string>;
  hits: number;
}

/** A row of dice: who, on whom, how many, at which chance. */
type Row = readonly [by: string, target: string, dice: number, chance: number];

export interface Told {
  readonly rows: readonly Row[];
  /** The agents of each rank from left to right, and the points on it, after the first strikes and at the end. */
  readonly ranks: readonly (readonly (readonly [string, number])[])[];
  readonly tide: { readonly strengths: readonly number[]; readonly hits: readonly number[]; readonly winner: number };
  /** The chances of the checks that are due, side by side; null: none. */
  readonly morale: readonly (number | null)[];
}

const AHEAD: Readonly<Record<Compass, readonly [number, number]>> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };
const TURN: readonly Compass[] = ['n', 'e', 's', 'w'];
const turned = (facing: Compass, quarters: number): Compass => TURN[(TURN.indexOf(facing) + quarters) % 4] as Compass;

/** MOD-019 */
const mightOf = ({ might, mounted }: Man): number => might + (mounted ? 1 : 0);
/** FIGURE-009 */
const sizeOf = ({ mounted }: Man): number => (mounted ? 2 : 1);
const menOf = ({ ranks }: Pick<Side, 'ranks'>): readonly Man[] => ranks.flatMap(({ men }) => men);
const clamped = (chance: number): number => Math.min(11, Math.max(1, chance));

/** UNIT-012: in half-spaces from the middle of a rank of so many. */
const placeOf = (nth: number, many: number): number => 2 * nth - (many - 1);

/** UNIT-013: where a figure stands across a line, seen by somebody who looks that way; along the line does not matter. */
const across = (look: Compass, { at, facing }: Side, place: number): number => {
  const [rx, ry] = AHEAD[turned(look, 1)];
  const [ux, uy] = AHEAD[turned(facing, 1)];
  return (2 * at[0] + place * ux) * rx + (2 * at[1] + place * uy) * ry;
};

/** Whoever stands alone looks at whom it strikes. */
const lookOf = (by: Side, on: Side): Compass => {
  if (menOf(by).length > 1 || by.touches === null) return by.facing;
  return turned(on.facing, { front: 2, rear: 0, left: 1, right: 3 }[by.touches]);
};

/** Somebody who may be struck: its rank and slot there, where it stands seen from the striker, how far from its rank's middle. */
interface Target {
  readonly man: Man;
  readonly rank: number;
  readonly slot: number;
  readonly across: number;
  readonly off: number;
}

/** GRID-010, LINE-003: the rank that is struck, or the end of each. Left to right as the striker sees them. */
const targetsOf = (by: Side, on: Side): readonly Target[] => {
  const look = lookOf(by, on);
  const one = (rank: number, slot: number): Target => {
    const { men } = on.ranks[rank] as Rank;
    const place = placeOf(slot, men.length);
    return { man: men[slot] as Man, rank, slot, across: across(look, on, place), off: Math.abs(place) };
  };
  if (by.touches === 'front' || by.touches === 'rear') {
    const rank = by.touches === 'front' ? 0 : on.ranks.length - 1;
    const all = (on.ranks[rank] as Rank).men.map((_man, slot) => one(rank, slot));
    return all.sort((a, b) => a.across - b.across);
  }
  // Who looks at a left flank has the front on its left hand. The middle one, the second, is served first; the ledger
  // leaves open who is next: the foremost, as the rules have settled it.
  const ends = on.ranks.map(({ men }, rank) => {
    const end = one(rank, by.touches === 'left' ? 0 : men.length - 1);
    return {
      ...end,
      across: by.touches === 'left' ? rank : -rank,
      off: rank === 1 ? -1 : rank,
    };
  });
  return ends.sort((a, b) => a.across - b.across);
};

/** A lot between two: 0 the left, 1 the right one. */
type Lot = () => 0 | 1;

/** LINE-021: three at most; a tie for the third that the middle does not settle is left open as a pair. */
const reachOf = (place: number, targets: readonly Target[]): { sure: readonly Target[]; tied: readonly Target[] } => {
  const far = (target: Target): number => Math.abs(target.across - place);
  const near = [...targets].sort((a, b) => far(a) - far(b) || a.off - b.off || a.across - b.across);
  const [third, fourth] = [near[2], near[3]];
  if (third === undefined || fourth === undefined || far(third) !== far(fourth) || third.off !== fourth.off)
    return { sure: near.slice(0, 3), tied: [] };
  return { sure: near.slice(0, 2), tied: [third, fourth] };
};

/** LINE-023: dice for each in reach; `open`: a pair of which one has one die more. */
const sharesOf = (pool: number, reached: readonly Target[]) => {
  const order = [...reached].sort((a, b) => a.off - b.off || a.across - b.across);
  const [each, odd] = [Math.floor(pool / order.length), pool % order.length];
  const [last, next] = [order[odd - 1], order[odd]];
  const open = last !== undefined && next !== undefined && last.off === next.off ? ([last, next] as const) : null;
  return { dice: new Map(order.map((target, nth) => [target, each + (nth < odd ? 1 : 0)])), open };
};

/** What an allocation comes to: uniques from left to right, then normal figures by their rank. */
const rowsOf = (dice: ReadonlyMap<Target, number>): readonly (readonly [Target, number])[] => {
  const all = [...dice].sort(([a], [b]) => Number(b.man.unique) - Number(a.man.unique) || a.across - b.across);
  const sums = new Map<string, [Target, number]>();
  for (const [target, many] of all) {
    const row = sums.get(target.man.agent);
    if (row === undefined) sums.set(target.man.agent, [target, many]);
    else row[1] += many;
  }
  return [...sums.values()].filter(([, many]) => many > 0);
};

const allocate = (
  pool: number,
  places: readonly number[],
  targets: readonly Target[],
  lot: Lot,
): ReturnType<typeof rowsOf> => {
  const reaches = places.map((place) => reachOf(place, targets));
  const reached = new Set(reaches.flatMap(({ sure }) => sure));
  for (const [nth, { tied }] of reaches.entries()) {
    if (tied.length === 0) continue;
    // CORE-007: no lot where it changes nothing: both are reached anyway, or either way the same rows come of it.
    const later = reaches.slice(nth + 1);
    const ends = tied.map((target) => possible(pool, new Set([...reached, target]), later));
    const pick = ends[0] === ends[1] ? 0 : lot();
    reached.add(tied[pick] as Target);
  }
  const { dice, open } = sharesOf(pool, [...reached]);
  if (open?.some(({ man }) => man.unique) && lot() === 1) {
    const [left, right] = open;
    dice.set(right, (dice.get(right) ?? 0) + 1).set(left, (dice.get(left) ?? 0) - 1);
  }
  return rowsOf(dice);
};

/** All that may still come of a reach, written out. */
const possible = (pool: number, reached: ReadonlySet<Target>, later: readonly ReturnType<typeof reachOf>[]): string => {
  const [next, ...rest] = later;
  if (next !== undefined && next.tied.length > 0)
    return next.tied.map((target) => possible(pool, new Set([...reached, target]), rest)).join('|');
  if (next !== undefined) return possible(pool, reached, rest);
  const { dice } = sharesOf(pool, [...reached]);
  return JSON.stringify(rowsOf(dice).map(([{ man }, many]) => [man.agent, many]));
};

/** LINE-020, MOD-003, MOD-015, TACTIC-022, TACTIC-027: dice of each figure beyond its own. */
const extraOf = (by: Side, on: Side, man: Man): number =>
  (by.touches === 'rear' ? 1 : 0) +
  (menOf(on).every(({ weapon }) => weapon === null) ? 1 : 0) +
  (on.broken && by.charged && menOf(by).every(({ mounted }) => mounted) ? 1 : 0) +
  (by.braced && on.charged && man.weapon === 'spear' ? 1 : 0);

/** MELEE-004, MOD-002, MOD-014 */
const chanceOf = (by: Side, man: Man, target: Man): number =>
  clamped(
    8 - target.armour - (target.shield ? 1 : 0) + (/left|right/.test(by.touches ?? '') ? 1 : 0) - (man.weapon ? 0 : 1),
  );

/** MELEE-011, MELEE-013, MELEE-014 */
const isFirst = (by: Side): boolean => by.charged || (by.touches !== null && by.touches !== 'front');

interface Agent {
  readonly man: Man;
  readonly places: readonly number[];
}

/** LINE-026, LINE-037: who strikes, in order. */
const agentsOf = (by: Side): readonly Agent[] =>
  by.ranks.slice(0, 2).flatMap(({ men }, rank) => {
    const all = men.map((man, nth) => ({ man, place: placeOf(nth, men.length) }));
    const able = all.filter(({ man }) => rank === 0 || man.weapon === 'spear');
    const normal = able.filter(({ man }) => !man.unique);
    const uniques = able.filter(({ man }) => man.unique).map(({ man, place }) => ({ man, places: [place] }));
    const [one] = normal;
    return one === undefined ? uniques : [...uniques, { man: one.man, places: normal.map(({ place }) => place) }];
  });

/** The dice of one step: LINE-031, so nothing is removed in it. */
const strikes = (sides: readonly Side[], first: boolean, next: () => number, rows: Row[]): void => {
  const plans = sides.map((by, nth) => {
    const on = sides[1 - nth] as Side;
    const strikesNow = by.touches !== null && by.ranks.length > 0 && on.ranks.length > 0 && (!first || isFirst(by));
    return strikesNow ? agentsOf(by).filter(({ man }) => !by.done.has(man.agent)) : [];
  });
  for (const [nth, agents] of plans.entries()) {
    const [by, on] = [sides[nth] as Side, sides[1 - nth] as Side];
    const look = lookOf(by, on);
    for (const { man, places } of agents) {
      by.done.add(man.agent);
      const pool = places.length * (mightOf(man) + extraOf(by, on, man));
      const seen = places.map((place) => across(look, by, place));
      for (const [{ man: struck, rank }, dice] of allocate(pool, seen, targetsOf(by, on), () =>
        next() <= 3 ? 0 : 1,
      )) {
        const chance = chanceOf(by, man, struck);
        rows.push([man.agent, struck.agent, dice, chance]);
        let hits = 0;
        for (let die = 0; die < dice; die++) if (next() <= chance) hits++;
        by.hits += hits;
        if (struck.unique) on.health.set(struck.agent, (on.health.get(struck.agent) ?? 0) - hits);
        else (on.ranks[rank] as Rank).struck += hits;
      }
    }
  }
};

/** LINE-028 */
const thin = (rank: Rank): void => {
  const { length } = rank.men;
  let worst = -1;
  for (const [nth, { unique }] of rank.men.entries())
    if (!unique && (worst < 0 || Math.abs(placeOf(nth, length)) >= Math.abs(placeOf(worst, length)))) worst = nth;
  rank.men.splice(worst, 1);
};

/** 26.2; `backwards`: the blows came from the rear. */
const remove = (side: Side, backwards: boolean): void => {
  for (const rank of side.ranks)
    rank.men = rank.men.filter(({ unique, agent }) => !unique || (side.health.get(agent) ?? 1) > 0);
  let carried = 0;
  for (const rank of backwards ? [...side.ranks].reverse() : side.ranks) {
    const normal = rank.men.filter(({ unique }) => !unique);
    const [one] = normal;
    rank.damage += rank.struck + (one === undefined ? 0 : carried);
    rank.struck = 0;
    carried = 0;
    if (one === undefined) {
      rank.damage = 0;
      continue;
    }
    const kills = Math.min(normal.length, Math.floor(rank.damage / mightOf(one)));
    for (let nth = 0; nth < kills; nth++) thin(rank);
    rank.damage -= kills * mightOf(one);
    if (kills < normal.length) continue;
    if (rank.men.length === 0) carried = rank.damage;
    rank.damage = 0;
  }
  side.ranks = side.ranks.filter(({ men }) => men.length > 0);
};

/** TACTIC-001, TACTIC-003, TACTIC-005 */
const leaderOf = (all: readonly Man[]): string | null => {
  const best = Math.max(...all.map(mightOf));
  const [one, ...others] = all.filter((man) => mightOf(man) === best);
  return all.length > 1 && one !== undefined && others.length === 0 ? one.agent : null;
};

const moraleOf = (side: Side): number | null => {
  const left = menOf(side);
  const leads = left.some(({ agent }) => agent === side.leader);
  const isTried = 3 * (side.began - left.length) >= side.began || (side.leader !== null && !leads);
  return left.length === 0 || !isTried ? null : clamped(side.grade + (leads && left.length > 1 ? 1 : 0));
};

/** The first one has priority. `next`: the dice as they fell. */
export const reckon = (companies: readonly [Company, Company], next: () => number): Told => {
  const sides = companies.map((one): Side => {
    const ranks = one.ranks.map(({ men, damage }) => ({ men: [...men], damage, struck: 0 }));
    const all = menOf({ ranks });
    const health = new Map(all.filter(({ unique }) => unique).map((man) => [man.agent, mightOf(man)]));
    return { ...one, ranks, began: all.length, leader: leaderOf(all), health, done: new Set(), hits: 0 };
  });
  const rows: Row[] = [];
  for (const first of [true, false]) {
    strikes(sides, first, next, rows);
    for (const [nth, side] of sides.entries()) remove(side, sides[1 - nth]?.touches === 'rear');
  }
  const strengths = sides.map((side) => menOf(side).reduce((sum, man) => sum + sizeOf(man), 0));
  const hits = sides.map((side) => side.hits);
  const [a, b] = strengths[0] === strengths[1] ? hits : strengths;
  const winner = a === b ? -1 : (a ?? 0) > (b ?? 0) ? 0 : 1;
  return {
    rows,
    ranks: sides.map(({ ranks }) => ranks.map(({ men, damage }) => [men.map(({ agent }) => agent).join(' '), damage])),
    tide: { strengths, hits, winner },
    morale: sides.map(moraleOf),
  };
};
