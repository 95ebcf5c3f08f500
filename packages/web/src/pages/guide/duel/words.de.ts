import type { SameKeys } from '@warmoot/words/say';
import type { DUEL_GUIDE as ENGLISH } from './words.en.js';

export const DUEL_GUIDE = {
  footwork: {
    title: 'Fußarbeit',
    text: 'Jede Runde beginnt mit einem Wurf auf Fußarbeit. Wer verliert, geht {loserLeast} oder {loserMost} Feld, dann der andere {winnerLeast} oder {winnerMost}. Falsche Distanz für die Waffe: {away}.',
    picture: 'Zwei Kämpfer von oben, ein leeres Feld zwischen ihnen: Schwertdistanz',
    distances: { dagger: 'Dolch', sword: 'Schwert', spear: 'Speer' },
  },
  secret: {
    title: 'Verdeckt wählen',
    text: 'Je eine Aktion, versiegelt. Angriffe verwunden. Finte, Beinstellen, Wuchtschlag, Haltegriff und andere schwächen für die nächsten Runden.',
  },
  defend: {
    title: 'Verteidigen',
    text: 'Die Siegel brechen. Gegen das, was kommt, wählst du eine Verteidigung, meist eine dieser beiden. Rüstung zählt bei beiden dazu.',
    dodge: 'Ausweichen',
    dodgeBy: 'Schnelligkeit und ein Schritt zurück',
    parry: 'Parade',
    parryBy: 'mit Waffe oder Schild',
  },
  throw: {
    title: 'Würfeln',
    text: 'Zwei Achter und ein Zehner, der ab 0 zählt. Erreicht: stark. Verfehlt: schwach. Schwach heißt nicht daneben: Jede Aktion sagt, was sie dann noch bewirkt.',
    yours: 'Würfel + Wert',
    theirs: '{base} + Gegenwert',
  },
  wounds: {
    title: 'Wunden bleiben',
    text: 'Eine leichte Wunde am Kopf kostet {head} auf jede Fertigkeit, anderswo erst nichts. Die {minors}. am selben Teil wird zur schweren:',
    picture: 'Joris mit einer leichten Wunde am rechten Bein',
    majors: {
      head: { part: 'Kopf', does: 'ohne Hilfe in einer Stunde tot' },
      body: { part: 'Rumpf', does: 'kampfunfähig' },
      arm: { part: 'Arm', does: 'lahm, auch was er hält' },
      leg: { part: 'Bein', does: 'am Boden, bis es heilt' },
    },
  },
  ends: {
    title: 'Das Ende',
    text: 'Wenn eine Seite ausfällt: durch Wunde, Flucht oder Aufgabe. Jede zweite Runde sinken alle Verteidigungen um 1; so verschanzt sich niemand lange.',
    picture: 'Was jede Verteidigung Runde um Runde hat: {list}',
    round: 'Runde',
  },
  trial: {
    title: 'Ein Angriff',
    act: 'Ellas Aktion',
    defence: 'Joris’ Verteidigung',
    acts: { quickAttack: 'Schnell', viciousAttack: 'Brutal', controlledAttack: 'Kontrolliert' },
    defences: { dodge: 'Ausweichen', parry: 'Parade mit der Axt' },
    ella: 'Schnelligkeit {speed}, Stärke {strength}, Schwert',
    joris: 'Schnelligkeit {speed}, Kontrolle {control}, Kettenhemd',
    strong: 'Stark',
    weak: 'Schwach',
    succeeding: 'stark',
    adds: 'ihr Angriff',
  },
} as const satisfies SameKeys<typeof ENGLISH>;
