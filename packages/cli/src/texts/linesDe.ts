import type { SameKeys } from '@warmoot/words/say';
import type { LINES_EN } from './linesEn.js';

export const LINES_DE = {
  help: [
    'Eine Zahl wählt; Enter wählt, was üblich ist, wo es das gibt. Felder schreibt man als x,y von links oben: 7,6.',
    'Einheiten nennt man mit Zeichen, Kürzel oder Namen: Ta, A1, Tarn-Speere; Reihen als Ta2 oder A1.2; Besondere mit Zeichen oder Namen.',
    'Eine Handlung: Ta Gehen 7,6, Ta Anstürmen Ke, Ta1 Schießen Ke1=5, Ta Zuschlagen. Ta allein zeigt alles, Ta Gehen die Wege.',
    'Ein eigener Weg: Ta Gehen 4,6 5,6; die Front kommt zuletzt: Ta Gehen 7,6 n. Ein Manöver: Ta Manöver Schildwall.',
    'Eine Salve nennt, wer zusammen schießt: Ta1 Schießen Ke1=4 mit Ta2.',
    '?3 sagt, was Wahl 3 ist, ?Ta Zuschlagen, was aus einer Schlachtreihe werden kann, mit genauen Chancen.',
    's das Schlachtfeld   m die Liste   u nimmt die letzte Wahl zurück, wo das geht   q beendet und behält das Protokoll',
    'f zeigt Antworten, die stehen bleiben können; f 2 lässt die zweite stehen oder fragt wieder danach',
  ],
  howTo:
    'Eine Einheit, was sie tut, und gegen wen oder wohin: Ta Gehen 7,6, Ta Anstürmen Ke. Eine Einheit allein zeigt, was sie kann.',
  armyHeads: ['Heer', 'Einheiten'],
  fieldHeads: ['Schlachtfeld', 'Felder'],
  line: '{a} gegen {b}',
  dice: '{n, plural, one {1 Würfel} other {# Würfel}} auf {chance}',
  first: 'Erstschlag',
  losses: 'Verluste, {unit}',
  pushes: 'im Vormarsch: {unit}',
  stands: 'niemand weicht',
  hitsOn: '{n, plural, one {1 Würfel} other {# Würfel}} auf {target}: Treffer',
  duel: '{mine} gegen {theirs}, je Technik: wer auf 0 TP kommen kann',
  duelRow: '{mine} gegen {theirs}',
} as const satisfies SameKeys<typeof LINES_EN>;
