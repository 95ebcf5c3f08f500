import { counted, type Fixed } from '@warmoot/kernel';
import { chanceOf } from '../../attacks/chance.js';
import { figureOf } from '../../figures/figures.js';
import { hasSpear } from '../../figures/hands.js';
import { withinLimits } from '../../figures/limits.js';
import { aheadOf, normalsIn, uniquesIn } from '../../formations/standing.js';
import { spaceAt, xOf, yOf } from '../../ground/spaces.js';
import type { Fate, FigureIndex, SpaceIndex } from '../../model/model.js';
import { type FormationIndex, NORMAL, type Rank, type RankHit } from '../../model/units.js';
import type { BattlePlay, BattleSight } from '../model/battle.js';
import type { Removal } from '../model/steps.js';
import { noticeBanners } from '../nerve/triggers.js';
import { roomFor } from '../units/room.js';
import { unitOf } from '../units/units.js';
import { settleWalls } from '../units/walls.js';
import { linesIn } from './frame.js';
import { closedUp, type Thinned, thinned } from './removal.js';

/** A rank as removal goes through it. `from`: where it stood before. */
interface Hurt {
  readonly from: number;
  readonly rank: Rank;
  /** With all that has been marked on it, and what has been carried to it. */
  damage: number;
  hits: readonly RankHit[];
  slots: Rank['slots'];
  done: Thinned | null;
  /** Something was carried to it after it had been gone through. */
  again: boolean;
}

/** Who has left the map or given itself up has done so with its unit, and stays in it. */
const FALLEN: ReadonlySet<Fate> = new Set<Fate>(['slain', 'dead', 'subdued']);

/** WARBAND-LINE-029: who is unique and has fallen is taken off first; a player character at 0 HP still stands. */
const isFallen = (sight: BattleSight, who: FigureIndex): boolean =>
  who !== NORMAL && FALLEN.has(figureOf(sight, who).fate);
const withoutFallen = (sight: BattleSight, { slots }: Rank): Rank['slots'] =>
  slots.filter((who) => !isFallen(sight, who));
const hasFallen = (sight: BattleSight, { slots }: Rank): boolean => slots.some((who) => isFallen(sight, who));

const hurtOf = (sight: BattleSight, rank: Rank, from: number): Hurt => ({
  from,
  rank,
  damage: rank.damage + rank.struck,
  hits: rank.hits,
  slots: withoutFallen(sight, rank),
  done: null,
  again: false,
});

/** What has become of a rank in all that has been gone through it. */
const inAll = (before: Thinned | null, now: Thinned): Thinned =>
  before === null
    ? now
    : {
        ...now,
        removed: before.removed + now.removed,
        carried: before.carried + now.carried,
        lost: before.lost + now.lost,
      };

const isGone = ({ slots }: Hurt): boolean => slots.length === 0;

/** WARBAND-GRID-010: whether blows of this phase met a unit from the rear: then its ranks are read backwards from there. */
export const isMetFromRear = (sight: BattleSight, unit: FormationIndex): boolean =>
  linesIn(sight).some(({ units, meets }) => units.some((one, nth) => one === unit && meets[1 - nth] === 'rear'));

/** WARBAND-LINE-016: the highest die with which a surplus hit goes on to the next rank. */
export const passesUpTo = (
  sight: BattleSight,
  { by, way, formation }: Omit<RankHit, 'face'>,
  next: FigureIndex,
): number =>
  counted(withinLimits(sight.given.options, chanceOf(sight, { by, target: next, way, subdue: false, formation })))
    .total;

/** WARBAND-LINE-016: of what would be carried over, the last hits, those whose die is at or below the chance against the next rank. */
const passing = (sight: BattleSight, hits: readonly RankHit[], carried: number, next: FigureIndex) => {
  const last = hits.slice(Math.max(0, hits.length - carried));
  const passed = last.filter((hit) => hit.face <= passesUpTo(sight, hit, next));
  // Points that no die has dealt are not tested.
  return { hits: passed, points: carried - last.length + passed.length };
};

/** Goes through one rank; what is left over passes to the next one, if anybody there can take it. */
const goThroughRank = (sight: BattleSight, hurt: Hurt, next: Hurt | undefined, carries: boolean): void => {
  const { rank, slots } = hurt;
  const normals = normalsIn({ slots });
  const { hp } = rank.body < 0 ? { hp: 1 } : { hp: figureOf(sight, rank.body).mostHp };
  const held = uniquesIn({ slots }).length > 0;
  const takes = carries && next !== undefined && normalsIn(next) > 0;
  const fallen = thinned({ normals, held, hp, damage: hurt.damage }, takes);
  const before = hurt.done;
  hurt.slots = closedUp(slots, fallen.removed);
  hurt.damage = fallen.damage;
  hurt.done = inAll(before, fallen);
  hurt.again = false;
  if (next === undefined || fallen.carried === 0) return;
  const tests = sight.given.options['warband.carryOverArmourCheck'] === 'on';
  const over = tests ? passing(sight, hurt.hits, fallen.carried, next.rank.body) : { hits: [], points: fallen.carried };
  const passed = { ...fallen, carried: over.points, lost: fallen.lost + fallen.carried - over.points };
  hurt.done = inAll(before, passed);
  next.again = next.done !== null;
  next.damage += over.points;
  next.hits = [...next.hits, ...over.hits];
};

