import { both } from '../../words/bilingual.js';

/** What the form for a check in a scene says. */
export const CHECK = {
  title: both(
    (title: string) => `A check in “${title}”`,
    (title) => `Eine Probe in „${title}“`,
  ),
  action: both('What is tried', 'Was versucht wird'),
  acting: both('Who tries it', 'Wer es versucht'),
  opposing: both('Against whom', 'Gegen wen'),
  skill: both('Skill', 'Fertigkeit'),
  nobody: both('nobody', 'niemand'),
  terms: both(
    'Difficulty and what failure brings are settled at the table, before the dice.',
    'Schwierigkeit und was ein Fehlschlag bringt werden am Tisch geklärt, vor den Würfeln.',
  ),
  needsSomebody: both('needs somebody', 'braucht jemanden'),
  roll: both('To the check', 'Zur Probe'),
} as const;
