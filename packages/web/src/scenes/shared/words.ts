import { both } from '../../words/bilingual.js';

/** Words that every scene page needs. */
export const SHARED = {
  typeDice: both('Your dice', 'Deine Würfel'),
  typeDiceHint: both(
    (dice: string) => `${dice}, with spaces, then Enter`,
    (dice: string) => `${dice}, mit Leerzeichen, dann Eingabe`,
  ),
  giveDice: both('Enter the dice', 'Würfel eintragen'),
  tooFew: both(
    (n: number) => `${n} more`,
    (n: number) => `noch ${n}`,
  ),
  tooMany: both(
    (n: number) => `${n} too many`,
    (n: number) => `${n} zu viel`,
  ),
  noFace: both(
    (face: string, die: string) => `${die} has no ${face}`,
    (face: string, die: string) => `${die} hat keine ${face}`,
  ),
  diceHead: both('Dice', 'Würfel'),
  othersThrow: both('The dice are thrown for you.', 'Gewürfelt wird für euch.'),
  theyThrow: both(
    (who: string) => `${who} throws.`,
    (who: string) => `${who} würfelt.`,
  ),
  hasSealed: both(
    (who: string) => `${who} has sealed`,
    (who: string) => `${who} hat versiegelt`,
  ),
  stillChoosing: both(
    (who: string) => `${who} is choosing`,
    (who: string) => `${who} wählt`,
  ),
  nobodySees: both('Nobody sees it before all have chosen.', 'Niemand sieht es, bevor alle gewählt haben.'),
  sealIt: both('Seal it', 'Versiegeln'),
  sealInstead: both('Seal this instead', 'Stattdessen versiegeln'),
  youSealed: both('Sealed', 'Versiegelt'),
  mayChange: both('You may change it until all have chosen.', 'Du kannst es ändern, bis alle gewählt haben.'),
  change: both('Change it', 'Ändern'),
  forWhom: both('For whom', 'Für wen'),
  waitingHead: both('Not yours just now', 'Gerade nicht deins'),
  watching: both('You are watching.', 'Du siehst zu.'),
  news: both('What just happened', 'Was eben geschah'),
  yours: both('Yours to choose', 'Du bist dran'),
  decide: both('Decide', 'Entscheiden'),
  nothingPicked: both('Nothing picked yet', 'Noch nichts gewählt'),
  pickFirst: both('Pick one first', 'Erst etwas wählen'),
  readBoard: both('Read the board', 'Spielfeld lesen'),
  over: both('It is over', 'Es ist vorbei'),
  otherAnswer: both('Another answer', 'Eine andere Antwort'),
  otherAnswerHint: both('As data, for what is not listed', 'Als Daten, für was nicht gelistet ist'),
  notData: both('This is no data that can be read.', 'Das sind keine lesbaren Daten.'),
} as const;
