import type { DuelSight } from '../duel.js';
import { type Combatant, type Grip, HANDS, type Hand, type With } from '../model.js';
import { BARE_HANDS, type Item, WEAPONS, type Weapon, type WeaponRow } from '../tables/gear.table.js';

/** What the two hands hold. */
export interface Held {
  readonly left: Item | null;
  readonly right: Item | null;
}

export const otherHand = (hand: Hand): Hand => (hand === 'left' ? 'right' : 'left');

export const combatant = ({ open }: Pick<DuelSight, 'open'>, who: number): DuelSight['open']['combatants'][number] =>
  open.combatants[who] as DuelSight['open']['combatants'][number];

// SAGA-DUEL-WOUND-009: an arm with a Major Wound is useless, and so is what it holds.
export const armUsable = (
  { majors }: Pick<Combatant, 'majors'> | { readonly majors: readonly number[] },
  hand: Hand,
): boolean => majors[hand === 'left' ? 0 : 1] === 0;

export const gripOf = ({ open }: DuelSight, who: number, hand: Hand): Grip | undefined => {
  for (const grip of open.grips) if (grip.holder === who && grip.hand === hand) return grip;
  return undefined;
};

export const isWeapon = (item: Item | null): item is Weapon => item !== null && item !== 'shield';

/** The weapon a usable hand holds. */
export const weaponIn = (
  sight: DuelSight,
  who: number,
  hand: Hand,
  held: Held = combatant(sight, who),
): Weapon | null => {
  const item = held[hand];
  return isWeapon(item) && armUsable(combatant(sight, who), hand) ? item : null;
};

export const rowFor = (sight: DuelSight, who: number, using: With, held: Held = combatant(sight, who)): WeaponRow => {
  const weapon = using === 'left' || using === 'right' ? weaponIn(sight, who, using, held) : null;
  return weapon === null ? BARE_HANDS : WEAPONS[weapon];
};

// SAGA-DUEL-ACT-066, -067: carries nothing, grips nobody, sound arm; a hand may let go of a two-handed weapon.
export const freeHands = (sight: DuelSight, who: number, held: Held = combatant(sight, who)): readonly Hand[] =>
  HANDS.filter(
    (hand) => held[hand] === null && armUsable(combatant(sight, who), hand) && gripOf(sight, who, hand) === undefined,
  );

const onTwoHander = (sight: DuelSight, who: number, hand: Hand, held: Held): boolean => {
  const weapon = weaponIn(sight, who, otherHand(hand), held);
  return weapon !== null && WEAPONS[weapon].hands === 2 && gripOf(sight, who, hand) === undefined;
};

// SAGA-DUEL-ACT-106: a sound hand that carries nothing, a gripping one too; not one that is on a weapon.
export const bareHands = (sight: DuelSight, who: number, held: Held = combatant(sight, who)): readonly Hand[] =>
  HANDS.filter(
    (hand) => held[hand] === null && armUsable(combatant(sight, who), hand) && !onTwoHander(sight, who, hand, held),
  );

// SAGA-DUEL-WEAPON-008: no usable hand holds a weapon; a shield is none.
export const isUnarmed = (sight: DuelSight, who: number): boolean =>
  weaponIn(sight, who, 'left') === null && weaponIn(sight, who, 'right') === null;

// SAGA-DUEL-WEAPON-006: the hand to which a two-handed weapon goes that the other arm has lost: sound and empty.
export const keepingHand = (me: Held & { readonly majors: readonly number[] }): Hand | null => {
  for (const hand of HANDS) {
    const item = me[otherHand(hand)];
    const lost = isWeapon(item) && WEAPONS[item].hands === 2 && !armUsable(me, otherHand(hand));
    if (lost && me[hand] === null && armUsable(me, hand)) return hand;
  }
  return null;
};

/** The hand a Hold or Tackle of this round reaches out with. */
const reachingHand = ({ open }: DuelSight, who: number): Hand | null => {
  const act = open.turn.acts[who];
  if (act === null || act === undefined || (act.act !== 'hold' && act.act !== 'tackle')) return null;
  return act.with as Hand;
};

/** A two-handed weapon, and whether both hands are forced onto it. */
export interface InHand {
  readonly hand: With;
  readonly both?: true | undefined;
}

// SAGA-DUEL-WEAPON-003, -005, ACT-067: one hand only, because the other is lost, full, gripping or reaching out.
export const usedInOneHand = (sight: DuelSight, who: number, { hand, both }: InHand): boolean => {
  if ((hand !== 'left' && hand !== 'right') || both) return false;
  const weapon = weaponIn(sight, who, hand);
  if (weapon === null || WEAPONS[weapon].hands === 1) return false;
  const other = otherHand(hand);
  const me = combatant(sight, who);
  return (
    me[other] !== null ||
    !armUsable(me, other) ||
    gripOf(sight, who, other) !== undefined ||
    reachingHand(sight, who) === other
  );
};

// SAGA-DUEL-COND-026: bare hands use the gripping hand when no other hand is empty.
export const bareHandUsed = (sight: DuelSight, who: number): Hand | null => {
  const bare = bareHands(sight, who);
  return bare.find((hand) => gripOf(sight, who, hand) === undefined) ?? bare[0] ?? null;
};
