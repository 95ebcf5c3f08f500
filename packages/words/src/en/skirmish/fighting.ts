/** How moves, blows, shots and wounds are told. Figures are people: each of them is one. */
export const SKIRMISH_FIGHTING = {
  place: '({x}, {y})',
  placed: '{figure} stands at {at}, facing {facing}. [WARBAND-ROUND-008]',
  placedMany: 'Placed for {band}: {n, plural, one {# figure} other {# figures}}.',
  announced: {
    move: '{figure} is going to move{at, given, yes { to #} no { off the map}}. [WARBAND-MOVE-003]',
    turn: '{figure} is going to stay and look around. [WARBAND-MOVE-003]',
    charge: '{figure} is going to charge {target}, up to {at}. [WARBAND-MOVE-003]',
    retreat: '{figure} is going to fall back{at, given, yes { to #} no { off the map}}. [WARBAND-MOVE-003]',
    rise: '{figure} is going to get up{at, given, yes { and go to #}}. [WARBAND-MOVE-003]',
  },
  moved: {
    move: '{figure} moves to {at}, facing {facing}{short, given, yes {; the rest of the way is barred}}. [{rule}]',
    turn: '{figure} turns to face {facing}. [WARBAND-GRID-006]',
    stays: '{figure} gets no step further: the way is barred. [WARBAND-MOVE-004]',
    charge: '{figure} charges to {at}. [WARBAND-MOVE-031]',
    retreat: '{figure} breaks away to {at}. [WARBAND-MOVE-026]',
    rise: '{figure} goes on to {at}, facing {facing}. [WARBAND-MOD-011]',
    flight: '{figure} flees to {at}. [WARBAND-MORALE-025]',
    drag: '{figure} drags {held} along to {at}. [WARBAND-GRAPPLE-015]',
    pushed: '{figure} is pushed off to {at}. [WARBAND-MOD-012]',
  },
  charged: '{figure} is upon {target} and has the first strike. [WARBAND-MELEE-011]',
  left: '{figure} is off the map and out of the fight. [WARBAND-MOVE-024]',
  rose: '{figure} gets up. [WARBAND-MOD-011]',
  hindered:
    '{held, select, yes {{by} keeps {figure} down} other {{by} tries to keep {figure} down, in vain}}{came, given, yes {: #}}. [WARBAND-MOD-010]',
  roseAgainst:
    '{figure} pushes up against {over}, {total} to {other}: {won, select, yes {{over} has to make way} other {{figure} stays down}}. [WARBAND-MOD-012]',
  cornered: '{figure} finds no way out and stands at bay. [WARBAND-MORALE-038]',
  retreatSaved:
    '{saved, select, yes {{figure} slips away with a Capture save} other {{figure} fails the Capture save and does not get away unharmed}}{came, given, yes {: #}}. [WARBAND-MOVE-030]',
  /** Attacks spread over several targets. */
  divided:
    '{figure} {way, select, shot {shoots} throw {throws} other {strikes}}: {dice, commas}{kept, given, yes {; kept for later: {kept, commas}}}. [{rule}]',
  diceOn: '{n, plural, one {# die} other {# dice}} at {target}',
  struck: {
    melee:
      '{by} {first, select, yes {strikes first at} other {strikes at}} {target}{subdue, given, yes { to subdue}}: {rolled, plural, one {# die} other {# dice}} at {chance} or less, {came}. [WARBAND-MELEE-006]',
    shot: '{by} shoots at {target} with the {weapon}{subdue, given, yes { to subdue}}: {rolled, plural, one {# die} other {# dice}} at {chance} or less, {came}. [WARBAND-RANGED-002]',
    throw:
      '{by} throws the {weapon} at {target}{subdue, given, yes { to subdue}}: {rolled, plural, one {# die} other {# dice}} at {chance} or less, {came}. [WARBAND-RANGED-018]',
    grapple:
      '{by} strikes at {target} in the grip{subdue, given, yes { to subdue}}: {rolled, plural, one {# die} other {# dice}} at {chance} or less, {came}. [WARBAND-GRAPPLE-034]',
  },
  /** What a row of dice came to. */
  came: '{points, plural, =0 {no hit} one {a hit} other {# hits}}{criticals, plural, =0 {} one {{points, plural, one {, and it is critical} other {, one of them critical}}} other {, # of them critical}}{allies, plural, =0 {} one {, and one goes astray} other {, and # go astray}}',
  hitAutomatically: {
    deathBlow:
      '{by} strikes at {target}, who cannot get away: {points, plural, one {# point} other {# points}} without dice. [WARBAND-MOD-005]',
    price:
      '{target} is open to the blows of {by}: {points, plural, one {# point} other {# points}} without dice. [WARBAND-GRAPPLE-020]',
    unaware:
      '{by} falls upon {target}, who knew of nothing: {points, plural, one {# point} other {# points}} without dice. [WARBAND-VANQUISH-005]',
  },
  lostDice:
    '{figure} loses {n, plural, one {a die} other {# dice}} meant for {target}, who is out of reach by now. [WARBAND-MELEE-028]',
  strayed:
    'What {by} sent astray strikes {ally}: {points, plural, one {# point} other {# points}}. [WARBAND-RANGED-014]',
  helmetGiven:
    '{figure} gives the helmet: {for, select, wound {there is no Wound} other {a point less}}. [WARBAND-CRIT-005]',
  shieldGiven: '{figure} lets the shield be broken: a point less. [WARBAND-GEAR-006]',
  mountGiven: '{figure} loses the mount, which takes a point in its rider’s place. [WARBAND-MOD-021]',
  wounded:
    '{figure} is wounded {at}{lasting, given, yes { for good}}: {hurts}{later, given, yes {, from the end of the phase on}}. [{rule}]',
  /** Of Wounds that mean nothing to those who are no player characters. */
  opening: 'foes have 1 more chance to hit',
  scarred: '{figure} is hit {at} again, where the Wound already was: a scar, no more. [WARBAND-WOUND-005]',
  dropped: '{figure} drops {items, and}. [WARBAND-GEAR-003]',
  theItem: 'the {item}',
  harmed:
    '{figure} takes {points, plural, one {a point} other {# points}} of damage and {hp, plural, =0 {is down to 0 HP} other {has # HP left}}. [WARBAND-HEALTH-001]',
  slainAtOnce: '{by} makes sure of it: {figure} is slain at once. [WARBAND-VANQUISH-004]',
  // Gambits and grapples.
  tried: '{by} tries {what}{helpers, given, yes { with {helpers, and}}}: {odds} in 6. [WARBAND-GRAPPLE-007]',
  trying: {
    disarm: 'to disarm {target}',
    trip: 'to trip {target}',
    push: 'to push {target} away',
    hold: 'to get hold of {target}',
    free: 'to break free of {target}',
    other: 'something with {target}: {text, quoted}',
  },
  gambitCame:
    '{worked, select, yes {It works} other {It fails}}{face, given, yes {: # on the die, {odds} or less needed}}. [WARBAND-GRAPPLE-003]',
  disarmed: '{figure} loses the {item}, which falls to the ground. [WARBAND-GRAPPLE-011]',
  felled: '{figure} falls to the ground. [WARBAND-GRAPPLE-011]',
  pushed: '{figure} is pushed to {at}. [WARBAND-GRAPPLE-011]',
  grappled: '{by} tries {what}{joiners, given, yes { with {joiners, and}}}, hand to hand. [WARBAND-GRAPPLE-012]',
  contested:
    '{by} {total}, {target} {other}: {result, select, won {{by} wins} tie {nobody gets the upper hand} other {{by} fails}}. [WARBAND-GRAPPLE-013]',
  held: '{controller} holds {held}{total, plural, =0 {} other {; more than # is needed to break free}}. [WARBAND-GRAPPLE-014]',
  letGo: {
    letGo: '{controller} lets {held} go. [WARBAND-GRAPPLE-015]',
    brokeFree: '{held} breaks free of {controller}. [WARBAND-GRAPPLE-016]',
    over: '{controller} holds {held} no more. [WARBAND-GRAPPLE-040]',
  },
  triedToBreak: '{figure} struggles to break free: {total}, at least {needs} needed. [WARBAND-GRAPPLE-016]',
  thrownDown: '{by} throws {figure} down at {at}. [WARBAND-GRAPPLE-015]',
  tightens: '{figure} gives this round to tightening the grip. [WARBAND-GRAPPLE-018]',
  holds: '{figure} keeps hold. [WARBAND-GRAPPLE-015]',
  tightened:
    '{controller} tightens the grip on {held}: {points, plural, one {# point} other {# points}}. [WARBAND-GRAPPLE-018]',
  pricePaid: {
    hits: '{figure} pays for it: all that {foe} has still to deal out will hit. [WARBAND-GRAPPLE-020]',
    held: '{figure} pays for it: now {foe} has the grip. [WARBAND-GRAPPLE-021]',
    thrown: '{figure} pays for it, and is thrown down and wounded by {foe}. [WARBAND-GRAPPLE-022]',
  },
  // Formal duels.
  challenged: '{figure} challenges {target} to a duel. [WARBAND-DUEL-010]',
  duelBegan: '{a} and {b} fight a duel: each round a technique is chosen in secret. [WARBAND-DUEL-001]',
  duelRefused: '{figure} will not fight a duel with {target}. [WARBAND-DUEL-010]',
  duelEnded: {
    fallen: 'The duel of {a} and {b} is decided. [WARBAND-DUEL-011]',
    disturbed: 'Somebody else strikes in: the duel of {a} and {b} is over. [WARBAND-DUEL-010]',
    yielded: 'The duel of {a} and {b} ends: one of them has yielded. [WARBAND-DUEL-011]',
    left: '{a} and {b} have lost each other: their duel is over. [WARBAND-DUEL-011]',
  },
  techniquesShown: {
    won: '{winner} chooses {technique}, {loser} {other}: {gains} for {winner}. [{rule}]',
    same: '{a} and {b} both choose {technique}: {gains} for each of them. [WARBAND-DUEL-006]',
  },
  gains: { parry: '+2 armour', assault: 'one attack more', feint: '+2 chance to hit' },
} as const;
