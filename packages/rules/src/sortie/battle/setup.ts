import { badForm, ok, refused, type Shape, shape } from '@warmoot/kernel';
import { placeNameShape, unitNameShape } from '../../war/names/names.js';
import { ALL_GROUNDS, MOUNTS, SPEED_RANKS, WEIGHTS } from './kinds.table.js';

export const SIDE_KEYS = ['a', 'b'] as const;
export type SideKey = (typeof SIDE_KEYS)[number];

/** How many units a side can have at most. */
export const MOST_UNITS = 20;
/** How many heads a unit can have at most. */
export const MOST_HEADS = 1_000_000;
const MOST_DICE = 99;

const sideShape = shape.oneOf(...SIDE_KEYS);
const dice = shape.integer(0, MOST_DICE);

/** A key of a unit: `A1`, `A2`, … on side A, `B1`, … on side B, in the order of its list. */
const key = shape.name;

/** SORTIE-UNIT-001: a level, of two decimals at most. */
const level = (least: number, most: number): Shape<number> => ({
  schema: { type: 'number', minimum: least, maximum: most, multipleOf: 0.01 },
  parse: (value, path = '') => {
    const hundredths = typeof value === 'number' ? Math.round(value * 100) : Number.NaN;
    const isExact = Math.abs((value as number) * 100 - hundredths) < 1e-6;
    return isExact && hundredths >= least * 100 && hundredths <= most * 100
      ? ok(hundredths / 100)
      : refused(badForm(path, 'sortie.level', String(value), { least, most }));
  },
});

/** From where to where a level goes. */
export const LEVELS = { least: -5, most: 10 } as const;
/** From where to where the level of a commander goes. */
export const COMMANDER_LEVELS = { least: 0, most: 10 } as const;
/** The level of a commander, as a setup has it. */
export const commanderLevel = level(COMMANDER_LEVELS.least, COMMANDER_LEVELS.most);

/** SORTIE-STRENGTH-004: what a commander may be strong in. */
export const STRENGTHS = ['command', 'tactics'] as const;

/** SORTIE-UNIT-001: a trained commander. SORTIE-UNIT-005: of level 0 and without a Strength where nothing is said. */
const commander = shape.record({
  name: shape.optional(shape.name),
  level: shape.withDefault(commanderLevel, 0),
  strengths: shape.withDefault(shape.list(shape.oneOf(...STRENGTHS), 0, 2), []),
  /** Left out, the commander speaks as the unit does. */
  speaks: shape.optional(shape.name),
  /** SORTIE-WEAK-006: not the commander that the unit is used to. */
  stranger: shape.withDefault(shape.flag, false),
});

