/** Lets one in at a time, and few wait. Whoever comes then is told so, for all that wait are kept in memory. */
export class Line {
  private readonly mostWaiting: number;
  private readonly waiting: (() => void)[] = [];
  private isTaken = false;

  constructor(mostWaiting: number) {
    this.mostWaiting = mostWaiting;
  }

  get isFull(): boolean {
    return this.isTaken && this.waiting.length >= this.mostWaiting;
  }

  /** Does the work when its turn has come; null where too many wait already. */
  async use<A>(work: () => Promise<A>): Promise<{ readonly value: A } | null> {
    if (this.isFull) return null;
    if (this.isTaken) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.isTaken = true;
    try {
      return { value: await work() };
    } finally {
      const next = this.waiting.shift();
      // Whoever is next has its place before anybody else can take it.
      if (next === undefined) this.isTaken = false;
      else next();
    }
  }
}
