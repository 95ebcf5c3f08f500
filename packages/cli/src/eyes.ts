import { ATTENTIVE, imagine, Run, type SceneTypes, type Session, stream } from '@warmoot/kernel';
import type { Hearer, Passage } from '@warmoot/words';

/** A scene with all that has passed in it. */
export interface Told {
  readonly session: Session<SceneTypes>;
  readonly passages: readonly Passage[];
}

/** A scene as somebody may know it: how it stands, and what has passed. */
interface Seen {
  readonly run: Run<SceneTypes>;
  readonly passages: readonly Passage[];
}

/** SAGA-CAMPAIGN-004: a world in which the sheets are guessed that are closed to a seat, or to whoever watches. */
const worldOf = (run: Run<SceneTypes>, hearer: string): Run<SceneTypes> => {
  const { seats, shown = {} } = run.state;
  const view = run.view(seats.includes(hearer) || Object.hasOwn(shown, hearer) ? hearer : null);
  if ((view.closed ?? []).length === 0) return run;
  return new Run(run.rules, imagine(run.rules, view, stream('what a seat cannot see')), ATTENTIVE);
};

/** An entry without the numbers of a throw that somebody may not read. */
const entryFor = (entry: Passage['entry'], hearer: string): Passage['entry'] => {
  const { input, thrown } = entry;
  if (input.input !== 'dice' || thrown?.readBy === undefined || thrown.readBy.includes(hearer)) return entry;
  return { ...entry, input: { ...input, faces: [] }, thrown: { ...thrown, tally: null, score: null } };
};

/** A scene with the eyes of a seat; whoever hears everything sees it as it is, and so do all where no sheet is closed. */
export const seenFrom = ({ session, passages }: Told, hearer: Hearer): Seen => {
  if (hearer === null || session.header.closed === undefined) return { run: session.run, passages };
  const told: Passage[] = [];
  for (const { entry, before, after } of passages) {
    const was = before === null ? null : worldOf(before, hearer);
    told.push({ entry: entryFor(entry, hearer), before: was, after: worldOf(after, hearer) });
  }
  return { run: worldOf(session.run, hearer), passages: told };
};
