import type { SameKeys } from '@warmoot/words/say';
import type { BATTLE_GUIDE as ENGLISH } from './words.en.js';

export const BATTLE_GUIDE = {
  muster: {
    title: 'Aufstellen',
    text: 'Das größere Heer bildet {units} Einheiten. Wer verteidigt, stellt zuerst auf und nennt eine Reihe; der Angreifer steht auf ihr oder dahinter.',
    picture: 'Blaue Einheiten, vor ihnen eine Reihe, jenseits davon rote Einheiten',
  },
  quick: {
    title: 'Schnell oder nicht',
    text: 'Jede Runde wählen beide verdeckt, welche Hälfte ihrer Einheiten schnell ist. Die Initiative wechselt von Runde zu Runde.',
    picture:
      'Die {phases} Züge einer Runde: die schnellen Einheiten der Seite mit Initiative, die schnellen der anderen, dann je der Rest',
    quick: 'schnell',
    rest: 'der Rest',
    lead: 'Initiative',
  },
  move: {
    title: 'Ziehen',
    text: 'Fußvolk zieht {foot} Felder, leichte Reiterei {horse}. Wer neben einen Feind kommt, hält an; beide ziehen in dieser Runde nicht mehr.',
    picture: 'Eine rote Einheit zieht zwei Felder und hält neben einer blauen',
    halt: 'hält',
  },
  shoot: {
    title: 'Schießen',
    text: 'Vor den Gefechten schießen Bogenschützen {range} Felder weit über offenes Land: ohne Feind neben sich und höchstens {mostMoved} Feld gezogen.',
    picture: 'Was das Ziel je nach Entfernung verliert, in Zehnteln der Schützen: {list}',
    lost: '{tenths} von 10',
    loses: 'Verluste, gemessen an der Zahl der Schützen',
  },
  fight: {
    title: 'Kämpfen',
    text: 'Stärke gegen Stärke, ein Wurf. Wer verliert, büßt ein Drittel einer mittleren Einheit ein und weicht; ohne Platz {noRoom, plural, =2 {das Doppelte} other {#-mal so viel}}.',
    dice: 'Würfel + Stärke',
    against: '{base} + Stärke',
  },
  ends: {
    title: 'Das Ende',
    text: 'Ein Heer ist vernichtet, oder es endet früher: Zu Beginn einer Runde kann man abziehen, sich ergeben oder gemeinsam abbrechen.',
    picture: 'Was aus den Verlusten wird',
    fates: {
      holds: { who: 'Hält das Feld', what: 'die Hälfte kehrt zurück' },
      retreats: { who: 'Zieht ab', what: 'alle Verluste bleiben' },
      surrenders: { who: 'Ergibt sich', what: 'beide erhalten die Hälfte zurück' },
      lost: { who: 'Vernichtete Einheit', what: 'bleibt vernichtet' },
    },
  },
  trial: {
    title: 'Ein Zusammenstoß',
    charge: 'Wer angreift',
    ground: 'Wo die schwere Infanterie steht',
    charges: { heavyCavalry: 'Schwere Reiter', pikemen: 'Piken', lightInfantry: 'Leichtes Fußvolk' },
    grounds: { open: 'Offen', wood: 'Im Wald', hill: 'Auf dem Hügel' },
    men: '{men} Mann',
    won: 'Gewonnen',
    lost: 'Verloren',
    succeeding: 'für Avitch',
    adds: 'Stärke',
  },
} as const satisfies SameKeys<typeof ENGLISH>;
