import type { ProfileKey } from './profiles.table.js';

/**
 * What people are called of whom nobody has said it. Proper names, the same in every language, and no two begin alike as
 * far as there are letters. One side takes them from the front, the other from the back.
 */
export const PEOPLE: readonly string[] = [
  ...['Aldric', 'Berra', 'Corin', 'Dunja', 'Ekko', 'Fenna', 'Garrec', 'Hild', 'Ivo', 'Jorun', 'Keld', 'Lissa'],
  ...['Marek', 'Nessa', 'Odo', 'Petra', 'Quill', 'Runa', 'Sander', 'Tove', 'Ulf', 'Velda', 'Wim', 'Ysolt'],
  ...['Zarek', 'Anneke', 'Bram', 'Cilla', 'Dirk', 'Elsbet', 'Folke', 'Gerda', 'Harm', 'Inga', 'Jarl', 'Katrin'],
  ...['Lorenz', 'Mirja', 'Nils', 'Oda', 'Pell', 'Roswin', 'Stig', 'Thora', 'Ubbe', 'Vigga', 'Wenzel', 'Yngvar'],
  ...['Zita', 'Arvid', 'Brida', 'Conrad', 'Dagny', 'Eskil', 'Frauke', 'Gunnar', 'Hedda', 'Ilmar', 'Juna', 'Kuno'],
];

/** What stands after the name of somebody of a kind; a hero goes by the name alone. */
export const KIND_WORDS = {
  levy: 'levy',
  spearman: 'spear',
  archer: 'bow',
  crossbowman: 'crossbow',
  veteran: 'veteran',
  rider: 'rider',
  captain: 'captain',
  brute: 'brute',
  hero: null,
} as const satisfies Record<ProfileKey, string | null>;
