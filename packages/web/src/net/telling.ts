import { type AnyRules, ATTENTIVE, follow, imagine, Run, type SceneTypes, stream, type View } from '@warmoot/kernel';
import type { Item, SeenEntry } from '@warmoot/protocol';
import { answeredBy, type Passage, type ToldEntry } from '@warmoot/words';

/** A passage with what the table knows of it. */
export interface Told {
  readonly passage: Passage;
  /** The number by which all seats call the entry. */
  readonly no: number;
  /** Its place in this seat's log. */
  readonly place: number;
  readonly at: number;
  readonly view: View<SceneTypes>;
}

/** A scene as far as a seat has followed it: from its first view, entry by entry. */
export interface Telling {
  readonly scene: number;
  readonly rules: AnyRules;
  readonly first: View<SceneTypes>;
  readonly told: readonly Told[];
}

/** A world that looks like a view. What it makes up behind the view is the same every time. */
export const worldOf = (rules: AnyRules, view: View<SceneTypes>): Run<SceneTypes> =>
  new Run<SceneTypes>(rules, imagine(rules, view, stream('what a seat cannot see')), ATTENTIVE);

export const beginTelling = (scene: number, rules: AnyRules, first: View<SceneTypes>): Telling => ({
  scene,
  rules,
  first,
  told: [],
});

/** Which of the told ones an entry follows on: the last, or after a going back the one gone back to. */
const beforeIn = (told: readonly Told[], { input }: SeenEntry): number =>
  input.input === 'undo' ? told.findIndex(({ no }) => no === input.to) : told.length - 1;

const entryIn = ({ input, thrown, heard }: SeenEntry, seq: number, back: number): ToldEntry => ({
  seq,
  // In this log entries are found by their places: some have the number of the one before.
  ...(input.input === 'undo' ? { input: { input: 'undo', to: back }, calledBack: input.to } : { input }),
  thrown,
  heard,
});

const entryOf = ({ what }: Item, scene: number): SeenEntry | null =>
  (what.did === 'began' || what.did === 'played') && what.scene === scene ? what.entry : null;

/**
 * Continues the telling with the new lines, and skips those that were told already. `hand` is the last line that was
 * known when this device gave its last answer: the next answer of the seat is that one, and those after it stood.
 */
export const tellOn = (telling: Telling, items: readonly Item[], hand: number | null): Telling => {
  const { scene, rules, first } = telling;
  const told = [...telling.told];
  const isByHand = ({ passage, place }: Pick<Told, 'passage' | 'place'>): boolean =>
    hand !== null && place > hand && answeredBy(passage, first.seat);
  let isHandTold = told.some(isByHand);
  for (const item of items) {
    const entry = entryOf(item, scene);
    if (entry === null || item.place <= (told.at(-1)?.place ?? -1)) continue;
    const at = beforeIn(told, entry);
    const before = told[at];
    const view = follow(rules, before?.view ?? first, entry.heard, entry.standing);
    const bare: Passage = {
      entry: entryIn(entry, told.length, at),
      before: before?.passage.after ?? null,
      after: worldOf(rules, view),
    };
    const isOwn = isByHand({ passage: bare, place: item.place });
    const passage: Passage = isOwn && isHandTold ? { ...bare, entry: { ...bare.entry, stood: true } } : bare;
    isHandTold ||= isOwn;
    told.push({ passage, no: entry.no, place: item.place, at: item.at, view });
  }
  return told.length === telling.told.length ? telling : { ...telling, told };
};
