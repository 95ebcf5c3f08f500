import { type Outcome, refuse } from '@warmoot/protocol';
import type { Store } from '../store/port.js';
import { houseOf } from './connections.js';
import { buckets, type Limits } from './limits.js';
import type { Metrics } from './metrics.js';

const AN_HOUR = 3_600_000;

/**
 * Counts the codes that open nothing: from one address, and over all addresses and all servers on the same store. A try is
 * paid for before the code is looked up, so that however many come at once no more are looked up than may be wrong; one
 * that was right is given back.
 */
export class Guesses {
  private readonly store: Store;
  private readonly limits: Pick<Limits, 'wrongCodesPerHour' | 'wrongCodesInAll'>;
  private readonly metrics: Metrics;
  private readonly byAddress: ReturnType<typeof buckets>;
  /** Until then the store need not be asked: there is nothing left. */
  private emptyUntil = 0;

  constructor(store: Store, limits: Guesses['limits'], metrics: Metrics) {
    this.store = store;
    this.limits = limits;
    this.metrics = metrics;
    this.byAddress = buckets(limits.wrongCodesPerHour, limits.wrongCodesPerHour / AN_HOUR);
  }

  private tooMany(most: number): Outcome<never> {
    this.metrics.count('warmoot_codes_total', { result: 'refused' });
    return refuse({ code: 'TOO_MANY', what: 'codes', most });
  }

  /** Tries a code. */
  async trying<A>(address: string, look: () => Promise<Outcome<A>>): Promise<Outcome<A>> {
    const { wrongCodesPerHour, wrongCodesInAll } = this.limits;
    const [house, now] = [houseOf(address), performance.now()];
    if (now < this.emptyUntil) return this.tooMany(wrongCodesInAll);
    if (!this.byAddress.take(house, now)) return this.tooMany(wrongCodesPerHour);
    const bucket = { most: wrongCodesInAll, everyMs: AN_HOUR / wrongCodesInAll };
    if (!(await this.store.spend('codes', 1, bucket))) {
      this.emptyUntil = now + bucket.everyMs;
      return this.tooMany(wrongCodesInAll);
    }
    const found = await look();
    this.metrics.count('warmoot_codes_total', {
      result: found.ok ? 'right' : found.refusal.code === 'CODE_OVER' ? 'over' : 'wrong',
    });
    if (found.ok) {
      this.byAddress.give(house);
      await this.store.spend('codes', -1, bucket);
    }
    return found;
  }
}
