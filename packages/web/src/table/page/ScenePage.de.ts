import type { SameKeys } from '@warmoot/words/say';

export const CHECKED = {
  title: 'Die Würfel',
  good: 'Eben in deinem Browser geprüft: {entries, plural, one {# Eintrag folgt} other {# Einträge folgen}} auseinander und aus den Regeln{seeded, plural, =0 {} one {; # Wurf folgt aus dem vorher festgelegten Startwert} other {; # Würfe folgen aus dem vorher festgelegten Startwert}}{shared, plural, =0 {} other {, davon # zusammen mit dem, was die Geräte der Leute dazugaben}}{typed, plural, =0 {} one {; # wurde eingetippt} other {; # wurden eingetippt}}{unchecked, plural, =0 {} other {; # sind erst zu prüfen, wenn ihr Startwert gezeigt ist}}.',
  bad: 'Dieses Protokoll hält nicht:',
  seed: 'Startwert, am Ende gezeigt',
  command: 'warmoot verify DATEI',
} as const satisfies SameKeys<typeof import('./ScenePage.en.js').CHECKED>;
