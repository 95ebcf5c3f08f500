import type { SameKeys } from '@warmoot/words/say';
import type { KIT as ENGLISH_KIT } from './words.en.js';

export const KIT = {
  kits: 'Ausrüstung zum Anfang, gepackt und passend',
  holds: {
    hunter: 'Bogen, Dolch, Leder, Rucksack',
    rider: 'Schwert, Schild, Kettenhemd, Helm',
    levy: 'Speer, Schild, Leder',
    healer: 'Verbände, Stab, Rucksack',
    traveller: 'Stab, Essen, Wasser, Rucksack',
    emptyHands: 'Später selbst packen',
  },
} as const satisfies SameKeys<typeof ENGLISH_KIT>;
