import type { SameKeys } from '@warmoot/words/say';

/** Words that every page of a battlefield needs. */
export const FIELD = {
  readBoard: 'Das Feld vorlesen',
  tabDecide: 'Wählen',
  tabArmies: 'Heere',
  tabBands: 'Scharen',
  wholeField: 'Ganzes Feld',
  nearField: 'Näher',
  // Looking back.
  replay: 'Zurückblicken',
  replayAt: 'Eintrag {n} von {all}',
  replayNote: 'Du blickst zurück. Nichts, was du hier tust, ändert die Schlacht.',
  first: 'Zum Anfang',
  previous: 'Eins zurück',
  next: 'Eins weiter',
  now: 'Zum Jetzt',
  // A duel inside the battle.
  inside: 'Die Schlacht wartet, solange diese beiden kämpfen.',
  insideTabs: 'Was gezeigt wird',
  duelTab: 'Der Zweikampf',
  duelYours: 'Der Zweikampf: du wählst',
  fieldTab: 'Das Schlachtfeld',
  duelShort: 'Zweikampf',
  yoursShort: 'Zweikampf: du',
  fieldShort: 'Feld',
} as const satisfies SameKeys<typeof import('./words.en.js').FIELD>;
