// A duel of two by the Saga's rules with its default options, written by hand as a loop over numbers: what the kernel's
// duels are measured against. It knows no scenes, steps, choices or events. It lists what is open in the kernel's order
// and draws in the kernel's order, so that the same stream gives the same duel. What two fighters never meet is left out:
// nobody drops anything, so nothing lies about; whoever is out ends the duel, so nobody is killed before it is over.
import type { Stream } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { duelRival, type Ended, MEASURED, type Pair, type PlayDuel } from './duels.js';

const SIZE = 20;
const QUIET_ROUNDS = 20;
const UNDEFENDED = -6;
const MOST_THINGS = 24;

// Skills, and with them the penalty that falls on every defence.
const [CONTROL, MIND, SPEED, STRENGTH, DEFENCES] = [0, 1, 2, 3, 4] as const;
const SKILLS: Readonly<Record<saga.duel.HandSkill, number>> = {
  control: CONTROL,
  fightingMind: MIND,
  speed: SPEED,
  strength: STRENGTH,
};

// Parts of the body, one bit each in `majors`. A hand and its arm have the same bit.
const [LEFT, RIGHT, NEITHER, BOTH_HANDS, LEGS, HEAD, BODY] = [1, 2, 4, 3, 12, 5, 4] as const;
const BARE = 0;

// Things in hand: nothing, the weapons, a shield.
const ITEMS: readonly (saga.duel.Item | null)[] = [
  null,
  'dagger',
  'rock',
  'sword',
  'club',
  'hammer',
  'mace',
  'axe',
  'fencingSword',
  'bigSword',
  'spear',
  'staff',
  'halberd',
  'shield',
];
const SHIELD = 13;
const ROCK = 2;
const REACH = Int32Array.of(1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 0);
const ATTACKS = Int32Array.of(-4, 0, -2, 0, 0, 1, 1, 1, -1, 1, 0, -1, 1, 0);
const ON_PLATE = Int32Array.of(-4, 0, -2, 0, 0, 1, 2, 1, -1, 1, 0, -1, 1, 0);
const PARRIES = Int32Array.of(0, -2, 0, 0, -1, -1, -1, -1, 0, 0, 0, 0, 0, 1);
const TWO_HANDED = Int32Array.of(0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0);
const ARMOUR = { none: 0, other: 1, otherMetal: 2, metalPlate: 4 } as const;

// What one can do in a round. The first ten are checked against a defence, the first three of them are attacks.
const [QUICK, CONTROLLED, TACKLE, FEINT, HOLD, PUSH, TRIP] = [0, 2, 3, 6, 7, 8, 9] as const;
const [STAND_UP, BREAK_HOLD, BREAK_TACKLE, READY, FLEE, PASS] = [10, 11, 12, 13, 14, 15] as const;
const MODIFIER = Int32Array.of(0, -1, -2, -1, 0, 0, 0, 0, 0, 0);
// What they take off the victim's skills (bits) when they fail; and by how much when they succeed; and off the own defences.
const HINDERS = Int32Array.of(0, 0, 0, 13, 9, 3, 6, 12, 3, 6);
const HINDERS_STRONGLY = Int32Array.of(0, 0, 0, 0, -3, -3, -3, 0, -3, -3);
const EXPOSES = Int32Array.of(-2, -4, -4, -3, 0, 0, 0, 0, 0, 0);
// Which defences are listed: Dodge or Parry, Fighting Mind or Strength, Fighting Mind, Dodge or Strength.
const [DODGE_PARRY, MIND_STRENGTH, MIND_ONLY] = [0, 1, 2] as const;
const DEFENDED = Int32Array.of(0, 0, 0, 1, 0, 0, 2, 0, 3, 3);

const [NO_DEFENCE, DODGE, PARRY, BY_STRENGTH, BY_MIND] = [0, 1, 2, 3, 4] as const;
const [IN, INCAPABLE, DEAD, FLED, SURRENDERED] = [0, 1, 2, 3, 4] as const;
const [WON_BY_1, WON_BY_2, DRAW, QUIET, BROKEN_OFF] = [0, 1, 2, 3, 4] as const;

/** One of the two. Everything is overwritten from duel to duel. */
class Fighter {
  readonly skills = new Int32Array(4);
  /** By action: the skill it is made with. */
  readonly actSkill = new Int32Array(10);
  footwork = 0;
  parry = 0;
  armour = 0;
  plate = false;
  readonly gear = new Int32Array(MOST_THINGS);
  things = 0;
  startLeft = 0;
  startRight = 0;

