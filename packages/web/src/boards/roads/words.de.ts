import type { SameKeys } from '@warmoot/words/say';

export const ROADS = {
  tonight: 'heute Nacht',
  legend: 'Was die Perlen bedeuten',
  beads: {
    open: 'Offen, 1',
    closed: 'Eng, 2',
    impassable: 'Unpassierbar',
    now: 'kann jetzt dort sein',
    tonight: 'oder heute Nacht',
  },
} as const satisfies SameKeys<typeof import('./words.en.js').ROADS>;
