import { counted, listed } from '../tally.js';
import type { Listener } from './awaited.js';
import type { Play, SceneRules, SceneTypes } from './contract.js';
import type { State } from './state.js';

/** What handlers play with: what they say is written into the state, and heard by whoever listens. */
export const playOn = <T extends SceneTypes>(
  rules: SceneRules<T>,
  { seats, given, open, own, agenda }: State<T>,
  listener: Listener | null,
  depth: number,
): Play<T> => ({
  seats,
  given: given as Play<T>['given'],
  open: open as Play<T>['open'],
  own: own as Play<T>['own'],
  rate: listener === null ? counted : listed,
  say: (event) => {
    rules.evolve(open, event);
    if (listener !== null) listener.heard({ to: null, depth, event });
  },
  tell: (seat, event) => {
    rules.evolveOwn(own[seat] as T['own'], event);
    if (listener !== null) listener.heard({ to: [seat], depth, event });
  },
  next: (step) => {
    agenda.push(step);
  },
});
