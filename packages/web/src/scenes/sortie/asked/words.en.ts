/** What follows on the answers to the small questions, in a line each. */
export const WORDS = {
  place:
    '{n, plural, =0 {in contact with every enemy} one {1 half move from every enemy} other {# half moves from every enemy}}',
  escape:
    'Rolls all {n, plural, one {# die} other {# dice}} in hand, the highest three: more than {total} gets away. The dice are gone either way.',
  yield: 'Out of the battle, and the enemy may take them.',
  flee: 'Off the field, uncaptured.',
  stay: 'Stays on the field as Finished, and may be taken.',
  captured: 'Only if both sides say so.',
  killed: 'Nobody is left.',
  move: {
    stay: 'In contact with all of them.',
    press: 'A half move between you and {names, and}; in contact with the rest.',
    towards: 'In contact with {names, and}, a half move from the rest.',
    withdraw: 'A half move from all of them.',
    through: 'Past {names, and}: next round they share a front, and none of them flanks it.',
  },
  asks: '{who}: {question}',
  pressBack: 'Press them back',
  whoIsPressed: 'Who is pressed back',
  withdrawals: ['Stay in place', 'Withdraw a half move', 'Withdraw a full move'],
  withdraw: {
    none: '{n, plural, one {The lost die counts} other {All # lost dice count}}: {now} in hand.',
    some: '{n, plural, one {The lost die does not count} other {{ignored} of # lost dice {ignored, plural, one {does} other {do}} not count}}: {then} in hand instead of {now}. The enemy may press.',
  },
  press: 'Contact stays.',
  letGo: '{n, plural, one {1 half move} other {# half moves}} apart.',
  takePrisoners: 'The dead of the losing side stay as their records have them.',
  takeNone: 'The dead of the losing side’s records are doubled.',
  takeCaptured: 'All who are left of {heads} are prisoners.',
  takeKilled: 'Nobody of {heads} is left.',
} as const;