  standing = 0;
  x = 0;
  y = 0;
  left = 0;
  right = 0;
  readonly carried = new Int32Array(MOST_THINGS);
  carriedCount = 0;
  readonly minors = new Int32Array(6);
  majors = 0;
  prone = false;
  weakening = 0;
  /** What is taken off each skill and all defences, and of that what ends with rounds 0, 1 and 2 modulo 3. */
  readonly penalties = new Int32Array(5);
  readonly ending = new Int32Array(15);
  /** The enemy's hand that holds or has tackled this one, and since when. */
  heldBy = 0;
  tackledBy = 0;
  heldSince = 0;
  tackledSince = 0;

  act = 0;
  /** The hand it is made with: LEFT, RIGHT, BARE or NEITHER. */
  using = 0;
  both = false;
  wantsLeft = 0;
  wantsRight = 0;
  able = false;
  /** Hands with a weapon of use, those with a two-handed one, those that can be used bare. */
  armed = 0;
  twoHanded = 0;
  bare = 0;
  defence = 0;
  parryWith = 0;
  parryBoth = false;
  toX = 0;
  toY = 0;
  strong = false;
  pushed = false;
  /** The wounds on their way to this one. */
  hits = 0;
  hitPart = 0;
  hitMajor = false;
  /** The arm lost this round, as its hand. */
  armLost = 0;
}

let source: Stream;
let inputs = 0;
let round = 0;

const nearX = new Int32Array(64);
const nearY = new Int32Array(64);
const listedWith = new Int32Array(5);
const listedBoth = new Int32Array(5);
const atHand = new Int32Array(MOST_THINGS + 3);

/** One answer out of so many. */
const pick = (count: number): number => {
  inputs++;
  return source.below(count);
};

const succeeds = (margin: number): boolean => {
  inputs++;
  return 2 + source.below(8) + source.below(8) + source.below(10) + margin >= 14;
};

const separation = (ax: number, ay: number, bx: number, by: number): number => {
  const dx = ax < bx ? bx - ax : ax - bx;
  const dy = ay < by ? by - ay : ay - by;
  return Math.max(dx, dy);
};

const apart = (a: Fighter, b: Fighter): number => separation(a.x, a.y, b.x, b.y);

const otherHand = (hands: number): number => ((hands & LEFT) << 1) | (hands >> 1);
const canMove = (me: Fighter): boolean => !me.prone && (me.heldBy | me.tackledBy) === 0;
const emptyHands = (me: Fighter): number => (me.left === 0 ? LEFT : 0) | (me.right === 0 ? RIGHT : 0);
const gripping = (foe: Fighter): number => foe.heldBy | foe.tackledBy;
const isWeapon = (item: number): boolean => item !== 0 && item !== SHIELD;
const itemIn = (me: Fighter, hand: number): number => (hand === LEFT ? me.left : hand === RIGHT ? me.right : 0);

const skill = (me: Fighter, which: number): number => {
  let value = me.skills[which]! - 2 * me.minors[HEAD]! + me.penalties[which]!;
  if (me.heldBy !== 0 && which >= SPEED) value -= 2;
  if (me.tackledBy !== 0 && which !== MIND) value -= 2;
  return value;
};

// ---- The ground

/** Where one may be after one or two steps, the own square first, by the enemy's place and the edges nearby. */
const reachCount = new Int32Array(2 * 26 * 25);
const reachX = new Int8Array(2 * 26 * 25 * 25);
const reachY = new Int8Array(2 * 26 * 25 * 25);

/** 0 and 1 at the one edge, 3 and 4 at the other, 2 elsewhere. */
const edge = (at: number): number => (at < 2 ? at : at > SIZE - 3 ? at - SIZE + 5 : 2);

const reachKey = (steps: number, x: number, y: number, foeX: number, foeY: number): number => {
  const dx = foeX - x;
  const dy = foeY - y;
  const near = dx >= -2 && dx <= 2 && dy >= -2 && dy <= 2;
  const place = near ? (dy + 2) * 5 + dx + 2 : 25;
  return (((steps - 1) * 26 + place) * 5 + edge(y)) * 5 + edge(x);
};

const fillReach = (steps: number, x: number, y: number, foeX: number, foeY: number): void => {
  const key = reachKey(steps, x, y, foeX, foeY);
  const seen = new Set([`${x} ${y}`]);
  const reached: [number, number][] = [[x, y]];
  for (let step = 0, from = 0; step < steps; step++) {
    const to = reached.length;
    for (; from < to; from++) {
      const [atX, atY] = reached[from]!;
      for (let toY = atY - 1; toY <= atY + 1; toY++) {
        for (let toX = atX - 1; toX <= atX + 1; toX++) {
          const free = toX >= 0 && toY >= 0 && toX < SIZE && toY < SIZE && (toX !== foeX || toY !== foeY);
          if (!free || seen.has(`${toX} ${toY}`)) continue;
          seen.add(`${toX} ${toY}`);
          reached.push([toX, toY]);
        }
      }
    }
  }
  reachCount[key] = reached.length;
  reached.forEach(([toX, toY], i) => {
    reachX[key * 25 + i] = toX - x;
    reachY[key * 25 + i] = toY - y;
  });
};

