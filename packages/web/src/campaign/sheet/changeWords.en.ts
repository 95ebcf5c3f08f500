/** How numbers came about, and how a sheet has changed. */
export const CHANGES = {
  whence: {
    start: '{group} began with',
    die: 'Die {nth} of the bank: {face}',
    placed: 'Of the ratings {low} and {high}',
    hand: 'Written by the table',
    brought: 'Brought from another campaign',
    sum: 'Now',
  },
  loadWhy: 'Why is the load {taken} of {spaces}?',
  grid: 'The grid of {endurance} {rating}',
  bankDice: 'All dice of the bank',
  again: 'rolled again',
  pairPlaced:
    'The {nth, select, 1 {#st} 2 {#nd} 3 {#rd} other {#th}} pair of ratings was placed by a {face} among the {among} pairs left.',
  pairLast: 'It was the last pair left and needed no die.',
  pairOrder: 'The order die showed {face}: the {isEven, select, yes {higher} other {lower}} stands left.',
  fromTo: '{what} {from} → {to}',
} as const;
