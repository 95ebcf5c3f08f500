/** What a newcomer is told: how a round goes, and what follows from the plain answers. */
export const ABOUT = {
  /** Only in the first round: later everybody knows. */
  about: {
    declare: 'Every round begins with this. Then come Footwork, a sealed action each, defences, and the dice.',
    move: 'Whoever loses the Footwork moves first, whoever wins it second. Where you end decides the distance, and a weapon is best at its own.',
    acts: 'One action each, sealed and then shown together. Pick one to see its sum and what follows.',
    defend: 'Defences are sealed too. When all are in, the dice fall and every blow lands at once.',
  },
  /** For answers that are one row each. */
  follows: {
    fightOn: 'The round goes on with Footwork.',
    surrender: '{who} is out of the fight at once.',
    surrenderAsked: '{who} is out of the fight if every enemy accepts.',
    breakOff: 'If the other side offers it too, the fight ends without a winner. Otherwise it goes on.',
    accept: 'They are out of the fight.',
    refuse: 'They must fight on.',
    leave: 'Out of the fight, as one who fled.',
  },
} as const;
