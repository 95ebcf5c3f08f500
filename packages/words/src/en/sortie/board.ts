/** The battle as it stands, in text and read aloud. */
export const SORTIE_BOARD = {
  unit: '{kind}, {heads, plural, one {# head} other {# heads}}, level {level, decimal}{commander, given, yes {, commander {commander, decimal}} no {, no commander}}; {hand}',
  record: '{n} lost',
  flanked: 'Flanked by {units, and}',
  mercenary: 'mercenaries',
  walls: 'behind walls of level {level}',
  higher: 'on higher ground',
  behind: 'behind {unit}',
  distances: 'Half moves apart',
  state: 'The battle',
  before: 'Before the first round.',
  stand: 'Round {round} of {limit}.',
  initiative: 'The initiative: {army}.',
  quiet: 'A quiet round: another one ends the battle.',
  ground: 'The ground: {ground}.',
  contact: 'in contact with {units, and}',
  nearest: '{n, plural, one {# half move} other {# half moves}} from {unit}',
  line: '{unit}: {told}.',
  own: 'Yours: {units, plural, one {# unit} other {# units}} in the battle.',
  army: '{army}: {units, plural, one {# unit} other {# units}} in the battle.',
  fights: 'This round: {pairs, commas}.',
  /** Dice read aloud. */
  dice: '{unit}: {hand}{started, given, yes {, began with #}}{record, plural, =0 {} one {, lost one} other {, lost #}}.',
  /** A pool: its lines, then how many dice and which count. */
  sum: '{unit} against {enemy}: {lines, commas}. {pool}',
  sumLine: '{what} {by, signed}',
  pool: 'In all {net, signed}: {dice} dice, {keep, select, highest {the highest three} lowest {the lowest three} other {all three}} count.',
  /** A cell of the matrix. */
  cell: {
    odds: '{mine} against {theirs}: you {net, signed}, they {other, signed}; you win {win} percent, equal {equal}.',
    noRoll:
      '{mine} against {theirs}: no roll. {how, select, iAway {You get away.} theyAway {They get away.} bothSucceed {Both get away.} other {Nothing comes of it.}}',
    closed: '{maneuver} is not open to {own, select, yes {you} other {them}} at this distance.',
  },
  /** What was shown and rolled. */
  reveal: {
    maneuvers:
      '{mine} against {theirs}{dice, plural, =0 {} one {, one die for {maneuver}} other {, # dice for {maneuver}}}.',
    rolled: '{unit} {kept, commas}: {total}.',
    degree: '{degree, select, win {A win.} plus4 {By 4 or more.} double {At least twice.} other {Even.}}',
  },
} as const;
