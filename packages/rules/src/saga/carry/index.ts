export { type Drops, dropsFor } from './drops.js';
export { type Cell, ENDURANCE, type Grid, gridFor } from './grid.js';
export { kitLoad } from './kits.js';
export { ALL_KITS, KITS, type Kit } from './kits.table.js';
export {
  type Fault,
  faultsAt,
  faultsOf,
  freeSmalls,
  type LoadSummary,
  type Piece,
  piecesOf,
  spacesTaken,
  summaryOf,
} from './load.js';
export {
  type Carried,
  type CarryOptions,
  type CustomObject,
  carryOptions,
  type Load,
  loadShape,
  mostIn,
  objectKey,
  pictureOf,
  rowOf,
  USUAL_CARRYING,
  wearOf,
} from './model.js';
export { ALL_OBJECTS, type Measure, OBJECTS, type ObjectId, type ObjectRow, type Remedy } from './objects.table.js';
export {
  type Arrangement,
  type Bearer,
  laidOut,
  type Packed,
  type PackRequest,
  type PackSearch,
  pack,
  startPacking,
} from './pack.js';
export { cellsAt, isDrawable, type Picture, type Pose, type Spot } from './shapes.js';
export { CATEGORIES, type Category, SHAPES } from './shapes.table.js';
export { gearOf, remediesOf, wornArmour } from './worth.js';
