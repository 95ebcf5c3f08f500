import { badForm, brokenRule, counted, ok, type Result, refused, type SceneRules, type SeatId } from '@warmoot/kernel';
import type { Duel, DuelSight } from '../duel.js';
import { freshRound } from '../evolve.js';
import { type Held, keepingHand } from '../fighters/hands.js';
import { addSkill } from '../fighters/ratings.js';
import { sameSquare } from '../ground/ground.js';
import { attackersIn, inOrder, MOST_AGAINST_ONE } from '../ground/split.js';
import type {
  Combat,
  Combatant,
  DuelGiven,
  DuelOpen,
  DuelOptions,
  DuelSetup,
  Fighter,
  FighterSetup,
  Side,
  Square,
  Who,
} from '../model.js';
import {
  ALL_LOCKS,
  HAND_SKILLS,
  LEFT_LEG,
  LOCKS,
  type Locks,
  PARTS,
  RIGHT_LEG,
  type Severity,
} from '../tables/body.table.js';
import { DISTANCES } from '../tables/distances.table.js';
import { fighterRow } from '../tables/fighters.table.js';
import { WEAPONS } from '../tables/gear.table.js';
import { lineUp, squareName, squaresToCome } from './lineUp.js';
import { firstPick, pairOff } from './pairing.js';
import { inCourse, incapableFrom, isOnTheBoard, penaltyFrom } from './position.js';

const ORDINARY = { control: 2, fightingMind: 2, speed: 2, strength: 2 };

type Row = ReturnType<typeof fighterRow>;

const handsOf = ({ name, hands }: FighterSetup, row: Row | null): Result<Held> => {
  if (hands === undefined) return ok({ left: row?.left ?? null, right: row?.right ?? null });
  const { left, right, both } = hands;
  if (both === null) return ok({ left, right });
  if (both === 'shield' || WEAPONS[both].hands === 1) {
    return refused(brokenRule('SAGA-DUEL-WEAPON-002', 'duel.notTwoHanded', { who: name, item: both }));
  }
  if (left !== null || right !== null) {
    return refused(brokenRule('SAGA-DUEL-WEAPON-005', 'duel.handsFull', { who: name, item: both }));
  }
  return ok({ left: null, right: both });
};

// SAGA-DUEL-WEAPON-006: an arm that was lost before leaves a two-handed weapon to the other.
const asTheyCan = ({ left, right }: Held, majors: readonly number[]): Held =>
  keepingHand({ left, right, majors }) === null ? { left, right } : { left: right, right: left };

const combatantFrom = (setup: FighterSetup, held: Held, row: Row | null, isTakenUp: boolean): Combatant => {
  // In the course of a fight a weapon may lie in an arm that was lost until it is readied; then its hand is named.
  const staysWhereItIs = isTakenUp && setup.hands !== undefined && setup.hands.both === null;
  const count = (severity: Severity): number[] =>
    PARTS.map((part) => setup.wounds.filter((wound) => wound.part === part && wound.severity === severity).length);
  const majors = count('major');
  const { left, right } = staysWhereItIs ? held : asTheyCan(held, majors);
  return {
    standing: 'in',
    x: setup.at?.x ?? -1,
    y: setup.at?.y ?? -1,
    left,
    right,
    carried: [...(setup.carried ?? row?.carried ?? [])],
    minors: count('minor'),
    majors,
    turned: PARTS.map(() => 0),
    // SAGA-DUEL-021: a Major leg wound means PRONE from the first round.
    prone: setup.prone || majors[LEFT_LEG] !== 0 || majors[RIGHT_LEG] !== 0,
    penalties: setup.penalties.map(penaltyFrom),
    weakening: setup.weakening,
    dyingSince: null,
  };
};

// SAGA-DUEL-012: a fighter locks once for the whole encounter, and comes into it here.
// SAGA-DUEL-013: where nothing is chosen, the higher as things stand; of equals the one listed first.
const locksOf = (sight: DuelSight, who: Who, chosen: FighterSetup['locks']): Locks => {
  const value = (skill: (typeof LOCKS)[keyof typeof LOCKS][number]): number =>
    counted((sum) => addSkill(sum, sight, who, skill)).total;
  return Object.fromEntries(
    ALL_LOCKS.map((lock) => {
      const [first, second] = LOCKS[lock];
      return [lock, chosen[lock] ?? (value(second) > value(first) ? second : first)];
    }),
  ) as Locks;
};

