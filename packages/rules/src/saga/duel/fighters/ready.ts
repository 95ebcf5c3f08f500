import type { Ban } from '../ban.js';
import type { DuelSight } from '../duel.js';
import { separation } from '../ground/ground.js';
import type { Who } from '../model.js';
import type { Hand } from '../tables/body.table.js';
import { DAGGER } from '../tables/distances.table.js';
import { ALL_ITEMS, type Item } from '../tables/gear.table.js';
import { armUsable, type Held, inHand } from './hands.js';
import { combatant } from './people.js';

const NOT_AT_HAND: Ban = { rule: 'SAGA-DUEL-ACT-098', what: 'duel.notAtHand' };
const NO_CHANGE: Ban = { rule: 'SAGA-DUEL-ACT-098', what: 'duel.readyNothing' };
const LAME_ARM: Ban = { rule: 'SAGA-DUEL-WOUND-009', what: 'duel.lameArm' };

type Lying = DuelSight['open']['lying'];

/** Things lying on the fighter's own square or beside it. */
const lyingNear = (sight: DuelSight, who: Who): Lying => {
  const { lying } = sight.open;
  return lying.length === 0 ? lying : lying.filter((thing) => separation(thing, combatant(sight, who)) <= DAGGER);
};

/** What is in the hands and carried, in that order. */
const ownThings = (sight: DuelSight, who: Who): Item[] => {
  const { left, right, carried } = combatant(sight, who);
  const own: Item[] = [];
  if (left !== null) own.push(left);
  if (right !== null) own.push(right);
  for (const item of carried) own.push(item);
  return own;
};

/** Everything a fighter could take in hand: what is held, carried, or lies near. */
const atHand = (sight: DuelSight, who: Who): Item[] => {
  const things = ownThings(sight, who);
  for (const { item } of lyingNear(sight, who)) things.push(item);
  return things;
};

const howMany = (things: readonly Item[], item: Item): number => {
  let count = 0;
  for (const one of things) if (one === item) count++;
  return count;
};

const isAmong = (things: readonly Item[], { left, right }: Held): boolean =>
  left !== null && left === right
    ? howMany(things, left) >= 2
    : (left === null || things.includes(left)) && (right === null || things.includes(right));

const changesNothing = (sight: DuelSight, who: Who, wanted: Held): boolean => {
  const { left, right } = combatant(sight, who);
  return wanted.left === left && wanted.right === right;
};

// SAGA-DUEL-WOUND-010: what a useless arm holds may stay there, or go to the other hand; the arm takes nothing new.
const isLame = (sight: DuelSight, who: Who, hand: Hand, wanted: Item | null): boolean => {
  const me = combatant(sight, who);
  return wanted !== null && wanted !== inHand(me, hand) && !armUsable(me, hand);
};

// SAGA-DUEL-ACT-098: the hands may hold any arrangement of what is at hand.
export const readyBan = (sight: DuelSight, who: Who, wanted: Held): Ban | null => {
  if (changesNothing(sight, who, wanted)) return NO_CHANGE;
  if (!isAmong(atHand(sight, who), wanted)) return NOT_AT_HAND;
  const lame = isLame(sight, who, 'left', wanted.left) || isLame(sight, who, 'right', wanted.right);
  return lame ? LAME_ARM : null;
};

/** What a hand can hold. Its place in this list stands for it below; nothing at all has the first one. */
const HOLDABLE: readonly (Item | null)[] = [null, ...ALL_ITEMS];
const NOTHING = 0;

/** Two hands filled in every way there is: made once, because every round asks for dozens of them. */
export const ARRANGED: readonly Held[] = HOLDABLE.flatMap((left) => HOLDABLE.map((right) => ({ left, right })));

/** What could be taken in hand: nothing, and each kind of thing once. */
const kindsOf = (things: readonly Item[]): readonly number[] => {
  const kinds = [NOTHING];
  for (const item of things) {
    const kind = HOLDABLE.indexOf(item);
    if (!kinds.includes(kind)) kinds.push(kind);
  }
  return kinds;
};

/** Puts in the arrangements of the hands that a fighter could make. The bans are those of `readyBan`, asked of kinds. */
export const addArrangements = <A>(into: A[], of: readonly A[], sight: DuelSight, who: Who): void => {
  const me = combatant(sight, who);
  const things = atHand(sight, who);
  const kinds = kindsOf(things);
  const inLeft = HOLDABLE.indexOf(me.left);
  const inRight = HOLDABLE.indexOf(me.right);
  const leftLame = !armUsable(me, 'left');
  const rightLame = !armUsable(me, 'right');
  for (const left of kinds) {
    if (leftLame && left !== NOTHING && left !== inLeft) continue;
    for (const right of kinds) {
      if (rightLame && right !== NOTHING && right !== inRight) continue;
      const same = left === inLeft && right === inRight;
      const tooFew = left === right && left !== NOTHING && howMany(things, HOLDABLE[left] as Item) === 1;
      if (!same && !tooFew) into.push(of[left * HOLDABLE.length + right] as A);
    }
  }
};

/** The arrangements of the hands that a fighter could make. */
export const arrangements = (sight: DuelSight, who: Who): Held[] => {
  const all: Held[] = [];
  addArrangements(all, ARRANGED, sight, who);
  return all;
};

/** How everything lies once the hands are filled like this. */
export interface Readied {
  readonly left: Item | null;
  readonly right: Item | null;
  readonly carried: readonly Item[];
  readonly lying: Lying;
}

/** What leaves the hands is carried; what somebody else has picked up in the meantime is not there to take. */
export const afterReady = (sight: DuelSight, who: Who, wanted: Held): Readied => {
  const carried = ownThings(sight, who);
  let { lying } = sight.open;
  const take = (item: Item | null): Item | null => {
    if (item === null) return null;
    const at = carried.indexOf(item);
    if (at >= 0) {
      carried.splice(at, 1);
      return item;
    }
    const thing = lyingNear(sight, who).find((one) => one.item === item && lying.includes(one));
    lying = lying.filter((one) => one !== thing);
    return thing?.item ?? null;
  };
  const left = take(wanted.left);
  const right = take(wanted.right);
  return { left, right, carried, lying };
};
