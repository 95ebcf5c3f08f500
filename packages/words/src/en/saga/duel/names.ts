import type { Duel, Item, Part, Square } from '@warmoot/rules';
import { type Action, type Answer, type Armour, type Hand, PARTS, separation } from '@warmoot/rules';
import type { Telling } from '../../../words.js';
import { and } from '../../grammar.js';

export type DuelSight = Telling<Duel>['sight'];
export type Somebody = DuelSight['open']['combatants'][number];
export type Combat = DuelSight['open']['combats'][number];

/** The actions as the book writes them. */
export const ACTS: Readonly<Record<Action | 'breakHold' | 'breakTackle' | 'kill', string>> = {
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

export const partName = (part: number): string => BODY_PARTS[PARTS[part] as Part];

const DISTANCES = ['the same square', 'Dagger', 'Sword', 'Spear'] as const;

/** Dagger, Sword, Spear or Apart. */
export const distanceName = (apart: number): string => DISTANCES[apart] ?? 'Apart';

export const nameOf = ({ given }: DuelSight, who: number): string => given.fighters[who]?.name ?? 'nobody';

export const names = (sight: DuelSight, who: readonly number[]): string => and(who.map((one) => nameOf(sight, one)));

export const whoIs = ({ given }: DuelSight, name: string): number =>
  given.fighters.findIndex((fighter) => fighter.name === name);

export const somebody = ({ open }: DuelSight, who: number): Somebody => open.combatants[who] as Somebody;

export const squareText = ({ x, y }: Square): string => `(${x}, ${y})`;

/** "Ella", or "Ella's side" where she is not alone. */
export const sideName = ({ given }: DuelSight, side: number): string => {
  const [first, ...others] = given.fighters.filter((fighter) => fighter.side === side);
  return others.length === 0 ? `${first?.name}` : `${first?.name}’s side`;
};

export const possessive = (name: string): string => `${name}’s`;

export const combatOf = ({ open }: DuelSight, who: number): Combat | undefined =>
  open.combats.find(({ side1, side2 }) => side1.includes(who) || side2.includes(who));

/** The enemies of a fighter's own combat who are still in the fight. */
export const enemiesOf = (sight: DuelSight, who: number): readonly number[] => {
  const combat = combatOf(sight, who);
  if (combat === undefined) return [];
  const enemies = combat.side1.includes(who) ? combat.side2 : combat.side1;
  return enemies.filter((one) => somebody(sight, one).standing === 'in');
};

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
  const { left, right } = somebody(sight, who);
  const item = hand === 'left' ? left : right;
  if (item === null) return `the ${hand} hand`;
  return `the ${ITEMS[item]}${left === right ? ` in the ${hand} hand` : ''}`;
};

/** Why somebody cannot move: "PRONE", "HELD and TACKLED". */
export const conditionsOf = ({ open }: DuelSight, who: number): readonly string[] => {
  const grips = open.grips.filter(({ victim }) => victim === who);
  return [
    ...(open.combatants[who]?.prone ? ['PRONE'] : []),
    ...(grips.some(({ grip }) => grip === 'held') ? ['HELD'] : []),
    ...(grips.some(({ grip }) => grip === 'tackled') ? ['TACKLED'] : []),
  ];
};

/** "1 Minor Wound", "a Major Wound and 2 Minor Wounds". */
export const woundsText = (minors: number, major: boolean): string => {
  const all = [
    ...(major ? ['a Major Wound'] : []),
    ...(minors === 0 ? [] : [`${minors} Minor Wound${minors === 1 ? '' : 's'}`]),
  ];
  return all.length === 0 ? 'no wound' : and(all);
};
