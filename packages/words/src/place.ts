import {
  type Asked,
  knowersOf,
  knowsOf,
  type PlayedScene,
  type Run,
  type SceneTypes,
  type SeatId,
  type Sight,
  viewOf,
} from '@warmoot/kernel';
import type { Hearer, Owns } from './catalogue/words.js';

/** The open facts of a place: what words may draw on. */
export const sightOf = ({ state }: PlayedScene): Sight<SceneTypes> => viewOf(state, null);

/** What those who listen know for themselves: the one who hears it, or all where nobody is spoken to alone. */
export const ownsOf = ({ state: { own } }: PlayedScene, hearer: Hearer): Owns => {
  const all = own as Owns;
  if (hearer === null) return all;
  return Object.hasOwn(all, hearer) ? { [hearer]: all[hearer] as Owns[string] } : {};
};

/** Those of whom somebody who listens may know that they are asked. */
export const askedKnownTo = (
  { state }: PlayedScene,
  asked: readonly Asked[],
  hearer: SeatId | null,
): readonly Asked[] => {
  const step = state.agenda.at(-1);
  return hearer === null || step === undefined ? asked : asked.filter((one) => knowsOf(step, hearer, one.seat));
};

/** The only seats that may know of what is awaited now; null when all may. */
export const seenBy = ({ state }: Run<SceneTypes>): readonly SeatId[] | null => knowersOf(state);
