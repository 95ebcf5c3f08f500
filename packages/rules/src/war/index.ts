export { checkField } from './field/checking.js';
export {
  type DrawnField,
  type Field,
  type FieldSize,
  fieldShape,
  type Place,
  placeText,
  USUAL_SIZE,
} from './field/field.js';
export {
  ALL_GROUNDS,
  ALL_LOOKS,
  GROUND_SIGNS,
  type GroundName,
  groundOfSign,
  LOOKS,
  type Look,
  lookOfSign,
} from './field/looks.table.js';
export { areAdjacent, distance, type Ground, hexAt, placeOf } from './ground/ground.js';
export type { HexIndex, UnitIndex } from './indexes.js';
export { drawField, isPlayable, LANDSCAPES, type Landscape } from './landscapes/landscapes.js';
export { anotherName, isSameName, placesIn, unitNameShape } from './names/names.js';
export { PLACES } from './names/places.table.js';
export { isOnTheMap, type Marshalled, nameOf, onTheMap, sideOf, unitAt, unitNamed, unitsOf } from './roster/roster.js';
export { otherSide, type Side } from './roster/sides.js';
