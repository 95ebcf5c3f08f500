/** The stages of a round, and of what comes before the first, by kind of scene. */
export const STAGES = {
  check: { terms: 'Terms', dare: 'Dare', dice: 'Dice' },
  duel: {
    opening: 'Line-up',
    declare: 'Declare',
    footwork: 'Footwork',
    acts: 'Actions',
    defences: 'Defences',
    dice: 'Dice',
    wounds: 'Wounds',
    moves: 'Moves',
  },
  battle: {
    muster: 'Muster',
    field: 'Field',
    placeDefender: 'Placing',
    line: 'Row',
    placeAttacker: 'Placing',
    declare: 'Declare',
    quick: 'Quick units',
    move1: 'Move 1',
    move2: 'Move 2',
    move3: 'Move 3',
    move4: 'Move 4',
    combat: 'Combat',
  },
  draft: { sets: 'Sets', order: 'Order', picks: 'Picks' },
} as const;
