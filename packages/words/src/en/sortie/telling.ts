/** How a battle of sorties is told. */
export const SORTIE_TELLING = {
  opening:
    'A battle: {a} against {b}, {units, plural, one {# unit} other {# units}} in all, on {ground, select, clear {clear} open {open} cluttered {cluttered} rough {rough} other {ordinary}} ground. Plans are sealed, dice are staked, and all is shown at once.',
  part: 'Round {number}.',
  /** Dice in hand, or the penalty dice that stand against a unit. */
  hand: '{sign, select, bonus {{n, plural, one {# die} other {# dice}} in hand} penalty {{n, plural, one {# penalty die} other {# penalty dice}}} other {no dice in hand}}',
  initiativeRolled: 'Initiative of {army}: {total}. [SORTIE-FLOAT-012]',
  initiativeWon: {
    roll: '{army, given, yes {The initiative goes to #: a die more in the first sortie of each unit. [SORTIE-FLOAT-007]} no {The totals are equal: nobody has the initiative. [SORTIE-FLOAT-012]}}',
    table:
      '{army, given, yes {The table gives the initiative to #: a die more in the first sortie of each unit. [SORTIE-FLOAT-007]} no {Nobody has the initiative. [SORTIE-FLOAT-012]}}',
    surprise:
      'A surprise, sprung by {army}: {n, plural, =2 {two} other {#}} dice more in the first sortie of each unit. [SORTIE-FLOAT-008]',
    ambush:
      'An ambush, laid by {army}: {n, plural, =3 {three} other {#}} dice more in the first sortie of each unit. [SORTIE-FLOAT-009]',
  },
  placed: '{unit} {unit, select, many {begin} other {begins}} at distance {n} from every enemy. [SORTIE-ROUND-006]',
  placedMany: 'Placed for {army}: {n, plural, one {# unit} other {# units}}.',
  roundBegan: 'Round {round}.',
  orders: {
    engage: '{unit} {unit, select, many {engage} other {engages}} {target}.',
    shoot: '{unit} {unit, select, many {shoot} other {shoots}} at {target}.',
    close:
      '{unit} {unit, select, many {close} other {closes}} on {target} by {n, plural, one {a half move} other {a full move}}.',
    fallBack:
      '{unit} {unit, select, many {fall} other {falls}} back {n, plural, one {a half move} other {a full move}}.',
    stand: '{units, and} {units, select, many {stand} other {stands}}.',
    take: '{unit} {unit, select, many {go} other {goes}} to {fate, select, killed {kill} other {capture}} {target}.',
    join: '{unit} {unit, select, many {join} other {joins}} {friend}.',
    split:
      '{unit} {unit, select, many {split} other {splits}}: {heads, plural, one {# head goes} other {# heads go}} apart.',
  },
  met: {
    sorties: '{n, plural, one {A sortie} other {# sorties}}: {pairs, commas}. [SORTIE-ROUND-008]',
    pair: '{a} against {b}',
    shots: '{n, plural, one {A shot} other {# shots}}: {pairs, commas}.',
    shot: '{archers} at {target}',
    lapsed: 'Orders that come to nothing: those of {units, and}. [SORTIE-ROUND-008]',
    none: 'Nobody fights in this round.',
  },
  beset:
    '{unit} {unit, select, many {are} other {is}} beset {fronts, select, two {on two fronts: two dice more} opposite {on opposite fronts: three dice more} other {by several who share a front: a die more}} for each of them. [{rule}]',
  planned: '{unit}: {plan}.',
  aimed:
    '{archers} {archers, select, many {shoot} other {shoots}} at {target}: dice {net, signed}, and more than {needs} is needed. [SORTIE-ARCHER-004]',
  shot: '{archers} {archers, select, many {roll} other {rolls}} {total} against {needs}. {result, select, none {Nothing comes of it} win {It costs {target} a die} plus4 {It costs {target} two dice} other {That is twice as much, and the end of {target}}}. [{rule}]',
  faced: '{a} ({ma}) against {b} ({mb}): {na, signed} dice against {nb, signed}. [SORTIE-MATRIX-001]',
  rolledPool: '{unit} {unit, select, many {roll} other {rolls}} {total}.',
  fought: {
    won: '{winner} {winner, select, many {win} other {wins}} against {loser}, {total} to {other}{degree, select, double {: at least twice as much. [SORTIE-EFFECT-003]} plus4 {, by 4 or more. [SORTIE-EFFECT-002]} other {. [SORTIE-EFFECT-001]}}',
    held: '{winner} {winner, select, many {hold} other {holds}} against {loser}: equal totals go to who defends. [SORTIE-POOL-011]',
    tied: '{a} and {b} are even at {total}: nobody wins. [SORTIE-POOL-011]',
    gotAway:
      'Nobody stops the retreat of {winner}: {loser} only {loser, select, many {defend} other {defends}}. [SORTIE-MATRIX-004]',
    bothAway: '{a} and {b} both retreat, and nobody stops anybody. [SORTIE-MATRIX-005]',
    bothFail: '{a} and {b} each try to get round the other: nothing comes of it. [SORTIE-MATRIX-006]',
  },
  /** What one sortie does to the two by the table of effects, each with the rule of its row. */
  follows: {
    all: '{parts, commas}.',
    gains: '{unit} {unit, select, many {gain} other {gains}} {n, plural, one {# die} other {# dice}} [{rule}]',
    loses: '{unit} {unit, select, many {lose} other {loses}} {n, plural, one {# die} other {# dice}} [{rule}]',
    doubled: 'Penalty dice of {unit} are doubled, if there are any [{rule}]',
    flanked: '{unit} {unit, select, many {are} other {is}} Flanked [{rule}]',
    fallen:
      '{unit} {unit, select, many {are} other {is}} {fate, select, destroyed {Destroyed} other {Finished}} [{rule}]',
    away: '{unit} {unit, select, many {win} other {wins}} a {n, plural, one {half} other {full}} move away [{rule}]',
  },
  /** What a round has done to a unit: the parts, then what it has in hand. */
  applied: '{unit}: {parts, commas}; {hand}. [{rule}]',
  impact: {
    spent: '{n, plural, one {# die} other {# dice}} spent',
    gained: '{n, plural, one {# die} other {# dice}} gained',
    lost: '{n, plural, one {# die} other {# dice}} lost',
    flanked: 'Flanked by {units, and}',
    free: 'no longer Flanked by {units, and}',
  },
  finished: '{unit} {unit, select, many {are} other {is}} Finished and out of the battle. [SORTIE-STATE-015]',
  destroyed: '{unit} {unit, select, many {are} other {is}} Destroyed and out of the battle. [SORTIE-STATE-022]',
  escaped:
    '{unit} {unit, select, many {get} other {gets}} away{total, given, yes { with # against {needs}}} and {unit, select, many {flee} other {flees}} the field. [SORTIE-STATE-003]',
  caught:
    '{unit} {unit, select, many {do} other {does}} not get away{total, given, yes {: # is not more than {needs}}}. [SORTIE-STATE-003]',
  fled: '{unit} {unit, select, many {flee} other {flees}} the field. [SORTIE-STATE-028]',
  stayed: '{unit} {unit, select, many {stay} other {stays}} on the field, Finished. [SORTIE-STATE-028]',
  takenIn:
    '{unit} {unit, select, many {have} other {has}} no way out and {unit, select, many {are} other {is}} {fate, select, killed {killed} other {captured}}. [SORTIE-STATE-023]',
  shifted: {
    pressed:
      '{unit} {unit, select, many {have} other {has}} beaten them all{enemies, given, yes { and {unit, select, many {press} other {presses}} {enemies, and} back a half move} no { and {unit, select, many {stay} other {stays}} in contact}}. [SORTIE-MULTI-004]',
    towards:
      '{unit} {unit, select, many {go} other {goes}} on, a half move away from {enemies, and}. [SORTIE-MULTI-005]',
    stayed: '{unit} {unit, select, many {stay} other {stays}} in contact with all of them. [SORTIE-MULTI-015]',
    withdrew: '{unit} {unit, select, many {fall} other {falls}} back a half move from all of them. [SORTIE-MULTI-005]',
    forced:
      '{unit} {unit, select, many {have} other {has}} lost to all of them and {unit, select, many {are} other {is}} driven a half move. [SORTIE-MULTI-006]',
    pinned:
      '{unit} {unit, select, many {have} other {has}} lost to all of them, between two fires: the dice lost are doubled. [SORTIE-MULTI-007]',
    through:
      '{unit} {unit, select, many {break} other {breaks}} through and {unit, select, many {have} other {has}} them all on one side. [SORTIE-MULTI-010]',
  },
  movedApart: 'Now apart by half moves: {pairs, commas}. [SORTIE-ROUND-010]',
  apart: '{one} and {other} {n}',
  inContact: 'In contact: {pairs, commas}. [SORTIE-ROUND-010]',
  contact: '{one} and {other}',
  leftWalls: '{units, and} {units, select, many {leave} other {leaves}} the walls. [SORTIE-SITUATION-017]',
  passedThrough:
    '{unit} {unit, select, many {go} other {goes}} through {friend}, which costs {friend} {n, plural, one {# die} other {# dice}}. [SORTIE-THROUGH-002]',
  took: '{unit} {fate, select, killed {{unit, select, many {kill} other {kills}}} other {{unit, select, many {capture} other {captures}}}} {target}. [SORTIE-STATE-026]',
  joined:
    '{unit} {unit, select, many {join} other {joins}} {into}: {heads, plural, one {# head} other {# heads}}, {hand}. [SORTIE-COMBINE-001]',
  split:
    '{unit} {unit, select, many {split} other {splits}}: {stays, plural, one {# head stays} other {# heads stay}}, {goes, plural, one {# goes} other {# go}} apart as {part}. [SORTIE-COMBINE-010]',
  withdrew:
    '{unit} {unit, select, many {withdraw} other {withdraws}} a {n, plural, one {half} other {full}} move and {unit, select, many {save} other {saves}} {ignored, plural, one {# die} other {# dice}}: {hand}. [{n, plural, one {SORTIE-STATE-009} other {SORTIE-STATE-010}}]',
  pressed: '{unit} {unit, select, many {press} other {presses}} on after {of}. [SORTIE-STATE-012]',
  letGo: '{unit} {unit, select, many {let} other {lets}} {of} go. [SORTIE-STATE-012]',
  recovered: 'A penalty die less, after a round without attack: {units, and}. [SORTIE-STATE-006]',
  leftField: '{units, and} {units, select, many {have} other {has}} left the field. [SORTIE-ROUND-012]',
  quiet:
    '{n, plural, one {Nobody wanted to fight: one round more like this ends the battle} other {Nobody wanted to fight, for # rounds now}}. [SORTIE-END-002]',
  ended: {
    fieldWon: 'Nobody of {loser} is left in the battle. Victory for {winner}. [SORTIE-END-001]',
    bothGone:
      'Nobody is left in the battle. {winner, given, yes {Victory for #} no {Nobody has won}}. [SORTIE-END-001]',
    agreed: 'Both sides have had enough. {winner, given, yes {Victory for #} no {Nobody has won}}. [SORTIE-END-002]',
    roundLimit:
      'The last round is over, and the battle breaks off. {winner, given, yes {Victory for #} no {Nobody has won}}. [SORTIE-END-003]',
  },
  quarterSaid: '{given, select, yes {Prisoners} other {No prisoners}} are taken by {army}. [SORTIE-AFTER-005]',
  spoiled:
    '{target} {target, select, many {are} other {is}} {fate, select, killed {killed} other {captured}}. [SORTIE-STATE-027]',
  reckoningDice: 'The dice of the reckoning',
  counted: {
    record:
      '{unit}: {injured} injured and {dead} dead for the dice that {unit, select, many {they} other {it}} lost. [SORTIE-AFTER-003]',
  },
  reckoned:
    '{unit}: {losses, given, yes {{fit} fit, {injured} injured, {dead} dead or gone} no {all {fit} fit}}{prisoners, plural, =0 {} other {; # of them prisoners}}. [SORTIE-AFTER-014]',
  characterFate:
    '{who} {end, select, unhurt {is unhurt} minorWound {has a Minor Wound} majorWound {has a Major Wound} other {is dead}}{part, given, yes { on the #}}. [SORTIE-SAGA-011]',
  renamed: '{was} {was, select, many {are} other {is}} now called {name}.',
  /** What sums come to. */
  sums: {
    net: 'Dice of {unit}',
    hand: 'Dice in hand of {unit}',
    needs: 'Arrows at {unit} must pass',
    injured: 'Injured of {unit}',
    dead: 'Dead or gone of {unit}',
  },
  thrownFor: {
    initiative: 'initiative of {army}',
    targetDice: 'what the arrows at {unit} must pass',
    shot: '{unit} {unit, select, many {shoot} other {shoots}} at {target}',
    pool: '{unit} against {enemy}',
    escapeThrow: 'whether {unit} {unit, select, many {get} other {gets}} away',
    recordDice: 'the injured of {unit}',
    fractionDie: 'what the defeat costs {unit}',
    characterDie: 'how it went for {who}',
    bodyPart: 'where {who} is struck',
  },
  /** Results of a shot, and of who shares a unit’s fate, after "the chance of". */
  results: {
    none: 'no effect',
    win: 'one die lost',
    plus4: 'two dice lost',
    double: 'the end of the target',
    unhurt: 'no harm',
    minorWound: 'a Minor Wound',
    majorWound: 'a Major Wound',
    death: 'death',
  },
  verdicts: {
    shot: { success: 'a hit', failure: 'no hit', chance: 'a hit' },
    escape: { success: 'away', failure: 'caught', chance: 'getting away' },
    character: { success: 'unhurt', failure: 'hurt', chance: 'no harm' },
  },
  outcome: {
    ended:
      '{winner, given, yes {Victory for #} no {Nobody won}} in round {rounds}{ending, select, fieldWon {: the other side had no unit left in the battle} bothGone {: nobody was left in the battle} agreed {: nobody wanted to go on} other {, the last one}}.',
    army: '{name}: {fit} of {heads} fit{injured, plural, =0 {} other {, # injured}}{dead, plural, =0 {} other {, # dead or gone}}{prisoners, plural, =0 {} other {; # of them prisoners}}.',
    gone: '{fate, capital}: {units, and}.',
    character:
      '{who}: {end, select, unhurt {unhurt} minorWound {a Minor Wound} majorWound {a Major Wound} other {dead}}{captured, given, yes {, captured}}.',
    returns:
      'In a city the injured are back after {injured, plural, one {# day} other {# days}}, and the dead are replaced after {dead, plural, one {# day} other {# days}}. [SORTIE-AFTER-011]',
    away: 'The injured of {names, and} are back {days, plural, =0 {at once} one {after # day} other {after # days}}.',
    forGood: 'The dead and prisoners are lost for good.',
  },
} as const;
