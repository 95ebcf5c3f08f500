import type { SeatId } from '@warmoot/kernel';
import { type DeskTable, DeskWatcher } from '@warmoot/table/testing/desk';

/** Everything that a seat is told at a table from now on, as it would go over the line. */
export class Heard {
  readonly told: string[] = [];
  private readonly watcher: DeskWatcher;

  constructor(desk: DeskTable, seat: SeatId) {
    this.watcher = new DeskWatcher(desk, seat);
    this.told.push(JSON.stringify(this.watcher.whole()));
  }

  /** Listens to what is new. */
  listen(): void {
    for (const message of this.watcher.news()) this.told.push(JSON.stringify(message));
  }

  /** What of all that was told has one of these words in it. */
  having(...words: readonly string[]): readonly string[] {
    return this.told.filter((one) => words.some((word) => one.includes(word)));
  }
}