for (const steps of [1, 2]) {
  for (const y of [0, 1, 10, SIZE - 2, SIZE - 1]) {
    for (const x of [0, 1, 10, SIZE - 2, SIZE - 1]) {
      fillReach(steps, x, y, x + 10, y);
      for (let dy = -2; dy <= 2; dy++) for (let dx = -2; dx <= 2; dx++) fillReach(steps, x, y, x + dx, y + dy);
    }
  }
}

/** Lists the neighbouring squares at this separation from another, row by row, from place `count` on. */
const listNear = (x: number, y: number, otherX: number, otherY: number, wanted: number, count: number): number => {
  let found = count;
  if (wanted === 0) return found;
  for (let toY = y === 0 ? 0 : y - 1; toY <= y + 1 && toY < SIZE; toY++) {
    for (let toX = x === 0 ? 0 : x - 1; toX <= x + 1 && toX < SIZE; toX++) {
      if (separation(toX, toY, otherX, otherY) !== wanted || (toX === x && toY === y)) continue;
      nearX[found] = toX;
      nearY[found++] = toY;
    }
  }
  return found;
};

const endHold = (victim: Fighter): void => {
  victim.heldBy = 0;
};

const endTackle = (victim: Fighter): void => {
  if (victim.tackledBy === 0) return;
  victim.tackledBy = 0;
  victim.prone = true;
};

/** Distance ends every grip there is. */
const afterMove = (me: Fighter, foe: Fighter): void => {
  if ((gripping(me) | gripping(foe)) === 0 || apart(me, foe) <= 1) return;
  endHold(me);
  endHold(foe);
  endTackle(me);
  endTackle(foe);
};

/** Goes to one of the squares listed, if there are any; a single one needs no answer. */
const goNear = (me: Fighter, foe: Fighter, count: number): void => {
  if (count === 0) return;
  const to = count === 1 ? 0 : pick(count);
  me.x = nearX[to]!;
  me.y = nearY[to]!;
  afterMove(me, foe);
};

// ---- Footwork

const step = (me: Fighter, foe: Fighter, steps: number): void => {
  const key = reachKey(steps, me.x, me.y, foe.x, foe.y);
  const to = key * 25 + pick(reachCount[key]!);
  me.x += reachX[to]!;
  me.y += reachY[to]!;
  afterMove(me, foe);
};

/** The winner of Footwork, once both have moved; null where nobody can. */
const footwork = (one: Fighter, two: Fighter): Fighter | null => {
  const oneAble = canMove(one);
  const twoAble = canMove(two);
  if (!oneAble && !twoAble) return null;
  if (!oneAble || !twoAble) {
    const winner = oneAble ? one : two;
    step(winner, oneAble ? two : one, 2);
    return winner;
  }
  const oneWins = succeeds(skill(one, one.footwork) - skill(two, two.footwork));
  const winner = oneWins ? one : two;
  const loser = oneWins ? two : one;
  step(loser, winner, 1);
  step(winner, loser, 2);
  return winner;
};

// ---- Choosing

const handsNow = (me: Fighter, foe: Fighter): void => {
  const sound = ~me.majors & BOTH_HANDS;
  me.armed = ((isWeapon(me.left) ? LEFT : 0) | (isWeapon(me.right) ? RIGHT : 0)) & sound;
  me.twoHanded = (TWO_HANDED[me.left]! | (TWO_HANDED[me.right]! << 1)) & sound;
  me.bare = emptyHands(me) & sound & ~(otherHand(me.twoHanded) & ~gripping(foe));
};

/** Lists with what a weapon's action can be made, and says how many ways there are. */
const listImplements = (me: Fighter, foe: Fighter, distance: number): number => {
  const grips = gripping(foe);
  let count = 0;
  for (let hand = LEFT; hand <= RIGHT; hand++) {
    if ((me.armed & hand) === 0 || (!me.able && distance > REACH[itemIn(me, hand)]!)) continue;
    listedWith[count] = hand;
    listedBoth[count++] = 0;
    if ((me.twoHanded & hand) === 0 || (grips & otherHand(hand)) === 0) continue;
    listedWith[count] = hand;
    listedBoth[count++] = 1;
  }
  if (me.bare !== 0 && (me.able || distance <= 1)) {
    listedWith[count] = BARE;
    listedBoth[count++] = 0;
  }
  return count;
};

const bits = (hands: number): number => (hands & 1) + (hands >> 1);

