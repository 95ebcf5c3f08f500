import { type Shape, shape } from '@warmoot/kernel';
import { orNone, orTwoNumbers } from '../notation.js';
import { ALL_ACTIONS } from './tables/actions.table.js';
import {
  HAND_SKILLS,
  HANDS,
  type HandSkill,
  LOCKS,
  type Lock,
  PARTS,
  SEVERITIES,
  USUAL_BODY_WOUNDS,
} from './tables/body.table.js';
import { DISTANCES } from './tables/distances.table.js';
import { FIGHTERS } from './tables/fighters.table.js';
import { ALL_ITEMS, ARMOUR, type Armour } from './tables/gear.table.js';

const ALL_ARMOUR = Object.keys(ARMOUR) as readonly Armour[];

/** One shape for each thing that a table lists. */
const shapesOf = <K extends string, S>(things: readonly K[], shapeOf: (thing: K) => S): Readonly<Record<K, S>> =>
  Object.fromEntries(things.map((thing) => [thing, shapeOf(thing)])) as Record<K, S>;

export const partShape = shape.oneOf(...PARTS);
export const itemShape = shape.oneOf(...ALL_ITEMS);
export const squareShape = shape.record({ x: shape.integer(0, 200), y: shape.integer(0, 200) });

/** The locks that a player chooses; what is left out is chosen for them. */
export const locksShape = shape.record(
  shapesOf(Object.keys(LOCKS) as Lock[], (lock) => shape.optional(shape.oneOf(...LOCKS[lock]))) as unknown as {
    readonly [L in Lock]: Shape<(typeof LOCKS)[L][number] | undefined>;
  },
);

export const woundShape = shape.record({
  part: partShape,
  severity: shape.oneOf(...SEVERITIES),
  marks: shape.withDefault(shape.integer(0, 3), 0),
});

const penalty = shape.record({
  on: shape.oneOf(...HAND_SKILLS, 'defences'),
  by: shape.integer(-20, -1),
  until: shape.integer(1, 1000),
  /** The action that brought it; left out, it was brought into the fight. */
  from: shape.optional(shape.oneOf(...ALL_ACTIONS)),
});

/** A fighter but for who it is: ready-made (`like`), by four ratings and gear, or both, the latter taking precedence. */
const fighterFields = {
  like: shape.optional(shape.oneOf(...(Object.keys(FIGHTERS) as (keyof typeof FIGHTERS)[]))),
  /** From 0 to 10; what lies outside is refused by the rule that says so. */
  skills: shape.optional(
    shape.record(shapesOf<HandSkill, Shape<number>>(HAND_SKILLS, () => shape.integer(-1000, 1000))),
  ),
  locks: shape.withDefault(locksShape, {}),
  /** What is in the hands; `both` is a two-handed weapon in both. */
  hands: shape.optional(
    shape.record({
      left: shape.withDefault(shape.nullable(itemShape), null),
      right: shape.withDefault(shape.nullable(itemShape), null),
      both: shape.withDefault(shape.nullable(itemShape), null),
    }),
  ),
  carried: shape.optional(shape.list(itemShape, 0, 20)),
  // SAGA-DUEL-ARMOUR-008: one kind of armour, never two.
  armour: shape.optional(shape.oneOf(...ALL_ARMOUR)),
  wounds: shape.withDefault(shape.list(woundShape, 0, 40), []),
  at: shape.optional(squareShape),
  prone: shape.withDefault(shape.flag, false),
  penalties: shape.withDefault(shape.list(penalty, 0, 40), []),
  weakening: shape.withDefault(shape.integer(0, 100), 0),
};

// Where they stand in a fight is no matter of other scenes: they line up when it begins.
const { at: _at, ...arms } = fighterFields;
/** How somebody fights who is in another scene, if it comes to that. */
export const armsShape = shape.record(arms);

export const fighterShape = shape.record({ name: shape.name, seat: shape.name, ...fighterFields });

/**
 * No rule says how many stand on a side. The line-up gives each combat a row and a gap (SAGA-DUEL-MULTI-019), and the
 * ground has 200 rows for them.
 */
export const MOST_ON_A_SIDE = 100;

