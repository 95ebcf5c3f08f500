import type { SameKeys } from '@warmoot/words/say';
import type { CHASE_GUIDE as ENGLISH } from './words.en.js';

export const CHASE_GUIDE = {
  gap: {
    title: 'Der Vorsprung',
    text: 'Eine Verfolgung läuft auf einem Vorsprung: bei {caught} gefasst, bei {away} entkommen. Er beginnt bei {start}, oder bei {near}, wenn man vor aller Augen ausbricht.',
    picture: 'Fünf Meilensteine von {caught} bis {away}: jemand läuft bei {start}, Verfolger bei {caught}',
    caught: 'gefasst',
    away: 'entkommen',
  },
  ways: {
    title: 'Drei Wege',
    text: 'Auf jeder Etappe wählen die Gejagten heimlich einen Weg, und die Verfolger tippen auf einen derselben drei. Beides wird zugleich gezeigt.',
    kinds: {
      open: { name: 'Offen', does: 'Tempo: Laufen oder Reiten, dazu die Bewegung doppelt' },
      cover: { name: 'Deckung', does: 'Verbergen gegen Bemerken' },
      rough: { name: 'Unwegsam', does: 'Springen/Klettern, im Sattel Reiten' },
      none: { name: 'Ein lahmes Bein', does: 'versperrt den offenen Weg' },
    },
  },
  guess: {
    title: 'Der Tipp',
    text: 'Richtig getippt haben die Verfolger +{guess}, falsch getippt −{guess}. Wer immer den besten Weg nimmt, wird erraten: Also wechseln.',
    right: 'Erraten',
    rightBy: 'gleiche Werte, +{guess} für sie',
    wrong: 'Nicht erraten',
    wrongBy: 'gleiche Werte, −{guess} für sie',
  },
  throw: {
    title: 'Ein Wurf je Etappe',
    text: 'Die Gejagten werfen: zwei Achter und ein Zehner ab 0, dazu ihr Wert für den Weg. Reicht es, wächst der Vorsprung um eins; sonst schrumpft er.',
    yours: 'Würfel + dein Wert',
    theirs: '{base} + ihrer',
  },
  breath: {
    title: 'Atem',
    text: 'Nach jeder dritten Etappe proben beide Ausdauer gegen {difficulty}. Wem es misslingt, hat −{spent} auf alles Weitere, und das summiert sich.',
    every: 'Etappen je Atem',
    everyBy: 'erst die Gejagten',
    spent: 'wem es misslingt',
    spentBy: 'bis zum Ende; einmal am Tag hilft Führen',
  },
  ends: {
    title: 'Wie es endet',
    text: 'An einem der beiden Enden des Wegs, oder vor jeder Etappe, wenn jemand genug hat:',
    fates: {
      away: { name: 'Entkommen', does: 'niemand weiß vom anderen' },
      caught: { name: 'Gefasst', does: 'außer Atem überfallen' },
      bay: { name: 'Sich stellen', does: 'ein Kampf ohne Vorteil' },
      giveUp: { name: 'Aufgeben', does: 'die Verfolger lassen ab' },
    },
  },
  trial: {
    title: 'Eine Etappe',
    way: 'Wren nimmt',
    guess: 'Tomas tippt',
    ways: { open: 'Offen', cover: 'Deckung', rough: 'Unwegsam' },
    wren: 'zu Fuß, leicht: Laufen {run}, Verbergen {hide}, Springen/Klettern {jumpClimb}',
    tomas: 'beritten: Reiten {ride}, Bemerken {notice}',
    success: 'Der Vorsprung wächst',
    failure: 'Der Vorsprung schrumpft',
    succeeding: 'dass er wächst',
    adds: 'ihr Wert',
    total: 'Summe',
  },
} as const satisfies SameKeys<typeof ENGLISH>;
