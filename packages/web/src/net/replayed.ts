import {
  type AnyRules,
  enter,
  type Log,
  openSession,
  type Result,
  type SceneTypes,
  type Session,
  undo,
} from '@warmoot/kernel';
import type { Passage } from '@warmoot/words';

/** Plays one more entry of a log, if it is one that the scene hears of. Of the rules only the present ones are known. */
const again = (session: Session<SceneTypes>, { input }: Log['entries'][number]): Result<Session<SceneTypes>> | null => {
  if (input.input === 'undo') return undo(session, input.to);
  return input.input === 'answer' || input.input === 'dice' || input.input === 'gesture' ? enter(session, input) : null;
};

/** The passages of a scene whose log is open, played again here; as far as the present rules can play it. */
export const passagesOf = (rules: AnyRules, { header, entries }: Log): readonly Passage[] => {
  const opened = openSession<SceneTypes>(rules, header, null);
  const [begin, ...rest] = entries;
  if (!opened.ok || begin === undefined) return [];
  let session = opened.value;
  const passages: Passage[] = [{ entry: begin, before: null, after: session.run }];
  for (const entry of rest) {
    const before = session.run;
    const next = again(session, entry);
    if (next !== null && !next.ok) break;
    if (next !== null) session = next.value;
    passages.push({ entry, before, after: session.run });
  }
  return passages;
};
