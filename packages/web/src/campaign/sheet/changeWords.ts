import { both } from '../../words/bilingual.js';

/** How numbers came about, and how a sheet has changed. */
export const CHANGES = {
  whence: {
    start: both(
      (group: string) => `${group} began with`,
      (group) => `${group} fing an mit`,
    ),
    die: both(
      (nth: number, face: number) => `Die ${nth} of the bank: ${face}`,
      (nth, face) => `Würfel ${nth} des Vorrats: ${face}`,
    ),
    placed: both(
      (low: number, high: number) => `Of the ratings ${low} and ${high}`,
      (low, high) => `Von den Werten ${low} und ${high}`,
    ),
    hand: both('Written by the table', 'Vom Tisch eingetragen'),
    brought: both('Brought from another campaign', 'Aus einer anderen Kampagne mitgebracht'),
    sum: both('Now', 'Jetzt'),
  },
  loadWhy: both(
    (taken: number, spaces: number) => `Why is the load ${taken} of ${spaces}?`,
    (taken, spaces) => `Warum ist die Last ${taken} von ${spaces}?`,
  ),
  grid: both(
    (endurance: string, rating: number) => `The grid of ${endurance} ${rating}`,
    (endurance, rating) => `Das Raster von ${endurance} ${rating}`,
  ),
  free: both('Small things and what is worn take no space.', 'Kleinigkeiten und was am Leib ist, brauchen kein Feld.'),
  bankDice: both('All dice of the bank', 'Alle Würfel des Vorrats'),
  again: both('rolled again', 'noch einmal gewürfelt'),
  pairPlaced: both(
    (nth: number, face: number, among: number) =>
      `The ${nth}${['st', 'nd', 'rd'][nth - 1] ?? 'th'} pair of ratings was placed by a ${face} among the ${among} pairs left.`,
    (nth, face, among) => `Das ${nth}. Wertepaar kam durch eine ${face} unter den ${among} übrigen Paaren hierher.`,
  ),
  pairLast: both(
    'It was the last pair left and needed no die.',
    'Es war das letzte übrige Paar und brauchte keinen Würfel.',
  ),
  pairOrder: both(
    (face: number) =>
      `The order die showed ${face}: ${face % 2 === 0 ? 'the higher stands left' : 'the lower stands left'}.`,
    (face) => `Der Reihenfolgewürfel zeigte ${face}: Der ${face % 2 === 0 ? 'höhere' : 'niedrigere'} Wert steht links.`,
  ),
  fromTo: both(
    (what: string, from: string, to: string) => `${what} ${from} → ${to}`,
    (what, from, to) => `${what} ${from} → ${to}`,
  ),
} as const;
