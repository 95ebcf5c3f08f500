import { type AnyRules, type Run, type SceneTypes, type SeatId, type Sight, type State, viewOf } from '@warmoot/kernel';

/** A scene inside scenes, as it stands. */
export interface Place {
  readonly rules: AnyRules;
  readonly state: State<SceneTypes>;
}

/** The scene at a depth of scenes inside scenes; null where there is none now. */
export const placeAt = ({ rules, state }: Run<SceneTypes>, depth: number): Place | null => {
  let place: Place = { rules, state };
  for (let at = 0; at < depth; at++) {
    const { inner } = place.state;
    if (inner === null) return null;
    place = { rules: place.rules.scenes[inner.scene] as AnyRules, state: inner.state };
  }
  return place;
};

/** The scene that is being played: the innermost. */
export const placeOf = (run: Run<SceneTypes>): Place => {
  let depth = 0;
  while (placeAt(run, depth + 1) !== null) depth++;
  return placeAt(run, depth) as Place;
};

/** The open facts of a place: what words may draw on. */
export const sightOf = ({ state }: Place): Sight<SceneTypes> => viewOf(state, null);

/** The only seats that may know of what is awaited now; null when all may. */
export const seenBy = (run: Run<SceneTypes>): readonly SeatId[] | null =>
  placeOf(run).state.agenda.at(-1)?.seenBy ?? null;
