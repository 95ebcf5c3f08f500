import type { SameKeys } from '@warmoot/words/say';

export const INVITE = {
  player: 'Mitspieler einladen',
  spectator: 'Zum Zuschauen einladen',
  code: 'Code',
  copyLink: 'Link kopieren',
  copyCode: 'Code kopieren',
  copied: 'Kopiert',
  share: 'Link senden',
  shareText: 'Ein Platz an unserem Tisch',
  untilTime: 'Gilt einmal, bis {time}.',
  onlyHere:
    'Nur dieser Rechner kann den Link öffnen. Für Geräte im selben Raum: Starte den Server mit HOST=0.0.0.0 und öffne ihn unter der Adresse des Rechners.',
  always: 'Gilt für alle, denen du ihn schickst.',
} as const satisfies SameKeys<typeof import('./Invite.en.js').INVITE>;