/** What becomes of a unit's ranks. */
interface Removing {
  readonly unit: FormationIndex;
  readonly hurts: readonly Hurt[];
  readonly ranks: readonly Rank[];
  readonly at: SpaceIndex;
}

/** WARBAND-LINE-032: who comes to strike only by stepping up: from behind the middle, or from the middle without spears. */
const stepsUp = (sight: BattleSight, { from, rank }: Hurt, now: number): boolean =>
  now < from && (from > 1 || rank.body < 0 || !hasSpear(sight, rank.body));

/** A rank after a removal, in its new place. WARBAND-LINE-027: what is short of a whole figure stays on it. */
const rankAfter = (sight: BattleSight, hurt: Hurt, now: number, when: Removal): Rank => ({
  ...hurt.rank,
  slots: hurt.slots,
  damage: hurt.done?.damage ?? hurt.damage,
  struck: 0,
  hits: [],
  idle: Math.min(hurt.rank.idle, normalsIn(hurt)),
  swapped: Math.min(hurt.rank.swapped, normalsIn(hurt)),
  steppedUp: hurt.rank.steppedUp || (when === 'strikes' && stepsUp(sight, hurt, now)),
});

/**
 * WARBAND-LINE-032: the next rank steps up, so that the front stays where it is. Ours: where the rank that was struck from behind
 * is gone and nobody meets the front, the unit closes up backwards instead, so that it stays in contact too.
 */
const frontAfter = (sight: BattleSight, unit: FormationIndex, hurts: readonly Hurt[]): SpaceIndex => {
  const { at, facing } = unitOf(sight, unit);
  const last = hurts.at(-1);
  const isMetInFront = linesIn(sight).some(({ units, meets }) =>
    units.some((one, nth) => one === unit && (meets[1 - nth] === 'front' || meets[nth] !== null)),
  );
  if (last === undefined || !isGone(last) || isMetInFront || !isMetFromRear(sight, unit)) return at;
  const gone = hurts.length - 1 - hurts.findLastIndex((hurt) => !isGone(hurt));
  const { field } = sight.given;
  const [dx, dy] = aheadOf(facing);
  const behind = spaceAt(field, xOf(field, at) - gone * dx, yOf(field, at) - gone * dy);
  return behind < 0 ? at : behind;
};

/**
 * Section 26.2: rank by rank from the front; the rank that is met from the rear is gone through first, and what it leaves over
 * passes forward. WARBAND-LINE-034: of missiles nothing passes on where the table has it so.
 */
export const removingIn = (sight: BattleSight, unit: FormationIndex, when: Removal): Removing | null => {
  const { ranks } = unitOf(sight, unit) as Fixed<{ ranks: readonly Rank[] }>;
  if (!(ranks as readonly Rank[]).some((rank) => rank.struck > 0 || hasFallen(sight, rank))) return null;
  const hurts = (ranks as readonly Rank[]).map((rank, from) => hurtOf(sight, rank, from));
  const carries = when !== 'opening' || sight.given.options['warband.carryOverMissiles'] === 'on';
  if (isMetFromRear(sight, unit))
    for (let nth = hurts.length - 1; nth >= 0; nth--) {
      goThroughRank(sight, hurts[nth] as Hurt, hurts[nth - 1], carries);
      if (!isGone(hurts[nth] as Hurt)) break;
    }
  for (const [nth, hurt] of hurts.entries())
    if (hurt.done === null || hurt.again)
      goThroughRank(
        sight,
        hurt,
        hurts.slice(nth + 1).find((next) => !isGone(next)),
        carries,
      );
  const left = hurts.filter((hurt) => !isGone(hurt));
  return {
    unit,
    hurts,
    ranks: left.map((hurt, now) => rankAfter(sight, hurt, now, when)),
    at: frontAfter(sight, unit, hurts),
  };
};

const sayRemoved = (play: BattlePlay, { unit, hurts, ranks, at }: Removing): void => {
  for (const { rank, done } of hurts) {
    if (done === null || (rank.struck === 0 && done.removed === 0 && done.lost === 0 && done.carried === 0)) continue;
    play.say({ event: 'thinned', unit, figure: rank.body, ...done });
  }
  play.say({ event: 'closedUp', unit, ranks, at: roomFor(play, unit, ranks, at) });
  if (ranks.length === 0) play.say({ event: 'unitGone', unit });
};

/**
 * WARBAND-LINE-013 to WARBAND-LINE-016, WARBAND-LINE-019, WARBAND-LINE-026 to WARBAND-LINE-030, WARBAND-LINE-032, WARBAND-LINE-034: takes away
 * who has fallen. All units are gone through before anything is said: they fell at the same time.
 */
export const removeDead = (play: BattlePlay, when: Removal): void => {
  const removing = play.open.units.map((_unit, nth) => removingIn(play, nth, when));
  for (const one of removing) if (one !== null) sayRemoved(play, one);
  // WARBAND-TACTIC-035
  settleWalls(play);
  noticeBanners(play);
};
