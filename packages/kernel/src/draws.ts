import { LINKS, seedWith, shownBefore } from './dice/shares.js';
import { canonicalJson } from './json.js';
import type { SeatId } from './scene/contract.js';

/** How a log says that its dice were drawn. */
export interface Drawn {
  /** By throw. Where it is not said, by entry, as logs were once written. */
  readonly draws?: 'throw' | undefined;
}

/** What stands in a log for its dice alone, and changes nothing in the scene. */
export type DiceNote =
  /** From here on the dice come from another seed: that of a server to which the scene was brought. */
  | { readonly input: 'reseed'; readonly commitment: string }
  /** A seat adds its share from here on, by the tip of a chain; null is that it does so no more. */
  | { readonly input: 'share'; readonly seat: SeatId; readonly tip: string | null }
  /** The link of a seat's chain for the next throw. */
  | { readonly input: 'link'; readonly seat: SeatId; readonly link: string };

/** What the dice to come can depend on in an entry. */
interface DrawnEntry {
  readonly input: DiceNote | { readonly input: 'begin' | 'answer' | 'dice' | 'gesture' | 'undo' | 'rules' };
  readonly thrown: DrawnThrow | null;
}

interface DrawnThrow {
  readonly seenBy: readonly SeatId[] | null;
  readonly awaitedBy?: readonly SeatId[];
}

/** The only seats that knew of a throw when it was drawn; null when all did. What came of it may have told more of them. */
export const drawnFor = (thrown: DrawnThrow | null): readonly SeatId[] | null =>
  thrown === null ? null : (thrown.awaitedBy ?? thrown.seenBy);

/** The share of a seat: what it has shown last, and for how many throws its chain is still enough. */
export interface Share {
  readonly last: string;
  readonly left: number;
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
  private readonly shares = new Map<SeatId, Share>();
  /** The links shown for the next throw, and the seats that it is drawn with once the first is shown. */
  private links: Record<SeatId, string> = {};
  private party: Set<SeatId> | null = null;
  /** How often the seed was changed. */
  seeds = 0;

  constructor({ header, entries }: { readonly header: Drawn; readonly entries: readonly DrawnEntry[] }) {
    this.byEntry = header.draws === undefined;
    for (const entry of entries) this.read(entry);
  }

  /** Reads one more entry of the log. */
  read({ input, thrown }: DrawnEntry): void {
    this.entries++;
    switch (input.input) {
      case 'dice': {
        const among = audience(drawnFor(thrown));
        this.thrown.set(among, (this.thrown.get(among) ?? 0) + 1);
        if (among === '') this.spend();
        return;
      }
      // What was shown for a throw that is not thrown now is known, and serves no other.
      case 'undo':
        this.spend();
        return;
      case 'reseed':
        this.seeds++;
        this.shares.clear();
        this.spend();
        return;
      case 'share':
        // Whoever begins anew when others have shown their links could choose the faces, and so is left out of this throw.
        if (!Object.hasOwn(this.links, input.seat)) this.party?.delete(input.seat);
        if (input.tip === null) this.shares.delete(input.seat);
        else this.shares.set(input.seat, { last: input.tip, left: LINKS });
        return;
      case 'link': {
        this.party ??= new Set(this.sharing);
        this.links[input.seat] = input.link;
        const { left } = this.shares.get(input.seat) as Share;
        this.shares.set(input.seat, { last: input.link, left: left - 1 });
        return;
      }
      default:
    }
  }

  private spend(): void {
    this.links = {};
    this.party = null;
  }

  /** The seats that have begun a chain. */
  get all(): readonly SeatId[] {
    return [...this.shares.keys()].sort();
  }

  /** Those among them whose chains go on. */
  get sharing(): readonly SeatId[] {
    return [...this.shares.keys()].filter((seat) => (this.shares.get(seat)?.left ?? 0) > 0).sort();
  }

  shareOf(seat: SeatId): Share | null {
    return this.shares.get(seat) ?? null;
  }

  /** The seats whose links the next throw waits for. Throws that few may know of are drawn from the seed alone. */
  awaited(seenBy: readonly SeatId[] | null): readonly SeatId[] {
    if (seenBy !== null) return [];
    return [...(this.party ?? this.sharing)].filter((seat) => !Object.hasOwn(this.links, seat)).sort();
  }

  /** Whether this is the next link of a seat that is waited for. */
  follows(seat: SeatId, link: string): boolean {
    return this.awaited(null).includes(seat) && shownBefore(link) === this.shares.get(seat)?.last;
  }

  /** How many people add to the next throw. */
  get shown(): number {
    return Object.keys(this.links).length;
  }

  /** The seed and the name by which the next throw is drawn. */
  next(seed: string, seenBy: readonly SeatId[] | null): { readonly seed: string; readonly name: string } {
    if (this.byEntry) return { seed: seedWith(seed, this.links), name: `${this.entries}` };
    const among = audience(seenBy);
    const name = `${(this.thrown.get(among) ?? 0) + 1}${among}`;
    return { seed: seenBy === null ? seedWith(seed, this.links) : seed, name };
  }
}
