import { type Shaped, shape } from '@warmoot/kernel';
import { placeNameShape, unitNameShape } from '../../../war/names/names.js';
import { GRADES, type Grade } from '../../model/profiles.table.js';
import { edgeShape, figureFields, groundShape, MAP, PHASES, sideShape, spaceShape } from '../../model/setup.js';

/** WARBAND-UNIT-004, WARBAND-UNIT-008: figures in a rank, ranks in a unit. */
export const MOST_IN_RANK = 5;
/** How many ranks a unit can have at most. */
export const MOST_RANKS = 3;
/** WARBAND-TACTIC-014 */
export const FULL_UNIT = MOST_IN_RANK * MOST_RANKS;
/** Ours: so many units of a side fit on a table and on a page. */
export const MOST_UNITS = 12;

export const UNIT_FACINGS = ['n', 'e', 's', 'w'] as const;
export const unitFacingShape = shape.oneOf(...UNIT_FACINGS);

/** A unit, `A1`, or a rank of it, `A1.2`, or a unique figure in it, `A1u1`. */
const key = shape.name;
const round = shape.integer(0, 999);

// The place of a figure is that of its rank; what is not said of ranks is left to single figures.
const { at: _at, facing: _facing, group: _group, prone: _prone, fell: _fell, sure: _sure, ...figure } = figureFields;

/**
 * Figures of one kind side by side. WARBAND-UNIT-003: player characters, those with a name or the flag `unique`, and a single
 * one with more Might than all others of the unit are unique; all others are normal.
 */
export const rankedFields = {
  ...figure,
  /** How many of them stand side by side. */
  count: shape.withDefault(shape.integer(1, MOST_IN_RANK), 1),
  /** WARBAND-SAGA-006: the Lead of somebody from a saga. */
  lead: shape.optional(shape.integer(0, 20)),
  /** WARBAND-TACTIC-014: whether the unit's banner is borne by one of these. */
  banner: shape.withDefault(shape.flag, false),
};

const rank = shape.record({
  /** From left to right as the unit sees it. */
  figures: shape.list(shape.record(rankedFields), 1, MOST_IN_RANK),
  /** WARBAND-UNIT-010: whether it has a light of its own, in the dark. */
  light: shape.withDefault(shape.flag, false),
  /** WARBAND-ROUND-011: damage short of a whole figure. */
  damage: shape.withDefault(shape.integer(0, 60), 0),
});

const unit = shape.record({
  name: shape.optional(unitNameShape),
  /** Who plays it; left out, whoever plays its side. */
  seat: shape.optional(shape.name),
  /** Left out, the lowest grade among its figures. */
  grade: shape.optional(shape.oneOf(...(Object.keys(GRADES) as Grade[]))),
  /** The front rank first. */
  ranks: shape.list(rank, 1, MOST_RANKS),
  /** The middle of its front rank. */
  at: shape.optional(spaceShape),
  facing: shape.optional(unitFacingShape),
});

/** WARBAND-SAGA-009, WARBAND-SAGA-014: an army of a saga: what its figures stand for. It changes nothing in the battle itself. */
const ofSaga = shape.record({
  role: shape.oneOf('attacker', 'defender'),
  /** Soldiers for each figure. */
  scale: shape.integer(1, 1_000_000),
  troops: shape.list(
    shape.record({ troop: shape.name, soldiers: shape.integer(1, 100_000_000), figures: shape.integer(1, 1000) }),
    0,
    20,
  ),
  /** The troops of which each unit is, in their order. */
  units: shape.list(shape.name, 1, MOST_UNITS),
});

export type ArmyOfSaga = Shaped<typeof ofSaga>;

const army = shape.record({
  name: placeNameShape,
  /** Who plays it. */
  seat: shape.name,
  units: shape.list(unit, 1, MOST_UNITS),
  saga: shape.optional(ofSaga),
});

/** WARBAND-ROUND-011: how a unit is where a battle is taken up in its course. What is left out is as at the start. */
const unitInCourse = shape.record({
  unit: key,
  /** WARBAND-MORALE-021: how many it began with; left out, those it has now. */
  began: shape.optional(shape.integer(1, FULL_UNIT)),
  thirds: shape.withDefault(shape.integer(0, 2), 0),
  mood: shape.withDefault(shape.oneOf('steady', 'retreating', 'disorder', 'toTheDeath'), 'steady'),
  failedIn: shape.withDefault(round, 0),
  lastLoss: shape.withDefault(round, 0),
  lastTrigger: shape.withDefault(round, 0),
  /** WARBAND-TACTIC-015: whether its banner has passed a check for it already. */
  bannerUsed: shape.withDefault(shape.flag, false),
  /** WARBAND-TACTIC-004: who led it in this round; left out, who does now. */
  leader: shape.optional(key),
  wall: shape.withDefault(shape.flag, false),
  broken: shape.withDefault(shape.flag, false),
  braced: shape.withDefault(shape.flag, false),
  /** The unit that it has charged in this round. */
  charged: shape.optional(key),
  /** Whether it has had its Opening action. */
  acted: shape.withDefault(shape.flag, false),
});

/** WARBAND-ROUND-011: a battle taken up in its course, at the start of a phase. */
const position = shape.record({
  round: shape.withDefault(shape.integer(1, 999), 1),
  phase: shape.withDefault(shape.oneOf(...PHASES), 'opening'),
  priority: shape.withDefault(sideShape, 'a'),
  units: shape.withDefault(shape.list(unitInCourse, 0, 2 * MOST_UNITS), []),
  /** Leaders that duel, by their keys. */
  duels: shape.withDefault(shape.list(shape.list(key, 2, 2), 0, MOST_UNITS), []),
  /** WARBAND-ROUND-010: rounds without a blow, up to this one. */
  quiet: shape.withDefault(shape.integer(0, 99), 0),
});

/** What a space of a battlefield is: WARBAND-BMOVE-012 besides what it may be in a skirmish. */
const obstacle = shape.record({
  at: spaceShape,
  difficulty: shape.withDefault(shape.oneOf('easy', 'normal', 'hard', 'veryHard'), 'normal'),
});

/** How a battle is set up. WARBAND-CORE-005: side a is that of the player characters, or the one named first. */
export const battleSetup = shape.record({
  seats: shape.list(shape.name, 1, 20),
  a: army,
  b: army,
  /** The seat that judges, where there is one: WARBAND-CORE-006. */
  referee: shape.optional(shape.name),
  ground: shape.withDefault(shape.list(groundShape, 0, MAP.most * MAP.most), []),
  edges: shape.withDefault(shape.list(edgeShape, 0, 400), []),
  obstacles: shape.withDefault(shape.list(obstacle, 0, 400), []),
  /** WARBAND-UNIT-010 */
  dark: shape.withDefault(shape.flag, false),
  /** WARBAND-ROUND-007: who is surprised. */
  surprised: shape.optional(sideShape),
  position: shape.optional(position),
});