/** How many arrangements of what is at hand there are, other than the one in hand. A lame arm takes nothing new. */
const arrangements = (me: Fighter): number => {
  const things = bits(BOTH_HANDS & ~emptyHands(me)) + me.carriedCount;
  const inLeft = (me.majors & LEFT) === 0 ? things : me.left === 0 ? 0 : 1;
  const inRight = (me.majors & RIGHT) === 0 ? things : me.right === 0 ? 0 : 1;
  const lame = me.majors & BOTH_HANDS;
  const inBoth = lame === BOTH_HANDS ? 0 : Math.min(inLeft, inRight);
  return (inLeft + 1) * (inRight + 1) - inBoth - 1;
};

const arrange = (me: Fighter, nth: number): void => {
  let count = 1;
  if (me.left !== 0) atHand[count++] = me.left;
  if (me.right !== 0) atHand[count++] = me.right;
  for (let i = 0; i < me.carriedCount; i++) atHand[count++] = me.carried[i]!;
  let left = nth;
  for (let l = 0; l < count; l++) {
    const inLeft = atHand[l]!;
    if (inLeft !== 0 && inLeft !== me.left && (me.majors & LEFT) !== 0) continue;
    for (let r = 0; r < count; r++) {
      const inRight = atHand[r]!;
      if (inRight !== 0 && inRight !== me.right && (me.majors & RIGHT) !== 0) continue;
      if ((inRight !== 0 && l === r) || (inLeft === me.left && inRight === me.right)) continue;
      if (left-- > 0) continue;
      me.act = READY;
      me.wantsLeft = inLeft;
      me.wantsRight = inRight;
      return;
    }
  }
};

const setAct = (me: Fighter, act: number, using: number): void => {
  me.act = act;
  me.using = using;
  me.both = false;
};

const chooseAct = (me: Fighter, foe: Fighter): void => {
  const distance = apart(me, foe);
  const grips = gripping(foe);
  me.able = canMove(me);
  handsNow(me, foe);
  const inReach = distance <= 1 || (me.able && distance <= 3);
  const free = inReach ? emptyHands(me) & ~me.majors & ~grips : 0;
  const ways = distance > 3 ? 0 : listImplements(me, foe, distance);
  const empty = (me.armed | me.bare) === 0;
  const handless = empty ? (inReach ? 1 : 0) : ways;
  const tackles = foe.tackledBy === 0 ? bits(free) : 0;
  const holds = foe.heldBy === 0 ? bits(free) : 0;
  const pushes = inReach && !me.prone && me.tackledBy === 0 ? 1 : 0;
  const checked = ways * 5 + handless * 2 + tackles + holds + pushes;
  const standsUp = me.prone && (me.majors & LEGS) === 0 ? 1 : 0;
  const breaks = (me.heldBy === 0 ? 0 : 1) + (me.tackledBy === 0 ? 0 : 1);
  const readies = arrangements(me);
  const flees = me.able && distance > 3 ? 1 : 0;
  let nth = pick(checked + standsUp + breaks + readies + flees + 1);
  if (nth >= checked) {
    nth -= checked + standsUp;
    if (nth < 0) setAct(me, STAND_UP, NEITHER);
    else if (nth < breaks) {
      const holdFirst = me.tackledBy === 0 || (me.heldBy !== 0 && me.heldSince < me.tackledSince);
      setAct(me, (nth === 0) === holdFirst ? BREAK_HOLD : BREAK_TACKLE, NEITHER);
    } else if (nth < breaks + readies) arrange(me, nth - breaks);
    else setAct(me, nth < breaks + readies + flees ? FLEE : PASS, NEITHER);
    return;
  }
  let act = QUICK as number;
  for (; ; act++) {
    const count =
      act === TACKLE
        ? tackles
        : act === HOLD
          ? holds
          : act === PUSH
            ? pushes
            : act === FEINT || act === TRIP
              ? handless
              : ways;
    if (nth < count) break;
    nth -= count;
  }
  if (act === TACKLE || act === HOLD) setAct(me, act, nth === 0 && (free & LEFT) !== 0 ? LEFT : RIGHT);
  else if (act === PUSH || empty) setAct(me, act, NEITHER);
  else {
    setAct(me, act, listedWith[nth]!);
    me.both = listedBoth[nth] === 1;
  }
};

const parries = (item: number): boolean => item !== 0 && item !== ROCK;

/** Lists the parries open to me, and says how many there are. */
const listParries = (me: Fighter, foe: Fighter): number => {
  const grips = gripping(foe);
  let count = 0;
  for (let hand = LEFT; hand <= RIGHT; hand++) {
    if ((me.majors & hand) !== 0 || !parries(itemIn(me, hand))) continue;
    listedWith[count] = hand;
    listedBoth[count++] = 0;
    if ((me.twoHanded & hand) === 0 || (grips & otherHand(hand)) === 0) continue;
    listedWith[count] = hand;
    listedBoth[count++] = 1;
  }
  if (me.bare !== 0 && foe.armed === 0) {
    listedWith[count] = BARE;
    listedBoth[count++] = 0;
  }
  return count;
};

