import type { SameKeys } from '@warmoot/words/say';

export const CHECKED = {
  title: 'Die Würfel',
  good: 'Eben in deinem Browser geprüft: {entries} Einträge folgen auseinander und aus den Regeln; {seeded} Würfe folgen aus dem vorher festgelegten Startwert{typed, plural, =0 {} other {; # wurden eingetippt}}.',
  bad: 'Dieses Protokoll hält nicht:',
  seed: 'Startwert, am Ende gezeigt',
  command: 'warmoot verify DATEI',
} as const satisfies SameKeys<typeof import('./ScenePage.en.js').CHECKED>;
