/** The guide to command. Figures are filled in. */
export const COMMAND_GUIDE = {
  points: {
    title: 'Points',
    text: 'A unit begins with command points by its grade and its leader. It pays for orders and for holding out. What is spent never comes back.',
    picture: 'Points of each grade under a leader of quality {quality}: {list}',
  },
  stages: {
    title: 'Five stages',
    text: 'Whoever’s turn it is shoots, moves and declares attacks. Then the other side says who helps whom, and the fights are settled.',
    picture: 'The five stages of a turn: {list}',
    names: ['Volleys', 'Movement', 'Attacks', 'Defences', 'Combat'],
  },
  move: {
    title: 'Move and shoot',
    text: 'Advancing {advance} hexes towards an enemy is free, standing still costs {hold}. A volley costs {volley} and reaches {range}: the target pays {endure} or is damaged.',
    picture: 'A red unit advances three hexes; archers shoot over four',
    free: 'free',
    pays: '−{n}',
  },
  fight: {
    title: 'No dice',
    text: 'An attack costs {attack}. Assault of the two who fight, and Support of friends who stand by: the higher total wins, equal ones do nothing.',
    picture: 'Two beams: 4 and 2 of a friend make 6, against 3 and 1 of a friend, which make 4',
  },
  rout: {
    title: 'Pay or rout',
    text: 'The loser pays {lose} and is damaged; who cannot, routs. Then every friend of lower grade pays {check} or routs too, and so on down.',
    picture:
      'A unit of grade C needs {lose} points and has 1: it routs. One of grade D pays {check}; one of grade E has none and routs',
    needs: 'needs {lose}, has 1',
    pays: 'pays {check}',
    none: 'has 0',
  },
  ends: {
    title: 'The end',
    text: 'A side without units has lost. After {rounds} rounds objectives decide; then the health that is left: {health} less damage for each unit.',
    picture: 'What becomes of units',
    fates: {
      damage: { who: '{broken} damage', what: 'the unit routs' },
      slaughter: { who: 'Slaughter', what: 'free, and the victor leaves the field' },
      escape: { who: 'Let them go', what: 'costs {letGo}, and the victor stays' },
      quiet: { who: 'Nothing happens', what: 'for {quiet} rounds: it is over' },
    },
  },
  trial: {
    title: 'One attack',
    help: 'Who helps the guard',
    helps: { riders: 'Riders, from the side', alone: 'Nobody' },
    has: 'What the other guard has left',
    hasPoints: { '1': '1 point', '3': '3 points' },
    about: 'Heavy infantry {grade}',
    routs: 'Routs',
    holds: 'Holds, at a price',
    nothing: 'Nothing',
  },
} as const;
