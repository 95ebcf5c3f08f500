/** What is against the rules of a battle of sorties, and what data was expected. */
export const SORTIE_REFUSALS = {
  broken: {
    // Setting up.
    'sortie.behindEachOther':
      '{unit} would stand behind a unit that stands behind {unit}. Somebody has to be in front.',
    'sortie.bothSuperior':
      '{unit} and {target} cannot both have the superior weapons against each other. Leave it to one of them.',
    'sortie.bothSurprise': 'Both sides cannot come upon each other by surprise. Let one of them come openly.',
    'sortie.initiativeIsRolled':
      'The initiative is rolled for at this table. Leave it open, or have the table say it: that is an option.',
    'sortie.tooLate': 'Round {round} is after the last, which is round {most}.',
    'sortie.tooQuiet':
      'There cannot have been {quiet, plural, one {# quiet round} other {# quiet rounds}} in a row before this one: so many were not fought, or it was over after {most}.',

    // Orders.
    'sortie.noSuchEnemy': '{target} is no enemy unit of this battle.',
    'sortie.notInTheBattle': '{target} {target, select, many {are} other {is}} out of the battle.',
    'sortie.tooFar':
      '{unit} cannot engage {target} from {halfMoves, plural, one {# half move} other {# half moves}} away. Infantry charges over one, cavalry over two if it is as fast. Close first.',
    'sortie.shielded':
      '{target} {target, select, many {stand} other {stands}} behind a friend and cannot be engaged before one of them stirs.',
    'sortie.noArchers': '{unit} {unit, select, many {have} other {has}} no bows: only archers shoot.',
    'sortie.inContact':
      '{unit} {unit, select, many {are} other {is}} in contact with {target}, and arrows are of no use there.',
    'sortie.outOfRange':
      '{target} {target, select, many {are} other {is}} {halfMoves} half moves from {unit}: arrows reach 4.',
    'sortie.notFinished':
      '{unit} cannot take {target}: only a unit that is Finished and still on the field can be taken.',
    'sortie.tooFarToTake':
      '{target} {target, select, many {are} other {is}} too far from {unit} to be taken: 2 half moves at most.',
    'sortie.noSuchFriend': '{friend} is no friend in the battle whom {unit} could join.',
    'sortie.largerLeads':
      'Of {unit} and {friend} the larger keeps its commander; only of two that are equal is it said who leads.',
    'sortie.tooManyUnits': '{unit} cannot be split: the side has {most} units, and that is the most.',
    'sortie.tooManyHeads': '{heads} heads cannot be split off from {unit}: {most} at most, for somebody has to stay.',
    'sortie.nobodyToGo': 'Nobody trained leads {unit}: there is no commander who could go.',

    // Plans.
    'sortie.noManeuver': '{unit} {unit, select, many {have} other {has}} no sortie in this round, and so no maneuver.',
    'sortie.maneuverNeeded':
      '{unit} {unit, select, many {have} other {has}} a sortie in this round: choose a maneuver.',
    'sortie.notOverThisDistance':
      '{unit} {unit, select, many {open} other {opens}} over a distance. What is left: {left, or}.',
    'sortie.noRollAgainst':
      '{unit} {unit, select, many {have} other {has}} no roll against {target} in this round that dice could be staked on.',
    'sortie.tooManyDice':
      '{unit} cannot stake {dice, plural, one {# die} other {# dice}}: {has, plural, =0 {there is none in hand} one {there is # in hand} other {there are # in hand}}.',
    'sortie.tooManyAgainstArrows': 'Against the arrows of one enemy at most {most} dice count.',

    // After fighting several.
    'sortie.noSuchMove': '{unit} cannot move like that: it takes a win against each enemy that is to give way.',
  },
  forms: {
    'sortie.level': 'a number from {least} to {most} with two decimals at most',
    'sortie.strengthOnce': 'each Strength once',
    'sortie.foeKey': '"everyone", "infantry", "cavalry" or the key of an enemy unit, such as A1 or B2',
    'sortie.enemyKey': 'the key of an enemy unit, such as A1 or B2',
    'sortie.friendKey': 'the key of another unit of this side, such as A1 or B2',
    'sortie.pairOfEnemies': 'the key of a unit of side A and that of one of side B',
    'sortie.pairOnce': 'each pair once',
    'sortie.unitKey': 'the key of a unit, such as A1 or B2',
    'sortie.unitOnce': 'each unit once',
    'sortie.noMoreThanBefore': 'no more than the {most} heads that it began with',
    'sortie.someInTheBattle': 'a unit of each side in the battle',
    'sortie.oneForEachUnit': 'each unit divided once at most, and with one character at most',
  },
} as const;
