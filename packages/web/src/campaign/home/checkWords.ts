import { both } from '../../scenes/shared/bilingual.js';

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
  needsSomebody: both('needs somebody', 'braucht jemanden'),
  roll: both('Roll the check', 'Die Probe würfeln'),
} as const;
