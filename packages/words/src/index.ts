export { type Account, accountOf, chanceTold, eventText, outcomeText, type Passage } from './account.js';
export { type AwaitedAccount, awaitedOf, type OpenChoice, prospectsOf } from './awaited.js';
export { en } from './en/index.js';
export { seenBy } from './place.js';
export { diceText, number, signed } from './plain.js';
export { refusalText } from './refusal.js';
export { type Faces, type Row, resultText, throwRows } from './tally.js';
export type { AnySceneWords, Hearer, SceneWords, Telling, Words } from './words.js';
