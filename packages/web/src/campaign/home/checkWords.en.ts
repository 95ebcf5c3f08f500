/** What the form for a check in a scene says. */
export const CHECK = {
  title: 'A check in “{title}”',
  action: 'What is tried',
  acting: 'Who tries it',
  opposing: 'Against whom',
  skill: 'Skill',
  nobody: 'nobody',
  terms: 'Difficulty and what failure brings are settled at the table, before the dice.',
  needsSomebody: 'needs somebody',
  roll: 'To the check',
} as const;
