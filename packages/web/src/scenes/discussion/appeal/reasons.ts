import { saga } from '@warmoot/rules';
import type { Words } from '@warmoot/words';
import { shortName } from '../../../people/names.js';
import type { TalkView } from '../model.js';
import { reasonOf, type Subject } from './odds.js';
import type { AppealWords } from './words.js';

const USUAL = saga.discussion.USUAL_DIFFICULTIES[1];

/** SAGA-TALK-030: "5, not 3: the word of Jorun, given with Lead 5, drives Morten already." Null where the table sets it. */
export const reasonText = (
  t: AppealWords,
  words: Words,
  view: TalkView,
  subject: Pick<Subject, 'terms' | 'number'>,
  listener: Subject['listeners'][number],
): string | null => {
  const reason = reasonOf(view, subject, listener);
  if (reason === null) return null;
  const names = view.given.people.map(({ name }) => name);
  const { difficulty, rating, skill } = reason;
  const by = reason.by === null ? null : shortName(reason.by, names);
  const who = shortName(listener.who, names);
  if (difficulty === null) return t.drivenClosed({ by, who });
  if (difficulty === USUAL) return t.drivenSame({ difficulty, by, who });
  return t.driven({ difficulty, usual: USUAL, by, rating, skill: skill === null ? null : words.skills[skill], who });
};
