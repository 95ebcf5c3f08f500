import type { Asked, SceneTypes, SeatId, View } from './contract.js';
import { answerTable, NO_ANSWERS, type State, viewOf } from './state.js';

/** A view that is kept up to date. */
type Kept<T extends SceneTypes> = { -readonly [K in keyof View<T>]: View<T>[K] };

/**
 * What each seat sees of a state that is being played on. A view is a window on the state: as long as nothing is hidden, it
 * goes on showing what is true, and one is enough for each seat.
 */
export class Views<T extends SceneTypes> {
  private readonly state: State<T>;
  private readonly kept: Kept<T>[] = [];
  /** For whom an answer is sealed, sorted: what every view that is kept shows of it. */
  private readonly made: string[];
  /** So many steps at the bottom of the agenda are known to be open to all. */
  private openSteps = 0;

  constructor(state: State<T>) {
    this.state = state;
    this.made = state.sealed === NO_ANSWERS ? [] : Object.keys(state.sealed).sort();
  }

  /** Says that nothing is known any more of the steps above so many. */
  cut(steps: number): void {
    if (this.openSteps > steps) this.openSteps = steps;
  }

  /** Says that an answer has been sealed. */
  sealed({ seat, as }: Asked, choice: T['choice']): void {
    insertName(this.made, as);
    for (const view of this.kept) {
      if (view.seat !== seat) continue;
      if (view.mine === NO_ANSWERS) view.mine = answerTable() as View<T>['mine'];
      (view.mine as Record<string, T['choice']>)[as] = choice;
    }
  }

  /** Says that no answer is sealed any more. */
  unsealed(): void {
    this.made.length = 0;
    for (const view of this.kept) view.mine = NO_ANSWERS;
  }

  of(seat: SeatId | null): View<T> {
    const { kept, state } = this;
    const { agenda } = state;
    if (!this.allAreOpen()) return viewOf(state, seat);
    if (state.inner !== null) return viewOf(state, seat, false, agenda);
    for (let i = 0; i < kept.length; i++) {
      const view = kept[i] as View<T>;
      if (view.seat === seat) return view;
    }
    const view: Kept<T> = viewOf(state, seat, false, agenda);
    view.made = this.made;
    kept.push(view);
    return view;
  }

  private allAreOpen(): boolean {
    const { agenda } = this.state;
    while (this.openSteps < agenda.length && agenda[this.openSteps]?.seenBy === undefined) this.openSteps++;
    return this.openSteps === agenda.length;
  }
}

/** Puts one more name among sorted ones. They mostly come in their order. */
const insertName = (names: string[], name: string): void => {
  let at = names.length;
  while (at > 0 && name < (names[at - 1] as string)) at--;
  if (names[at - 1] === name) return;
  if (at === names.length) names.push(name);
  else names.splice(at, 0, name);
};
