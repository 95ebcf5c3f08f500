import type { SeatId } from '@warmoot/kernel';
import type { Circumstances } from '../core/desk.js';
import type { Summary } from '../core/summary.js';
import type { Store } from '../store/port.js';
import type { Turnstile } from './turnstile.js';

/** What rooms need of the house they are in. */
export interface House {
  readonly store: Store;
  readonly circumstances: () => Omit<Circumstances, 'here'>;
  /** Told of every change, after it is durable. */
  readonly changed: (table: string, summary: Summary, length: number) => void;
  /** A fault of ours: told by its name alone, never with what it was about. */
  readonly fault: (where: string, error: unknown) => string;
  readonly after: (ms: number, then: () => void) => () => void;
}

/** And what a room needs of the rooms beside it. */
export interface Neighbours {
  /** Who watches this table in other processes. */
  readonly elsewhere: (table: string) => Iterable<SeatId>;
  /** Those who think do so one after another. */
  readonly thinkers: Turnstile;
}
