import { canonicalJson } from './json.js';
import type { SeatId } from './scene/contract.js';

/** How a log says that its dice were drawn. */
export interface Drawn {
  /** By throw. Where it is not said, by entry, as logs were once written. */
  readonly draws?: 'throw' | undefined;
}

/** What the dice to come can depend on in an entry. */
interface DrawnEntry {
  readonly input: { readonly input: string };
  readonly thrown: { readonly seenBy: readonly SeatId[] | null } | null;
}

/** Who may know of a throw, as one word; empty where all may. */
const audience = (seenBy: readonly SeatId[] | null): string =>
  seenBy === null ? '' : ` ${canonicalJson([...seenBy].sort())}`;

/**
 * All on which the faces of the next throw depend besides the seed. A log names its throws in the order in which they
 * fell: every throw counts, gone back over and typed in ones too, so that going back does not bring the same dice again.
 * Throws that few may know of are counted apart, so that what is done unseen shifts nothing that others see. Logs from
 * before name a throw by its entry.
 */
export class Draws {
  private readonly byEntry: boolean;
  private entries = 0;
  private readonly thrown = new Map<string, number>();

  constructor({ header, entries }: { readonly header: Drawn; readonly entries: readonly DrawnEntry[] }) {
    this.byEntry = header.draws === undefined;
    for (const entry of entries) this.read(entry);
  }

  /** Reads one more entry of the log. */
  read({ input, thrown }: DrawnEntry): void {
    this.entries++;
    if (input.input !== 'dice') return;
    const among = audience(thrown?.seenBy ?? null);
    this.thrown.set(among, (this.thrown.get(among) ?? 0) + 1);
  }

  /** The name by which the next throw is drawn. */
  next(seenBy: readonly SeatId[] | null): string {
    if (this.byEntry) return `${this.entries}`;
    const among = audience(seenBy);
    return `${(this.thrown.get(among) ?? 0) + 1}${among}`;
  }
}
