import type { SameKeys } from '@warmoot/words/say';
import type { CHASE_GUIDE as ENGLISH } from './words.en.js';

export const CHASE_GUIDE = {
  gap: {
    title: 'Der Abstand',
    text: 'Eine Verfolgung läuft auf einem Abstand: bei {caught} eingeholt, bei {away} entkommen. Er beginnt bei {start}, oder bei {near}, wenn man vor aller Augen ausbricht.',
    picture: 'Fünf Meilensteine von {caught} bis {away}: jemand läuft bei {start}, Verfolger bei {caught}',
    caught: 'eingeholt',
    away: 'entkommen',
  },
  ways: {
    title: 'Drei Wege',
    text: 'Auf jeder Etappe wählen die Verfolgten heimlich einen Weg, und die Verfolger tippen auf einen derselben drei. Beides wird zugleich gezeigt.',
    kinds: {
      open: { name: 'Frei', does: 'Tempo: Laufen oder Reiten, dazu die Bewegung doppelt' },
      cover: { name: 'Gedeckt', does: 'Verbergen gegen Bemerken' },
      rough: { name: 'Rau', does: 'Springen/Klettern, im Sattel Reiten' },
      none: { name: 'Ein lahmes Bein', does: 'versperrt den freien Weg' },
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
    text: 'Die Verfolgten werfen: zwei Achter und ein Zehner ab 0, dazu ihr Wert für den Weg. Reicht es, wächst der Abstand um eins; sonst schrumpft er.',
    yours: 'Würfel + dein Wert',
    theirs: '{base} + ihrer',
  },
  breath: {
    title: 'Atem',
    text: 'Nach jeder dritten Etappe proben beide Ausdauer gegen {difficulty}. Wem es misslingt, hat −{spent} auf alles Weitere, und das summiert sich.',
    every: 'Etappen je Atem',
    everyBy: 'erst die Verfolgten',
    spent: 'wem es misslingt',
    spentBy: 'bis zum Ende; einmal am Tag hilft Führen',
  },
  ends: {
    title: 'Wie es endet',
    text: 'An einem der beiden Enden des Wegs, oder vor jeder Etappe, wenn jemand genug hat:',
    fates: {
      away: { name: 'Entkommen', does: 'niemand weiß vom anderen' },
      caught: { name: 'Eingeholt', does: 'außer Atem überfallen' },
      bay: { name: 'Sich stellen', does: 'ein Kampf ohne Vorteil' },
      giveUp: { name: 'Aufgeben', does: 'die Verfolger lassen ab' },
    },
  },
  trial: {
    title: 'Eine Etappe',
    way: 'Wren nimmt',
    guess: 'Tomas tippt',
    ways: { open: 'Frei', cover: 'Gedeckt', rough: 'Rau' },
    wren: 'zu Fuß, leicht: Laufen {run}, Verbergen {hide}, Springen/Klettern {jumpClimb}',
    tomas: 'beritten: Reiten {ride}, Bemerken {notice}',
    success: 'Der Abstand wächst',
    failure: 'Der Abstand schrumpft',
    succeeding: 'dass er wächst',
    adds: 'ihr Wert',
    total: 'Summe',
  },
} as const satisfies SameKeys<typeof ENGLISH>;
