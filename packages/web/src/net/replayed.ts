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

/** Plays one more entry of a log; a change of rules changes nothing here, for only the present rules are known. */
const again = (session: Session<SceneTypes>, { input }: Log['entries'][number]): Result<Session<SceneTypes>> | null => {
  if (input.input === 'begin' || input.input === 'rules') return null;
  return input.input === 'undo' ? undo(session, input.to) : enter(session, input);
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
