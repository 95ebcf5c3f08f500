import type { SameKeys } from '@warmoot/words/say';

export const START = {
  text: 'Du bekommst einen Tisch mit einem Platz für dich. Andere lädst du mit einem Link oder Code ein; was gespielt wird, stellst du dort ein: eine einzelne Szene oder eine ganze Kampagne.',
  title: 'Name des Tisches',
  first: 'Was zuerst gespielt wird',
  kinds: {
    duel: 'ein Zweikampf',
    battle: 'eine Schlacht',
    discussion: 'eine Unterredung',
    check: 'eine Probe',
    campaign: 'eine Kampagne',
  },
  act: 'Den Tisch eröffnen',
  bring: {
    title: 'Oder einen aus einer Datei holen',
    text: 'Ein Tisch oder eine Kampagne, hier oder anderswo gespeichert. Jede Szene darin wird erst nachgespielt und alles nachgerechnet, was daraus folgt; stimmt es nicht, wird die Datei abgelehnt, und nichts davon bleibt. Namen, Zeiten und was gesagt wurde, werden ihr geglaubt.',
    label: 'Datei eines Tisches',
    notOurs: 'In dieser Datei ist kein Tisch: Sie wurde weder hier noch auf einem anderen solchen Server gespeichert.',
    busy: 'Die Datei wird gelesen und nachgespielt …',
  },
} as const satisfies SameKeys<typeof import('./StartPage.en.js').START>;