const chooseDefence = (me: Fighter, foe: Fighter): void => {
  const listed = DEFENDED[foe.act]!;
  if (listed === MIND_STRENGTH || listed === MIND_ONLY) {
    const nth = pick(listed === MIND_ONLY ? 2 : 3);
    me.defence = nth === 0 ? BY_MIND : nth === 1 && listed === MIND_STRENGTH ? BY_STRENGTH : NO_DEFENCE;
    return;
  }
  const dodges = me.able ? listNear(me.x, me.y, foe.x, foe.y, apart(me, foe) + 1, 0) : 0;
  const others = listed === DODGE_PARRY ? listParries(me, foe) : 1;
  const nth = pick(dodges + others + 1);
  if (nth < dodges) {
    me.defence = DODGE;
    me.toX = nearX[nth]!;
    me.toY = nearY[nth]!;
  } else if (nth === dodges + others) me.defence = NO_DEFENCE;
  else if (listed !== DODGE_PARRY) me.defence = BY_STRENGTH;
  else {
    me.defence = PARRY;
    me.parryWith = listedWith[nth - dodges]!;
    me.parryBoth = listedBoth[nth - dodges] === 1;
  }
};

// ---- Checks

/** −2 where a two-handed weapon has only the one hand, since the other is lost, full, gripping or reaching out. */
const oneHand = (me: Fighter, foe: Fighter, hand: number, both: boolean): number => {
  if (both || TWO_HANDED[itemIn(me, hand)] === 0) return 0;
  const reaching = me.act === TACKLE || me.act === HOLD ? me.using : 0;
  return (emptyHands(me) & ~me.majors & ~gripping(foe) & ~reaching & otherHand(hand)) === 0 ? -2 : 0;
};

const actRating = (me: Fighter, foe: Fighter, distance: number): number => {
  const { act } = me;
  let rating = skill(me, me.actSkill[act]!) + MODIFIER[act]!;
  if (act === TACKLE || act === HOLD || act === PUSH) return distance === 1 ? rating : rating - 1;
  const item = itemIn(me, me.using);
  if (act <= CONTROLLED) rating += foe.plate ? ON_PLATE[item]! : ATTACKS[item]!;
  rating += oneHand(me, foe, me.using, me.both);
  return distance === REACH[item]! ? rating : rating - 1;
};

const parryRating = (me: Fighter, foe: Fighter, distance: number): number => {
  const item = itemIn(me, me.parryWith);
  const rating = skill(me, me.parry) - 2 + PARRIES[item]!;
  if (item === SHIELD) return rating;
  return rating + oneHand(me, foe, me.parryWith, me.parryBoth) - (distance === REACH[item]! ? 0 : 1);
};

const lowestSkill = (me: Fighter): number => {
  let least = skill(me, 0);
  for (let which = 1; which < 4; which++) least = Math.min(least, skill(me, which));
  return least;
};

const defenceRating = (me: Fighter, foe: Fighter, distance: number): number => {
  let rating = me.penalties[DEFENCES]! - me.weakening;
  if (foe.act <= CONTROLLED) rating += me.armour;
  switch (me.defence) {
    case DODGE:
      return rating + skill(me, SPEED);
    case PARRY:
      return rating + parryRating(me, foe, distance);
    case BY_STRENGTH:
      return rating + skill(me, STRENGTH);
    case BY_MIND:
      return rating + skill(me, MIND);
    default:
      return rating + lowestSkill(me) + UNDEFENDED;
  }
};

const land = (victim: Fighter, part: number, major: boolean, count: number): void => {
  victim.hitPart = part;
  victim.hitMajor = major;
  victim.hits = count;
};

const countParts = (parts: number): number => {
  let count = 0;
  for (let left = parts; left !== 0; left &= left - 1) count++;
  return count;
};

const nthPart = (parts: number, nth: number): number => {
  let left = parts;
  for (let i = 0; i < nth; i++) left &= left - 1;
  return 31 - Math.clz32(left & -left);
};

/** A wound on one of these parts, by choice or by a die where there is more than one. */
const landAmong = (victim: Fighter, parts: number, major: boolean): void => {
  const count = countParts(parts);
  if (count > 0) land(victim, nthPart(parts, count === 1 ? 0 : pick(count)), major, 1);
};

