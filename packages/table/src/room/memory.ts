import type { SeatId } from '@warmoot/kernel';
import type { TableRecord } from '@warmoot/protocol';

/** How many commands are remembered: a repeat comes within seconds, never after thousands of others. */
const MOST = 2000;

/** A seat's name may hold blanks but no line break, so the keys of two seats are never the same. */
const nameOf = (seat: SeatId | null, id: string): string => `${seat}\n${id}`;

/** Which commands have been done, so that a repeat is answered and not done twice. */
export class Memory {
  private readonly prints = new Map<string, string>();

  constructor(prints: Iterable<readonly [string, string]> = []) {
    for (const [name, print] of prints) this.prints.set(name, print);
  }

  /** All of it, the oldest first. */
  get known(): readonly (readonly [string, string])[] {
    return [...this.prints];
  }

  readonly print = (seat: SeatId, id: string): string | undefined => this.prints.get(nameOf(seat, id));

  remember(records: readonly TableRecord[]): void {
    for (const { by, command } of records) if (command !== null) this.prints.set(nameOf(by, command.id), command.print);
    for (const oldest of this.prints.keys()) {
      if (this.prints.size <= MOST) return;
      this.prints.delete(oldest);
    }
  }
}
