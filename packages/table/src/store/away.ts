import { Impossible } from '@warmoot/kernel';
import { causeOf, type Failing, failingBy } from './failing.js';
import type { Store } from './port.js';

/** The store could not be reached, or did not do it. Whether what was asked of it has happened is not known. */
export class StoreAway extends Error {
  constructor(cause: unknown) {
    super('the store is away', { cause });
    this.name = 'StoreAway';
  }
}

type Doing = 'append' | 'read' | 'probe';

/** Who is told of how the store does. */
export interface Told {
  readonly failed: (doing: Doing, fails: Failing, cause: { readonly code: string; readonly cause: string }) => void;
  /** The store fails from now on, or does not any more: told once. */
  readonly began: (doing: Doing, fails: Failing, cause: { readonly code: string; readonly cause: string }) => void;
  readonly ended: (fails: Failing, failures: number, ms: number) => void;
}

/** A store that fails now and then is one that fails: so long it must have done well. */
const SETTLED_MS = 2_000;
/** A small thing may be written while a larger one cannot: only after such a time without a failure is all well. */
const QUIET_MS = 30_000;
/** However many ask, the store is probed no more often. */
const PROBE_MS = 1_000;

/** How the store does: fails since when, by what, and whether that is over. */
export class StoreHealth {
  private readonly told: Told;
  private readonly now: () => number;
  private bad: { readonly fails: Failing; readonly doing: Doing; readonly since: number } | null = null;
  private failures = 0;
  private lastFailure = 0;
  /** Whether records could be written since the last failure. */
  private hasWritten = false;
  private probing: { readonly at: number; readonly done: Promise<void> } | null = null;

  constructor(told: Told, now: () => number = () => performance.now()) {
    this.told = told;
    this.now = now;
  }

  /** What fails now; null where nothing does. */
  get fails(): Failing | null {
    return this.bad?.fails ?? null;
  }

  failed(doing: Doing, error: unknown): void {
    const [fails, cause] = [failingBy(error), causeOf(error)];
    this.failures += 1;
    this.lastFailure = this.now();
    this.hasWritten = false;
    this.told.failed(doing, fails, cause);
    if (this.bad !== null) {
      // What cannot be written is worse than what cannot be read, and takes longer to be over.
      if (doing === 'append') this.bad = { ...this.bad, doing };
      return;
    }
    this.bad = { fails, doing, since: this.now() };
    this.told.began(doing, fails, cause);
  }

  worked(doing: Doing): void {
    if (this.bad === null) return;
    if (doing === 'append') this.hasWritten = true;
    const quiet = this.now() - this.lastFailure;
    if (quiet < SETTLED_MS || !this.isOver(doing, quiet)) return;
    const { fails, since } = this.bad;
    this.told.ended(fails, this.failures, Math.round(this.now() - since));
    this.bad = null;
    this.failures = 0;
  }

  /** Where writing failed, that something could be read is no sign, and that something small could be written a weak one. */
  private isOver(doing: Doing, quiet: number): boolean {
    const failed = this.bad?.doing;
    return this.hasWritten || failed === 'read' || (doing === 'probe' && (failed === 'probe' || quiet >= QUIET_MS));
  }

  /** Tries the store, or waits for whoever is trying it. */
  probe(store: Pick<Store, 'ready'>): Promise<void> {
    const at = this.now();
    if (this.probing === null || at - this.probing.at >= PROBE_MS) this.probing = { at, done: store.ready() };
    return this.probing.done;
  }
}

/** The same store. What fails because the store is away is told apart from our own faults, and noted. */
export const noticingAway = (store: Store, health: StoreHealth): Store => {
  const noticed = async <A>(doing: Doing, asked: Promise<A>): Promise<A> => {
    try {
      const answer = await asked;
      health.worked(doing);
      return answer;
    } catch (error) {
      if (error instanceof Impossible) throw error;
      health.failed(doing, error);
      throw new StoreAway(error);
    }
  };
  return {
    ...store,
    append: (...asked) => noticed('append', store.append(...asked)),
    read: (...asked) => noticed('read', store.read(...asked)),
    head: (...asked) => noticed('read', store.head(...asked)),
    openedBy: (...asked) => noticed('read', store.openedBy(...asked)),
    snapshot: (...asked) => noticed('read', store.snapshot(...asked)),
    spend: (...asked) => noticed('probe', store.spend(...asked)),
    ready: () => noticed('probe', store.ready()),
  };
};
