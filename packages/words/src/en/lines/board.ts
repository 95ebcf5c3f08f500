/** A battle of units as it stands, in text and read aloud. */
export const LINES_BOARD = {
  field: 'The battlefield',
  state: 'The battle',
  before: 'Before the first round.',
  line: '{sign} {unit}: {told}',
  aloud: '{unit}: {told}.',
  /** Ranks drawn: a sign for each figure from left to right, then what they are. */
  rank: '{place}: {told}',
  figures: '{n, plural, one {# figure} other {# figures}}',
  each: '{hp} HP, {attacks, plural, one {# attack} other {# attacks}}, armour {armour}',
  damage: '{n, plural, one {# point} other {# points}} of damage',
  idle: '{n, plural, one {one has} other {# have}} lost the round',
  unlit: 'in the dark',
  leader: 'led by {figure}',
  banner: 'banner',
  bannerUnused: 'banner, not yet spent',
  wall: 'shieldwall',
  broken: 'formation broken',
  braced: 'spears braced',
  cornered: 'at bay',
  announced: 'has announced a way',
  charged: 'has charged {target}',
  meets: 'in a battle line with {units, and}',
  nearest: '{n, plural, one {# space} other {# spaces}} from {unit}',
  own: 'Yours: {n, plural, one {# unit} other {# units}} in the battle.',
  army: '{army}: {n, plural, one {# unit} other {# units}} in the battle.',
  linesNow: 'Battle lines: {lines, commas}.',
  lineNow: '{a} against {b}',
  legend: {
    obstacle: 'x obstacle',
    facing: 'Arrows show where a front looks; small letters stand behind it.',
    ranks: 'In the ranks o is a figure, and a sign somebody unique.',
  },
  fields: { obstacles: 'Obstacles', dark: 'In the dark' },
  /** How it ended. */
  outcome: {
    ended:
      '{winner, given, yes {Victory for #} no {Nobody won}} in round {rounds}: {ending}. The battle took {minutes} minutes.',
    army: '{name}: {left, plural, =0 {nobody} other {#}} of {all} figures left{slain, plural, =0 {} other {, # slain}}{survived, plural, =0 {} one {, one of them found alive} other {, # of them found alive}}{captured, plural, =0 {} other {, # taken prisoner}}.',
    unit: '{unit}: {left} of {all}, {state}.',
  },
  opening:
    'A battle of units in ranks: {a} against {b}, {units} units with {figures} figures on {width} by {height} spaces. {surprised, given, yes {Surprised: #. }}In each round come the Opening, the Melee, the Ritual and its End.',
} as const;
