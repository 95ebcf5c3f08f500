import type { SameKeys } from '@warmoot/words/say';

export const START = {
  text: 'Du bekommst einen Tisch mit einem Platz für dich. Andere lädst du mit einem Link oder Code ein; was gespielt wird, stellst du dort ein: ein einzelner Kampf oder eine ganze Kampagne.',
  title: 'Name des Tisches',
  first: 'Was zuerst gespielt wird',
  kinds: {
    duel: 'ein Zweikampf',
    battle: 'eine Schlacht',
    check: 'eine Probe',
    campaign: 'eine Kampagne',
  },
  act: 'Den Tisch eröffnen',
} as const satisfies SameKeys<typeof import('./StartPage.en.js').START>;
