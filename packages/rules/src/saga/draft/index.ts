export type { Draft, DraftedCharacter, DraftOutcome, PersonOfWorld, PickChoice, SheetWords } from './model.js';
export { offersOf } from './offers.js';
export { picksInOrder } from './order.js';
export { draftScene, offeredPick } from './scene.js';
