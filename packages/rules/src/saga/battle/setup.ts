import { shape } from '@warmoot/kernel';
import { fieldShape, placeShape, USUAL_SIZE, WIDEST } from '../../war/field/field.js';
import { placeNameShape, unitNameShape } from '../../war/names/names.js';
import { duelOptions, fighterShape } from '../duel/setup.js';
import { orNone, orTwoNumbers } from '../notation.js';
import { ALL_TROOPS, byTroop } from './troops.table.js';

const MOST_SOLDIERS = 1_000_000;

const soldiers = shape.withDefault(shape.integer(0, MOST_SOLDIERS), 0);

/** Soldiers by troop type. */
export const troopsShape = shape.record(byTroop(() => soldiers));

export const NO_TROOPS = byTroop(() => 0);

/** What units are called, by troop type and in seat order; null, and whoever is left out, is named by the game. */
export const namesShape = shape.record(byTroop(() => shape.optional(shape.list(shape.nullable(unitNameShape), 0, 18))));

const army = shape.record({
  name: shape.name,
  /** Who commands it. */
  seat: shape.name,
  troops: shape.withDefault(troopsShape, NO_TROOPS),
  /** SAGA-BATTLE-007: listed, and without effect. */
  leaders: shape.withDefault(shape.list(shape.name, 0, 40), []),
  names: shape.optional(namesShape),
  /** Places that its units are named after, before those of the map. */
  homes: shape.optional(shape.list(placeNameShape, 0, 18)),
  /** SAGA-BATTLE-008: people who may meet an enemy hand to hand while the battle waits. */
  champions: shape.withDefault(shape.list(fighterShape, 0, 6), []),
});

export const troopShape = shape.oneOf(...ALL_TROOPS);

const unitInCourse = shape.record({
  army: shape.oneOf('attacker', 'defender'),
  troop: troopShape,
  size: shape.integer(1, MOST_SOLDIERS),
  losses: shape.withDefault(shape.integer(0, MOST_SOLDIERS), 0),
  /** Its hex; null for a unit that is destroyed, or that has left the map. */
  at: shape.nullable(placeShape),
  name: shape.optional(unitNameShape),
  /** The running number of its last move; left out, its place in the list. */
  order: shape.optional(shape.integer(1, 1_000_000)),
});

const armyName = shape.oneOf('attacker', 'defender');

/** A battle taken up in its course. Units that moved later stand later in the list. */
const position = shape.record({
  units: shape.list(unitInCourse, 2, 18),
  /** The round to begin with. */
  round: shape.withDefault(shape.integer(1, 100_000), 1),
  /** The loss number; left out, it follows from the units. */
  lossNumber: shape.optional(shape.integer(1, MOST_SOLDIERS)),
  /** The armies that have declared their retreat. */
  retreated: shape.withDefault(shape.list(armyName, 0, 2), []),
  /** The rounds in which nothing has happened, up to this one. */
  quiet: shape.withDefault(shape.integer(0, 100_000), 0),
  /** How many duels there have been, and the champions who are out of them. */
  duels: shape.withDefault(shape.integer(0, 100_000), 0),
  champions: shape.withDefault(
    shape.list(
      shape.record({ who: shape.name, standing: shape.oneOf('in', 'incapable', 'dead', 'fled', 'surrendered') }),
      0,
      12,
    ),
    [],
  ),
});

/** How a battle is set up. */
export const battleSetup = shape.record({
  seats: shape.list(shape.name, 1, 20),
  attacker: army,
  defender: army,
  /** SAGA-BATTLE-DEPLOY-001: the defender stands, or is ambushed. SAGA-BATTLE-DEPLOY-002: the table says which it is. */
  defence: shape.withDefault(shape.oneOf('standing', 'onTheMarch', 'inCamp'), 'standing'),
  /** The fields that fit the area. The side that may pick chooses one of them. */
  fields: shape.withDefault(shape.list(fieldShape, 1, 12), [{ field: 'plain' }]),
  /** The options of the duels between champions; left out, they are as usual. */
  duelOptions: shape.optional(duelOptions),
  position: shape.optional(position),
});

/** Rows, and hexes in row 0. */
const size = orTwoNumbers(
  shape.record({ rows: shape.integer(2, WIDEST), columns: shape.integer(2, WIDEST) }),
  'rows',
  'columns',
);

/** The options of the ledger's table, by their names there. */
export const battleOptions = shape.record({
  'saga.battle.ambushEncircle': shape.withDefault(shape.oneOf('allowed', 'forbidden'), 'allowed'),
  'saga.battle.ambushShape': shape.withDefault(shape.oneOf('connected', 'free'), 'connected'),
  'saga.battle.backIntoContact': shape.withDefault(shape.flag, true),
  'saga.battle.bowSize': shape.withDefault(shape.oneOf('original', 'remaining'), 'original'),
  'saga.battle.budget': shape.withDefault(orNone(shape.integer(0)), null),
  'saga.battle.cavalryFlank': shape.withDefault(shape.oneOf('contact', 'cluster'), 'contact'),
  'saga.battle.closedCost': shape.withDefault(shape.oneOf(1, 2), 1),
  'saga.battle.clusterEven': shape.withDefault(shape.flag, true),
  'saga.battle.clusterOrder': shape.withDefault(shape.oneOf('proactive', 'seat'), 'proactive'),
  'saga.battle.edgeLine': shape.withDefault(shape.oneOf('either', 'both'), 'either'),
  'saga.battle.firstRoundShooting': shape.withDefault(shape.flag, true),
  'saga.battle.map': shape.withDefault(size, USUAL_SIZE),
  'saga.battle.musterTie': shape.withDefault(shape.oneOf('tableOrder', 'ownerChooses'), 'tableOrder'),
  'saga.battle.passFriends': shape.withDefault(shape.flag, true),
  'saga.battle.quietRounds': shape.withDefault(orNone(shape.integer(1)), 20),
  'saga.battle.retreatPath': shape.withDefault(shape.oneOf('anyLength', 'oneMove'), 'anyLength'),
  'saga.battle.rounding': shape.withDefault(shape.oneOf('up', 'down'), 'up'),
  'saga.battle.shootAtOne': shape.withDefault(shape.flag, true),
  'saga.battle.shootOverImpassable': shape.withDefault(shape.flag, false),
  'saga.battle.truce': shape.withDefault(shape.oneOf('allowed', 'no'), 'allowed'),
});
