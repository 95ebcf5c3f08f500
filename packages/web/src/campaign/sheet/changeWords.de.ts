import type { SameKeys } from '@warmoot/words/say';
import type { CHANGES as ENGLISH_CHANGES } from './changeWords.en.js';

export const CHANGES = {
  whence: {
    start: '{group} fing an mit',
    die: 'Würfel {nth} des Vorrats: {face}',
    placed: 'Von den Werten {low} und {high}',
    hand: 'Vom Tisch eingetragen',
    brought: 'Aus einer anderen Kampagne mitgebracht',
    sum: 'Jetzt',
  },
  loadWhy: 'Warum ist die Last {taken} von {spaces}?',
  grid: 'Das Raster von {endurance} {rating}',
  bankDice: 'Alle Würfel des Vorrats',
  again: 'noch einmal gewürfelt',
  pairPlaced: 'Das {nth}. Wertepaar kam durch eine {face} unter den {among} übrigen Paaren hierher.',
  pairLast: 'Es war das letzte übrige Paar und brauchte keinen Würfel.',
  pairOrder:
    'Der Reihenfolgewürfel zeigte {face}: Der {isEven, select, yes {höhere} other {niedrigere}} Wert steht links.',
  fromTo: '{what} {from} → {to}',
} as const satisfies SameKeys<typeof ENGLISH_CHANGES>;
