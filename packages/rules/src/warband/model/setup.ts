import { shape } from '@warmoot/kernel';
import { placeNameShape, unitNameShape } from '../../war/names/names.js';
import { ALL_ITEMS, ALL_WEAPONS, KEPT } from './gear.table.js';
import { FLAGS, GRADES, type Grade, PROFILES, type ProfileKey, THICKEST_HIDE } from './profiles.table.js';
import { WOUNDS } from './wounds.table.js';

export const SIDE_KEYS = ['a', 'b'] as const;
export const sideShape = shape.oneOf(...SIDE_KEYS);

/** How many figures a band can have at most. */
export const MOST_FIGURES = 30;
/** WARBAND-ROUND-008: spaces each way. */
export const MAP = { least: 8, most: 60, width: 24, height: 16, columns: 4 } as const;

/** A key of a figure: `A1`, `A2`, … on side 1, `B1`, … on side 2, in the order of its list. */
const key = shape.name;

/** WARBAND-GRID-012: x to the right, y downward. A path may end one space off the map. */
export const spaceShape = shape.record({ x: shape.integer(-1, MAP.most), y: shape.integer(-1, MAP.most) });

/** WARBAND-GRID-005: the eight directions, clockwise from the north. */
export const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Direction = (typeof DIRECTIONS)[number];
export const directionShape = shape.oneOf(...DIRECTIONS);

/** WARBAND-FIGURE-007, WARBAND-FIGURE-008: a save or test. */
const target = shape.integer(1, 11);

const itemShape = shape.oneOf(...ALL_ITEMS);
export const weaponShape = shape.oneOf(...ALL_WEAPONS);

/**
 * WARBAND-GEAR-002: an item. Left out, the first weapon is held, in the right hand or in both, a shield in the left hand, and
 * all else is worn.
 */
const gear = shape.record({
  item: itemShape,
  /** What its owner calls it. */
  called: shape.optional(shape.name),
  kept: shape.optional(shape.oneOf(...KEPT)),
  /** WARBAND-GEAR-008: of a crossbow. */
  loaded: shape.withDefault(shape.flag, true),
});

/** WARBAND-SPELL-001, WARBAND-SPELL-002 */
const spell = shape.record({
  name: shape.name,
  text: shape.withDefault(shape.text(0, 400), ''),
  /** Whether it is cast upon somebody. */
  targeted: shape.withDefault(shape.flag, false),
  rounds: shape.optional(shape.integer(1, 99)),
  spent: shape.withDefault(shape.flag, false),
});

const woundShape = shape.record({
  wound: shape.oneOf(...WOUNDS),
  permanent: shape.withDefault(shape.flag, false),
  /** WARBAND-WOUND-021: of a hand; WARBAND-SAGA-012: of any limb, where the side is known. */
  side: shape.optional(shape.oneOf('left', 'right')),
  /** WARBAND-RECOVER-005: whether its week of rest has passed. */
  rested: shape.withDefault(shape.flag, false),
});

/** Why a figure fights no more. `left`: WARBAND-MOVE-024. */
export const FATES = ['fighting', 'slain', 'dead', 'subdued', 'surrendered', 'left'] as const;

/** What a figure is; what is left out is as its profile says, and without one as WARBAND-FIGURE-011 does. */
export const figureFields = {
  name: shape.optional(unitNameShape),
  like: shape.optional(shape.oneOf(...(Object.keys(PROFILES) as ProfileKey[]))),
  /** Who plays it; left out, whoever plays its side. */
  seat: shape.optional(shape.name),
  pc: shape.optional(shape.flag),
  might: shape.optional(shape.integer(1, 20)),
  /** WARBAND-FIGURE-002: left out, both are its Might. */
  hp: shape.optional(shape.integer(1, 40)),
  attacks: shape.optional(shape.integer(1, 20)),
  /** WARBAND-FIGURE-006: of its body, without the shield. */
  armour: shape.optional(shape.integer(0, THICKEST_HIDE)),
  capture: shape.optional(target),
  death: shape.optional(target),
  agility: shape.optional(target),
  vigor: shape.optional(target),
  finesse: shape.optional(target),
  /** WARBAND-SAGA-003: the test of first aid; left out, Finesse. */
  firstAid: shape.optional(target),
  /** WARBAND-TEST-004 */
  bash: shape.optional(shape.integer(0, 6)),
  size: shape.optional(shape.integer(1, 9)),
  grade: shape.optional(shape.oneOf(...(Object.keys(GRADES) as Grade[]))),
  flags: shape.optional(shape.list(shape.oneOf(...FLAGS), 0, FLAGS.length)),
  mounted: shape.optional(shape.flag),
  gear: shape.optional(shape.list(gear, 0, 20)),
  spells: shape.withDefault(shape.list(spell, 0, 20), []),
  /** WARBAND-MORALE-028: those of one side with the same word are one group; left out, those of one grade. */
  group: shape.optional(shape.name),
  /** WARBAND-SAGA-005: what a good or a bad eye adds to ranged attacks. */
  aim: shape.withDefault(shape.integer(-1, 1), 0),
  /** WARBAND-SAGA-011: what wounds from before take from its chance to hit. */
  dazed: shape.withDefault(shape.integer(0, 20), 0),
  /** WARBAND-SAGA-006: what the Tactics of a leader are; left out, it leads nobody into the fight. */
  tactics: shape.optional(shape.integer(0, 20)),
  /** Who of a saga's cast it is. */
  character: shape.optional(shape.name),
  at: shape.optional(spaceShape),
  facing: shape.optional(directionShape),
  /** WARBAND-VANQUISH-007: it does not know of its enemies; `sure`: a killing blow would be. */
  unaware: shape.withDefault(shape.flag, false),
  sure: shape.withDefault(shape.flag, false),
  // WARBAND-ROUND-011: how it is where a fight is taken up in its course.
  hpNow: shape.optional(shape.integer(0, 60)),
  prone: shape.withDefault(shape.flag, false),
  /** WARBAND-MOD-009: whether it fell in this very round. */
  fell: shape.withDefault(shape.flag, false),
  /** WARBAND-MOD-018: for how many rounds more, this one included. */
  blinded: shape.withDefault(shape.integer(0, 99), 0),
  wounds: shape.withDefault(shape.list(woundShape, 0, 20), []),
  fate: shape.withDefault(shape.oneOf(...FATES), 'fighting'),
  /** WARBAND-HEALTH-007: in which round its critical condition began. */
  criticalSince: shape.optional(shape.integer(0, 999)),
  stabilised: shape.withDefault(shape.flag, false),
  /** WARBAND-HEALTH-003: at 0 HP and still to roll its death save. */
  dying: shape.withDefault(shape.flag, false),
};

