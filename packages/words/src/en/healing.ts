export const HEALING = {
  opening: 'The healing of {patient}, who has {wounds, plural, one {# wound} other {# wounds}}.',
  dayBegan: 'Day {day}. {healer, given, yes {#} no {Nobody}} treats {patient}.',
  cannotHeal: '{wound} cannot heal today: {reasons, and}.',
  /** At the head of a sentence. */
  wound: 'The {severity, select, minor {Minor} major {Major}} Wound on the {part}',
  someWound: 'A wound',
  reason: '{why} [{rule}]',
  /** Why a wound cannot heal on a day, by the rule that says so. */
  bars: {
    'SAGA-DUEL-HEAL-001': 'nobody treats it',
    'SAGA-DUEL-HEAL-002': 'the materials for it are wanting',
    'SAGA-DUEL-HEAL-010': 'it has only just become Minor',
    'SAGA-DUEL-HEAL-013': 'it is not a day old',
    'SAGA-DUEL-HEAL-014': 'the patient cannot treat anybody',
    'SAGA-DUEL-HEAL-016': 'food, water or sleep was wanting',
    'SAGA-DUEL-HEAL-017': 'it is wet or dirty',
    'SAGA-DUEL-HEAL-019': 'the patient left the bed',
    'SAGA-DUEL-HEAL-020': 'the patient walked',
    'SAGA-DUEL-HEAL-021': 'the arm was used',
  },
  barred: 'barred',
  checkSucceeded: '{healer} succeeds with the {severity, select, minor {Minor} major {Major}} Wounds on day {day}.',
  checkFailed: 'No success with the {severity, select, minor {Minor} major {Major}} Wounds on day {day}.',
  marked: '{wound} has {marks, plural, one {# success} other {# successes}} of 4.',
  becameMinor: '{wound} is now a Minor one.',
  healed: '{wound} is healed.',
  recovered: '{patient} has recovered, on day {day}.',
  left: 'a {severity, select, minor {Minor} major {Major}} Wound on the {part}{marks, plural, =0 {} one { (# success)} other { (# successes)}}',
  stillHas: 'After day {day} {patient} still has {wounds, and}.',
  tally: { base: 'base', difficulty: 'difficulty', treatingOneself: 'treating oneself' },
  broken: {
    'healing.twoMajors':
      'Two Major Wounds on the {part, given, yes {#} no {same part}}; a part never has more than one.',
  },
} as const;

export const AID = {
  opening: '{victim} has a Major Wound on the head and dies within the hour. Minute {minute}.',
  waited: '{helper} waits.',
  aidFailed: '{helper} cannot stop it in minute {minute}{came, given, yes {: #}}.',
  saved: '{helper} saves {victim} in minute {minute}{came, given, yes {: #}}.',
  timePassed: 'Minute {minute}.',
  died: '{victim} dies, in minute {minute}.',
  giveAid: 'whether to give {victim} aid',
  thrownFor: 'First aid for {victim}',
  board: {
    hour: 'The hour',
    dies: '{victim} dies at minute {hour} unless somebody helps. It is minute {minute}.',
    helpers: 'Who can help',
    helper:
      '{name}: {state, select, had {has had a turn in these ten minutes} bare {has nothing to treat it with} late {is there from minute {from}} other {can help now}}.',
  },
  choices: { aid: 'give aid', wait: 'wait' },
  wasSaved: '{by, given, yes {#} no {Somebody}} saved {victim}, in minute {minute}.',
  hasDied: '{victim} died, in minute {minute}.',
  tally: { base: 'base', difficulty: 'difficulty' },
  broken: {
    'aid.victimCannot':
      '{who} has a Major Wound on the head and can help nobody, least of all {who}. Name another helper.',
  },
} as const;
