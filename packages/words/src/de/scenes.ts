import type { SCENES as ENGLISH } from '../en/scenes.js';
import type { SameKeys } from '../say/index.js';

export const SCENES = {
  firstEdition: '{name}, erste Ausgabe',
  names: {
    'saga/duel': 'Zweikampf',
    'saga/check': 'Probe',
    'saga/discussion': 'Unterredung',
    'saga/healing': 'Heilung',
    'saga/aid': 'Erste Hilfe',
    'saga/battle': 'Schlacht',
    'saga/march': 'Marsch',
    'saga/generation': 'Werte',
    'saga/draft': 'Auswahl der Hauptfiguren',
    'saga/event': 'Äußeres Ereignis',
  },
  about: {
    'saga/check':
      'Eine Probe gegen jemanden oder gegen eine Schwierigkeit, oder ein Wettstreit mehrerer: zwei d8, ein d10.',
    'saga-1e/check': 'Die Probe der früheren Ausgabe: so viele d8, wie der Unterschied der Werte ergibt.',
    'saga/duel': 'Zweikampf: Runden aus Fußarbeit und verdeckten Aktionen, für zwei oder für mehrere auf zwei Seiten.',
    'saga-1e/duel': 'Zweikampf mit den Proben der früheren Ausgabe.',
    'saga/battle':
      'Schlacht: zwei Heere auf einer Karte aus Sechsecken, mit schnellen Einheiten, Gefechten und Weichen.',
    'saga-1e/battle': 'Schlacht, geliehen von der früheren Ausgabe, deren Proben jeden Wurf darin entscheiden.',
    'saga/discussion': 'Unterredung: Leute reden, und Appelle an ihre Beweggründe geben ihnen ein Leitmotiv.',
    'saga-1e/discussion': 'Unterredung mit den Proben der früheren Ausgabe.',
    'saga/march':
      'Umkämpfte Bewegung über Tage auf einer Wegekarte: Weg und Gangart verdeckt, wer wen bemerkt, und was daraus wird.',
    'saga-1e/march': 'Umkämpfte Bewegung mit den Proben der früheren Ausgabe.',
    'saga/aid': 'Die Stunde nach einer schweren Kopfwunde, und wer rechtzeitig hilft.',
    'saga-1e/aid': 'Die Stunde nach einer schweren Kopfwunde, mit den Proben der früheren Ausgabe.',
    'saga/healing': 'Das Heilen von Wunden, Tag um Tag, mit einer Probe auf Heilen für leichte und für schwere.',
    'saga-1e/healing': 'Das Heilen von Wunden mit den Proben der früheren Ausgabe.',
    'saga/event': 'Was in der Welt geschieht, wenn die Kampagne stillsteht: zwei d10, und die Seuche.',
    'saga-1e/event': 'Dasselbe, geliehen von der früheren Ausgabe.',
    'saga/generation': 'Werte für Figuren: vier d4 für jede Gruppe, ein Vorrat, der verteilt wird, und Beweggründe.',
    'saga-1e/generation': 'Werte nach der Verteilung der früheren Ausgabe.',
    'saga/draft': 'Alle wählen ihre Hauptfiguren: Sätze von Werten, eine Reihenfolge, und reihum wird genommen.',
    'saga-1e/draft': 'Hauptfiguren mit den Werten der früheren Ausgabe.',
  },
  starts: {
    climb: 'Nachts auf die Mühle',
    opposed: 'Einer gegen den anderen',
    swordsmanAgainstRaider: 'Schwertkämpfer gegen Plünderer',
    evenOnThePlain: 'Zwei Heere der Krone auf der Ebene',
    council: 'Ein Rat über einen Gefangenen',
    petition: 'Eine Bitte wegen eines Zolls',
    oneHelper: 'Jemand, der helfen kann',
    monthInBed: 'Ein Monat im Bett',
    oneCharacterEach: 'Für alle eine Figur',
    oneMainCharacter: 'Eine Hauptfigur',
    threeEach: 'Für alle drei Hauptfiguren',
    reflection: 'Einer allein mit sich',
    market: 'Zwei vor einer Menge',
  },
} as const satisfies SameKeys<typeof ENGLISH>;