const band = shape.record({
  name: placeNameShape,
  /** Who plays it. */
  seat: shape.name,
  figures: shape.list(shape.record(figureFields), 1, MOST_FIGURES),
});

/** What a space is; all others are plain. */
export const groundShape = shape.record({
  at: shape.record({ x: shape.integer(0, MAP.most - 1), y: shape.integer(0, MAP.most - 1) }),
  wall: shape.withDefault(shape.flag, false),
  /** WARBAND-MOVE-012, WARBAND-MOVE-013: what costs twice. */
  slow: shape.optional(shape.oneOf('rough', 'swum', 'climbed')),
  /** WARBAND-MOVE-021, WARBAND-MOD-017 */
  narrow: shape.withDefault(shape.flag, false),
  /** WARBAND-GRID-007 */
  height: shape.withDefault(shape.integer(0, 9), 0),
  /** WARBAND-TACTIC-030: for whoever stands there. */
  cover: shape.withDefault(shape.integer(0, 3), 0),
});

/** What lies between two neighbouring spaces: WARBAND-SAGA-010, WARBAND-MOD-017. */
export const edgeShape = shape.record({
  between: shape.list(spaceShape, 2, 2),
  wall: shape.withDefault(shape.flag, false),
  cover: shape.withDefault(shape.integer(0, 3), 0),
  narrow: shape.withDefault(shape.flag, false),
});

export const PHASES = ['opening', 'melee', 'ritual', 'end'] as const;
export type Phase = (typeof PHASES)[number];

/** WARBAND-ROUND-011: a fight taken up in its course, at the start of a phase. */
const position = shape.record({
  round: shape.withDefault(shape.integer(1, 999), 1),
  phase: shape.withDefault(shape.oneOf(...PHASES), 'opening'),
  priority: shape.withDefault(sideShape, 'a'),
  /** Who has had their Opening action, or their whole round. */
  acted: shape.withDefault(shape.list(key, 0, 2 * MOST_FIGURES), []),
  charged: shape.withDefault(shape.list(shape.record({ figure: key, target: key }), 0, 2 * MOST_FIGURES), []),
  holds: shape.withDefault(
    shape.list(
      shape.record({
        controller: key,
        held: key,
        total: shape.integer(0, 200),
        tightened: shape.withDefault(shape.integer(0, 99), 0),
      }),
      0,
      MOST_FIGURES,
    ),
    [],
  ),
  duels: shape.withDefault(shape.list(shape.list(key, 2, 2), 0, MOST_FIGURES), []),
  /** Spells that were declared in this round and go off in the Ritual phase; `target`: of one that is cast upon somebody. */
  delayed: shape.withDefault(
    shape.list(shape.record({ figure: key, spell: shape.name, target: shape.optional(key) }), 0, MOST_FIGURES),
    [],
  ),
  /** Effects that still run, this round included. */
  effects: shape.withDefault(
    shape.list(shape.record({ name: shape.name, figure: shape.optional(key), rounds: shape.integer(1, 99) }), 0, 40),
    [],
  ),
  /** WARBAND-MORALE-021: groups by one of their figures, how many they began with, and how they are. */
  groups: shape.withDefault(
    shape.list(
      shape.record({
        figure: key,
        began: shape.optional(shape.integer(1, 2 * MOST_FIGURES)),
        thirds: shape.withDefault(shape.integer(0, 2), 0),
        mood: shape.withDefault(shape.oneOf('steady', 'retreating', 'disorder', 'toTheDeath'), 'steady'),
      }),
      0,
      2 * MOST_FIGURES,
    ),
    [],
  ),
  /** WARBAND-MORALE-005: leaders who fight no more and whose loss has been checked for. */
  mourned: shape.withDefault(shape.list(key, 0, 2 * MOST_FIGURES), []),
  /** WARBAND-ROUND-010: rounds without a blow, up to this one. */
  quiet: shape.withDefault(shape.integer(0, 99), 0),
});

/** How a fight is set up. WARBAND-CORE-005: side a is that of the player characters, or the one named first. */
export const skirmishSetup = shape.record({
  seats: shape.list(shape.name, 1, 20),
  a: band,
  b: band,
  /** The seat that judges, where there is one: WARBAND-CORE-006. */
  referee: shape.optional(shape.name),
  ground: shape.withDefault(shape.list(groundShape, 0, MAP.most * MAP.most), []),
  edges: shape.withDefault(shape.list(edgeShape, 0, 400), []),
  /** WARBAND-ROUND-007: who is surprised. */
  surprised: shape.optional(sideShape),
  position: shape.optional(position),
});