/** A fight taken up in its course, at the beginning of a round. Whoever is there has a square; who fights whom is given. */
const position = shape.record({
  /** The round to begin with. */
  round: shape.withDefault(shape.integer(1, 100_000), 1),
  /** The rounds in which nothing has happened, up to this one. */
  quiet: shape.withDefault(shape.integer(0, 100_000), 0),
  /** The size of the board, where the line-up has made it larger. */
  width: shape.optional(shape.integer(8, 1000)),
  height: shape.optional(shape.integer(8, 1000)),
  /** Those who are out of it, or whose wounds have come about in it; everybody else is in the fight. */
  fighters: shape.withDefault(
    shape.list(
      shape.record({
        who: shape.name,
        standing: shape.withDefault(shape.oneOf('in', 'incapable', 'dead', 'fled', 'surrendered'), 'in'),
        /** The round of the wound that kills within the hour. */
        dyingSince: shape.withDefault(shape.nullable(shape.integer(1, 100_000)), null),
        /** The parts on which Minor Wounds have turned into the Major one. */
        turned: shape.withDefault(shape.list(partShape, 0, PARTS.length), []),
      }),
      0,
      2 * MOST_ON_A_SIDE,
    ),
    [],
  ),
  grips: shape.withDefault(
    shape.list(
      shape.record({
        holder: shape.name,
        victim: shape.name,
        grip: shape.oneOf('held', 'tackled'),
        hand: shape.oneOf(...HANDS),
      }),
      0,
      100,
    ),
    [],
  ),
  /** What lies on the ground. */
  lying: shape.withDefault(
    shape.list(shape.record({ item: itemShape, x: shape.integer(0, 1000), y: shape.integer(0, 1000) }), 0, 1000),
    [],
  ),
});

/** How a fight is set up. */
export const duelSetup = shape.record({
  seats: shape.list(shape.name, 1, 20),
  side1: shape.list(fighterShape, 1, MOST_ON_A_SIDE),
  side2: shape.list(fighterShape, 1, MOST_ON_A_SIDE),
  /** Who fights whom; left out, the sides pair off before the fight. */
  combats: shape.optional(
    shape.list(
      shape.record({ side1: shape.list(shape.name, 1, 4), side2: shape.list(shape.name, 1, 4) }),
      0,
      MOST_ON_A_SIDE,
    ),
  ),
  // SAGA-DUEL-FOOT-029: a fight starts at Spear distance where nothing else is said.
  distance: shape.withDefault(shape.oneOf(...(Object.keys(DISTANCES) as (keyof typeof DISTANCES)[])), 'spear'),
  ambusher: shape.withDefault(shape.nullable(shape.oneOf(1, 2)), null),
  position: shape.optional(position),
});

const board = orTwoNumbers(
  shape.record({
    width: shape.integer(8, 60),
    height: shape.integer(8, 60),
    walls: shape.withDefault(shape.list(squareShape, 0, 3600), []),
  }),
  'width',
  'height',
);

/** The options of the ledger's table, by their names there. */
export const duelOptions = shape.record({
  'saga.duel.aid': shape.withDefault(shape.oneOf('automatic', 'heal7'), 'automatic'),
  // SAGA-DUEL-FOOT-026: 20 × 20 squares without walls.
  'saga.duel.board': shape.withDefault(board, { width: 20, height: 20, walls: [] }),
  'saga.duel.bodyWounds': shape.withDefault(shape.oneOf('incapable', 'asHead', 'penalty', 'none'), USUAL_BODY_WOUNDS),
  'saga.duel.breakTackleProne': shape.withDefault(shape.flag, false),
  // SAGA-DUEL-014: the locks are visible to all.
  'saga.duel.choicesVisible': shape.withDefault(shape.flag, true),
  'saga.duel.defenceDeclaration': shape.withDefault(shape.oneOf('secret', 'open'), 'secret'),
  'saga.duel.edge': shape.withDefault(shape.oneOf('solid', 'open'), 'solid'),
  'saga.duel.flee': shape.withDefault(shape.oneOf('apart', 'any'), 'apart'),
  'saga.duel.headMinorStacks': shape.withDefault(shape.flag, true),
  'saga.duel.healRolls': shape.withDefault(shape.oneOf('perSeverity', 'perWound'), 'perSeverity'),
  'saga.duel.heldMayDodge': shape.withDefault(shape.flag, false),
  'saga.duel.joinLevel': shape.withDefault(shape.oneOf('setupOnly', 'always'), 'setupOnly'),
  'saga.duel.quietRounds': shape.withDefault(orNone(shape.integer(1)), 20),
  'saga.duel.ready': shape.withDefault(shape.oneOf('action', 'free'), 'action'),
  'saga.duel.stacking': shape.withDefault(shape.oneOf('add', 'worst'), 'add'),
  'saga.duel.surrender': shape.withDefault(shape.oneOf('unilateral', 'needsAcceptance'), 'unilateral'),
  'saga.duel.thirdMinorStays': shape.withDefault(shape.flag, true),
  'saga.duel.undefended': shape.withDefault(shape.integer(-1000, 1000), -6),
  'saga.duel.viciousMinors': shape.withDefault(shape.oneOf('samePart', 'separate'), 'samePart'),
  'saga.duel.wallsBlockReach': shape.withDefault(shape.flag, true),
  'saga.duel.weakening': shape.withDefault(shape.oneOf('perCombatant', 'everyone'), 'perCombatant'),
});
