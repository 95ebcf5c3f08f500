import type { SameKeys } from '@warmoot/words/say';
import type { COMMAND_GUIDE as ENGLISH } from './words.en.js';

export const COMMAND_GUIDE = {
  points: {
    title: 'Punkte',
    text: 'Eine Einheit beginnt mit Punkten nach Güte und Führung. Sie zahlt damit Befehle und ihr Standhalten. Nichts davon kommt zurück.',
    picture: 'Punkte jeder Güte unter einer Führung der Güte {quality}: {list}',
  },
  stages: {
    title: 'Fünf Phasen',
    text: 'Wer am Zug ist, schießt, zieht und sagt Angriffe an. Dann sagt die andere Seite, wer wem beisteht, und die Kämpfe werden ausgetragen.',
    picture: 'Die fünf Phasen eines Zugs: {list}',
    names: ['Salven', 'Bewegung', 'Angriffe', 'Verteidigung', 'Kampf'],
  },
  move: {
    title: 'Ziehen und schießen',
    text: 'Bis {advance} Felder auf einen Feind zu sind frei, Stehenbleiben kostet {hold}. Eine Salve kostet {volley}, reicht {range} weit: Das Ziel zahlt {endure} oder nimmt Schaden.',
    picture: 'Eine rote Einheit rückt drei Felder vor; Bogenschützen schießen über vier',
    free: 'frei',
    pays: '−{n}',
  },
  fight: {
    title: 'Ohne Würfel',
    text: 'Ein Angriff kostet {attack}. Die Stoßkraft beider, dazu die Unterstützung von Freunden daneben: Die höhere Summe siegt, gleiche bewirken nichts.',
    picture: 'Zwei Balken: 4 und 2 eines Freundes sind 6, gegen 3 und 1 eines Freundes, zusammen 4',
  },
  rout: {
    title: 'Zahlen oder fliehen',
    text: 'Wer verliert, zahlt {lose} und nimmt Schaden; wer nicht kann, flieht. Dann zahlt jeder Freund von geringerer Güte {check} oder flieht auch.',
    picture:
      'Eine Einheit der Güte C braucht {lose} Punkte und hat 1: Sie flieht. Eine der Güte D zahlt {check}; eine der Güte E hat keinen und flieht',
    needs: 'braucht {lose}, hat 1',
    pays: 'zahlt {check}',
    none: 'hat 0',
  },
  ends: {
    title: 'Das Ende',
    text: 'Ohne Einheiten ist man besiegt. Nach {rounds} Runden entscheiden Ziele, dann die Gesundheit: {health} weniger Schaden für jede Einheit.',
    picture: 'Was aus Einheiten wird',
    fates: {
      damage: { who: '{broken} Schaden', what: 'die Einheit flieht' },
      slaughter: { who: 'Niedermachen', what: 'kostet nichts, und der Sieger verlässt das Feld' },
      escape: { who: 'Entkommen lassen', what: 'kostet {letGo}, und der Sieger bleibt' },
      quiet: { who: 'Nichts geschieht', what: '{quiet} Runden lang: Es ist vorbei' },
    },
  },
  trial: {
    title: 'Ein Angriff',
    help: 'Wer der Garde hilft',
    helps: { riders: 'Reiter, von der Seite', alone: 'Niemand' },
    has: 'Was die andere Garde noch hat',
    hasPoints: { '1': '1 Punkt', '3': '3 Punkte' },
    about: 'Schwere Infanterie {grade}',
    routs: 'Flieht',
    holds: 'Hält, und zahlt dafür',
    nothing: 'Nichts',
  },
} as const satisfies SameKeys<typeof ENGLISH>;
