import type { SameKeys } from '@warmoot/words/say';
import type { SORTIE_EN } from './sortieEn.js';

export const SORTIE_DE = {
  help: [
    'Eine Zahl wählt; Enter wählt, wo es nur eines gibt. Einheiten nach Schlüssel, Zeichen oder Namen.',
    'Ein Befehl: Kampf suchen B1, Aufrücken Ke 2. Ein Plan: Angriff 2 oder Angriff B1=2 B3=1; wer schießt: B1=2.',
    'Zwei, die aufeinander schießen: B1=2 Pfeile B1=1, das Zweite gegen die Pfeile. ?Angriff 2 sagt, was er wert ist.',
    's das Spielfeld   m das Menü   u nimmt die letzte Wahl zurück, wo das geht   q hört auf, das Protokoll bleibt',
    'f zählt die Antworten auf, die stehen können; f 2 lässt die zweite stehen oder wieder fragen',
  ],
  keys: 'Zahl, Befehl, Plan  ?… warum  s Feld  m Menü  u zurück  f steht  q Ende  h Hilfe',
  howTo: 'Mit Würfeln: Angriff 2 gegen einen einzigen, Angriff B1=2 B3=1 gegen mehrere; ohne Manöver B1=2.',
  arrows: 'Pfeile',
  matrix: '{unit} gegen {enemy}, ohne Einsatz: eigene Würfel, ihre, Chance auf den Sieg (–: kein Wurf)',
  arrowOdds:
    '{archers} auf {target}: nichts {none}, ein Würfel {one}, zwei Würfel {two}, das Ende {finished}; die anderen setzen nichts.',
} as const satisfies SameKeys<typeof SORTIE_EN>;
