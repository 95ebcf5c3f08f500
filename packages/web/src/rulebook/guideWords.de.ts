import type { SameKeys } from '@warmoot/words/say';
import type { GUIDES as ENGLISH } from './guideWords.en.js';

export const GUIDES = {
  names: { check: 'Eine Probe', discussion: 'Eine Unterredung', duel: 'Ein Zweikampf', battle: 'Eine Schlacht' },
  titles: {
    check: 'Eine Probe in einer Minute',
    discussion: 'Eine Unterredung in zwei Minuten',
    duel: 'Ein Zweikampf in zwei Minuten',
    battle: 'Eine Schlacht in drei Minuten',
  },
  about: {
    check: 'Ein Wurf gegen eine Zahl, und was auf dem Spiel steht.',
    discussion: 'Was Leute bewegt, dein Appell, ihr Würfel. Keine Reihenfolge.',
    duel: 'Distanz, je eine verdeckte Wahl, eine Verteidigung. Wunden bleiben.',
    battle: 'Neun Einheiten, vier Züge je Runde, dann die Kämpfe.',
  },
  minutes: '{n} Min.',
  inBrief: 'In Kürze',
  how: 'So geht es',
} as const satisfies SameKeys<typeof ENGLISH>;
