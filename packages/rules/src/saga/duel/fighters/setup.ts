import { shape } from '@warmoot/kernel';
import { orNone, orTwoNumbers } from '../../notation.js';
import { FIGHTERS } from '../tables/fighters.table.js';
import { ALL_ITEMS, ARMOUR, type Armour } from '../tables/gear.table.js';

const ALL_ARMOUR = Object.keys(ARMOUR) as readonly Armour[];
const PART = shape.oneOf('leftArm', 'rightArm', 'leftLeg', 'rightLeg', 'body', 'head');
const item = shape.oneOf(...ALL_ITEMS);
const square = shape.record({ x: shape.integer(0, 200), y: shape.integer(0, 200) });

export const locksShape = shape.record({
  footwork: shape.optional(shape.oneOf('speed', 'fightingMind')),
  quickAttack: shape.optional(shape.oneOf('speed', 'strength')),
  controlledAttack: shape.optional(shape.oneOf('control', 'speed')),
  tackle: shape.optional(shape.oneOf('fightingMind', 'strength')),
  feint: shape.optional(shape.oneOf('fightingMind', 'speed')),
  hold: shape.optional(shape.oneOf('control', 'strength')),
  parry: shape.optional(shape.oneOf('control', 'fightingMind')),
});

const wound = shape.record({
  part: PART,
  severity: shape.oneOf('minor', 'major'),
  marks: shape.withDefault(shape.integer(0, 3), 0),
});

const penalty = shape.record({
  on: shape.oneOf('control', 'fightingMind', 'speed', 'strength', 'defences'),
  by: shape.integer(-20, -1),
  until: shape.integer(1, 1000),
});

/** A fighter: ready-made (`like`), by four ratings and gear, or both, the latter taking precedence. */
export const fighterShape = shape.record({
  name: shape.name,
  seat: shape.name,
  like: shape.optional(shape.oneOf(...(Object.keys(FIGHTERS) as (keyof typeof FIGHTERS)[]))),
  /** From 0 to 10; what lies outside is refused by the rule that says so. */
  skills: shape.optional(
    shape.record({
      control: shape.integer(-1000, 1000),
      fightingMind: shape.integer(-1000, 1000),
      speed: shape.integer(-1000, 1000),
      strength: shape.integer(-1000, 1000),
    }),
  ),
  locks: shape.withDefault(locksShape, {}),
  /** What is in the hands; `both` is a two-handed weapon in both. */
  hands: shape.optional(
    shape.record({
      left: shape.withDefault(shape.nullable(item), null),
      right: shape.withDefault(shape.nullable(item), null),
      both: shape.withDefault(shape.nullable(item), null),
    }),
  ),
  carried: shape.optional(shape.list(item, 0, 20)),
  armour: shape.optional(shape.oneOf(...ALL_ARMOUR)),
  wounds: shape.withDefault(shape.list(wound, 0, 40), []),
  at: shape.optional(square),
  prone: shape.withDefault(shape.flag, false),
  penalties: shape.withDefault(shape.list(penalty, 0, 40), []),
  weakening: shape.withDefault(shape.integer(0, 100), 0),
});

/** How a fight is set up. */
export const duelSetup = shape.record({
  seats: shape.list(shape.name, 1, 20),
  side1: shape.list(fighterShape, 1, 12),
  side2: shape.list(fighterShape, 1, 12),
  /** Who fights whom; left out, the sides pair off before the fight. */
  combats: shape.optional(
    shape.list(shape.record({ side1: shape.list(shape.name, 1, 4), side2: shape.list(shape.name, 1, 4) }), 1, 12),
  ),
  distance: shape.withDefault(shape.oneOf('dagger', 'sword', 'spear'), 'spear'),
  ambusher: shape.withDefault(shape.nullable(shape.oneOf(1, 2)), null),
});

const board = orTwoNumbers(
  shape.record({
    width: shape.integer(8, 60),
    height: shape.integer(8, 60),
    walls: shape.withDefault(shape.list(square, 0, 3600), []),
  }),
  'width',
  'height',
);

/** The options of the ledger's table, by their names there. */
export const duelOptions = shape.record({
  'saga.duel.aid': shape.withDefault(shape.oneOf('automatic', 'heal7'), 'automatic'),
  'saga.duel.board': shape.withDefault(board, { width: 20, height: 20, walls: [] }),
  'saga.duel.bodyWounds': shape.withDefault(shape.oneOf('incapable', 'asHead', 'penalty', 'none'), 'incapable'),
  'saga.duel.breakTackleProne': shape.withDefault(shape.flag, false),
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

export const partShape = PART;
export const itemShape = item;
export const squareShape = square;
