import { badForm, type Shape, type Shaped, shape } from '@warmoot/kernel';
import { ARMOUR, type Armour } from '../duel/tables/gear.table.js';
import { WIDEST } from './grid.js';
import { OBJECTS, type ObjectId, type ObjectRow, REMEDIES } from './objects.table.js';
import { isDrawable, type Picture, QUARTERS } from './shapes.js';
import { CATEGORIES, type Category, SHAPES } from './shapes.table.js';

/** The options that bear on carrying. */
export const carryOptions = shape.record({
  'saga.carry.mirrorObjects': shape.withDefault(shape.flag, true),
  'saga.carry.awkwardShape': shape.withDefault(shape.oneOf('hook', 'three'), 'hook'),
  'saga.carry.coinsPerSmall': shape.withDefault(shape.integer(1, 1_000_000), 10),
});
export type CarryOptions = Shaped<typeof carryOptions>;

/** As the ledger has it where a table has agreed on nothing else. */
export const USUAL_CARRYING: CarryOptions = {
  'saga.carry.mirrorObjects': true,
  'saga.carry.awkwardShape': 'hook',
  'saga.carry.coinsPerSmall': 10,
};

const ARMOURS = Object.keys(ARMOUR) as readonly Armour[];
const MOST_HELD = 1_000_000;

const picture: Shape<Picture> = shape.also(shape.list(shape.text(1, WIDEST), 1, WIDEST), (rows) =>
  isDrawable(rows) ? null : 'carry.picture',
);

/** SAGA-CARRY-031: an object that a table has added, of a category or of its own shape. */
const customObject = shape.also(
  shape.record({
    name: shape.name,
    category: shape.optional(shape.oneOf(...CATEGORIES)),
    picture: shape.optional(picture),
    /** What it is worth when worn; left out, it cannot be worn. */
    wear: shape.optional(shape.oneOf(...ARMOURS)),
    remedy: shape.optional(shape.oneOf(...REMEDIES)),
    /** How much of something there is in one. */
    holds: shape.optional(shape.integer(1, MOST_HELD)),
  }),
  (object) => ((object.category === undefined) === (object.picture === undefined) ? 'carry.categoryOrPicture' : null),
);
export type CustomObject = Shaped<typeof customObject>;

const carriedObject: Shape<ObjectId | CustomObject> = {
  schema: { anyOf: [{ enum: Object.keys(OBJECTS) }, customObject.schema] },
  parse: (value, path = '') => {
    if (typeof value !== 'string') return customObject.parse(value, path);
    if (Object.hasOwn(OBJECTS, value)) return { ok: true, value: value as ObjectId };
    return { ok: false, refusal: badForm(path, 'carry.object', JSON.stringify(value)) };
  },
};

const spot = shape.record({
  row: shape.integer(0, WIDEST - 1),
  column: shape.integer(0, WIDEST - 1),
  turn: shape.withDefault(shape.oneOf(...QUARTERS), 0),
  flipped: shape.withDefault(shape.flag, false),
});

const carried = shape.record({
  id: shape.name,
  object: carriedObject,
  worn: shape.withDefault(shape.flag, false),
  /** How much is left in it; left out, it is full. */
  left: shape.optional(shape.integer(0, MOST_HELD)),
  /** Where it lies; left out, it lies beside the grid. */
  at: shape.optional(spot),
});
export type Carried = Shaped<typeof carried>;

const MOST_CARRIED = 200;

/** What a character carries and wears. */
export const loadShape = shape.also(shape.record({ items: shape.list(carried, 0, MOST_CARRIED) }), ({ items }) =>
  new Set(items.map(({ id }) => id)).size === items.length ? null : 'carry.differentIds',
);
export type Load = Shaped<typeof loadShape>;

type Thing = Carried['object'];

const isListed = (object: Thing): object is ObjectId => typeof object === 'string';

/** What an object is by the list; of a table's own object nothing stands there. */
export const rowOf = (object: Thing): ObjectRow | null => (isListed(object) ? OBJECTS[object] : null);

/** The key under which an object is known: its id in the list, or the name a table gave it. */
export const objectKey = (object: Thing): string => (isListed(object) ? object : object.name);

// SAGA-CARRY-020: the second drawing in place of the first.
const shapeOf = (category: Category, options: CarryOptions): Picture =>
  category === 'normalAwkward' && options['saga.carry.awkwardShape'] === 'three'
    ? SHAPES.normalAwkwardThree
    : SHAPES[category];

const categoryOf = (object: Thing): Category | undefined =>
  isListed(object) ? OBJECTS[object].category : object.category;

/** The spaces an object takes; none of them where it is small. */
export const pictureOf = (object: Thing, options: CarryOptions): Picture => {
  const category = categoryOf(object);
  if (category !== undefined) return shapeOf(category, options);
  return isListed(object) ? [] : (object.picture ?? []);
};

export const isSmall = (object: Thing): boolean => categoryOf(object) === 'small';

/** What it is worth when worn; null where it cannot be worn. */
export const wearOf = (object: Thing): Armour | 'plateHalf' | null =>
  (isListed(object) ? rowOf(object)?.wear : object.wear) ?? null;

/** SAGA-CARRY-029, SAGA-CARRY-031: how much one object holds; null where that is not counted. */
export const mostIn = (object: Thing, options: CarryOptions): number | null => {
  if (object === 'coins') return options['saga.carry.coinsPerSmall'];
  return (isListed(object) ? rowOf(object)?.holds?.most : object.holds) ?? null;
};
