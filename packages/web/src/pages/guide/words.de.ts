import type { SameKeys } from '@warmoot/words/say';
import type { GUIDE as ENGLISH } from './words.en.js';

export const GUIDE = {
  note: 'Sechs Bilder und ein Wurf. Dahinter steht jede Regel.',
  noteNoDice: 'Sechs Bilder und ein Kampf. Dahinter steht jede Regel.',
  guides: 'Einführungen',
  cards: 'Sechs Karten',
  here: 'Hier bist du',
  rules: {
    check: 'Alle Regeln der Probe',
    discussion: 'Alle Regeln der Unterredung',
    chase: 'Alle Regeln der Verfolgung',
    march: 'Alle Regeln des Marsches',
    duel: 'Alle Regeln des Zweikampfs',
    battle: 'Alle Regeln der Schlacht',
    command: 'Alle Regeln von Command',
  },
  play: {
    check: 'Probe spielen',
    discussion: 'Unterredung spielen',
    chase: 'Verfolgung spielen',
    march: 'Marsch spielen',
    duel: 'Zweikampf spielen',
    battle: 'Schlacht spielen',
    command: 'Command spielen',
  },
  throwIt: 'Würfeln',
  throwAgain: 'Noch einmal',
  fightIt: 'Austragen',
  certain: 'Ohne Würfel: Was hier steht, ist gewiss.',
  against: 'gegen',
  dice: 'Würfel',
  base: '{base} und {rest}',
  reach: 'erreichen',
  needs: 'Die Würfel müssen {need} oder mehr zeigen.',
  odds: '{chance} {succeeding}: In {ways} von {all} Fällen zeigen die Würfel {need} oder mehr.',
} as const satisfies SameKeys<typeof ENGLISH>;