/** SORTIE-UNIT-001, SORTIE-UNIT-005: a unit, and what is taken for granted of it. */
export const unitFields = {
  name: shape.optional(unitNameShape),
  heads: shape.withDefault(shape.integer(1, MOST_HEADS), 100),
  mount: shape.withDefault(shape.oneOf(...MOUNTS), 'infantry'),
  weight: shape.withDefault(shape.oneOf(...WEIGHTS), 'light'),
  archers: shape.withDefault(shape.flag, false),
  level: shape.withDefault(level(LEVELS.least, LEVELS.most), 0),
  /** Left out, a trained one of its own; null where nobody trained leads it (SORTIE-WEAK-005). */
  commander: shape.optional(shape.nullable(commander)),
  mercenary: shape.withDefault(shape.flag, false),
  /** SORTIE-WEAK-001, SORTIE-WEAK-002: how much of its daily movement it has used. */
  moved: shape.withDefault(shape.oneOf('no', 'overHalf', 'all'), 'no'),
  /** SORTIE-WEAK-003: its last battle: how many days ago, and with how many penalty dice it ended. */
  fought: shape.optional(shape.record({ daysAgo: shape.integer(0, 9999), penaltyDice: dice })),
  /** SORTIE-WEAK-004 */
  illPrepared: shape.withDefault(shape.flag, false),
  speaks: shape.optional(shape.name),
  /** SORTIE-FLOAT-013: special dice, as the table says. */
  bonusDice: shape.withDefault(dice, 0),
  penaltyDice: shape.withDefault(dice, 0),
  /** SORTIE-SITUATION-011: whom its weapons are superior to: `everyone`, `infantry`, `cavalry`, or units by their keys. */
  superiorTo: shape.withDefault(shape.list(shape.name, 0, MOST_UNITS), []),
  /** SORTIE-SITUATION-018: it stands higher than whoever does not. */
  higher: shape.withDefault(shape.flag, false),
  /** SORTIE-SITUATION-015, SORTIE-SITUATION-016: the fortification that it defends, and whether it is able to man the walls. */
  walls: shape.optional(shape.record({ level: shape.integer(0, 9), manned: shape.withDefault(shape.flag, true) })),
  /** SORTIE-SITUATION-019: enemies upon whom it comes from a side that they do not guard, by their keys. */
  outflanks: shape.withDefault(shape.list(key, 0, MOST_UNITS), []),
  /** SORTIE-STATE-023: it stands where there is no way out. */
  noEscape: shape.withDefault(shape.flag, false),
  /** SORTIE-THROUGH-005: the friend that it stands behind, by its key. */
  behind: shape.optional(key),
  /** SORTIE-SAGA-002: the kind of troops that it is made of in a saga. */
  troop: shape.optional(shape.name),
  /** SORTIE-SAGA-011: who of a saga's cast goes with it and shares its fate. */
  character: shape.optional(shape.name),
};

const army = shape.record({
  name: shape.name,
  /** Who commands it. */
  seat: shape.name,
  units: shape.list(shape.record(unitFields), 1, MOST_UNITS),
  /** SORTIE-FLOAT-020: a general who leads no unit and rolls for the initiative. */
  general: shape.optional(
    shape.record({ name: shape.optional(shape.name), level: shape.withDefault(commanderLevel, 0) }),
  ),
  /** SORTIE-FLOAT-008, SORTIE-FLOAT-009: how it comes upon the other side. */
  comes: shape.withDefault(shape.oneOf('openly', 'bySurprise', 'fromAmbush'), 'openly'),
  /** Places that its units are named after. */
  homes: shape.optional(shape.list(placeNameShape, 0, MOST_UNITS)),
  /** SORTIE-SAGA-010: where it comes from a saga, after how many days its injured are back with it, and on which of the saga. */
  returns: shape.optional(shape.record({ days: shape.integer(0, 365), on: shape.integer(0, 10_000_000) })),
});

/** What has changed about a unit since the battle began; what is left out is as at the start. */
const unitInCourse = shape.record({
  unit: key,
  heads: shape.optional(shape.integer(1, MOST_HEADS)),
  /** F, as one signed number. */
  floating: shape.optional(shape.integer(-999, 999)),
  record: shape.withDefault(shape.integer(0, 999), 0),
  flankedBy: shape.withDefault(shape.list(key, 0, MOST_UNITS), []),
  /** Whether its first sortie is over, with the opening dice. */
  opened: shape.withDefault(shape.flag, false),
  /** Whether it has left the walls. */
  leftWalls: shape.withDefault(shape.flag, false),
  /** SORTIE-THROUGH-005: whether it has engaged, been engaged or closed; left out, as `opened`. Who has only shot has not. */
  stirred: shape.optional(shape.flag),
  fate: shape.withDefault(shape.oneOf('here', 'finished', 'destroyed', 'captured', 'killed', 'fled', 'left'), 'here'),
});

