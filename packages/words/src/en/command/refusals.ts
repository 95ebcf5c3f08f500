/** What is against the rules of a battle by command points, and what data was expected. */
export const COMMAND_REFUSALS = {
  broken: {
    // Setting up.
    'command.tooManyRows':
      'With {deployRows, plural, one {# row} other {# rows}} for each side on {rows} rows fewer than 2 stay empty between them. Take fewer rows, or a larger map.',
    'command.noRoom':
      'There are {units} units of {who} and room for {room}. Take fewer units, more rows or a larger map.',
    'command.tooManyPoints': '{points} points are too many for grade {grade}: the most is {greatest}.',
    'command.tooMuchDamage': 'A unit with {damage} damage has routed: it cannot be on the field.',
    'command.tooManyUnits': '{units} units are too many for one army: the most is {most}.',
    'command.tooLate': 'Round {round} is after the last, which is round {most}.',
    'command.tooQuiet':
      'There cannot have been {quiet, plural, one {# quiet round} other {# quiet rounds}} in a row before this one: so many were not fought, or it was over after {most}.',

    // Deployment.
    'command.notYours': '{unit} {unit, select, many {are} other {is}} no unit of the army that deploys now.',
    'command.isDeployed': '{unit} {unit, select, many {stand} other {stands}} on the field already.',
    'command.cannotStand': '{unit} cannot stand on ({row}, {column}): it is impassable or off the map.',
    'command.hexTaken': '{unit} cannot go to ({row}, {column}): somebody is there already.',
    'command.notItsRows': '({row}, {column}) is not in the rows of this army. Deploy {unit} in them.',
    'command.tooNearForAmbush':
      '({row}, {column}) is too near: {unit} must lie in ambush at least {hexes} hexes from every enemy.',

    // Who acts.
    'command.notOnTheField': '{unit} {unit, select, many {are} other {is}} not on the field.',
    'command.notItsStage': '{unit} {unit, select, many {do} other {does}} not act now: it is the other side’s stage.',
    'command.isAttacked': '{unit} {unit, select, many {are} other {is}} attacked and can take no action in this stage.',
    'command.hasActed': '{unit} {unit, select, many {have} other {has}} acted in this stage already.',
    'command.noSuchEnemy': '{target} {target, select, many {are} other {is}} no enemy on the field.',
    'command.notAsked': '{unit} {unit, select, many {have} other {has}} nothing to answer now. Asked: {asked, or}.',
    'command.cannotPay':
      '{unit} cannot pay {cost, plural, one {# point} other {# points}}. What cannot be paid in full is not open.',
    'command.concedesLate': 'A battle is conceded at the start of a turn of one’s own, and it is past that.',

    // Volleys.
    'command.noArchers': '{unit} {unit, select, many {are} other {is}} no archers: only archers volley.',
    'command.inContact': '{unit} {unit, select, many {are} other {is}} next to an enemy, and cannot do that there.',
    'command.outOfRange':
      '{target} {target, select, many {are} other {is}} {away} hexes from {unit}: a volley reaches 4.',

    // Movement.
    'command.offTheMap': '({row}, {column}) is not on the map: {unit} cannot leave it.',
    'command.standsThere':
      '{unit} {unit, select, many {stand} other {stands}} on ({row}, {column}) already: a move ends in another hex. To stay is another order.',
    'command.noWay':
      '{unit} cannot get to ({row}, {column}) in {hexes, plural, one {# step} other {# steps}} over free hexes.',
    'command.noCavalry': '{unit} {unit, select, many {are} other {is}} no cavalry: only cavalry charges.',
    'command.endsBeside': 'The charge of {unit} must end next to {target}.',
    'command.notNearer':
      'At ({row}, {column}) {unit} would be nearer to no enemy that counts. An Advance must lead nearer; a Manoeuvre need not.',
    'command.notInContact': '{unit} {unit, select, many {are} other {is}} next to no enemy.',
    'command.besideEnemy': '({row}, {column}) is next to an enemy: {unit} must break away to a hex that is not.',
    'command.cannotHold': '{unit} cannot hold without a point. Advance, wait or rout.',
    'command.cannotWait': '{unit} cannot take a waiting position: this class has none.',

    // Attacks and defences.
    'command.noFighters': '{unit} {unit, select, many {are} other {is}} archers: they neither attack nor support.',
    'command.isBound': '{unit} must attack {target} after the charge.',
    'command.notBeside': '{target} {target, select, many {are} other {is}} not next to {unit}.',
    'command.noSuchAttack': 'No attack of {attacker} on {target} stands.',
    'command.notBesideBoth': '{unit} must stand next to both {attacker} and {target} to support that attack.',
    'command.cannotFeint': '{unit} cannot feint: only skirmish infantry and horse archers do.',
    'command.notAwayFromIt':
      '{unit} must feint to a free hex beside, 2 hexes from the attacker. ({row}, {column}) is none.',
    'command.notAttacked':
      '{defender} {defender, select, many {are} other {is}} not attacked: there is nothing to support.',
    'command.notBesideAlly': '{unit} {unit, select, many {are} other {is}} not next to {defender}.',

    // Champions.
    'command.noSuchPair': '{own} and {enemy} cannot meet: both must be able to fight, with units that touch.',
  },
  forms: {
    'command.placesChampions': 'champions of that army, each placed with one unit',
    'command.ownUnitKey': 'the key of a unit of this army, such as N1 or S3',
    'command.onTheMap': 'a hex on the map',
    'command.mapSize': '{least} to {most} rows and as many columns',
    'command.goneOrHere': 'a hex, or how the unit has gone, and not both',
    'command.freeHex': 'a hex that can be stood on, with nobody else on it',
    'command.someOnTheField': 'a unit of each army on the field',
    'command.noFewerThanNow': 'as many points as it has now, or more',
    'command.notInThisStage': 'none of this in the stage that runs',
    'command.couldNotDeclare': 'what could have been declared by units that stand like this',
    'command.unitsOrPosition': 'units to deploy, or a position to take up, and not both',
  },
} as const;
