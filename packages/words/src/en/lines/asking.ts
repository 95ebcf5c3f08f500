/** What is asked in a battle of units, and what can be answered. What is the same for figures is said as in a skirmish. */
export const LINES_ASKING = {
  questions: {
    place: 'which unit stands where',
    announce: 'which unit is going to move, and where',
    opening: 'which unit, rank or figure does what in the Opening',
    challenges: 'which leader challenges another, or breaks off a duel',
    declare: 'who stands on guard or rallies',
    strikes: 'which units strike first',
    blows: 'which units strike',
    challenge: 'whether {target} fights a duel with {by}, before both units',
    goAlong: 'whether {figure} {why, select, surrender {surrenders} other {retreats}} together with {unit}',
  },
  choices: {
    place: '{unit} at {at}{facing, given, yes {, facing #}}',
    placeAll: 'place all other units as is usual',
    announce: {
      move: '{unit} {unit, select, many {are} other {is}} going to move{at, given, yes { to #} no { off the map}}',
      turn: '{unit} {unit, select, many {are} other {is}} going to stay and look around',
      charge:
        '{unit} {unit, select, many {are} other {is}} going to charge {target}, up to {at, given, yes {#} no {the edge of the map}}',
      retreat:
        '{unit} {unit, select, many {are} other {is}} going to fall back{at, given, yes { to #} no { off the map}}',
      manoeuvre:
        '{unit} {unit, select, many {are} other {is}} going to try a manoeuvre: {kind}{at, given, yes {, as far as #}}',
      swap: '{unit} {unit, select, many {are} other {is}} going to trade places with {target}',
    },
    passAnnouncing: 'announce nothing more: no other unit moves',
    move: '{unit} {unit, select, many {move} other {moves}}{at, given, yes { to #} no { off the map and {unit, select, many {leave} other {leaves}} the battle}}{facing, given, yes {, facing #}}',
    turn: '{unit} {unit, select, many {turn} other {turns}} to face {facing}',
    stay: '{unit} {unit, select, many {stay} other {stays}} where {unit, select, many {they are} other {it is}}',
    charge:
      '{unit} {unit, select, many {charge} other {charges}} {target}, up to {at}, with the first strike there{weapon, given, yes {; on the way each # of the front rank is thrown}}',
    stopsShort: '{unit} {unit, select, many {go} other {goes}} only to {at}, which is no charge any more',
    retreat:
      '{unit} {unit, select, many {fall} other {falls}} back{at, given, yes { to #} no { off the map}} and {unit, select, many {do} other {does}} nothing else in this round',
    manoeuvre: {
      turn: '{unit} {unit, select, many {turn} other {turns}} about{facing, given, yes { to face #}}: a morale check',
      reform:
        '{unit} {unit, select, many {form} other {forms}} anew in {ranks, plural, one {one rank} other {# ranks}}: a morale check',
      pass: '{unit} {unit, select, many {pass} other {passes}} through to {at, given, yes {#} no {the edge of the map}}: a morale check',
      shieldwall:
        '{unit} {unit, select, many {form} other {forms}} a shieldwall{at, given, yes { and {unit, select, many {go} other {goes}} to #}}: a morale check; then half speed, and missiles do no harm',
    },
    endWall: '{unit} {unit, select, many {end} other {ends}} the shieldwall, which costs nothing',
    swap: '{figure} trades places with {partner}: a Capture save of each',
    shoot:
      '{figure} shoots with the {weapon}: {dice, commas}{with, given, yes {; in a volley with {with, and}}}{subdue, given, yes {, to subdue (−1)}}',
    throw:
      '{figure} throws the {weapon}: {dice, commas}{with, given, yes {; together with {with, and}}}{subdue, given, yes {, to subdue (−1)}}',
    attack:
      '{unit} {unit, select, many {strike} other {strikes}} with all ranks that reach the enemy{tied, given, yes {; who stands between two strikes at #}}{subdue, given, yes {, to subdue (−1)}}',
    challenge: '{figure} challenges {target} to a duel, in place of the fight of both units',
    breakOff: '{figure} breaks off the duel, which counts as refusing it',
    passChallenges: 'no challenge more',
    accept: 'fight the duel: the two units look on',
    refuse: 'fight no duel: the unit checks morale for it',
    goAlong: 'go along with the unit',
    stayBehind: 'leave the unit and fight on',
    pass: 'end this part: no other unit acts',
    endFight: 'offer to end the battle: it is over if the other side offers it too',
  },
  thrownFor: {
    rankRow:
      '{way, select, shot {{by} shoots at {target}} throw {{by} throws at {target}} other {{by} strikes at {target}}}',
    rankSave: 'how {figure} gets out of the melee',
    obstacleTest: 'whether {unit} {unit, select, many {get} other {gets}} over the obstacle',
    manoeuvreDie: 'the manoeuvre of {unit}: {kind}',
    cavalryDie: 'the morale of {unit} before the charge of {by}',
    swapSave: 'whether {figure} trades places in good order',
    strayLot: 'which rank the stray dice of {by} strike',
    lot: 'a lot for the dice of {agent}',
    returnDie: 'whether {unit} {unit, select, many {come} other {comes}} back',
    casualtyDie: 'whether one of the fallen of {unit} lives',
  },
  verdicts: {
    obstacle: { success: 'over it', failure: 'halted', chance: 'getting over' },
    save: { success: 'in good order', failure: 'out of order', chance: 'good order' },
    lot: { success: 'the left one', failure: 'the right one', chance: 'the left one' },
    back: { success: 'back', failure: 'routed still', chance: 'coming back' },
  },
} as const;
