import { ok, type Shape, shape } from '@warmoot/kernel';
import { fieldShape, placeShape } from '../../war/field/field.js';
import { placeNameShape, unitNameShape } from '../../war/names/names.js';
import { championShape } from './champions.js';
import { ARCHER_SCORES, GRADES, UNIT_CLASSES, USUAL_ROSTER } from './units.table.js';

export const SIDE_NAMES = ['north', 'south'] as const;
export type SideName = (typeof SIDE_NAMES)[number];

/** COMMAND-SETUP-010: from 1 to 40 units. */
export const MOST_UNITS = 40;

export const classShape = shape.oneOf(...UNIT_CLASSES);
export const gradeShape = shape.oneOf(...GRADES);
const sideShape = shape.oneOf(...SIDE_NAMES);
const quality = shape.integer(0, 5);

/** A unit of a roster. COMMAND-SAGA-002: one that comes from a saga brings its soldiers, and what they are there. */
const unit = shape.record({
  class: classShape,
  grade: gradeShape,
  name: shape.optional(unitNameShape),
  soldiers: shape.optional(shape.integer(1, 1_000_000)),
  troop: shape.optional(shape.name),
});

const roster = shape.list(unit, 1, MOST_UNITS);

/** COMMAND-POINTS-007: one leader, who is not on the map. */
const leader = shape.record({
  name: shape.optional(shape.name),
  quality: shape.optional(quality),
  /** COMMAND-POINTS-006: the skills of a leader from a saga; the quality follows from the first. */
  lead: shape.optional(shape.integer(0, 10)),
  tactics: shape.optional(shape.integer(0, 10)),
});

const army = shape.record({
  name: shape.name,
  /** Who commands it. */
  seat: shape.name,
  /** Left out, a leader of the quality that the table has set; null where the army has none (COMMAND-POINTS-005). */
  leader: shape.optional(shape.nullable(leader)),
  /** Left out, the roster that the table has set. */
  units: shape.optional(roster),
  /** Places that its units are named after. */
  homes: shape.optional(shape.list(placeNameShape, 0, MOST_UNITS)),
  /** COMMAND-SAGA-014: people of a saga, each placed with a unit by its key: `N1`, `S3`. */
  champions: shape.withDefault(shape.list(championShape, 0, 6), []),
});

/** A key of a unit: `N1`, `N2`, … in the northern army, `S1`, … in the southern one, in the order of its roster. */
const key = shape.name;

const unitInCourse = shape.record({
  side: sideShape,
  class: classShape,
  grade: gradeShape,
  name: shape.optional(unitNameShape),
  soldiers: shape.optional(shape.integer(1, 1_000_000)),
  troop: shape.optional(shape.name),
  points: shape.integer(0, 9),
  /** What it began the battle with; left out, what its grade and its leader give. */
  startedWith: shape.optional(shape.integer(0, 9)),
  damage: shape.withDefault(shape.integer(0, 99), 0),
  /** Its hex; null for a unit that is gone. */
  hex: shape.nullable(placeShape),
  /** How it has gone: routed and away, slaughtered, or off the field after it slaughtered others. */
  gone: shape.optional(shape.oneOf('routed', 'slaughtered', 'left')),
  /** Whether it has acted in the stage that runs. */
  acted: shape.withDefault(shape.flag, false),
});

/** COMMAND-SETUP-009: a battle taken up in its course. */
const position = shape.record({
  units: shape.list(unitInCourse, 2, 2 * MOST_UNITS),
  active: sideShape,
  /** Who takes the first turn of every round; left out, north. */
  first: shape.withDefault(sideShape, 'north'),
  round: shape.withDefault(shape.integer(1, 99), 1),
  stage: shape.withDefault(shape.integer(1, 5), 1),
  /** Charges that still bind. */
  charges: shape.withDefault(shape.list(shape.record({ unit: key, target: key }), 0, MOST_UNITS), []),
  /** Attacks that stand, and who supports each. */
  attacks: shape.withDefault(
    shape.list(
      shape.record({ unit: key, target: key, supporters: shape.withDefault(shape.list(key, 0, 6), []) }),
      0,
      MOST_UNITS,
    ),
    [],
  ),
  /** Who supports whose defence. */
  defences: shape.withDefault(shape.list(shape.record({ unit: key, defender: key }), 0, MOST_UNITS), []),
  /** The rounds in which nothing has happened, up to this one. */
  quiet: shape.withDefault(shape.integer(0, 99), 0),
});

