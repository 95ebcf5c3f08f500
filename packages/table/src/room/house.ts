import type { SeatId } from '@warmoot/kernel';
import type { Thinkers } from '../aside/thinkers.js';
import type { Circumstances } from '../core/desk.js';
import type { Summary } from '../core/summary.js';
import type { Store } from '../store/port.js';

/** The services that a process gives to its rooms. */
export interface House {
  readonly store: Store;
  readonly circumstances: () => Omit<Circumstances, 'here'>;
  /** Told of every change, after it is durable. */
  readonly changed: (table: string, summary: Summary, length: number) => void;
  /** A fault of ours: told by its name alone, never with what it was about. */
  readonly fault: (where: string, error: unknown) => string;
  readonly after: (ms: number, then: () => void) => () => void;
}

/** The services that all rooms of a process share. */
export interface Neighbours {
  /** The seats that watch this table in other processes. */
  readonly elsewhere: (table: string) => Iterable<SeatId>;
  /** Lets computer players think. */
  readonly thinkers: Pick<Thinkers, 'think'>;
}