const wound = (me: Fighter, foe: Fighter): void => {
  const open = ~foe.majors & 63;
  if (me.act === QUICK) {
    const shielded = me.strong ? pick(7) : 6;
    landAmong(foe, open & ~(1 << shielded), false);
  } else if (!me.strong) return;
  else if (me.act === CONTROLLED) landAmong(foe, open, true);
  else {
    const major = pick(6) >= 4;
    const part = pick(6);
    if ((open & (1 << part)) !== 0) land(foe, part, major, major ? 1 : 2);
    else landAmong(foe, open & (part === BODY ? ~(1 << BODY) : 1 << BODY), false);
  }
};

const resolve = (me: Fighter, foe: Fighter): void => {
  if (me.act <= TRIP) {
    const distance = apart(me, foe);
    me.strong = succeeds(actRating(me, foe, distance) - defenceRating(foe, me, distance));
    if (me.act <= CONTROLLED) wound(me, foe);
  } else if (me.act === BREAK_HOLD || me.act === BREAK_TACKLE) {
    const kind = me.act === BREAK_HOLD ? HOLD : TACKLE;
    me.strong = succeeds(skill(me, me.actSkill[kind]!) - skill(foe, foe.actSkill[kind]!));
  }
};

// ---- Movement that actions bring

const push = (me: Fighter, foe: Fighter): void => {
  if (me.act !== PUSH || !me.strong) return;
  const count = listNear(foe.x, foe.y, me.x, me.y, apart(me, foe) + 1, 0);
  foe.pushed = count > 0;
  goNear(foe, me, count);
};

const dodge = (me: Fighter, foe: Fighter): void => {
  if (me.defence !== DODGE || me.pushed) return;
  // The square is never taken: it is farther than one step from where the other stood, and the other has made at most one.
  me.x = me.toX;
  me.y = me.toY;
  afterMove(me, foe);
};

/** Puts the squares one step nearer to the other, from all those listed so far, in place of them. */
const stepNearer = (foe: Fighter, from: number, to: number, wanted: number): number => {
  let end = to;
  for (let at = from; at < to; at++) {
    const found = listNear(nearX[at]!, nearY[at]!, foe.x, foe.y, wanted, end);
    for (let i = end; i < found; i++) {
      let known = to;
      while (known < end && (nearX[known] !== nearX[i] || nearY[known] !== nearY[i])) known++;
      if (known < end) continue;
      nearX[end] = nearX[i]!;
      nearY[end++] = nearY[i]!;
    }
  }
  return end;
};

const shift = (from: number, to: number): number => {
  for (let i = from; i < to; i++) {
    nearX[i - from] = nearX[i]!;
    nearY[i - from] = nearY[i]!;
  }
  return to - from;
};

const close = (me: Fighter, foe: Fighter): void => {
  if (!me.strong || !me.able || (me.act !== PUSH && me.act !== HOLD && me.act !== TACKLE)) return;
  let distance = apart(me, foe);
  if (distance <= 1) return;
  nearX[0] = me.x;
  nearY[0] = me.y;
  let count = 1;
  for (; distance > 2; distance--) count = shift(count, stepNearer(foe, 0, count, distance - 1));
  const end = stepNearer(foe, 0, count, 1);
  goNear(me, foe, me.act === PUSH ? end : shift(count, end));
};

const follow = (me: Fighter, foe: Fighter): void => {
  if (me.act > TRIP || foe.defence !== DODGE || foe.pushed || !me.able) return;
  if (me.strong && (me.act === PUSH || me.act === HOLD || me.act === TACKLE)) return;
  if (foe.strong && (foe.act === HOLD || foe.act === TACKLE)) return;
  nearX[0] = me.x;
  nearY[0] = me.y;
  goNear(me, foe, listNear(me.x, me.y, foe.x, foe.y, apart(me, foe) - 1, 1));
};

// ---- The end of a round

const endOldConditions = (me: Fighter): void => {
  if (me.act === STAND_UP) me.prone = false;
  if (me.act === BREAK_HOLD && me.strong) me.heldBy = 0;
  if (me.act === BREAK_TACKLE && me.strong) me.tackledBy = 0;
};

/** The hand that bare hands use: one that grips nobody, if there is one. */
const bareHandUsed = (me: Fighter, foe: Fighter): number => {
  handsNow(me, foe);
  const idle = me.bare & ~gripping(foe);
  const hands = idle === 0 ? me.bare : idle;
  return hands & -hands;
};

const loosenGrips = (me: Fighter, foe: Fighter): void => {
  if (gripping(foe) === 0) return;
  let used = 0;
  if (me.act <= TRIP) {
    if (me.using === BARE) used |= bareHandUsed(me, foe);
    if (me.both) used |= otherHand(me.using);
  } else if (me.act === READY) used |= (me.wantsLeft === 0 ? 0 : LEFT) | (me.wantsRight === 0 ? 0 : RIGHT);
  if (me.defence === PARRY) {
    if (me.parryWith === BARE) used |= bareHandUsed(me, foe);
    if (me.parryBoth) used |= otherHand(me.parryWith);
  }
  if ((foe.heldBy & used) !== 0) endHold(foe);
  if ((foe.tackledBy & used) !== 0) endTackle(foe);
};

