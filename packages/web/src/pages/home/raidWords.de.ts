import type { SameKeys } from '@warmoot/words/say';

export const RAID = {
  kind: 'Eine Geschichte für den ersten Abend',
  name: 'Der Raubzug',
  about:
    'Sechzig Reiter, eine Furt, eine Wache, die vielleicht schläft. Jede Regel wird erklärt, wenn sie gebraucht wird, und was du tust, entscheidet, was folgt.',
  begin: 'Die Geschichte beginnen',
  friends: 'mit Freunden, per Link',
  scenes: 'Ihre Szenen',
  chain: { council: 'Rat', march: 'Marsch', battle: 'Schlacht', duel: 'Zweikampf', parley: 'Unterhandlung' },
  length: 'Etwa eine halbe Stunde, allein, zu zweit oder zu dritt',
  plate:
    'Ein Holzschnitt: Sechzig Reiter mit rotem Banner durchqueren bei Mondschein eine Furt, vor ihnen eine Stadt hinter Palisaden, in der ein Fenster leuchtet.',
} as const satisfies SameKeys<typeof import('./raidWords.en.js').RAID>;