const checkPeople = (setup: DuelSetup, combatants: readonly Combatant[], options: DuelOptions): Result<null> => {
  const people = [...setup.side1, ...setup.side2];
  const names = people.map(({ name }) => name);
  const twice =
    names.find((name, i) => names.indexOf(name) !== i) ??
    setup.seats.find((seat, i) => setup.seats.indexOf(seat) !== i);
  if (twice !== undefined) return refused(badForm('setup', 'setup.differentNames', twice));
  for (const [i, { name, seat, wounds, skills }] of people.entries()) {
    // SAGA-DUEL-004: an unmodified skill runs from 0 to 10.
    const wrong = HAND_SKILLS.find((skill) => skills !== undefined && (skills[skill] < 0 || skills[skill] > 10));
    if (skills !== undefined && wrong !== undefined) {
      const facts = { who: name, skill: wrong, rating: skills[wrong] };
      return refused(brokenRule('SAGA-DUEL-004', 'duel.ratingOutOfRange', facts));
    }
    if (!setup.seats.includes(seat)) return refused({ code: 'UNKNOWN_SEAT', seat, known: setup.seats });
    const one = combatants[i] as Combatant;
    const doubled = PARTS.find(
      (part) => wounds.filter((wound) => wound.part === part && wound.severity === 'major').length > 1,
    );
    if (doubled !== undefined)
      return refused(brokenRule('SAGA-DUEL-WOUND-006', 'duel.twoMajors', { who: name, part: doubled }));
    const incapable = setup.position === undefined ? incapableFrom(one, options) : null;
    if (incapable !== null)
      return refused(brokenRule('SAGA-DUEL-021', 'duel.incapableCannotEnter', { who: name, part: incapable }));
  }
  return ok(null);
};

const checkGround = (given: DuelGiven, open: DuelOpen): Result<null> => {
  const { walls, placed, fighters } = given;
  const { width, height } = open;
  const isWall = (square: Square): boolean => walls.some((wall) => sameSquare(wall, square));
  const some = placed.filter((square) => square !== null);
  // SAGA-DUEL-MULTI-018: the table may say where people stand.
  const areThere = placed.filter((_, who) => isOnTheBoard(open.combatants[who] as Combatant));
  if (some.length > 0 && areThere.includes(null)) {
    return refused(brokenRule('SAGA-DUEL-MULTI-018', 'duel.placeAllOrNone', {}));
  }
  for (const [who, square] of placed.entries()) {
    if (square === null) continue;
    const { name } = fighters[who] as Fighter;
    const facts = { who: name, x: square.x, y: square.y };
    if (square.x >= width || square.y >= height || isWall(square))
      return refused(brokenRule('SAGA-DUEL-FOOT-012', 'duel.noSuchSquare', facts));
    // SAGA-DUEL-FOOT-033: the fallen block nothing.
    const isIn = (one: Who): boolean => open.combatants[one]?.standing === 'in';
    const clash = placed.findIndex((other, one) => isIn(one) && other !== null && sameSquare(other, square));
    if (isIn(who) && clash !== who) return refused(brokenRule('SAGA-DUEL-FOOT-015', 'duel.squareTaken', facts));
  }
  if (walls.length === 0 || some.length > 0) return ok(null);
  // SAGA-DUEL-MULTI-047: nobody may start inside a wall, however the pairing comes out.
  const field = { width, height, distance: given.distance };
  const ofSide = (side: Side): Who[] => fighters.flatMap((fighter, who) => (fighter.side === side ? [who] : []));
  const fights = (who: Who): boolean =>
    open.combats.some(({ side1, side2 }) => side1.includes(who) || side2.includes(who));
  const waiting = ([1, 2] as const).map((side) => ofSide(side).filter((who) => !fights(who)));
  const taken =
    open.combats.length > 0
      ? new Set(lineUp(inOrder(open.combats), waiting, field).at.map(squareName))
      : squaresToCome([ofSide(1).length, ofSide(2).length], field);
  const blocked = walls.find((wall) => taken.has(squareName(wall)));
  return blocked === undefined
    ? ok(null)
    : refused(brokenRule('SAGA-DUEL-MULTI-047', 'duel.wallInTheLineUp', { x: blocked.x, y: blocked.y }));
};