const ready = (me: Fighter): void => {
  if (me.act !== READY) return;
  let count = 0;
  if (me.left !== 0) atHand[++count] = me.left;
  if (me.right !== 0) atHand[++count] = me.right;
  for (let i = 0; i < me.carriedCount; i++) atHand[++count] = me.carried[i]!;
  me.carriedCount = 0;
  for (let i = 1; i <= count; i++) {
    const item = atHand[i]!;
    if (item !== me.wantsLeft && item !== me.wantsRight) me.carried[me.carriedCount++] = item;
  }
  me.left = me.wantsLeft;
  me.right = me.wantsRight;
};

/** True when somebody was wounded. */
const takeWounds = (me: Fighter): boolean => {
  if (me.hits === 0) return false;
  const part = me.hitPart;
  const before = me.majors;
  if (me.hitMajor) me.majors |= 1 << part;
  else {
    for (let i = 0; i < me.hits; i++) {
      const minors = me.minors[part]! + 1;
      const turns = minors >= 3 && (me.majors & (1 << part)) === 0;
      me.minors[part] = turns ? minors - 2 : minors;
      if (turns) me.majors |= 1 << part;
    }
  }
  if (me.majors !== before) {
    me.armLost = (me.majors ^ before) & BOTH_HANDS;
    if (part >= BODY) me.standing = INCAPABLE;
    if (part >= 2) me.prone = true;
  }
  return true;
};

const setConditions = (me: Fighter, foe: Fighter): void => {
  if (!me.strong) return;
  if (me.act === TRIP) foe.prone = true;
  else if (me.act === HOLD || me.act === TACKLE) {
    const beside = apart(me, foe) <= 1;
    if (beside && me.act === HOLD) {
      foe.heldBy = me.using;
      foe.heldSince = round;
    } else if (beside) {
      foe.tackledBy = me.using;
      foe.tackledSince = round;
    } else if (me.act === TACKLE) foe.prone = true;
  }
};

/** A two-handed weapon is not lost with one arm: the other hand keeps it, where it is sound, empty and grips nobody. */
const keepWeapon = (me: Fighter, foe: Fighter): void => {
  const lost = me.armLost;
  if (lost === 0 || TWO_HANDED[itemIn(me, lost)] === 0) return;
  if ((emptyHands(me) & ~me.majors & ~gripping(foe) & otherHand(lost)) === 0) return;
  const { left } = me;
  me.left = me.right;
  me.right = left;
};

const hinder = (me: Fighter, which: number, by: number): void => {
  me.penalties[which]! += by;
  me.ending[((round + 2) % 3) * 5 + which]! += by;
};

const setPenalties = (me: Fighter, foe: Fighter): void => {
  if (me.act > TRIP) return;
  const by = me.strong ? HINDERS_STRONGLY[me.act]! : -1;
  const on = HINDERS[me.act]!;
  if (by !== 0) for (let which = 0; which < 4; which++) if ((on & (1 << which)) !== 0) hinder(foe, which, by);
  if (!me.strong && EXPOSES[me.act] !== 0) hinder(me, DEFENCES, EXPOSES[me.act]!);
};

const endPenalties = (me: Fighter): void => {
  const from = (round % 3) * 5;
  for (let which = 0; which < 5; which++) {
    me.penalties[which]! -= me.ending[from + which]!;
    me.ending[from + which] = 0;
  }
};

const loseGrips = (me: Fighter, foe: Fighter): void => {
  if ((foe.heldBy & me.majors) !== 0) endHold(foe);
  if ((foe.tackledBy & me.majors) !== 0) endTackle(foe);
};

const flee = (me: Fighter): boolean => {
  if (me.act !== FLEE || me.standing !== IN) return false;
  me.standing = FLED;
  return true;
};

// ---- The duel

const endingOf = (one: Fighter, two: Fighter): number =>
  one.standing === IN ? WON_BY_1 : two.standing === IN ? WON_BY_2 : DRAW;

const beginTurn = (me: Fighter): void => {
  me.defence = NO_DEFENCE;
  me.strong = false;
  me.pushed = false;
  me.hits = 0;
  me.armLost = 0;
};