/** How a battle is set up. COMMAND-SETUP-001: north deploys at the top, south at the bottom. */
export const commandSetup = shape.record({
  seats: shape.list(shape.name, 1, 20),
  north: army,
  south: army,
  /** The ground. A drawn field has its own size; the open plain has that of the options. */
  field: shape.withDefault(fieldShape, { field: 'plain' }),
  /** COMMAND-SAGA-008: the army that lies in ambush. */
  ambush: shape.withDefault(shape.nullable(sideShape), null),
  /** The options of the duels between champions; left out, they are as usual. */
  duelOptions: shape.withDefault(shape.anyJson, {}),
  /** The edition of the saga by whose rules champions fight their duels. */
  duelsBy: shape.withDefault(shape.oneOf('saga', 'saga-1e'), 'saga'),
  position: shape.optional(position),
});

/** One value for each side; a single one stands for both. */
export const eachSide = <A>(one: Shape<A>): Shape<{ readonly north: A; readonly south: A }> => {
  const both = shape.record({ north: one, south: one }) as unknown as Shape<{ readonly north: A; readonly south: A }>;
  return {
    schema: { anyOf: [both.schema, one.schema] },
    parse: (value, path) => {
      const single = one.parse(value, path);
      return single.ok ? ok({ north: single.value, south: single.value }) : both.parse(value, path);
    },
  };
};

const scoresShape = shape.record({ support: shape.integer(0, 99), assault: shape.integer(0, 99) });
const byGrade = shape.record({ A: scoresShape, B: scoresShape, C: scoresShape, D: scoresShape, E: scoresShape });

const places = shape.withDefault(shape.list(placeShape, 0, 1600), []);

/** COMMAND-HEX-001: the size of the map where nobody has drawn one. */
export const USUAL_SIZE = { rows: 12, columns: 15 } as const;
/** How many rows and columns a field may have. */
export const SIZES = { least: 6, most: 40 } as const;
const extent = shape.integer(SIZES.least, SIZES.most);

/** `field`, or a number of hexes. */
const moralRange: Shape<'field' | number> = {
  schema: { anyOf: [{ enum: ['field'] }, { type: 'integer', minimum: 1, maximum: 99 }] },
  parse: (value, path) => (value === 'field' ? ok('field') : shape.integer(1, 99).parse(value, path)),
};

/** The options of the ledger's table, by their names there. Those of a saga's armies belong to the bridge. */
export const commandOptions = shape.record({
  'command.leaderQuality': shape.withDefault(eachSide(quality), { north: 2, south: 2 }),
  'command.leadershipDice': shape.withDefault(shape.oneOf('2d6', 'saga'), '2d6'),
  'command.waitingArchers': shape.withDefault(shape.oneOf('both', 'footOnly'), 'both'),
  'command.scoreFloor': shape.withDefault(shape.oneOf('zero', 'none'), 'zero'),
  'command.archerScores': shape.withDefault(shape.record({ AR: byGrade, HA: byGrade }), ARCHER_SCORES),
  'command.mapRows': shape.withDefault(extent, USUAL_SIZE.rows),
  'command.mapColumns': shape.withDefault(extent, USUAL_SIZE.columns),
  'command.passThroughFriends': shape.withDefault(shape.oneOf('off', 'on'), 'off'),
  'command.zoneOfControl': shape.withDefault(shape.oneOf('none', 'stop'), 'none'),
  'command.impassableHexes': places,
  'command.rosters': shape.withDefault(eachSide(roster), { north: USUAL_ROSTER, south: USUAL_ROSTER }),
  'command.deployRows': shape.withDefault(shape.integer(1, 5), 3),
  'command.volleyInContact': shape.withDefault(shape.oneOf('on', 'off'), 'on'),
  'command.advanceMeasure': shape.withDefault(shape.oneOf('any', 'nearest'), 'any'),
  'command.advanceFromContact': shape.withDefault(shape.oneOf('off', 'on'), 'off'),
  'command.boxedInUnits': shape.withDefault(shape.oneOf('rout', 'freeHold'), 'rout'),
  'command.chargeNeedsPoint': shape.withDefault(shape.oneOf('on', 'off'), 'on'),
  'command.ties': shape.withDefault(shape.oneOf('none', 'defenderWins', 'attackerWins'), 'none'),
  'command.moralRange': shape.withDefault(moralRange, 'field'),
  'command.roundLimit': shape.withDefault(shape.integer(1, 99), 10),
  'command.quietRounds': shape.withDefault(shape.integer(1, 9), 2),
  'command.objectiveHexes': places,
  'command.sagaDuels': shape.withDefault(shape.oneOf('on', 'off'), 'on'),
});
