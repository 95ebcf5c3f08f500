export { drawRoads } from './drawing/draw.js';
export { type DrawingRoads, FEWEST_DRAWN, MOST_DRAWN, ROAD_KINDS, type RoadKind } from './drawing/wanted.js';
export { readRoads, readRoadsText, roadsFile } from './file.js';
export { READY_ROADS, type ReadyRoads, readyRoads } from './readyMade.js';
export {
  costOf,
  distanceBetween,
  distancesFrom,
  isSpan,
  neighboursOf,
  roadsFault,
  spanOf,
  wayBetween,
} from './roads.js';
export { type Route, routeAlong, routesBetween } from './routes.js';
export {
  CROSSINGS,
  type Crossing,
  GROUNDS,
  LANDMARKS,
  LANDS,
  type Land,
  type Landmark,
  MOST_SPANS,
  MOST_WAYS,
  type Roads,
  roadsShape,
  SHEET,
  type Span,
  type Way,
} from './setup.js';
