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
  },
} as const;
