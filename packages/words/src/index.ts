export {
  type Account,
  accountOf,
  answeredBy,
  chanceTold,
  eventsInShort,
  eventsTold,
  outcomeText,
  type Passage,
  type ToldEntry,
} from './account.js';
export { type AddedWords, addSceneWords } from './added.js';
export { type AwaitedAccount, awaitedOf, eachDieText, prospectsOf, prospectText } from './awaited.js';
export { mapLines } from './battle/map.js';
export { boardOf } from './board.js';
export type { HexMarks } from './boards/hex.js';
export type { SquareMark } from './boards/square.js';
export { entrySentences, remindersText } from './campaign/facts.js';
export { followingText, followingTold } from './campaign/handover.js';
export { campaignNames, type SpokenNames as CampaignNames } from './campaign/names.js';
export { optionText } from './campaign/options.js';
export { outcomeOf } from './campaign/outcome.js';
export { type ScenesTold, storyOf } from './campaign/story.js';
export { calendarText, castText, characterText, nextText, remindedNow, unitsText } from './campaign/terminal.js';
export { campaignEventText, campaignLines, deedText, playText } from './campaign/told.js';
export { whyText } from './campaign/why.js';
export type { OptionName } from './catalogue/optionWords.js';
export type {
  AnySceneWords,
  Called,
  Deciding,
  Hearer,
  Moment,
  SceneWords,
  Section,
  StandingWords,
  Telling,
  Words,
} from './catalogue/words.js';
export { originText, sheetText } from './character/sheet.js';
export { calledAs } from './choice.js';
export { german } from './de/language.js';
export { gridLines } from './duel/grid.js';
export { english } from './en/language.js';
export { type Fallen, fallenIn } from './fallen.js';
export { chooseLanguage, de, en, LANGUAGES, type Language } from './languages.js';
export { KEPT_TOGETHER, PAGE, wrapped } from './lines.js';
export { namedThrow, nameIn, notedIn, unitsCalled } from './named.js';
export { askedKnownTo, seenBy } from './place.js';
export { diceText, grouped, number, signed } from './plain.js';
export { refusalText } from './refusal.js';
export { dateText, entryTitle, entryTold, hasOwnTitle, yearPartName } from './sagaTold.js';
export { fieldTitle, foldTitle, hidesOdds, partTitle, startTitle, thrownForText, writtenIn } from './sceneTold.js';
export { playerTitle, proposalText, sceneTitle, tableLine } from './tableTold.js';
export {
  countsOf,
  type Faces,
  isGood,
  opposingSum,
  type Row,
  resultText,
  summedRows,
  throwRows,
  verdictText,
} from './tally.js';
export { reckonedText } from './throws.js';
export { wordsIn } from './wordsIn.js';
export {
  type BookPart,
  type FirstScene,
  foundingOf,
  nextName,
  type WorldBook,
  worldBooks,
  type YearBook,
  yearBook,
} from './worlds/books.js';
export { YEAR_KEYS, type YearKey } from './worlds/years.table.js';
