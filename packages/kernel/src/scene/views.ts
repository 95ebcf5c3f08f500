import type { SceneTypes, SeatId, View } from './contract.js';
import { NO_ANSWERS, type State, viewOf } from './state.js';

/**
 * What each seat sees of a state that is being played on. A view is a window on the state: as long as nothing is sealed
 * or hidden, it goes on showing what is true, and one is enough for each seat.
 */
export class Views<T extends SceneTypes> {
  private readonly state: State<T>;
  private readonly kept: View<T>[] = [];
  /** So many steps at the bottom of the agenda are known to be open to all. */
  private openSteps = 0;

  constructor(state: State<T>) {
    this.state = state;
  }

  /** Says that nothing is known any more of the steps above so many. */
  cut(steps: number): void {
    if (this.openSteps > steps) this.openSteps = steps;
  }

  of(seat: SeatId | null): View<T> {
    const { kept, state } = this;
    const { agenda } = state;
    if (!this.allAreOpen()) return viewOf(state, seat);
    if (state.sealed !== NO_ANSWERS || state.inner !== null) return viewOf(state, seat, false, agenda);
    for (let i = 0; i < kept.length; i++) {
      const view = kept[i] as View<T>;
      if (view.seat === seat) return view;
    }
    const view = viewOf(state, seat, false, agenda);
    kept.push(view);
    return view;
  }

  private allAreOpen(): boolean {
    const { agenda } = this.state;
    while (this.openSteps < agenda.length && agenda[this.openSteps]?.seenBy === undefined) this.openSteps++;
    return this.openSteps === agenda.length;
  }
}
