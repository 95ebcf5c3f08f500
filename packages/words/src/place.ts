import {
  innermost,
  type PlayedScene,
  type Run,
  type SceneTypes,
  type SeatId,
  type Sight,
  viewOf,
} from '@warmoot/kernel';

/** The open facts of a place: what words may draw on. */
export const sightOf = ({ state }: PlayedScene): Sight<SceneTypes> => viewOf(state, null);

/** The only seats that may know of what is awaited now; null when all may. */
export const seenBy = (run: Run<SceneTypes>): readonly SeatId[] | null =>
  innermost(run).state.agenda.at(-1)?.seenBy ?? null;
