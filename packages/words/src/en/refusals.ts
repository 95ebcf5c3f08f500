/** Refusals by their codes: what was wrong, what was expected, what to do. */
export const REFUSALS = {
  NOT_JSON: 'This is not JSON: {why}.',
  NOT_AWAITED: 'No answer is awaited from {seat}{as, given, yes { for #}}. Awaited: {awaited, or}.',
  NOT_A_CHOICE:
    'That is not open to {seat}{as, given, yes { for #}} at "{step}". {open, plural, one {# answer is} other {# answers are}} open.',
  NO_DICE_NOW:
    'No dice are awaited{awaited, given, yes { now. Awaited: an answer from {awaited, or}} no {: the scene is over}}.',
  DICE_FIRST: 'Dice come first: {wanted}.',
  BAD_DICE:
    '"{notation}" cannot be read as dice{at, given, yes {, from "#" on}}. Write 2d8+d10z, 4d6kh3 or d00: z reads a die from 0, kh and kl keep the highest or lowest.',
  OVER: 'The scene is over and takes nothing more. To go back, undo to an entry.',
  UNKNOWN_SCENE: 'There is no scene "{scene}". There are {known, and}.',
  UNKNOWN_SEAT: 'There is no seat "{seat}". There are {known, and}.',
  NO_SUCH_ENTRY: 'There is no going back to entry {entry}: it is not there, or is itself undone. The last is {last}.',
  NO_SUCH:
    'There is no {what, select, entry {entry of the calendar} unit {political unit} page {page of the journal} driving {Driving Motivation} other {#}} "{id}" in this campaign.',
  NOT_YOURS:
    "This {what, select, entry {entry of the calendar} unit {political unit} page {page of the journal} driving {Driving Motivation} other {#}} is {owner, given, yes {#'s. Only # can do that; others can propose it} no {nobody's own; only an owner can do that}}.",
  TABLE_DECIDES:
    '{rule, select, SAGA-CAMPAIGN-004 {Sheets are closed, and this would show ratings to everybody. It} other {This}} takes a decision of the table ({rule}): propose it.',
  DEAD: '{name} died on day {day} and can do nothing more.',
  NO_CAMPAIGN: 'There is no campaign at this table yet. Found one first.',
  CAMPAIGN_FOUNDED: 'This table already plays the campaign "{name}". Another one needs a table of its own.',
  OTHER_VERSION: 'This was played by {scene} {played}; here is {here}, which may resolve it otherwise.',
  UNKNOWN_VERSION: 'This campaign was written by version {found} of its rules. What can be read here is {known, and}.',
} as const;

/** What dice, rules and data a refusal speaks of. */
export const REFUSED = {
  range: '{low} to {top}{step, plural, =1 {} other { in steps of #}}',
  facesWanted:
    '{n, plural, one {# face} other {# faces}} wanted, in this order: {wanted}. Given: {found, given, yes {{count} (#)} no {none}}.',
  faceWrong: 'Face {nth} of {of} is {face}, but a {die} shows {range}.',
  notAllowed: 'Not allowed: {what}{facts, given, yes { (#)}}.',
  /** Where and how a log and the rules part. */
  diverged: {
    entry: 'Entry {entry}: {how}',
    nothing: 'nothing',
    apart: '{path, given, yes {At # the} no {The}} rules give {left}, the log says {right}.',
    input: 'the input is not what it must be. {apart}',
    inputRefused: 'the input is refused. {why}',
    dice: 'these are not the dice of the seed. It gives {expected}; the log says {found}.',
    diceRefused: 'these dice cannot be. {why}',
    thrown: 'the dice come to something else. {apart}',
    heard: 'something else follows. {apart}',
    chain: 'its hash does not fit what went before. It should be {expected}; the log says {found}.',
    seed: 'the seed is not the one committed to. Its commitment is {expected}; the log began with {found, given, yes {#} no {none}}.',
    unshown:
      'its dice come from a seed that the log does not show, so they cannot be checked. A seed is shown when the scene is over.',
    share: 'the share shown here is not the next of its chain. The one before was {expected}; the log says {found}.',
    shareMissing: 'these dice were drawn without the share of {who, and}.',
    end: 'the state after it has another hash. It should be {expected}; the log says {found}.',
  },
  /** What data was expected, and what was found. */
  shapes: {
    whole: '(the whole)',
    unknownField: '{place}: no such field; known are {known}.',
    expected: '{place}: expected {wanted}; found {found}.',
    integer: 'a whole number',
    integerFrom: 'a whole number of {least} or more',
    integerTo: 'a whole number up to {most}',
    integerBetween: 'a whole number of {least} or more up to {most}',
    text: 'a text of {least, plural, =0 {at most} other {# to}} {most} characters',
    list: 'a list of {least} to {most}',
    name: 'a name of 1 to 60 letters, digits, blanks, dots, apostrophes or dashes',
    flag: 'true or false',
    json: 'plain JSON',
    object: 'an object',
    fields: 'an object with {known}',
    oneOf: '{n, plural, one {} other {one of }}{values}',
    nothing: 'nothing',
    listOf: 'a list of {length}',
  },
  /** Conditions that no shape can say. */
  forms: {
    'log.hash': '64 hexadecimal digits',
    'log.result': 'a result, or a list with one for each die',
    'script.input': 'an answer {answer}, dice {dice} or {bare}, or an undo {undo}',
    'table.personName': 'a name with a letter or digit, in one line',
    'table.title': 'a title in one line',
    'setup.differentNames': 'each name and seat once',
    'duel.somebodyHere': 'the name of somebody in this fight',
    'duel.stillFought': 'somebody left in the fight on each side',
    'battle.mapRows': '{rows} rows, the size the table plays on',
    'battle.rowLength': '{length} hexes in this row',
    'battle.groundSign': 'a sign of the ground: "." open, "*" closed, "#" impassable',
    'battle.onTheMap': 'a hex on the map',
    'battle.heightOnce': 'each hex once',
    'battle.betweenNeighbours': 'two neighbouring hexes',
    'battle.oneBarrier': 'at most one barrier to an edge',
    'battle.troopsOrPosition': 'soldiers to muster, or a position to take up, and not both',
    'battle.roomForBoth': 'room to place both armies',
    'battle.freeHex': 'a hex that can be stood on, with nobody else on it',
    'battle.someLeft': 'fewer losses than soldiers',
    'battle.offTheMap': 'a hex, for a unit that is neither destroyed nor of an army that has retreated',
    'battle.someOnTheMap': 'a unit of each army on the map',
    'battle.championNamed': 'the name of a champion',
    'battle.unitsOfBoth': 'one to nine units of each army',
    'war.unitName': 'a name of one word or two, in plain letters',
    'war.nameOnce': 'a name that no other unit has or had',
    'war.ownUnit': 'a unit of your own',
    'carry.object': 'an object of the list, or one of your own with a name',
    'carry.picture':
      'a shape in one piece, at most 8 by 8, drawn with "x" and "." and no empty row or column at its edge',
    'carry.categoryOrPicture': 'a category or a picture, and not both',
    'carry.differentIds': 'each id once',
    'check.ruleId': 'the id of a rule',
    'healing.becameMinor': 'a day after the wound was taken, of a wound that is Minor now',
    'healing.patientSeat': '{seat}, the seat of {name}',
  },
} as const;
