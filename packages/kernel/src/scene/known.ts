import { isSame } from './awaited.js';
import type { Asked } from './contract.js';

/** What a run has worked out for the question that it asks: it holds for that one only. */
export class Known {
  listed: { readonly asked: Asked; readonly choices: readonly unknown[] } | null = null;
  /** The last answer that the rules drew at random: they draw none that is not open. */
  drawn: { readonly asked: Asked; readonly choice: unknown } | null = null;

  forget(): void {
    this.listed = null;
    this.drawn = null;
  }

  /** Whether the answers open to one who is asked have been listed already. */
  hasListed(asked: Asked): boolean {
    return this.listed !== null && isSame(this.listed.asked, asked);
  }

  /** Whether an answer is the one that was drawn for who is asked. */
  hasDrawn(asked: Asked, choice: unknown): boolean {
    return this.drawn !== null && this.drawn.choice === choice && isSame(this.drawn.asked, asked);
  }
}
