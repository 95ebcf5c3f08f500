import type { SameKeys } from '@warmoot/words/say';
import type { GUIDES as ENGLISH } from './guideWords.en.js';

export const GUIDES = {
  names: {
    check: 'Eine Probe',
    discussion: 'Eine Unterredung',
    chase: 'Eine Verfolgung',
    march: 'Ein Marsch',
    duel: 'Ein Zweikampf',
    battle: 'Eine Schlacht',
    command: 'Command',
    sortie: 'Sortie',
    skirmish: 'Ein Scharmützel',
    lines: 'Schlachtreihen',
  },
  titles: {
    check: 'Eine Probe in einer Minute',
    discussion: 'Eine Unterredung in zwei Minuten',
    chase: 'Eine Verfolgung in einer Minute',
    march: 'Ein Marsch in zwei Minuten',
    duel: 'Ein Zweikampf in zwei Minuten',
    battle: 'Eine Schlacht in drei Minuten',
    command: 'Command in zwei Minuten',
    sortie: 'Sortie in zwei Minuten',
    skirmish: 'Ein Scharmützel in zwei Minuten',
    lines: 'Schlachtreihen in drei Minuten',
  },
  about: {
    check: 'Ein Wurf gegen eine Zahl, und was auf dem Spiel steht.',
    discussion: 'Was Leute bewegt, dein Appell, ihr Würfel. Keine Reihenfolge.',
    chase: 'Drei Wege im Geheimen, ein Tipp, und der Abstand.',
    march: 'Weg und Gangart im Geheimen, und wer wen sieht.',
    duel: 'Distanz, je eine verdeckte Wahl, eine Verteidigung. Wunden bleiben.',
    battle: 'Neun Einheiten, vier Züge je Runde, dann die Kämpfe.',
    command: 'Befehle kosten Punkte, die nie zurückkommen. Keine Würfel im Kampf.',
    sortie: 'Zwei Hände voll Würfel, fünf Manöver und ein geheimer Einsatz.',
    skirmish: 'Figuren auf Feldern, ein W12 für jeden Hieb, und Moral, die bricht.',
    lines: 'Reihen gegen Reihen, Anführer im Zweikampf, und eine Woge, die schiebt.',
  },
  minutes: '{n} Min.',
  inBrief: 'In Kürze',
  how: 'So geht es',
} as const satisfies SameKeys<typeof ENGLISH>;
