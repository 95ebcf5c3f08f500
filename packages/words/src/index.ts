/* What a program can stand on. */

export {
  type Account,
  accountOf,
  answeredBy,
  eventsTold,
  outcomeText,
  type Passage,
  type ToldEntry,
} from './account.js';
export { type AddedWords, addSceneWords } from './added.js';
export { type AwaitedAccount, awaitedOf, prospectsOf, prospectText } from './awaited.js';
export { boardOf } from './board.js';
export { outcomeOf } from './campaign/outcome.js';
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
export { german } from './de/language.js';
export { english } from './en/language.js';
export { chooseLanguage, de, en, LANGUAGES, type Language } from './languages.js';
export { diceText } from './plain.js';
export { refusalText } from './refusal.js';
export { dateText } from './sagaTold.js';
export { writtenIn } from './sceneTold.js';
export { storyFound } from './stories/found.js';
export { storyTold } from './stories/told.js';
export { type StoryPictures, storyHtml } from './story/html.js';
export { chaptersAt, type Journey, journeysOf, type Leaf, leavesOf } from './story/leaves.js';
export { type ScenesTold, storyMarkdown } from './story/markdown.js';
export type { Speech } from './story/speeches.js';
export {
  aboutText,
  type Chapter,
  chapterName,
  leafTeller,
  paragraphs,
  type SceneTelling,
  type Story,
  storyOf,
  type Tellings,
  type ToldLeaf,
} from './story/story.js';
export { sceneTelling } from './story/telling.js';
export { playerTitle, proposalText, sceneTitle, tableLine } from './tableTold.js';
export { type Row, resultText, throwRows, verdictText } from './tally.js';
export { reckonedText } from './throws.js';

/* What only our other packages ask for. It may change with any version (docs/decisions/0033-the-library.md). */

export { chanceTold, eventsInShort } from './account.js';
export { eachDieText } from './awaited.js';
export { mapLines } from './battle/map.js';
export type { HexMarks } from './boards/hex.js';
export type { SquareMark } from './boards/square.js';
export { entrySentences, remindersText } from './campaign/facts.js';
export { followingLines, followingText, followingTold } from './campaign/handover.js';
export { campaignNames, type SpokenNames as CampaignNames } from './campaign/names.js';
export { optionText } from './campaign/options.js';
export { calendarText, castText, characterText, nextText, remindedNow, unitsText } from './campaign/terminal.js';
export { campaignEventText, campaignLines, deedText, playText } from './campaign/told.js';
export { whyText } from './campaign/why.js';
export type { OptionName } from './catalogue/optionWords.js';
export { originText, sheetText } from './character/sheet.js';
export { calledAs } from './choice.js';
export { gridLines } from './duel/grid.js';
export { type Fallen, fallenIn } from './fallen.js';
export { KEPT_TOGETHER, PAGE, wrapped } from './lines.js';
export { namedThrow, nameIn, notedIn, unitsCalled } from './named.js';
export { askedKnownTo, seenBy } from './place.js';
export { grouped, number, signed } from './plain.js';
export { entryTitle, entryTold, hasOwnTitle, yearPartName } from './sagaTold.js';
export { fieldTitle, foldTitle, hidesOdds, partTitle, startTitle, thrownForText } from './sceneTold.js';
export { countsOf, type Faces, isGood, opposingSum, summedRows } from './tally.js';
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