/** What a round comes to when it is over: whether it was eventful. */
const endRound = (one: Fighter, two: Fighter): boolean => {
  endOldConditions(one);
  endOldConditions(two);
  loosenGrips(one, two);
  loosenGrips(two, one);
  ready(one);
  ready(two);
  const twoHit = takeWounds(two);
  const oneHit = takeWounds(one);
  setConditions(one, two);
  setConditions(two, one);
  keepWeapon(one, two);
  keepWeapon(two, one);
  setPenalties(one, two);
  setPenalties(two, one);
  endPenalties(one);
  endPenalties(two);
  if (round % 2 === 0) {
    one.weakening++;
    two.weakening++;
  }
  const oneFled = flee(one);
  const twoFled = flee(two);
  loseGrips(one, two);
  loseGrips(two, one);
  return twoHit || oneHit || oneFled || twoFled;
};

const fight = (one: Fighter, two: Fighter): number => {
  let quiet = 0;
  for (round = 1; ; round++) {
    const oneSays = pick(60) - 57;
    const twoSays = pick(60) - 57;
    if (oneSays === 1) one.standing = SURRENDERED;
    if (twoSays === 1) two.standing = SURRENDERED;
    if (oneSays === 1 || twoSays === 1) return endingOf(one, two);
    if (oneSays === 2 && twoSays === 2) return BROKEN_OFF;
    beginTurn(one);
    beginTurn(two);
    const winner = footwork(one, two);
    chooseAct(one, two);
    chooseAct(two, one);
    if (one.act <= TRIP) chooseDefence(two, one);
    if (two.act <= TRIP) chooseDefence(one, two);
    resolve(one, two);
    resolve(two, one);
    const first = winner === one ? two : one;
    const second = winner === one ? one : two;
    push(first, second);
    push(second, first);
    dodge(first, second);
    dodge(second, first);
    close(first, second);
    close(second, first);
    follow(first, second);
    follow(second, first);
    if (endRound(one, two)) {
      quiet = 0;
      if (one.standing !== IN || two.standing !== IN) return endingOf(one, two);
    } else if (++quiet >= QUIET_ROUNDS) return QUIET;
  }
};

/** The victor spares or kills. */
const mercy = (loser: Fighter): void => {
  if (loser.standing === INCAPABLE && pick(2) === 1) loser.standing = DEAD;
};

const reset = (me: Fighter, x: number): void => {
  me.standing = IN;
  me.x = x;
  me.y = 9;
  me.left = me.startLeft;
  me.right = me.startRight;
  me.carriedCount = me.things;
  for (let i = 0; i < me.things; i++) me.carried[i] = me.gear[i]!;
  me.minors.fill(0);
  me.majors = 0;
  me.prone = false;
  me.weakening = 0;
  me.penalties.fill(0);
  me.ending.fill(0);
  me.heldBy = 0;
  me.tackledBy = 0;
};

const written = ({ standing, minors, majors }: Fighter): number => {
  let wounds = 0;
  for (let part = 5; part >= 0; part--) wounds = wounds * 8 + minors[part]! * 2 + ((majors >> part) & 1);
  return standing * 8 ** 6 + wounds;
};

/** A ready-made fighter as plain numbers. Of two skills that an action may be made with it takes the higher. */
const fighterOf = (name: saga.duel.FighterName): Fighter => {
  const row = saga.duel.fighterRow(name);
  const me = new Fighter();
  for (const which of Object.keys(SKILLS) as saga.duel.HandSkill[]) me.skills[SKILLS[which]] = row.skills[which];
  const higher = (first: number, second: number): number => (me.skills[second]! > me.skills[first]! ? second : first);
  me.actSkill.set([
    higher(SPEED, STRENGTH),
    STRENGTH,
    higher(CONTROL, SPEED),
    higher(MIND, STRENGTH),
    STRENGTH,
    SPEED,
    higher(MIND, SPEED),
    higher(CONTROL, STRENGTH),
    STRENGTH,
    CONTROL,
  ]);
  me.footwork = higher(SPEED, MIND);
  me.parry = higher(CONTROL, MIND);
  me.armour = ARMOUR[row.armour];
  me.plate = row.armour === 'metalPlate';
  me.startLeft = ITEMS.indexOf(row.left);
  me.startRight = ITEMS.indexOf(row.right);
  me.things = row.carried.length;
  me.gear.set(row.carried.map((item) => ITEMS.indexOf(item)));
  return me;
};

/** The same duels with the same draws, written by hand as a loop: the limit. */
export const bareDuel = ([nameOne, nameTwo]: Pair): PlayDuel => {
  const one = fighterOf(nameOne);
  const two = fighterOf(nameTwo);
  return (stream): Ended => {
    source = stream;
    inputs = 0;
    reset(one, 8);
    reset(two, 11);
    const ending = fight(one, two);
    if (ending === WON_BY_1) mercy(two);
    else if (ending === WON_BY_2) mercy(one);
    return { inputs, rounds: round, ending, one: written(one), two: written(two) };
  };
};

export const rival = duelRival(bareDuel(MEASURED));
