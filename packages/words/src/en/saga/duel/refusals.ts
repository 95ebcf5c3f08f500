import type { Json } from '@warmoot/kernel';
import type { Action, Duel, Item, Part } from '@warmoot/rules';
import { plainData } from '../../../plain.js';
import type { SceneWords } from '../../../words.js';
import { ACTS, BODY_PARTS, ITEMS } from './names.js';

type Facts = Readonly<Record<string, Json>>;

const named = <K extends string>(
  words: Readonly<Record<K, string>>,
  key: Json | undefined,
  otherwise: string,
): string => (typeof key === 'string' && Object.hasOwn(words, key) ? words[key as K] : otherwise);

const act = ({ act: key }: Facts): string => named<Action>(ACTS, key, 'this action');
const item = ({ item: key }: Facts): string => named<Item>(ITEMS, key, 'thing');
const part = ({ part: key }: Facts): string => named<Part>(BODY_PARTS, key, 'part');
const who = ({ who: name }: Facts): string => plainData(name ?? null);
const at = ({ x, y }: Facts): string => `(${plainData(x ?? null)}, ${plainData(y ?? null)})`;

const SKILLS = { control: 'Control', fightingMind: 'Fighting Mind', speed: 'Speed', strength: 'Strength' } as const;

/** What cannot be done in a fight, why, and what could be done instead. */
export const broken: SceneWords<Duel>['broken'] = {
  // The setup.
  'duel.notTwoHanded': (facts) =>
    `${who(facts)} cannot hold the ${item(facts)} in both hands: it is no two-handed weapon. Put it in "left" or "right".`,
  'duel.handsFull': (facts) =>
    `${who(facts)} has no hand left: the ${item(facts)} takes both. Leave "left" and "right" empty, or carry the rest.`,
  'duel.ratingOutOfRange': (facts) =>
    `${who(facts)} has ${SKILLS[facts.skill as keyof typeof SKILLS]} ${facts.rating}; a skill runs from 0 to 10.`,
  'duel.twoMajors': (facts) =>
    `${who(facts)} has two Major Wounds on the ${part(facts)}; a part never has more than one.`,
  'duel.incapableCannotEnter': (facts) =>
    `${who(facts)} has a Major Wound on the ${part(facts)} and cannot enter a fight. Leave ${who(facts)} out until it is healed.`,
  'duel.placeAllOrNone': () => 'Some people are placed and others are not. Give everybody a square ("at"), or nobody.',
  'duel.noSuchSquare': (facts) => `${at(facts)} is a wall or off the board. Name a square that can be stood on.`,
  'duel.squareTaken': (facts) => `${who(facts)} cannot start at ${at(facts)}: somebody else does. Name another square.`,
  'duel.wallInTheLineUp': (facts) =>
    `The wall at ${at(facts)} is where somebody would line up. Move the wall, or give everybody a square ("at").`,
  'duel.notACombat': () =>
    'An individual combat has one fighter on one side and one to four on the other, each in one combat only.',
  'duel.noSuchFighter': () => 'There is nobody of that name in this fight.',

  // Pairing and joining.
  'duel.notUnpaired': (facts) =>
    `${plainData(facts.own ?? null)} and ${plainData(facts.enemy ?? null)} cannot be paired: one of your own and one enemy are wanted, both not yet paired.`,
  'duel.noEnemyToJoin': () => 'That is no enemy who is still in the fight. Name one who is, or stay out of it.',
  'duel.tooFarToJoin': () => 'That enemy is more than three squares away. Come nearer as a free character first.',
  'duel.combatIsFull': () =>
    'Four are against that enemy already, and there is no room for a fifth. Go against another.',
  'duel.notWhereFewestAttack': () =>
    'Whoever joins goes into a combat that has the fewest attackers of all, and never as a fifth. Name such a combat.',

  // Actions.
  'duel.freeCharacter': (facts) =>
    `${act(facts)} needs an enemy in the same combat, and this fighter is in none. Join one at the start of a round.`,
  'duel.notYourEnemy': (facts) =>
    `${act(facts)} can only be aimed at an enemy of one’s own combat who is in the fight.`,
  'duel.apart': (facts) =>
    `The two are Apart: nothing can be aimed so far. Come nearer in Footwork before a ${act(facts)}.`,
  'duel.cannotMoveToReach': (facts) =>
    `Somebody who cannot move reaches no farther than the weapon, and the enemy is farther off. Before a ${act(facts)}: get free or up, or take a longer weapon.`,
  'duel.wallBetween': (facts) => `A wall stands between the two. Move to where the way is open before a ${act(facts)}.`,
  'duel.noImplement': (facts) =>
    `${act(facts)} cannot be made with that: a weapon in a sound hand is wanted. Name the hand that holds one, or bare hands.`,
  'duel.shieldMakesNoAction': (facts) =>
    `A shield makes no action. Name the hand that holds a weapon for the ${act(facts)}, or bare hands.`,
  'duel.lameHand': (facts) =>
    `That arm has a Major Wound and what it holds is useless for a ${act(facts)}. Use the other hand, or Ready the weapon into it.`,
  'duel.noBareHand': (facts) =>
    `${act(facts)} with bare hands needs a sound, empty hand. Drop something, or use what is held.`,
  'duel.noFreeHand': (facts) =>
    `${act(facts)} needs a free hand: sound, empty and gripping nobody. Drop something with the action.`,
  'duel.noPushWhenDown': () => 'Nobody pushes while PRONE. Stand Up first.',
  'duel.noPushWhenTackled': () => 'Nobody pushes while TACKLED. Break Tackle first.',
  'duel.alreadyGripped': (facts) =>
    `The enemy is gripped that way already; another ${act(facts)} would change nothing.`,
  'duel.notBothHands': () =>
    'Both hands go only on a two-handed weapon whose other hand is on a grip. Leave "both" out, or name that weapon.',
  'duel.notProne': () => 'Only somebody PRONE can Stand Up.',
  'duel.lameLeg': () => 'A leg with a Major Wound does not carry: no Stand Up before it is healed.',
  'duel.notGripped': () => 'Break Hold is for somebody HELD by the one named.',
  'duel.notTackled': () => 'Break Tackle is for somebody TACKLED by the one named.',
  'duel.notIncapable': () => 'Only an enemy who was incapable before the actions were chosen can be killed.',
  'duel.killOutOfReach': () => 'The enemy lies too far off to be killed. Come within reach first.',
  'duel.cannotFlee': () =>
    'Only somebody who can move and is Apart from every enemy of the combat can Flee. Open the distance first, or surrender.',
  'duel.nothingToDrop': () => 'That hand holds nothing to drop.',
  'duel.nobodyToRelease': () => 'That hand grips nobody.',
  'duel.readyIsAnAction': () =>
    'Readying does not fit here: as the table plays, it is either an action of its own or free with every action (saga.duel.ready).',
  'duel.notAtHand': () => 'Only what is in hand, carried, or lies on the own square or beside it can be taken.',
  'duel.readyNothing': () => 'The hands hold just that already. Arrange them otherwise, or choose another action.',
  'duel.lameArm': () => 'An arm with a Major Wound takes nothing up. Use the other hand.',

  // Defences.
  'duel.notADefence': () => 'That defence does not serve against this action. Choose one of those listed, or none.',
  'duel.cannotDodge': () => 'Nobody dodges while PRONE or TACKLED. Parry where that serves, or leave it undefended.',
  'duel.cannotDodgeHeld': () => 'Nobody dodges away while HELD. Parry where that serves, or leave it undefended.',
  'duel.noRoomToDodge': () =>
    'A Dodge goes to a free square beside one’s own, one farther from the attacker. Name such a square, or defend otherwise.',
  'duel.oneDodge': () => 'There is one Dodge a round, to one square for all who are dodged. Name the same square.',
  'duel.twoParries': () => 'Against many only two actions can be parried in a round. Dodge, or leave it undefended.',
  'duel.nothingToParryWith': () =>
    'A Parry needs a weapon or shield in that hand, and the arm sound. Name the other hand.',
  'duel.enemyIsArmed': () => 'Bare hands parry only an attacker who is unarmed too.',
  'duel.rockCannotParry': () => 'A rock cannot parry. Use the other hand, or dodge.',

  // Wounds and moves.
  'duel.woundNotDeclined': () => 'The wound must be placed: name a part.',
  'duel.partNotOpen': (facts) => `The ${part(facts)} is protected or has a Major Wound already. Name another part.`,
  'duel.cannotLeave': () => 'The edge of the board cannot be crossed here. Name a square.',
  'duel.squareOutOfReach': (facts) =>
    `${at(facts)} is taken, or farther than ${plainData(facts.most ?? null)} ${facts.most === 1 ? 'step' : 'steps'} over free squares. Name a nearer one.`,
  'duel.move.push': (facts) => `${at(facts)} is no free square one farther from the one who pushes.`,
  'duel.move.dodge': (facts) => `${at(facts)} is no free square one farther from everybody who is dodged.`,
  'duel.move.closing': (facts) => `${at(facts)} is not among the nearest free squares beside the victim.`,
  'duel.move.following': (facts) =>
    `${at(facts)} is no free square one nearer to the dodger. Stay, or name such a square.`,
};
