export { forgetAllKept, reasonsForKeeping } from '../kept.js';
export { chiSquare, chiSquareLimit } from './chiSquare.js';
export { type ContractOptions, contractTests } from './contractTests.js';
export { always, byTier, inParts, partly, someDrawn, someOf } from './parts.js';
export { randomInput } from './randomPlay.js';
export { type Road, road, type Way } from './roadScene.js';
export { type StandingLawOptions, standingLaws } from './standingLaws.js';
export { setupRefusal, sitDown, type TestTable } from './table.js';
export { type Toy, toy } from './toyScene.js';
