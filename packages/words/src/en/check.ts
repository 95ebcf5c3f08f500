/** What the table settles by talking, in whatever scene. */
export const RULING = {
  aRuling: 'a ruling',
  asked: 'To be settled by {who, and}: {matter}.{otherwise, given, yes { Unless somebody proposes otherwise: #.}}',
  entitled: '{who, select, you {you} other {#}}',
  proposed: '{who, select, you {You propose} other {# proposes}}: {value}.',
  agreed: '{who, select, you {You agree} other {# agrees}}.',
  objected: '{who, select, you {You object} other {# objects}}. It goes to the vote.',
  cast: '{who, select, you {you} other {#}} {vote, select, for {for} against {against} abstain {abstains}}',
  voted: 'The vote: {votes}. The proposal {stands, select, yes {stands} no {falls}}.',
  settled: 'Settled: {value}.',
  vote: 'a vote on: {value}',
  agree: 'agree: {value}',
  object: 'object to: {value}',
  propose: 'propose: {value}',
  votes: { for: 'vote for', against: 'vote against', abstain: 'abstain' },
} as const;

export const CHECK = {
  matters: {
    difficulty: 'the difficulty',
    consequence: 'what failure brings',
    changed: 'whether the situation has changed',
  },
  difficulty: 'difficulty {rating}',
  failure: '{failure, given, yes {failure brings {failure, quoted}} no {there is nothing to lose}}',
  changed: 'the situation has {changed, select, yes {} other {not }}changed',
  side: '{name} with {skill, given, yes {# }}{sum}',
  opposed: 'A check: {acting} against {opposing}.',
  unopposed: 'A check: {acting}: {action, quoted}.',
  /** What dice are thrown for. */
  thrownFor: { opposed: '{acting} against {opposing}', unopposed: '{acting}: {action, quoted}' },
  contest: 'A contest for the first place: {rivals, and}.',
  nothingToLose: '{acting} succeeds without dice, for there is nothing to lose. [SAGA-CHECK-014]',
  notAllowed: 'Nothing has changed, so the check is not made again. [SAGA-CHECK-023]',
  first: '{name} comes first.',
  prevails: '{acting} prevails.',
  isBeaten: '{acting} fails and {prevails} prevails.',
  succeeds: '{acting} succeeds{came, given, yes {: #}}.',
  fails:
    '{acting} fails{came, given, yes {: #.{brings, given, yes { Failure brings {brings, quoted}.}}} no {{brings, given, yes {, and failure brings {brings, quoted}}}.}}',
  /** Two against each other, told from the side of the dice. */
  dice: '{one} {won, select, yes {prevails over} other {fails against}} {other}: {came}.',
  declined: '{who, select, you {You decline} other {# declines}} to roll: {change, quoted}. The terms are set anew.',
  totalled: '{name} has a total of {total}.',
  tied: '{names, and} are even and throw again.',
  placed: 'The lot falls on {name}, who comes next.',
  met: '{winner} beats {loser}.',
  dare: 'whether to roll',
  roll: 'roll',
  decline: 'decline: {change, quoted}',
  /** What somebody dares who plays at once, and what it brings if it fails. */
  dares: {
    mill: { does: 'climbs the mill by night', fails: 'the miller wakes, and so do his dogs' },
    river: { does: 'swims the river in spring', fails: 'the current takes the pack, and nearly the swimmer' },
    guards: { does: 'slips past the guards at the gate', fails: 'a guard calls out, and bars the way' },
    colt: { does: 'rides the colt that nobody has ridden', fails: 'the colt comes home alone' },
    reef: { does: 'sails through the reef at dusk', fails: 'the keel is torn open' },
    toll: { does: 'talks the toll keeper out of his toll', fails: 'the toll is doubled' },
    hound: { does: 'runs from the hound to the wall', fails: 'the hound is faster' },
    fever: { does: 'breaks a child’s fever', fails: 'the fever stays another week' },
  },
  tally: { base: 'base', rating: 'rating', difficulty: 'difficulty', modifier: 'modifier' },
  broken: {
    'check.notInTheKit': '{die} is not among the dice of the kit. It has {kit, and}.',
    'check.unchanged':
      '{who} has made this check before, and nothing has changed since. Say in "repeats" what has changed, or try something else.',
    'check.rollOrDecline': 'Roll, or decline and say what is done instead.',
  },
} as const;
