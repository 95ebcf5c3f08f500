import {
  type ActChoice,
  type Answer,
  type Armour,
  type DuelSight,
  type Hand,
  type Item,
  type Part,
  type Square,
  separation,
} from '@warmoot/rules';
import {
  type Combat,
  enemiesOf,
  heldIn,
  hindrancesOf,
  nameOf,
  namesOf,
  ofSide,
  partAt,
  somebody,
} from '../../../duel/facts.js';
import { and } from '../../grammar.js';

/** The actions as the book writes them. */
export const ACTS: Readonly<Record<ActChoice['act'], string>> = {
  quickAttack: 'Quick Attack',
  viciousAttack: 'Vicious Attack',
  controlledAttack: 'Controlled Attack',
  tackle: 'Tackle',
  bash: 'Bash',
  flurry: 'Flurry',
  feint: 'Feint',
  hold: 'Hold',
  push: 'Push',
  trip: 'Trip',
  breakHold: 'Break Hold',
  breakTackle: 'Break Tackle',
  kill: 'Kill',
  ready: 'Ready',
  standUp: 'Stand Up',
  flee: 'Flee',
  pass: 'Pass',
};

export const DEFENCES: Readonly<Record<Answer['by'], string>> = {
  dodge: 'Dodge',
  parry: 'Parry',
  strength: 'Strength',
  fightingMind: 'Fighting Mind',
  none: 'no defence',
};

export const ITEMS: Readonly<Record<Item, string>> = {
  dagger: 'dagger',
  rock: 'rock',
  sword: 'sword',
  club: 'club',
  hammer: 'hammer',
  mace: 'mace',
  axe: 'axe',
  fencingSword: 'fencing sword',
  bigSword: 'big sword',
  spear: 'spear',
  staff: 'staff',
  halberd: 'halberd',
  shield: 'shield',
};

export const ARMOURS: Readonly<Record<Armour, string>> = {
  none: 'no armour',
  other: 'padding or leather',
  otherMetal: 'other metal',
  metalPlate: 'metal plate',
};

export const BODY_PARTS: Readonly<Record<Part, string>> = {
  leftArm: 'left arm',
  rightArm: 'right arm',
  leftLeg: 'left leg',
  rightLeg: 'right leg',
  body: 'body',
  head: 'head',
};

export const HAND_NAMES: Readonly<Record<Hand, string>> = { left: 'left hand', right: 'right hand' };

export const partName = (part: number): string => BODY_PARTS[partAt(part)];

const DISTANCES = ['the same square', 'Dagger', 'Sword', 'Spear'] as const;

/** Dagger, Sword, Spear or Apart. */
export const distanceName = (apart: number): string => DISTANCES[apart] ?? 'Apart';

export const names = (sight: DuelSight, who: readonly number[]): string => and(namesOf(sight, who));

/** "Ella", or "Ella's side" where she is not alone. */
export const sideName = (sight: DuelSight, side: number): string => {
  const [first = -1, ...others] = ofSide(sight, side);
  return others.length === 0 ? nameOf(sight, first) : `${possessive(nameOf(sight, first))} side`;
};

export const possessive = (name: string): string => `${name}’s`;

export const combatText = (sight: DuelSight, { side1, side2 }: Combat): string =>
  `${names(sight, side1)} against ${names(sight, side2)}`;

/** "Sword distance from Morten", "Dagger distance from Ada, Apart from Bram". */
export const distancesFrom = (sight: DuelSight, who: number, at: Square): string =>
  enemiesOf(sight, who)
    .map((enemy) => {
      const apart = separation(at, somebody(sight, enemy));
      const distance = distanceName(apart);
      return `${distance}${apart > 3 ? '' : ' distance'} from ${nameOf(sight, enemy)}`;
    })
    .join(', ');

/** "the sword", "the sword in the left hand" where both hands hold one. */
export const implementText = (sight: DuelSight, who: number, hand: Hand): string => {
  const { item, twice } = heldIn(sight, who, hand);
  if (item === null) return `the ${hand} hand`;
  return `the ${ITEMS[item]}${twice ? ` in the ${hand} hand` : ''}`;
};

/** Why somebody cannot move: "PRONE", "HELD and TACKLED". */
export const conditionsOf = (sight: DuelSight, who: number): readonly string[] => {
  const { prone, held, tackled } = hindrancesOf(sight, who);
  return [...(prone ? ['PRONE'] : []), ...(held ? ['HELD'] : []), ...(tackled ? ['TACKLED'] : [])];
};

/** "1 Minor Wound", "a Major Wound and 2 Minor Wounds". */
export const woundsText = (minors: number, major: boolean): string => {
  const all = [
    ...(major ? ['a Major Wound'] : []),
    ...(minors === 0 ? [] : [`${minors} Minor Wound${minors === 1 ? '' : 's'}`]),
  ];
  return all.length === 0 ? 'no wound' : and(all);
};
