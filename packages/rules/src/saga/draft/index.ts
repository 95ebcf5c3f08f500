export type { Draft, DraftedCharacter, DraftOutcome, PickChoice, SheetWords } from './model.js';
export { picksInOrder } from './order.js';
export { draftScene } from './scene.js';