/** A battle taken up in its course, at the beginning of a round. */
const position = shape.record({
  round: shape.withDefault(shape.integer(1, 99), 1),
  /** Who has the initiative; left out, nobody. SORTIE-FLOAT-011: who came by surprise or from ambush has it anyhow. */
  initiative: shape.withDefault(shape.nullable(sideShape), null),
  units: shape.withDefault(shape.list(unitInCourse, 0, 2 * MOST_UNITS), []),
  /** Half moves between pairs of enemies; every other pair is as far apart as at the start. */
  apart: shape.withDefault(
    shape.list(shape.record({ a: key, b: key, halfMoves: shape.integer(0, 99) }), 0, MOST_UNITS * MOST_UNITS),
    [],
  ),
  /** Rounds in which nobody wanted to fight, up to this one. */
  quiet: shape.withDefault(shape.integer(0, 99), 0),
});

/** How a battle is set up. SORTIE-UNIT-006: the side entered first is side A. */
export const sortieSetup = shape.record({
  seats: shape.list(shape.name, 1, 20),
  a: army,
  b: army,
  /** SORTIE-UNIT-005: ordinary where nothing is said. */
  ground: shape.withDefault(shape.oneOf(...ALL_GROUNDS), 'ordinary'),
  /** SORTIE-SITUATION-014: where the ground between two units is another. */
  grounds: shape.withDefault(
    shape.list(shape.record({ a: key, b: key, ground: shape.oneOf(...ALL_GROUNDS) }), 0, MOST_UNITS * MOST_UNITS),
    [],
  ),
  /** SORTIE-FLOAT-012: who has the initiative where the table says it. */
  initiative: shape.withDefault(shape.nullable(sideShape), null),
  position: shape.optional(position),
});

const ranks = shape.record({ heavy: shape.integer(0, 99), medium: shape.integer(0, 99), light: shape.integer(0, 99) });

/** `none`, or a number of dice. */
const cap = shape.oneOf<'none' | 3>('none', 3);

/** The options of the ledger's table, by their names there. Those of a saga's armies belong to the bridge. */
export const sortieOptions = shape.record({
  'sortie.ties': shape.withDefault(shape.oneOf('none', 'defender'), 'none'),
  'sortie.speedRanks': shape.withDefault(shape.record({ infantry: ranks, cavalry: ranks }), SPEED_RANKS),
  'sortie.bothStrengths': shape.withDefault(shape.oneOf(1, 2), 1),
  'sortie.foughtRecently': shape.withDefault(shape.oneOf('lastBattle', 'currentPool'), 'lastBattle'),
  'sortie.openingDice': shape.withDefault(shape.oneOf('best', 'sum'), 'best'),
  'sortie.initiative': shape.withDefault(shape.oneOf('roll', 'table'), 'roll'),
  'sortie.mercenaryDoubling': shape.withDefault(shape.oneOf('played', 'received'), 'played'),
  'sortie.bids': shape.withDefault(shape.oneOf('secret', 'open'), 'secret'),
  'sortie.startDistance': shape.withDefault(shape.integer(0, 5), 4),
  'sortie.leaveDistance': shape.withDefault(shape.integer(6, 12), 6),
  'sortie.attackAgainstCharge': shape.withDefault(shape.oneOf('attack', 'charge'), 'attack'),
  'sortie.freeRetreat': shape.withDefault(shape.oneOf('full', 'half'), 'full'),
  'sortie.finishedEscape': shape.withDefault(shape.oneOf('on', 'off'), 'on'),
  'sortie.fadeMinutes': shape.withDefault(shape.integer(1, 600), 30),
  'sortie.injuredDays': shape.withDefault(shape.integer(0, 365), 1),
  'sortie.replaceDays': shape.withDefault(shape.integer(0, 365), 7),
  'sortie.victory': shape.withDefault(shape.oneOf('lastStanding', 'table'), 'lastStanding'),
  'sortie.roundLimit': shape.withDefault(shape.integer(1, 99), 40),
  'sortie.archeryBonusCap': shape.withDefault(cap, 'none'),
  'sortie.archersGain': shape.withDefault(shape.oneOf('off', 'on'), 'off'),
  'sortie.shootIntoMelee': shape.withDefault(shape.oneOf('on', 'off'), 'on'),
  'sortie.fronts': shape.withDefault(shape.oneOf('flanked', 'table'), 'flanked'),
});
