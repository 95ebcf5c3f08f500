/** The guide to the battle. Figures are filled in. */
export const BATTLE_GUIDE = {
  muster: {
    title: 'Muster and place',
    text: 'The larger army makes {units} units. The defender places first and names a row; the attacker places on it or beyond it.',
    picture: 'Blue units, a row drawn before them, and red units on the far side of it',
  },
  quick: {
    title: 'Quick or slow',
    text: 'Each round both sides choose half their units in secret: they are quick. One side leads, and the lead changes every round.',
    picture: 'The {phases} moves of a round: quick units of who leads, quick units of the other, then the rest of each',
    quick: 'quick',
    rest: 'the rest',
    lead: 'leads',
  },
  move: {
    title: 'Move',
    text: 'Foot goes {foot} hexes, light horse {horse}. Whoever comes next to an enemy halts, and neither of the two moves again this round.',
    picture: 'A red unit goes two hexes and halts beside a blue one',
    halt: 'halts',
  },
  shoot: {
    title: 'Shoot',
    text: 'Before any fight bowmen shoot {range} hexes far over open ground, if nobody stands next to them and they moved {mostMoved} at most.',
    picture: 'What the target loses at each distance, in tenths of the bowmen: {list}',
    lost: '{tenths} in 10',
    loses: 'lost of as many as shoot',
  },
  fight: {
    title: 'Fight',
    text: 'Strength against strength, one throw. The loser gives up a third of a mean unit and falls back. No room to go: {noRoom} times that.',
    dice: 'dice + strength',
    against: '{base} + strength',
  },
  ends: {
    title: 'It ends',
    text: 'When an army is gone, or earlier: at the start of a round each side may retreat, surrender or agree to break off.',
    picture: 'What becomes of the losses',
    fates: {
      holds: { who: 'Holds the field', what: 'half its losses come back' },
      retreats: { who: 'Retreats', what: 'all its losses stay' },
      surrenders: { who: 'Surrenders', what: 'both sides get half back' },
      lost: { who: 'A unit wiped out', what: 'stays wiped out' },
    },
  },
  trial: {
    title: 'Try one clash',
    charge: 'Who attacks',
    ground: 'Where heavy infantry stands',
    charges: { heavyCavalry: 'Heavy horse', pikemen: 'Pikes', lightInfantry: 'Light foot' },
    grounds: { open: 'Open', wood: 'In a wood', hill: 'On a hill' },
    men: '{men} men',
    won: 'Won',
    lost: 'Lost',
    succeeding: 'for Avitch',
    adds: 'strength',
  },
} as const;
