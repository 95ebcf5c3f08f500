/** Words that every page of a battlefield needs. */
export const FIELD = {
  readBoard: 'Read the board',
  tabDecide: 'Choose',
  tabArmies: 'Armies',
  tabBands: 'Bands',
  wholeField: 'Whole field',
  nearField: 'Closer',
  // Looking back.
  replay: 'Look back',
  replayAt: 'Entry {n} of {all}',
  replayNote: 'You are looking back. Nothing that you do here changes the battle.',
  first: 'To the beginning',
  previous: 'One back',
  next: 'One on',
  now: 'To now',
  // A duel inside the battle.
  inside: 'The battle waits while these two fight.',
  insideTabs: 'What is shown',
  duelTab: 'The duel',
  duelYours: 'The duel: your choice',
  fieldTab: 'The battlefield',
  duelShort: 'Duel',
  yoursShort: 'Duel: yours',
  fieldShort: 'Battlefield',
} as const;
