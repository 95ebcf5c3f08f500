import type { Telling } from '../acts/titles.js';

interface DuelOfProps {
  readonly telling: Telling;
  /** Who of the two is yours: the key of a figure, or a seat. */
  readonly mine: string;
}

/** The duel of two leaders, three by three. */
export const DuelOf = (_props: DuelOfProps) => null;
