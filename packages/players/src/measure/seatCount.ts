import { FEW, MOST_ACTS, QUICK_AFTER, SHOWN, type Size, WRITTEN } from './pace.table.js';

/** What one seat went through in one game. */
export interface SeatCount {
  /** Its choices, by how large they were. */
  readonly choices: Readonly<Record<Size, number>>;
  readonly throws: number;
  /** For how many seconds it was shown throws and what others did. */
  readonly shown: number;
}

/** How large a choice is, by what was answered and how many answers are listed; null is more than a list can hold. */
export const sizeOf = (choice: unknown, open: number | null): Size => {
  const { choose } = (choice ?? {}) as { readonly choose?: unknown };
  if (typeof choose === 'string' && WRITTEN.includes(choose)) return 'written';
  if (open === null) return 'many';
  if (open <= 2) return 'two';
  return open <= FEW ? 'few' : 'many';
};

/** How long so many acts of others are shown, one after the other. */
const actsShown = (acts: number): number =>
  Math.min(acts * (SHOWN.act + SHOWN.rest), Math.max(MOST_ACTS, acts * SHOWN.rest));

/** Counts for one seat while a game is played, at the pace of the page. */
export class Counting {
  private readonly choices: Record<Size, number> = { two: 0, few: 0, many: 0, written: 0 };
  private throws = 0;
  private shown = 0;
  private row = 0;
  private acts = 0;

  own(size: Size): void {
    this.settle();
    this.row = 0;
    this.choices[size]++;
  }

  other(): void {
    this.acts++;
  }

  threw(): void {
    this.settle();
    this.shown += this.row < QUICK_AFTER ? SHOWN.full : SHOWN.quick;
    this.row++;
    this.throws++;
  }

  counted(): SeatCount {
    this.settle();
    return { choices: { ...this.choices }, throws: this.throws, shown: this.shown };
  }

  private settle(): void {
    this.shown += actsShown(this.acts);
    this.acts = 0;
  }
}
