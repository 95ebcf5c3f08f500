import { type Shaped, shape } from '@warmoot/kernel';
import { fieldShape } from '../../../war/field/field.js';
import { DEFAULT_DIFFICULTY } from '../../check/scene.js';

/** How many spans a map can have at most. */
export const MOST_SPANS = 200;
/** How many ways a map can have at most. */
export const MOST_WAYS = 400;
/** The sheet on which roads are drawn. */
export const SHEET = { width: 1000, height: 700 } as const;

/** The kinds of ground. */
export const GROUNDS = ['open', 'closed', 'impassable'] as const;
/** What a way may ask for. */
export const CROSSINGS = ['swim', 'jumpClimb', 'sail'] as const;
/** How the land about a span is drawn. */
export const LANDS = ['fields', 'woods', 'hills', 'mountains', 'fen', 'river', 'lake'] as const;
export type Land = (typeof LANDS)[number];
/** What stands in a span for all to see. */
export const LANDMARKS = ['bridge', 'ford', 'mill', 'church', 'gallows', 'houses', 'tower', 'stones'] as const;
export type Landmark = (typeof LANDMARKS)[number];

/** SAGA-MOVE-013: the named way over an Impassable span. */
const crossingShape = shape.record({
  by: shape.oneOf(...CROSSINGS),
  difficulty: shape.withDefault(shape.integer(0, 30), DEFAULT_DIFFICULTY),
  /** A worse consequence of failing, named before the roll; left out, failure costs nothing but the day. */
  worse: shape.optional(shape.text(1, 200)),
});

/** SAGA-MOVE-006: half an ordinary day's walk of ground. */
const spanShape = shape.record({
  /** What answers and files call it: short, without spaces. */
  key: shape.name,
  /** What people call it; left out, it has no name of its own. */
  name: shape.optional(shape.name),
  ground: shape.withDefault(shape.oneOf(...GROUNDS), 'open'),
  /** Where it is drawn on the sheet. */
  x: shape.integer(0, SHEET.width),
  y: shape.integer(0, SHEET.height),
  /** Whether there is water to drink (SAGA-MOVE-012). */
  water: shape.withDefault(shape.flag, false),
  /** Whether it is water to go upon: Open for a party afloat (SAGA-MOVE-013). */
  afloat: shape.withDefault(shape.flag, false),
  town: shape.withDefault(shape.flag, false),
  /** The kind of terrain for whoever is at home in it (SAGA-SKILL-022). */
  terrain: shape.optional(shape.name),
  /** For the eye alone; left out, it follows from the ground. */
  land: shape.optional(shape.oneOf(...LANDS)),
  landmark: shape.optional(shape.oneOf(...LANDMARKS)),
  crossing: shape.optional(crossingShape),
  /** SAGA-MOVE-040: the battlefields that fit it; left out, they follow from the ground. */
  fields: shape.optional(shape.list(fieldShape, 1, 12)),
});

const wayShape = shape.record({
  from: shape.name,
  to: shape.name,
  /** Whether a road or a path leads along it (SAGA-MOVE-014). */
  road: shape.withDefault(shape.flag, true),
  /** Whether that is no more than a path: for the eye, the rules know no difference. */
  path: shape.optional(shape.flag),
  name: shape.optional(shape.name),
});

/** A route map: spans, and the ways between them. */
export const roadsShape = shape.record({
  name: shape.withDefault(shape.text(1, 120), 'Roads'),
  spans: shape.list(spanShape, 2, MOST_SPANS),
  ways: shape.list(wayShape, 1, MOST_WAYS),
});
export type Roads = Shaped<typeof roadsShape>;
/** A stretch of land. */
export type Span = Roads['spans'][number];
/** What joins two stretches. */
export type Way = Roads['ways'][number];
export type Crossing = Shaped<typeof crossingShape>;
