import type { SeatId } from '@warmoot/kernel';
import type { Made, TableRecord } from '@warmoot/protocol';
import { madeAfter, madeBy } from '../core/made.js';

/** How many commands are remembered: a repeat comes within seconds, never after thousands of others. */
const MOST = 2000;

/** A command that was done: its print, and what it made where it made something. */
type Done = readonly [print: string, made?: Made];

/** A seat's name may hold blanks but no line break, so the keys of two seats are never the same. */
const nameOf = (seat: SeatId | null, id: string): string => `${seat}\n${id}`;

/** The records of each command: those that follow it and are nobody else's. */
const byCommand = (records: readonly TableRecord[]): readonly (readonly TableRecord[])[] => {
  const groups: TableRecord[][] = [];
  for (const record of records) {
    const { command, how } = record;
    // What a computer player, the clock or a standing answer has done goes back to no command.
    if (command !== null || how === 'computer' || how === 'clock' || how === 'standing') groups.push([]);
    groups.at(-1)?.push(record);
  }
  return groups;
};

/** Which commands have been done, so that a repeat is answered and not done twice. */
export class Memory {
  private readonly done = new Map<string, Done>();

  constructor(known: Iterable<readonly [string, ...Done]> = []) {
    for (const [name, ...done] of known) this.done.set(name, done);
  }

  /** All of it, the oldest first. */
  get known(): readonly (readonly [string, ...Done])[] {
    return [...this.done].map(([name, done]) => [name, ...done] as const);
  }

  readonly print = (seat: SeatId, id: string): string | undefined => this.done.get(nameOf(seat, id))?.[0];

  /** What a command has made; null where it is nothing. */
  made(seat: SeatId, id: string): Made | null {
    return this.done.get(nameOf(seat, id))?.[1] ?? null;
  }

  /** Takes records in that follow on those before; `soFar` is how many things the campaign had made before them. */
  remember(records: readonly TableRecord[], soFar: number): void {
    let before = soFar;
    for (const group of byCommand(records)) {
      const { by, command } = group[0] as TableRecord;
      const made = madeBy(group, by, before);
      before = madeAfter(group, before);
      if (command === null) continue;
      this.done.set(nameOf(by, command.id), made === null ? [command.print] : [command.print, made]);
    }
    for (const oldest of this.done.keys()) {
      if (this.done.size <= MOST) return;
      this.done.delete(oldest);
    }
  }
}
