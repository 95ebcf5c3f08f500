import type { SameKeys } from '@warmoot/words/say';
import type { SKIRMISH_EN } from './skirmishEn.js';

export const SKIRMISH_DE = {
  help: [
    'Eine Zahl wählt; Enter wählt das Übliche, wo es eines gibt. Felder: x,y von links oben, also 7,6.',
    'Figuren nach Zeichen, Schlüssel oder Namen: Be Gehen 7,6, Be Anstürmen Co, Be Zuschlagen Co=2 Pe=1. Be allein zeigt, was geht.',
    'Ein eigener Weg: Be Gehen 4,6 5,6 5,7; der Blick zuletzt: Be Gehen 7,6 ne. Um zu überwältigen: Be Zuschlagen Co überwältigen.',
    '?3 sagt, was Wahl 3 ist, ?Be Zuschlagen Co, was ein Angriff bringen kann, mit Summe und genauen Chancen.',
    's das Spielfeld   m das Menü   u nimmt die letzte Wahl zurück, wo das geht   q hört auf, das Protokoll bleibt',
    'f zählt die Antworten auf, die stehen können; f 2 lässt die zweite stehen oder wieder fragen',
  ],
  keys: 'Zahl oder Tat  ?… erklären  s Feld  m Menü  u zurück  f stehen  q Ende  h Hilfe',
  howTo: 'Tippe Figur, Tat und wen oder wohin: Be Gehen 7,6. Eine Figur allein zeigt ihre Taten, eine Tat ihre Wege.',
  unknown: 'Nichts heißt hier „{word}“.',
  notAsked: 'Jetzt nicht gefragt: {who}.',
  notNow: '{act} geht jetzt nicht. Offen ({who}): {acts}.',
  row: 'y {y}: x {xs}',
  act: '{act}{n, plural, one {} other { (# Wege)}}',
  subdue: 'überwältigen',
  with: 'mit',
  points: '{target}, {dice, plural, one {1 Würfel} other {# Würfel}}: Schadenspunkte',
  surely: 'Jeder Angriff auf {target} trifft ohne Würfel.',
  fate: {
    stands: 'steht noch',
    door: 'auf der Schwelle des Todes',
  },
  critical: 'ein kritischer Treffer dabei',
  strays: 'ein Würfel trifft Verbündete',
  sparedFate: '{fate}, wenn alles geopfert wird, was geht',
  bandHeads: ['Schar', 'Leute'],
  groundHeads: ['Gelände', 'Felder'],
  healing: {
    heads: ['Tag', 'verbracht', 'TP', 'Plätze', 'Wunden'],
    spent: { rest: 'volle Ruhe', downtime: 'etwas Ruhiges', busy: 'ohne Ruhe' },
    before: 'vorher',
    wound: '{wound}{permanent, select, yes { auf Dauer} other {}}',
    none: 'keine',
    well: '{who}: gesund am Tag {day}.',
    never: '{who}: noch nicht gesund.',
    retainers: '{who} zieht {n, plural, one {1 Gefolgsmann} other {# Gefolgsleute}} mehr an.',
  },
} as const satisfies SameKeys<typeof SKIRMISH_EN>;