// SAGA-DUEL-MULTI-002: an individual combat is one against one to four.
/** Who fights whom as the setup says, or as it must be where there is one on a side. */
const combatsOf = (setup: DuelSetup, fighters: readonly Fighter[]): Result<Combat[]> => {
  const index = (name: string): Who => fighters.findIndex((fighter) => fighter.name === name);
  if (setup.combats === undefined) {
    return ok(fighters.length === 2 ? [{ side1: [0], side2: [1] }] : []);
  }
  const combats = setup.combats.map(({ side1, side2 }) => ({ side1: side1.map(index), side2: side2.map(index) }));
  const all = combats.flatMap(({ side1, side2 }) => [...side1, ...side2]);
  const wrongSide = combats.some(
    ({ side1, side2 }) =>
      side1.some((who) => fighters[who]?.side !== 1) || side2.some((who) => fighters[who]?.side !== 2),
  );
  const crowded = combats.some(
    (combat) => Math.min(combat.side1.length, combat.side2.length) > 1 || attackersIn(combat) > MOST_AGAINST_ONE,
  );
  if (wrongSide || crowded || new Set(all).size < all.length) {
    return refused(brokenRule('SAGA-DUEL-MULTI-002', 'duel.notACombat', {}));
  }
  return ok(
    combats.map(({ side1, side2 }) => ({ side1: side1.sort((a, b) => a - b), side2: side2.sort((a, b) => a - b) })),
  );
};

/** The state a fight begins with. */
export const begin: SceneRules<Duel>['begin'] = (setup, options) => {
  const people = ([1, 2] as const).flatMap((side: Side) =>
    (side === 1 ? setup.side1 : setup.side2).map((fighter) => ({ side, fighter })),
  );
  const combatants: Combatant[] = [];
  for (const { fighter } of people) {
    const row = fighter.like === undefined ? null : fighterRow(fighter.like);
    const held = handsOf(fighter, row);
    if (!held.ok) return held;
    combatants.push(combatantFrom(fighter, held.value, row, setup.position !== undefined));
  }
  const fine = checkPeople(setup, combatants, options);
  if (!fine.ok) return fine;
  const open: DuelOpen = {
    picksFirst: null,
    round: 0,
    width: options['saga.duel.board'].width,
    height: options['saga.duel.board'].height,
    combatants,
    combats: [],
    grips: [],
    lying: [],
    quiet: 0,
    turn: freshRound(combatants.length),
    ending: null,
    offered: null,
  };
  const bare = people.map(({ side, fighter }): Fighter => {
    const row = fighter.like === undefined ? null : fighterRow(fighter.like);
    const { name, seat, wounds } = fighter;
    return {
      name,
      side,
      seat,
      skills: fighter.skills ?? row?.skills ?? ORDINARY,
      armour: fighter.armour ?? row?.armour ?? 'none',
      locks: null,
      wounds,
    };
  });
  const given = (fighters: readonly Fighter[]): DuelGiven => ({
    fighters,
    walls: options['saga.duel.board'].walls,
    options,
    distance: DISTANCES[setup.distance],
    ambusher: setup.ambusher,
    placed: people.map(({ fighter }) => fighter.at ?? null),
  });
  const locks = people.map(({ fighter }, who) =>
    locksOf({ given: given(bare), open, seats: setup.seats }, who, fighter.locks),
  );
  const visible = options['saga.duel.choicesVisible'];
  const whole = given(bare.map((fighter, who) => ({ ...fighter, locks: visible ? (locks[who] as Locks) : null })));
  const combats = combatsOf(setup, whole.fighters);
  if (!combats.ok) return combats;
  open.combats = combats.value;
  const course = setup.position === undefined ? null : inCourse(setup.position, open, whole.fighters, options);
  if (course !== null && !course.ok) return course;
  const now = course === null ? open : course.value;
  const ground = checkGround(whole, now);
  if (!ground.ok) return ground;
  const sight: DuelSight = { given: whole, open: now, seats: setup.seats };
  if (course === null && now.combats.length === 0) now.picksFirst = firstPick(sight);
  return ok({
    seats: setup.seats,
    given: whole,
    open: now,
    own: Object.fromEntries(setup.seats.map((seat) => [seat, { locks: visible ? {} : locksFor(whole, locks, seat) }])),
    agenda: course === null ? pairOff(sight) : [{ step: 'round' }],
  });
};

const locksFor = ({ fighters }: DuelGiven, locks: readonly Locks[], seat: SeatId): Record<string, Locks> =>
  Object.fromEntries(
    fighters.flatMap((fighter, who) => (fighter.seat === seat ? [[fighter.name, locks[who] as Locks]] : [])),
  );
