import type { SameKeys } from '@warmoot/words/say';

export const BRING = {
  title: 'Oder einen aus einer Datei holen',
  text: 'Ein Tisch oder eine Kampagne, hier oder anderswo gespeichert. Jede Szene darin wird erst nachgespielt; eine veränderte Datei wird abgelehnt, und nichts davon bleibt.',
  label: 'Datei eines Tisches',
  busy: 'Die Datei wird gelesen und nachgespielt …',
} as const satisfies SameKeys<typeof import('./BringFile.en.js').BRING>;
