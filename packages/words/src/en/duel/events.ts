/** What happens in a fight, from the pairing to its end. */
export const DUEL_EVENTS = {
  round: 'Round {number}.',
  opening: 'A fight: {side1, and} against {side2, and}.{ambusher, given, yes { # lies in ambush.}}',
  side: '{name, possessive} side',
  combat: '{side1, and} against {side2, and}',
  combats: 'The combats: {combats}.{free, given, yes { In no combat: {free, and}.}}',
  splits: 'The combat splits by position. {now}',
  distanceFrom:
    '{distance, select, same {the same square distance} dagger {Dagger distance} sword {Sword distance} spear {Spear distance} other {Apart}} from {name}',
  /** Conditions stand in capitals, as in the book. */
  conditions: { prone: 'PRONE', held: 'HELD', tackled: 'TACKLED' },
  pickedFirst:
    '{side} {why, select, numbers {has more people} best {has the best Fighting Mind} total {has more Fighting Mind in all} lot {has the lot}} and names the first pair.',
  paired: '{one} and {other} are paired.',
  joinedUp: '{name} joins{combat, given, yes { #}}.',
  placedAt: '{name} at {square}',
  linedUp: 'They stand {distance, given, yes {at # distance} no {as placed}}: {places, and}.',
  surrendered: '{name} surrenders and is out of the fight.',
  refusedQuarter: '{name, possessive} surrender is refused; the fight goes on.',
  offeredToBreakOff: '{names, and} {n, plural, one {offers} other {offer}} to break off; the fight goes on.',
  joined: '{fights, select, yes {{one} joins the combat against {other}} no {{one} starts a combat with {other}}}.',
  footworkWon: {
    /** The roller's side of it: whose Footwork it was, and what the dice came to. */
    dice: '{one} {won, select, yes {wins} other {loses}} Footwork against {other}{came, given, yes {: #}}.',
    ambush: '{one} comes from ambush and wins the first Footwork against {other}.',
    unopposed: '{other} is {conditions, and}: {one} wins Footwork unopposed.',
  },
  /** What dice are thrown for. */
  thrownFor: {
    contest: 'Footwork against {other}',
    check:
      '{act} {act, select, breakHold {against} breakTackle {against} other {on}} {victim}{by, select, dodge {, who dodges} parry {, who parries} other {}}',
  },
  wonAgainstAll: '{name} has won against all and may move.',
  notAgainstAll: '{name} has not won against all and stays. Those who won may move one square.',
  moved:
    '{name} {why, select, push {is pushed} dodge {dodges} closing {closes in} following {follows} other {moves}} from {from} to {to}{distances, given, yes {: #}}.',
  doesNotFollow: '{name} does not follow.',
  stayed: '{name} stays at {square}.',
  leftTheField: '{name} steps off the board and has fled.',
  gripEnded: {
    broken: '{victim} breaks free of {holder}. {free}',
    distance: '{holder} is no longer beside {victim}. {free}',
    released: '{holder} lets go of {victim}. {free}',
    handUsed: '{holder} needs the hand and lets go of {victim}. {free}',
    armLost: '{holder} has lost the use of the arm that gripped {victim}. {free}',
    holderOut: '{holder} is out and lets go of {victim}. {free}',
  },
  free: '{victim} is no longer {grip, select, held {HELD} tackled {TACKLED}}{prone, select, yes {, but PRONE} other {}}.',
  gripOver: '{holder, possessive} grip on {victim} has ended.',
  revealed: '{name}: {act}{letting}.',
  defended: '{who} meets {attacker, possessive} {act} {by, select, none {undefended} other {with {answer}}}.',
  checked:
    '{actor, possessive} {act} {act, select, breakHold {against} breakTackle {against} other {on}} {victim} is {result, select, strong {strong} weak {weak}}{came, given, yes {: #}}.{still, given, yes { #}}',
  /** What a weak result still does to whom it was aimed at. */
  still: { wounds: 'It still wounds.', hinders: 'It still hinders.', nothing: 'Nothing comes of it.' },
  protected: '{name} protects {part, given, yes {the #} no {nothing}}.',
  /** Where the wound goes: by whose choice, or by the dice. */
  landed: {
    attacker:
      '{attacker} chooses {victim, possessive} {part}: a {severity, select, minor {Minor} major {Major}} Wound at the end of the round.',
    victim:
      '{victim} chooses the {part}: a {severity, select, minor {Minor} major {Major}} Wound at the end of the round.',
    dice: '{attacker} hits {victim, possessive} {part}: a {severity, select, minor {Minor} major {Major}} Wound at the end of the round.',
  },
  woundLost: '{victim} has no part this wound could go to: it is lost.',
  stoodUp: '{name} stands up.',
  wounded: '{name, possessive} {part} now has {wounds, given, yes {{wounds, and}} no {no wound}}.',
  aMajor: 'a Major Wound',
  minors: '{n, plural, one {# Minor Wound} other {# Minor Wounds}}',
  turned: 'The third Minor Wound turned the first two into a Major Wound.',
  costSkills: 'That is {skills} to all four skills.',
  costArm: 'The arm is useless{item, given, yes {, and so is the # in it}}.',
  fellProne: {
    stays: '{name} stays PRONE.',
    leg: '{name} falls PRONE and stays so until the leg is healed.',
    tackle: 'The Tackle finds nobody beside {name} to keep hold: {name} falls PRONE.',
    other: '{name} falls PRONE.',
  },
  incapacitated:
    '{name} is incapable, with a Major Wound on the {part}, and out of the fight.{dying, select, yes { Without aid death comes within the hour.} other {}}',
  gripped: '{victim} is {grip, select, held {HELD} tackled {TACKLED}} by {holder}, with the {hand}.',
  allDefences: 'all defences',
  penalty: '{by} on {on, and}',
  hindered: '{name} has {penalties, and}, to the end of round {until}.',
  penaltiesEnded: 'Over for {name}: {penalties, and}.',
  weakened: 'Defensive Weakening: {each, commas} on all defences, to the end of the fight.',
  nowHolds: '{item, given, yes {the #} no {nothing}} in the {hand}',
  readied: '{name} now has {each, and}.',
  killed: '{name} is killed.',
  kills: '{by} kills {name}.',
  fled: '{name} flees and is out of the fight.',
  spared: '{name} is spared.',
  quiet: 'Quiet rounds so far: {quiet}. After {limit} the fight ends without a winner.',
  won: '{side} has won.',
  ended: {
    draw: 'Nobody is left in the fight: a draw.',
    quiet: 'Nothing has come of it for so long that the fight ends without a winner.',
    brokenOff: 'Both sides break off. The fight ends without a winner.',
  },
} as const;

export const DUEL_OUTCOME = {
  when: '{rounds, plural, =0 {before the first round} other {in round #}}',
  wins: '{side} wins {when}.',
  draw: 'A draw {when}.',
  brokenOff: 'No winner: both sides broke off {when}.',
  quiet: 'No winner: nothing came of it {when}.',
  standing: { incapable: 'incapable', dead: 'dead', fled: 'fled', surrendered: 'surrendered' },
  noNewWound: 'no new wound',
  taken:
    '{many, plural, one {a} other {#}} {severity, select, minor {Minor} major {Major}} {many, plural, one {Wound} other {Wounds}} on the {part}',
  wounds: '{all, and}',
  dying: 'dies within the hour of round {round} without aid',
  prisoner: 'a prisoner',
  leftLying: 'Left lying: {items, and}.',
} as const;
