/** What is said of odds on the road. */
export const ROAD_EN = {
  party: 'party',
  other: 'other',
  watchers: 'watchers',

  leg: 'A leg, way by way: the chance that the gap widens',
  mixes: 'How often each is best taken and guessed, safe against whatever the other does',
  barred: 'Somebody limps, which bars the Open way. [SAGA-MOVE-044]',
  taken: 'taken',
  guess: 'guessed',
  legBest: 'Both mixed so: {chance} a leg.',
  legEven: 'Ways and guesses even: {chance} a leg.',
  gap: 'gap {gap}',
  awayEven: 'Away, ways and guesses even, nobody tires:',
  awayBest: 'Away, both at their best, nobody tires:',
  awayTiring: 'Away, both at their best, breath drawn after every third leg:',
  without: 'without Lead',
  withLead: 'with Lead, once for each side',
  always: 'Always {way}, always guessed as {guess}: {chance} a leg. Away, nobody tires:',

  notices: 'Notice of the {who} against Hide of the {whom}',
  aware: 'Aware, where both test:',
  awareOf: {
    both: 'both',
    onlyParty: 'only the party',
    onlyOther: 'only the other',
    neither: 'neither',
  },

  pastMarked: 'Past them on the approach that they have marked',
  pastOther: 'Past them on any other',
  pastBlindly: 'Of {approaches} approaches, picked blindly on both sides: {chance}',

  firstEvening: 'No wearier after the first Forced day',
  forcedDay: 'Forced day {day}, Endurance against {difficulty}:',
  wearyBy: ['fresh', 'weary by 1', 'weary by 2', 'weary by 3, Forced no more'],
  setsOut: 'no wearier, if it sets out {weary}',
  evening: 'in the evening:',

  dash: 'A dash: the party is first',
  plainLeg: 'A leg without stakes: the party wins it',
  byStakes: 'The party wins a leg, by its stake (down) and the other’s (across):',
  raceBest:
    '{legs} legs, effort {one} against {other}, both stake as is best: the party wins with {share}. Best staked first:',
  mix: '{stake} in {share}',
  racePlanned: 'Staking {one} against {other}: the party wins with {chance}',
} as const;
