import type { SameKeys } from '@warmoot/words/say';
import type { WORDS as ENGLISH } from './words.en.js';

export const WORDS = {
  place:
    '{n, plural, =0 {in Berührung mit jedem Gegner} one {1 halber Zug von jedem Gegner} other {# halbe Züge von jedem Gegner}}',
  escape:
    'Würfelt mit {n, plural, one {# Würfel} other {allen # Würfeln}} zur Hand, die drei höchsten: mehr als {total} entkommt. Die Würfel sind in jedem Fall weg.',
  yield: 'Aus der Schlacht, und der Gegner darf sie nehmen.',
  flee: 'Vom Feld, ungefangen.',
  stay: 'Bleibt als Am Ende auf dem Feld und kann genommen werden.',
  captured: 'Nur, wenn beide Seiten es sagen.',
  killed: 'Niemand bleibt übrig.',
  move: {
    stay: 'In Berührung mit allen.',
    press: 'Ein halber Zug zwischen euch und {names, and}; in Berührung mit den übrigen.',
    towards: 'In Berührung mit {names, and}, einen halben Zug von den übrigen.',
    withdraw: 'Einen halben Zug von allen.',
    through: 'An {names, and} vorbei: nächste Runde teilen sie eine Front, und keiner umgeht.',
  },
  asks: '{who}: {question}',
  pressBack: 'Sie zurückdrängen',
  whoIsPressed: 'Wer zurückgedrängt wird',
  withdrawals: ['An Ort und Stelle bleiben', 'Einen halben Zug zurückgehen', 'Einen ganzen Zug zurückgehen'],
  withdraw: {
    none: '{n, plural, one {Der verlorene Würfel zählt} other {Alle # verlorenen Würfel zählen}}: {now} zur Hand.',
    some: '{n, plural, one {Der verlorene Würfel zählt nicht} other {{ignored} von # verlorenen Würfeln {ignored, plural, one {zählt} other {zählen}} nicht}}: {then} zur Hand statt {now}. Der Gegner darf nachsetzen.',
  },
  press: 'Die Berührung bleibt.',
  letGo: '{n, plural, one {1 halber Zug} other {# halbe Züge}} entfernt.',
  takePrisoners: 'Die Toten der Verlierer bleiben, wie ihr Verlust sie hat.',
  takeNone: 'Die Toten aus dem Verlust der Verlierer verdoppeln sich.',
  takeCaptured: 'Alle, die von {heads} übrig sind, sind Gefangene.',
  takeKilled: 'Von {heads} bleibt niemand.',
} as const satisfies SameKeys<typeof ENGLISH>;
