import type { SameKeys } from '@warmoot/words/say';
import type { WAR_SETUP as ENGLISH } from './words.en.js';

export const WAR_SETUP = {
  units: 'Einheiten von {name}',
  nameOf: 'Name: {what} {nth}',
  forward: '{who} vor die Einheit darüber stellen',
  remove: '{who} herausnehmen',
  add: 'Einheit hinzufügen',
  full: 'Mehr als {most} Einheiten gehen nicht',
  sum: '{units, plural, one {# Einheit} other {# Einheiten}}',
  print: 'Die Heere drucken',
  save: 'Als Datei sichern',
  load: 'Datei laden',
  badFile: 'Diese Datei wurde nicht genommen',
  otherFile: 'Darin steht etwas anderes als eine Schlacht nach diesen Regeln.',
  options: 'Optionen',
  usual: '{answer} (üblich)',
  theOptions: 'die Optionen',
  begin: 'Die Schlacht anfangen',
  badName: 'Ein Name einer Einheit geht nicht',
  noUnits: 'Ein Heer hat keine Einheiten',
} as const satisfies SameKeys<typeof ENGLISH>;
