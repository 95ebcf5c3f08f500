import type { SameKeys } from '@warmoot/words/say';
import type { CHECK_GUIDE as ENGLISH } from './words.en.js';

export const CHECK_GUIDE = {
  risk: {
    title: 'Es steht etwas auf dem Spiel',
    text: 'Sag, was du versuchst. Ist nichts zu verlieren, gelingt es ohne Wurf. Ist etwas zu verlieren, gibt es eine Probe.',
    none: 'Nichts zu verlieren',
    noneDoes: 'es gelingt',
    some: 'Etwas zu verlieren',
    someDoes: 'eine Probe',
  },
  rating: {
    title: 'Deine Zahl',
    text: 'Jede Fertigkeit hat einen Wert von {least} bis {most}; {ordinary} ist gewöhnlich. Was hilft oder hindert, zählt für diesen einen Wurf.',
    picture: 'Werte von {least} bis {most}, {ordinary} ist als gewöhnlich markiert',
    ordinary: 'gewöhnlich',
  },
  against: {
    title: 'Was dagegen steht',
    text: 'Wer sich dir widersetzt, hat selbst einen Wert. Sonst setzen die anderen am Tisch einen; sagen sie nichts, gilt {difficulty}.',
    person: 'Jemand',
    personBy: 'eine seiner Fertigkeiten',
    thing: 'Niemand',
    thingBy: 'eine Schwierigkeit',
  },
  dare: {
    title: 'Erst das Risiko',
    text: 'Vor dem Wurf weißt du, was ein Fehlschlag bringt. Gefällt es dir nicht, ändere die Lage; das kostet nichts.',
    fails: 'Wenn es misslingt:',
    brings: '„Sie fällt, und die Wache hört es.“',
    roll: 'Würfeln',
    other: 'Anders versuchen',
  },
  throw: {
    title: 'Würfeln',
    text: 'Zwei Achter und ein Zehner, der ab 0 zählt, dazu deine Zahl. Gleichstand genügt. Keine Augenzahl entscheidet allein.',
    yours: 'Würfel + Wert',
    theirs: '{base} + Gegenwert',
  },
  stands: {
    title: 'Es gilt',
    text: 'Kein Unentschieden, kein zweiter Versuch, solange sich nichts ändert. Zu dritt oder mehr werfen alle; das höchste Ergebnis gewinnt.',
    picture: 'Die Chance, je nachdem, wie viel höher deine Zahl ist: {list}',
    margin: 'deine Zahl minus die andere',
  },
  trial: {
    title: 'Eine Probe',
    who: 'Wer klettert',
    wall: 'Woran',
    walls: { cliff: 'Ein Fels', rope: 'Mit Seil', rain: 'Bei Regen' },
    climber: 'Springen/Klettern',
    cliff: 'Der Fels',
    difficulty: 'eine Schwierigkeit',
    action: 'erklettert den Fels',
    failure: 'ein Sturz und eine Woche lang ein lahmer Fuß',
    succeeds: 'Geschafft',
    fails: 'Misslungen',
    succeeding: 'für den Aufstieg',
    adds: 'Klettern',
    total: 'zusammen',
  },
} as const satisfies SameKeys<typeof ENGLISH>;
