import type { SameKeys } from '@warmoot/words/say';

export const ARMY = {
  army: 'Heer',
  name: 'Name',
  commandedBy: 'Befehligt von',
  byHand: 'Von Hand',
  each: 'je {cost}',
  champions: '{n, plural, =0 {Kämpen: keine} other {Kämpen: #}}',
  units: '{n, plural, one {1 Einheit} other {# Einheiten}}{own, plural, =0 {} other {, # von Hand benannt}}',
  unitsNote:
    'Höchstens zwei Wörter, jeder Name nur einmal in der Schlacht. Was leer bleibt, heißt nach einem Ort oder Haus.',
  nameOf: 'Name: {troop} {nth}',
  roll: 'Ein anderer Name, gelost',
  rollFor: '{who}: einen anderen losen',
  championsNote:
    'Anführer, die jene des anderen Heeres fordern dürfen. Die Schlacht wartet, solange zwei von ihnen kämpfen.',
} as const satisfies SameKeys<typeof import('./armyWords.en.js').ARMY>;
