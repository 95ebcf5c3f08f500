import type { Json } from '@warmoot/kernel';
import type { Battle, Troop } from '@warmoot/rules';
import { plainData } from '../../../plain.js';
import type { SceneWords } from '../../../words.js';
import { TROOP_NAMES } from './names.js';

type Facts = Readonly<Record<string, Json>>;

const fact = (facts: Facts, key: string): string => plainData(facts[key] ?? null);
const at = (facts: Facts): string => `(${fact(facts, 'row')}, ${fact(facts, 'column')})`;

/** What cannot be done in a battle, why, and what could be done instead. */
export const broken: SceneWords<Battle>['broken'] = {
  'battle.overBudget': (facts) =>
    `${fact(facts, 'who')} costs ${fact(facts, 'cost')} points, and ${fact(facts, 'budget')} were agreed. Take fewer or cheaper troops.`,
  'battle.notTheLargest': ({ troop }) =>
    `${TROOP_NAMES[troop as Troop] ?? 'That type'} is not among the types with the largest unit. Name one that is.`,

  // Placing.
  'battle.placeAll': (facts) => `All units are placed in one go, each once: ${fact(facts, 'units')}.`,
  'battle.cannotStand': (facts) =>
    `${fact(facts, 'unit')} cannot stand on ${at(facts)}: it is impassable or off the map.`,
  'battle.hexTaken': (facts) => `${fact(facts, 'unit')} cannot be placed on ${at(facts)}: somebody is there already.`,
  'battle.noLegalRow': () =>
    'So placed, no straight row through a unit has the whole army on one side and room for the attacker on the other.',
  'battle.notALegalRow': () =>
    'That row is not open: a unit must stand on it, none beyond it, and the attacker must have room on the other side.',
  'battle.beyondTheLine': (facts) =>
    `${at(facts)} is beyond the row that was named. Place on it, or on your own side of it.`,
  'battle.notConnected': () => 'An ambushed army stands in one group: every unit must touch another.',
  'battle.noColumn': () => 'On the march no unit may touch more than two others.',
  'battle.noRoomForAmbusher': (facts) =>
    `That leaves no room for the ${fact(facts, 'attackers')} units of the ambusher.`,
  'battle.surrounded': (facts) => `${at(facts)} is surrounded: no way leads from there to the rim. Place elsewhere.`,
  'battle.encircled': () => 'At least one ambushed unit must keep a way to the rim. Leave a gap.',

  // The round.
  'battle.retreatingAlready': () =>
    'This army is retreating already: whoever can leave does. What is left may surrender.',
  'battle.noTruce': () => 'This table has no truce. Fight on, retreat or surrender.',
  'battle.quickNumber': (facts) =>
    `${fact(facts, 'count')} quick units are wanted, ${fact(facts, 'named')} were named.`,
  'battle.notYourUnit': (facts) => `${fact(facts, 'unit')} is no unit of yours on the map, or was named twice.`,
  'battle.pinned': (facts) => `${fact(facts, 'unit')} was pinned by an enemy and cannot move any more this round.`,
  'battle.notItsPhase': (facts) => `${fact(facts, 'unit')} does not move in this phase, or has moved already.`,
  'battle.outOfReach': (facts) => `${fact(facts, 'unit')} cannot get to ${at(facts)} and end its move there.`,
  'battle.notSimplest': () => 'Clusters must be as simple as possible. Choose one of the divisions that are.',

  // Shooting and melee.
  'battle.noTarget': (facts) => `${fact(facts, 'target')} is no enemy on the map.`,
  'battle.outOfRange': (facts) => `${fact(facts, 'target')} is out of range of ${fact(facts, 'unit')}.`,
  'battle.tooNear': (facts) =>
    `${fact(facts, 'target')} is too near: at this table nobody shoots at distance 1. Hold fire, or aim at another.`,
  'battle.noLine': (facts) =>
    `${fact(facts, 'unit')} has no clear line to ${fact(facts, 'target')}: all hexes must be open.`,
  'battle.noSuchCluster': (facts) =>
    `${fact(facts, 'unit')} is not the first of your units in a cluster that is still to fight.`,
  'battle.notInTheCluster': (facts) => `${fact(facts, 'unit')} is not among the enemies in this cluster.`,
  'battle.notToMoveBack': (facts) => `${fact(facts, 'unit')} does not have to move back now.`,
  'battle.nobodyLeft': (facts) => `Nobody of ${fact(facts, 'unit')} is left to move back: it takes its losses.`,
  'battle.intoContact': (facts) =>
    `${fact(facts, 'unit')} must not fall back next to another enemy while it has another way.`,
  'battle.notAway': (facts) =>
    `${fact(facts, 'unit')} must move to a free hex at distance 2 from ${fact(facts, 'from')}.`,
  'battle.noLightStep': (facts) =>
    `${fact(facts, 'unit')} cannot step to ${at(facts)}: only light infantry, to a free hex, from or into closed terrain or across a soft barrier.`,
  'battle.noSuchChampion': (facts) =>
    `${fact(facts, 'own')} and ${fact(facts, 'enemy')} cannot meet: both must be able champions, one of each army.`,
};
