/** The guide to battle lines. Figures are filled in. */
export const LINES_GUIDE = {
  units: {
    title: 'Units',
    text: 'A unit is up to {ranks} ranks of {abreast}. It moves as one, looks one way, and strikes ahead. A rank is counted as one: its dice, its points, its losses.',
    picture: 'A unit of {figures} in {ranks} ranks, with its leader in front and a banner',
  },
  round: {
    title: 'The round',
    text: 'A d6 says who goes first: up to {priority} it is side A. Units move and shoot in the Opening, and whoever then touches a foe fights in the Melee.',
    picture: 'A round: {list}',
    phases: [
      { name: 'Priority', what: 'one d6' },
      { name: 'Opening', what: 'moves, charges, volleys' },
      { name: 'Melee', what: 'duels, first strikes, blows' },
      { name: 'Ritual', what: 'slow spells' },
      { name: 'End', what: 'tides and nerves' },
    ],
  },
  move: {
    title: 'Moving',
    text: 'Straight or slantwise, and a quarter turn at the end. Turning about, other ranks, a shieldwall: these are manoeuvres, and the unit must hold its nerve.',
    picture: 'A unit charges: straight ahead into the front of another',
    charge: 'charge',
  },
  lines: {
    title: 'Battle lines',
    text: 'Each figure has its attacks as dice, shared out over the foes in reach. Spears strike from the second rank too. What a front rank cannot bear falls on the next.',
    picture: 'Five spears, and five behind them, strike at five levies: {dice} dice',
    dice: '{n} dice',
  },
  leaders: {
    title: 'Leaders',
    text: 'Who has more Might than all others leads: nerve {leader} better. Leaders in front may duel, and their units wait. {full} figures may bear a banner: {banner} more.',
    picture: 'Two leaders meet between their units',
  },
  nerve: {
    title: 'Tides and nerve',
    text: 'At the End the larger unit pushes the other back. A third lost, a leader fallen: a d12 must show {weak}, {average} or {strong} at most, or the unit runs.',
    picture: 'What becomes of units',
    fates: {
      fails: { who: 'It fails', what: 'it retreats in its ranks' },
      twelve: { who: 'A 12', what: 'it flees, and is struck in the back' },
      cornered: { who: 'No way out', what: 'it offers to surrender' },
      back: { who: 'A quiet round', what: 'it may come back' },
    },
  },
  trial: {
    title: 'One battle line',
    mine: 'Ten spears in two ranks',
    theirs: 'Ten levies in two ranks',
    how: 'How they met',
    hows: { stand: 'Both stand', charge: 'The spears have charged' },
    needs: '{dice} dice of the front rank, each at {chance} or less',
    reasons: 'The second rank strikes after it, then the levies strike back.',
    hits: '{n, plural, =0 {No hit} one {1 hit} other {# hits}}',
  },
} as const;
