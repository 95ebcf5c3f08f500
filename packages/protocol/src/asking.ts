import {
  innermost,
  type Json,
  type Named,
  namedIn,
  type PlayedScene,
  type Step,
  sceneAt,
  type Throw,
  type ThrownRecord,
} from '@warmoot/kernel';
import { manifestOf } from '@warmoot/rules';

/** What is being decided or thrown for: the step of the rules, its facts, and the things that these name by number. */
export interface About {
  readonly step: string;
  readonly about: Readonly<Record<string, Json>>;
  readonly named: Named;
}

/** What a step is about. Whoever asks has seen to it that it may be known. */
const aboutStep = ({ rules, state }: PlayedScene, step: Step): About => {
  const { step: called, seenBy: _, apart: __, ...about } = step;
  const named = namedIn(manifestOf(rules).naming, state, 'steps', { called, data: about });
  return { step: called, about: about as Record<string, Json>, named };
};

/** What the scene that is being played waits to have decided or thrown for; null where it is over. */
export const aboutNow = (scene: PlayedScene): About | null => {
  const place = innermost(scene);
  const step = place.state.agenda.at(-1);
  return step === undefined ? null : aboutStep(place, step);
};

/** The things that an event names by number, as they stood after its entry; those that are gone, as they stood before. */
export const namedInEvent = (
  after: PlayedScene,
  before: PlayedScene | null,
  { depth, event }: { readonly depth: number; readonly event: { readonly event: string } },
): Named => {
  const named = (scene: PlayedScene | null): Named => {
    const place = scene === null ? null : sceneAt(scene, depth);
    if (place === null) return {};
    return namedIn(manifestOf(place.rules).naming, place.state, 'events', { called: event.event, data: event });
  };
  return { ...named(before), ...named(after) };
};

/** The things that a choice names by number. */
export const namedInChoice = (scene: PlayedScene, choice: unknown): Named => {
  const { rules, state } = innermost(scene);
  const called = (choice as { readonly choose?: unknown } | null)?.choose;
  if (typeof called !== 'string') return {};
  return namedIn(manifestOf(rules).naming, state, 'choices', { called, data: choice });
};

/** What a throw must reach or not pass, by its rows. */
export const needsOf = ({ reading }: Pick<Throw, 'reading'>): Needs | null => {
  if (reading.read === 'counted') return null;
  const { rows } = reading;
  return rows.rows === 'atLeast' || rows.rows === 'atMost' ? { [rows.rows]: rows.target } : null;
};

/** What a throw must reach, or must not pass. */
export type Needs = { readonly atLeast?: number; readonly atMost?: number };

/** The sum that a throw is set against; null where there is none. */
export const againstOf = (tally: Throw['tally']): number | null =>
  tally === null || tally.against.length === 0 ? null : tally.against.reduce((sum, { by }) => sum + by, 0);

/** A throw that has fallen, with all that is to be said about it. Whoever may not know its tally knows no target. */
export interface SeenThrow extends Omit<ThrownRecord, 'awaitedBy'> {
  readonly faces: readonly number[];
  /** What the dice and all that is added to them come to; null where every die counts by itself. */
  readonly total: number | null;
  /** What the total is set against: the sum of the opposing lines, or the number of hits that are needed or allowed. */
  readonly target: number | null;
}

/** A throw by its result alone: how many dice fell tells the ratings where they are a pool (S1E-CHECK-002). */
export const throwUnread = (thrown: ThrownRecord): SeenThrow =>
  throwSeen({ ...thrown, dice: [], tally: null, score: null }, [], null);

/** A throw of a log with its faces, its total and its target. Who knew of it before it fell is nothing that it shows. */
export const throwSeen = (
  { awaitedBy: _, ...thrown }: ThrownRecord,
  faces: readonly number[],
  needs: Needs | null,
): SeenThrow => ({
  ...thrown,
  faces,
  total: thrown.score,
  target: thrown.tally === null ? null : (needs?.atLeast ?? needs?.atMost ?? againstOf(thrown.tally)),
});
