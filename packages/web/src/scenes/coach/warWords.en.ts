/** What is explained of fights and of the ways of war. */
export const WAR = {
  duel: {
    footwork: {
      title: 'Footwork',
      text: 'Each round begins with one throw for Footwork. The loser steps first, 0 or 1 square; then the winner, 1 or 2. Where you end fixes the distance from which everybody acts.',
    },
    act: {
      title: 'One action, sealed',
      text: 'Everybody picks one action in secret, and nothing is thrown until all have. Every action then happens; none forestalls another. The percentages say how often yours comes out strong against each defence; a weak result still does what it says.',
    },
    defend: {
      title: 'Choose a defence',
      text: 'You know which action is coming, not the dice. Only the defences listed for it are open. Who dodges steps one square away, whether it helps or not.',
    },
    protect: {
      title: 'Protect a part',
      text: 'Their Quick Attack is strong: you may name one part of the body before they place the Minor Wound. They choose among the others.',
    },
    part: {
      title: 'Where the wound goes',
      text: 'A Minor Wound on the head costs 2 on every fighting skill; elsewhere it does nothing at once. The third on one part makes a Major Wound there: an arm useless, a leg down, head or body out of the fight.',
    },
    dodge: {
      title: 'After a Dodge',
      text: 'Who dodges goes one square away, and the attacker may then follow by one. With it the distance changes for the next round, when the actions of this one are done.',
    },
    surrender: {
      title: 'Fight on, or not',
      text: 'Before each round you may surrender, and you are out of the fight at once. What follows from it is settled by those who play. Both sides may also agree to break off, and then nobody has won.',
    },
    weakening: {
      title: 'Defences drop',
      text: 'After rounds 2, 4, 6 and so on every defence loses 1 more, for everybody who has fought since the start. Actions and Footwork keep their ratings, so blows come through more often the longer it lasts.',
    },
    distance: {
      title: 'The distance',
      text: 'Every weapon has a distance of its own: Dagger, Sword or Spear. An action at another distance has −1, too near or too far alike, and so has a Parry with such a weapon.',
    },
  },
  battle: {
    muster: {
      title: 'The muster is done',
      text: 'The rules divide the troops into units; nine for the larger army. From both armies comes the loss number, a third of a mean unit: so many men does a unit lose with a lost fight.',
    },
    place: {
      title: 'Place your units',
      text: 'Who defends places first, all units in sight of both, one to a hex. Placing counts as all movement of round 1: what stands next to an enemy then fights at once.',
    },
    line: {
      title: 'Name a row',
      text: 'The defender names a straight row of hexes, with a unit of theirs on it and all others on one side. The attacker places on that row or beyond it.',
    },
    quick: {
      title: 'Quick units',
      text: 'Both sides name half their units in secret, and both choices are shown together. Quick units move before all others, those of the side that leads this round first. The lead changes every round.',
    },
    move: {
      title: 'Moving into contact',
      text: 'A unit that comes next to an enemy halts, and neither of the two moves again this round. A unit that begins next to an enemy may still step away. The percentage at a hex is the chance to win the fight there.',
    },
    clusters: {
      title: 'Who fights whom',
      text: 'Every unit next to an enemy fights, one against one wherever that can be done. Where it cannot, one unit stands against several and must win every throw. Here more than one way to pair them is left, and you choose.',
    },
    aim: {
      title: 'Shooting',
      text: 'Bowmen shoot before any fight, 4 hexes far over open ground, if no enemy stands next to them and they moved 1 hex at most. The nearer the target, the greater its loss; nobody falls back from arrows.',
    },
    fights: {
      title: 'One throw a fight',
      text: 'Strength against strength. The winner loses nothing; the loser loses the loss number and falls back one hex. The flag at each fight says how often your unit wins it.',
    },
    order: {
      title: 'The order of fights',
      text: 'The side that leads this round names the next fight each time. Strengths are fixed, but a unit that falls back takes room, or leaves some, for those who come after.',
    },
    fallBack: {
      title: 'Falling back',
      text: 'The beaten unit goes to a free hex away from the winner, and its owner picks which. It may lie next to other enemies. If there is none, the loss is doubled.',
    },
    press: {
      title: 'One against several',
      text: 'One of the several has won its throw: the lone unit takes the loss once. You name the unit from which it must fall back, also one from which there is no way; then the loss is doubled.',
    },
    declare: {
      title: 'Before the round',
      text: 'Either side may retreat, surrender or offer to break off. Who retreats keeps all losses, and what cannot get away fights on; the other side gets half of its own back. After a surrender both do. Units that are gone stay gone.',
    },
    champions: {
      title: 'Single combat',
      text: 'Two may meet in Hand-to-Hand when both sides agree, before a round, between phases or between fights. The battle waits and goes on unchanged; only those two carry what comes of it.',
    },
  },
  command: {
    turns: {
      title: 'First or second',
      text: 'Your Leadership roll was higher, so you say who takes the first turn of each round. Whoever goes second deploys first, with the whole army. In the fights themselves there are no dice.',
    },
    deploy: {
      title: 'Deploy',
      text: 'The side that goes second deploys its whole army, then the other. Everything is open: units, grades, points and damage of both sides can be looked at.',
    },
    points: {
      title: 'Command points',
      text: 'Every unit has points of its own and pays with them for orders and for holding out. They never come back, and nobody can lend any. A unit that can pay for nothing that is open to it routs.',
    },
    move: {
      title: 'One order each',
      text: 'Every unit takes exactly one of the orders of movement, in the order you like, each finished before the next. The price stands beside it. To advance towards an enemy is free, and so is staying next to one. To hold away from enemies costs 1; some classes may wait for nothing.',
    },
    shot: {
      title: 'Under arrows',
      text: 'Your unit pays 1 point and bears it, or takes 1 damage. Four damage rout it. Each volley is answered on its own.',
    },
    charged: {
      title: 'Charged by horse',
      text: 'Infantry that is charged pays 1 point and stays, or routs. The charge adds nothing to the fight itself, but the rider is bound to attack.',
    },
    attacks: {
      title: 'Declare attacks',
      text: 'An attack on a neighbour costs 1 point. Friends next to both may support it for nothing, once the target has said that it defends. The higher total of Assault and Support wins, without dice.',
    },
    attacked: {
      title: 'You are attacked',
      text: 'Defend costs nothing and meets the attack later this turn. Skirmishers and horse archers may feint for 2 points: the attack comes to nothing and they step one hex away. Rout is always open.',
    },
    supports: {
      title: 'Support the defence',
      text: 'The side whose turn it is not may now help: a unit next to a defending friend and next to any enemy adds its Support, for nothing. It counts in every attack on that friend this turn.',
    },
    lost: {
      title: 'A lost fight',
      text: 'The lead unit of the losing side pays 2 points, takes 1 damage and stays; with fewer than 2 it routs. Those who supported it suffer nothing.',
    },
    morale: {
      title: 'Others have routed',
      text: 'Each unit of lower grade than a friend who has routed pays 1 point and stays, or routs too; and that calls up those of still lower grade. Equal and higher grades are not asked.',
    },
  },
  sortie: {
    orders: {
      title: 'Orders, in secret',
      text: 'Both sides give one order to each unit, and all are shown together. Distance is counted in half moves; what a unit may open with depends on it. A unit that is engaged must answer.',
    },
    plans: {
      title: 'Maneuver and stake',
      text: 'For each roll you seal a maneuver and how many of your unit’s dice you stake. What is staked is spent, whatever comes of it. The table shows which maneuver brings dice against which.',
    },
    joins: {
      title: 'Two against one',
      text: 'Where several engage one, each has a sortie of its own with it, and 1 to 3 bonus dice by how far apart their fronts are. The lone unit uses one maneuver against all.',
    },
    pools: {
      title: 'The pool',
      text: 'Three dice count. Every advantage and every disadvantage is a die more; they cancel one for one. If bonus dice are left the highest three count, if penalty dice are left the lowest.',
    },
    effects: {
      title: 'What winning does',
      text: 'The winner’s maneuver decides what happens, and by how much depends on the lead: any, 4 or more, or twice the other total. The loser’s own maneuver does nothing then.',
    },
    withdraw: {
      title: 'Fall back a little',
      text: 'A unit that has just lost dice may give ground instead: a half move cancels one of them. Its opponent may then press on, and stay in contact.',
    },
    press: {
      title: 'Press, or not',
      text: 'They have given ground. Press, and contact stays; or let them go, and there is distance between you, over which not every maneuver can be opened.',
    },
    escape: {
      title: 'Finished, not yet caught',
      text: 'Once, a Finished unit may try to get away with the bonus dice it has left: a roll of those alone must exceed the total that finished it.',
    },
  },
  skirmish: {
    announce: {
      title: 'Announce your moves',
      text: 'The side without priority announces a whole path for each figure that will move; then the other side acts first. You may stop short later, but not take another path. Who has none announced does not move.',
    },
    opening: {
      title: 'The Opening',
      text: 'A figure moves, shoots or declares a spell, one of them. A figure that begins out of reach of all foes may go twice its speed. Everything is settled at once, one figure after the other.',
    },
    divide: {
      title: 'Dividing attacks',
      text: 'The attacks of a figure are spread evenly over the foes in reach: no two get numbers that differ by more than 1. Each is a d12, and 8 less the armour or lower hits, for 1 damage.',
    },
    guard: {
      title: 'Strike, guard or rally',
      text: 'Before the blows a figure may give up its attacks, to guard itself with more armour or to rally troops for their next check of morale. Else it strikes when its turn comes.',
    },
    charge: {
      title: 'A charge',
      text: 'A charge is announced against one foe, begins out of reach of all, its last two steps run in one line, and it ends with the target in reach. Who has charged strikes first. Cut short, it is a move like any other.',
    },
    first: {
      title: 'Who strikes first',
      text: 'First strikes come before all others, by those who have charged and those at a flank or in the rear. From the flank the chance is 1 higher; from the rear there is one die more.',
    },
    morale: {
      title: 'Nerve',
      text: 'When a third of a group is gone, or a leader, it throws a d12 at the end of the round: 5, 7 or 9 at most, by its grade. If it fails it retreats, or gives itself up where there is no way out.',
    },
  },
  lines: {
    announce: {
      title: 'Announce your moves',
      text: 'The side without priority announces a whole path for each unit that will move; then the other side acts first. You may stop short later, but not take another path. What has none announced does not move.',
    },
    opening: {
      title: 'Moving units',
      text: 'Units move as a whole and face one way; single figures may go by themselves. What touches a foe after the Opening fights in the Melee. A rank holds five at most, a unit three ranks.',
    },
    divide: {
      title: 'A battle line',
      text: 'Where two units meet, front ranks fight: each figure reaches the three foes nearest ahead, spears from the second rank too. A rank is counted as one, with all its dice and its damage together.',
    },
    charge: {
      title: 'Charged by cavalry',
      text: 'Foot that cavalry charges checks its morale on contact. If it fails its formation breaks, and the riders have an attack more; if the die shows 3 or less it may brace its spears, for an attack more of its own.',
    },
    surplus: {
      title: 'What is too much',
      text: 'Damage is marked on the rank, and each time it reaches the points of one figure, one is removed. When a rank is gone, what is left over falls on the next one.',
    },
    tide: {
      title: 'The tide',
      text: 'At the end of each round the bigger unit of a battle line pushes the other back one space and follows. If both are equal, the one with more hits does. Without room nobody moves.',
    },
    morale: {
      title: 'Nerve',
      text: 'When a third of a unit is gone, or a leader falls, it throws a d12 at the end of the round: 5, 7 or 9 at most, by its grade. If it fails it retreats, or gives itself up where there is no way out.',
    },
    technique: {
      title: 'Leaders duel',
      text: 'Both pick Parry, Assault or Feint in secret, each round anew. Parry beats Assault with 2 armour, Assault beats Feint with an attack more, Feint beats Parry with 2 on the chance to hit. Alike, both have it.',
    },
  },
} as const;
