/** How a battle by command points is told. */
export const COMMAND_TELLING = {
  opening:
    'A battle: {north} in the north against {south} in the south, {units, plural, one {# unit} other {# units}} in all. Every order has a price, and points do not come back.{ambush, given, yes { In ambush: #.}}{objectives, plural, =0 {} one { There is # objective.} other { There are # objectives.}}',
  part: 'Round {number}.',
  /** What an order took from a unit, and what it has left. */
  paid: '{cost, plural, one {# point} other {# points}}, {left} left',
  led: 'Leadership of {army}: {total}. [{rule}]',
  tied: 'The totals are equal: both throw again. [COMMAND-SETUP-005]',
  turnsTaken:
    'First turn: {other}, by {own, select, yes {their own choice} other {the choice of {army}}}. [COMMAND-TURN-001]',
  deployed: '{unit} {unit, select, many {deploy} other {deploys}} at {to}.',
  deployedMany: 'Deployed: {n, plural, one {# unit} other {# units}} of {army}.',
  roundBegan: 'Round {round}.',
  turnBegan: 'The turn of {army}.',
  stageBegan: 'Stage {stage} of 5, {name}: {army}.',
  stageEnded:
    'End of the stage for {army}: {n, plural, one {{held, and} {held, select, many {hold} other {holds}}} other {# units hold}} for nothing. [COMMAND-TURN-005]',
  volleyed:
    '{unit} {unit, select, many {volley} other {volleys}} {target} at distance {away} ({paid}). [COMMAND-VOLLEY-001]',
  held: '{unit} {unit, select, many {hold} other {holds}}{paid, given, yes { (#). [COMMAND-MOVE-007]} no {.}}',
  engaged: '{unit} {unit, select, many {stay} other {stays}} in contact.',
  waited: '{unit} {unit, select, many {take} other {takes}} a waiting position.',
  advanced:
    '{unit} {unit, select, many {advance} other {advances}} {n, plural, one {# hex} other {# hexes}} to {to}{beside, given, yes {, next to {beside, and}}}.',
  manoeuvred:
    '{unit} {unit, select, many {manoeuvre} other {manoeuvres}} {n, plural, one {# hex} other {# hexes}} to {to}{beside, given, yes {, next to {beside, and}}} ({paid}). [COMMAND-MOVE-011]',
  movedMany: 'For {army} {units, and} advance.',
  charged:
    '{unit} {unit, select, many {charge} other {charges}} {target}, {n, plural, one {# hex} other {# hexes}} to {to}, and must attack. [COMMAND-CHARGE-005]',
  disengaged: '{unit} {unit, select, many {break} other {breaks}} away to {to} ({paid}). [COMMAND-DISENGAGE-001]',
  pursued: '{unit} {unit, select, many {pursue} other {pursues}} {after} into {to}.',
  allowedDisengagement: '{unit} {unit, select, many {let} other {lets}} {of} go ({paid}). [COMMAND-DISENGAGE-008]',
  enduredMissiles:
    '{unit} {unit, select, many {endure} other {endures}} the volley of {by} ({paid}). [COMMAND-VOLLEY-008]',
  enduredCharge:
    '{unit} {unit, select, many {endure} other {endures}} the charge of {by} ({paid}). [COMMAND-CHARGE-007]',
  damaged:
    '{unit} {unit, select, many {take} other {takes}} 1 damage {of, select, missiles {from the volley of} other {in combat with}} {by}: {damage} of 4. [{of, select, missiles {COMMAND-VOLLEY-009} other {COMMAND-HEALTH-002}}]',
  attacked: '{unit} {unit, select, many {attack} other {attacks}} {target} ({paid}). [COMMAND-ATTACK-001]',
  defended: '{unit} {unit, select, many {defend} other {defends}} against {by}.',
  feinted:
    '{unit} {unit, select, many {feint} other {feints}} to {to}, and the attack of {by} strikes nobody ({paid}). [COMMAND-DEFEND-003]',
  supportedAttack: '{unit} {unit, select, many {support} other {supports}} the attack of {attacker} on {target}.',
  supportedDefence: '{unit} {unit, select, many {support} other {supports}} the defence of {defender}.',
  attackLapsed: 'The attack of {unit} on {target} lapses. [COMMAND-DEFEND-007]',
  attackIgnored:
    'The attack of {unit} on {target} is ignored: {gone} {gone, select, many {are} other {is}} gone. [{rule}]',
  supportLapsed: 'The support of {unit} for {attacker} lapses. [COMMAND-DEFEND-007]',
  clashed:
    '{unit} against {target}: {attack} to {defence}. {loser, given, yes {# {loser, select, many {lose} other {loses}}.} no {Nobody wins.}} [{rule}]',
  /** The two sums of a fight, and what an army has left at the end. */
  sums: { attack: 'Attack of {unit}', defence: 'Defence of {unit}', health: 'Health of {army}' },
  lostAttack: '{unit} {unit, select, many {bear} other {bears}} the defeat ({paid}). [COMMAND-RESOLVE-012]',
  routed: {
    chosen: '{unit} {unit, select, many {rout} other {routs}}.',
    forced:
      '{unit} must rout: with {points, plural, =0 {no points} one {# point} other {# points}} nothing else is open to {unit, select, many {them} other {it}}. [COMMAND-POINTS-010]',
    damage:
      '{unit} {unit, select, many {rout} other {routs}}: 4 damage is more than a unit bears. [COMMAND-HEALTH-003]',
  },
  checkedMorale:
    '{unit} {unit, select, many {see} other {sees}} {routed} run and {unit, select, many {stay} other {stays}} ({paid}). [COMMAND-MORALE-002]',
  slaughtered:
    '{unit} {unit, select, many {slaughter} other {slaughters}} the survivors of {routed} and {unit, select, many {leave} other {leaves}} the field with them. [COMMAND-SURVIVOR-003]',
  letEscape:
    '{unit} {unit, select, many {let} other {lets}} the survivors of {routed} escape ({paid}). [COMMAND-SURVIVOR-004]',
  conceded: 'The battle is conceded by {army}.',
  challenged: 'Single combat is proposed by {army}: {own} against {enemy}.',
  challengeRefused: '{army} will have none of it.',
  duelFought: 'The single combat is over, and the battle goes on.',
  steadied:
    '{unit} {unit, select, many {see} other {sees}} {champion} lose and {unit, select, many {stay} other {stays}} ({paid}). [COMMAND-SAGA-014]',
  quarterSaid: '{given, select, yes {Prisoners} other {No prisoners}} are taken by {army}. [COMMAND-SAGA-011]',
  cameAway:
    '{who} {captured, select, yes {is captured} other {gets away}}{part, given, yes { with a {severity, select, minor {Minor} other {Major}} Wound on the #} no {{captured, select, yes {} other { unhurt}}}}. [COMMAND-SAGA-013]',
  renamed: '{was} {was, select, many {are} other {is}} now called {name}.',
  quiet: '{n, plural, one {A quiet round} other {# quiet rounds in a row}}. [COMMAND-END-009]',
  ended: {
    fieldWon: 'Nobody of {loser} is left on the field. Victory for {winner}. [COMMAND-END-001]',
    bothGone:
      'Nobody is left on the field. {winner, given, yes {More units of # left it unbroken: victory for #} no {As many of both sides left it unbroken: a draw}}. [COMMAND-END-002]',
    conceded: 'Victory for {winner}. [COMMAND-END-005]',
    roundLimit:
      'The last round is over.{objectives, given, yes { Objectives: #.}} Health: {health}. {winner, given, yes {Victory for #} no {A draw}}. [{objectives, given, yes {COMMAND-END-006} no {COMMAND-END-004}}]',
    quiet:
      'Nothing has moved for too long.{objectives, given, yes { Objectives: #.}} Health: {health}. {winner, given, yes {Victory for #} no {A draw}}. [COMMAND-END-009]',
  },
  outcome: {
    ended:
      '{winner, given, yes {Victory for #} no {A draw}} in round {rounds}{ending, select, fieldWon {: the other army had no unit left} bothGone {: nobody was left on the field} conceded {: the other army conceded} roundLimit {, the last one} other {: nothing moved any more}}{by, select, objectives {, by objectives} even {, by health, as objectives were even} health {, by health} other {}}.',
    army: '{name}: {standing} of {units, plural, one {# unit} other {# units}} unbroken, health {health}{objectives, given, yes {, {objectives, plural, one {# objective} other {# objectives}}}}.{gone, given, yes { Gone: {gone, and}.}}{lost, plural, =0 {} one { # soldier lost.} other { # soldiers lost.}}{prisoners, plural, =0 {} one { # of them a prisoner.} other { # of them prisoners.}}',
    gone: '{unit} ({fate})',
    champion: '{name}: {standing, select, incapable {incapable} dead {dead} fled {fled} surrendered {surrendered}}.',
  },
  thrownFor: {
    lead: 'Leadership of {army}',
    getAway: 'whether {who} gets away',
    wounded: 'where {who} is struck',
  },
  board: {
    unit: '{class} {grade}, {points, plural, one {# point} other {# points}}{damage, plural, =0 {} other {, # damage}}, Assault {assault}, Support {support}',
    at: 'at {place}',
    undeployed: 'not deployed yet',
    acts: 'has still to act',
    bound: 'must attack {target}',
    attacks: 'attacks {target}',
    helps: 'supports {attacker}',
    defends: 'supports the defence of {defender}',
    ground: 'The ground',
    legend: '. open, # impassable{objectives, given, yes {, ! an objective}}. Odd rows stand half a hex to the right.',
    barriers: 'Barriers that nobody crosses: {edges}.',
    state: 'The battle',
    before: 'The armies are not deployed yet.',
    stage: 'Round {round} of {limit}, the turn of {army}, stage {stage} of 5: {name}.',
    turn: 'Round {round} of {limit}, the turn of {army}.',
    attack: '{attacker} against {target}: {attack} to {defence}.',
    health: 'Health: {health}.',
    objectives: 'Objectives: {objectives}.',
  },
  /** What follows from an order before it is given. */
  forecast: {
    points: '{n, plural, one {# point} other {# points}}',
    damage: '{n} damage',
    units: '{n, plural, one {# unit} other {# units}}',
    nothing: 'nothing',
    all: '{parts, and}',
    price: '{army} {price}',
    fork: 'Or else: {ways, or}.',
    total: 'In all it costs: {prices}.',
    alone: 'Without support for the defence: {prices}.',
    over: 'The battle is over then.',
    supposes: 'It is supposed that everybody pays who can.',
  },
  /** The board read aloud. */
  aloud: {
    before: 'Before the battle: {stage}.',
    stand: 'Round {round}, {own, select, yes {your turn} other {the turn of {army}}}, stage {stage} of 5, {name}.',
    unit: '{unit}, {class} {grade}, {points, plural, =0 {no points} one {# point} other {# points}}, {damage, plural, =0 {no damage} other {# damage}}, at {place}{touches, given, yes {, touches {touches, and}}}{does, given, yes {, #}}.',
    gone: '{unit}: {fate}.',
    own: 'Yours: {units, plural, one {# unit} other {# units}} on the field.',
    army: '{army}: {units, plural, one {# unit} other {# units}} on the field.',
  },
} as const;
