import type { DuelSight } from '../duel.js';
import type { Grip, Who, With } from '../model.js';
import { gripBy } from '../tables/actions.table.js';
import { armOf, HANDS, type Hand } from '../tables/body.table.js';
import { BARE_HANDS, type Item, WEAPONS, type Weapon, type WeaponRow } from '../tables/gear.table.js';
import { combatant } from './people.js';

/** What the two hands hold. */
export interface Held {
  readonly left: Item | null;
  readonly right: Item | null;
}

export const otherHand = (hand: Hand): Hand => (hand === 'left' ? 'right' : 'left');

/** What a hand holds. */
export const inHand = ({ left, right }: Held, hand: Hand): Item | null => (hand === 'left' ? left : right);

export const isHand = (using: With): using is Hand => using === 'left' || using === 'right';

// SAGA-DUEL-WOUND-008: a Minor Wound on the arm changes nothing here.
// SAGA-DUEL-WOUND-009: an arm with a Major Wound is useless, and so is what it holds.
export const armUsable = ({ majors }: { readonly majors: readonly number[] }, hand: Hand): boolean =>
  majors[armOf(hand)] === 0;

export const gripOf = ({ open }: DuelSight, who: Who, hand: Hand): Grip | undefined => {
  for (const grip of open.grips) if (grip.holder === who && grip.hand === hand) return grip;
  return undefined;
};

export const isWeapon = (item: Item | null): item is Weapon => item !== null && item !== 'shield';

/** The weapon a usable hand holds. */
export const weaponIn = (sight: DuelSight, who: Who, hand: Hand, held: Held = combatant(sight, who)): Weapon | null => {
  const item = inHand(held, hand);
  return isWeapon(item) && armUsable(combatant(sight, who), hand) ? item : null;
};

export const rowFor = (sight: DuelSight, who: Who, using: With, held: Held = combatant(sight, who)): WeaponRow => {
  const weapon = isHand(using) ? weaponIn(sight, who, using, held) : null;
  return weapon === null ? BARE_HANDS : WEAPONS[weapon];
};

const isTwoHanded = (weapon: Weapon | null): boolean => weapon !== null && WEAPONS[weapon].hands === 2;

// SAGA-DUEL-ACT-066: a free hand carries nothing, grips nobody and belongs to a sound arm.
export const isFreeHand = (sight: DuelSight, who: Who, hand: Hand, held: Held = combatant(sight, who)): boolean =>
  inHand(held, hand) === null && armUsable(combatant(sight, who), hand) && gripOf(sight, who, hand) === undefined;

const onTwoHander = (sight: DuelSight, who: Who, hand: Hand, held: Held): boolean =>
  isTwoHanded(weaponIn(sight, who, otherHand(hand), held)) && gripOf(sight, who, hand) === undefined;

// SAGA-DUEL-ACT-106: a bare hand is sound and carries nothing. A gripping one counts, one that is on a weapon does not.
const isBareHand = (sight: DuelSight, who: Who, hand: Hand, held: Held = combatant(sight, who)): boolean =>
  inHand(held, hand) === null && armUsable(combatant(sight, who), hand) && !onTwoHander(sight, who, hand, held);

export const hasBareHand = (sight: DuelSight, who: Who, held: Held = combatant(sight, who)): boolean =>
  isBareHand(sight, who, 'left', held) || isBareHand(sight, who, 'right', held);

// SAGA-DUEL-WEAPON-008: no usable hand holds a weapon; a shield is none.
export const isUnarmed = (sight: DuelSight, who: Who): boolean =>
  weaponIn(sight, who, 'left') === null && weaponIn(sight, who, 'right') === null;

// SAGA-DUEL-WEAPON-006: the hand to which a two-handed weapon goes that the other arm has lost: sound and empty.
export const keepingHand = (me: Held & { readonly majors: readonly number[] }): Hand | null => {
  for (const hand of HANDS) {
    const item = inHand(me, otherHand(hand));
    const lost = isWeapon(item) && isTwoHanded(item) && !armUsable(me, otherHand(hand));
    if (lost && inHand(me, hand) === null && armUsable(me, hand)) return hand;
  }
  return null;
};

// SAGA-DUEL-ACT-067: the hand a Hold or Tackle of this round reaches out with is off a two-handed weapon.
const reachingHand = ({ open }: DuelSight, who: Who): Hand | null => {
  const act = open.turn.acts[who];
  return act && 'with' in act && gripBy(act.act) !== null ? (act.with as Hand) : null;
};

/** A two-handed weapon may be used in both hands by giving up the grip of one. */
export const givesUpGrip = (sight: DuelSight, who: Who, hand: Hand): boolean =>
  isTwoHanded(weaponIn(sight, who, hand)) && gripOf(sight, who, otherHand(hand)) !== undefined;

/** A two-handed weapon, and whether both hands are forced onto it. */
interface InHand {
  readonly hand: With;
  readonly both: true | undefined;
}

// SAGA-DUEL-WEAPON-005: one hand only, because the other is lost, full, gripping or reaching out.
export const usedInOneHand = (sight: DuelSight, who: Who, { hand, both }: InHand): boolean => {
  if (!isHand(hand) || both || !isTwoHanded(weaponIn(sight, who, hand))) return false;
  const other = otherHand(hand);
  return !isFreeHand(sight, who, other) || reachingHand(sight, who) === other;
};

// SAGA-DUEL-COND-026: bare hands use the gripping hand when no other hand is empty.
export const bareHandUsed = (sight: DuelSight, who: Who): Hand | null => {
  const [first, second = first] = HANDS.filter((hand) => isBareHand(sight, who, hand));
  if (first === undefined || second === undefined) return null;
  return gripOf(sight, who, first) === undefined || gripOf(sight, who, second) !== undefined ? first : second;
};
