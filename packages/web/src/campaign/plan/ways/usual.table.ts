import type { Way } from './way.js';

interface Usual {
  readonly rounds: number;
  /** Of each side. */
  readonly choices: number;
}

/**
 * How long a battle usually takes: the middle of many that the computer's captain has played against itself, each with the
 * same ready-made armies of the saga, of 3,000 points, as that way has them.
 */
export const USUAL: Readonly<Record<Way, Usual | null>> = {
  saga: { rounds: 9, choices: 80 },
  command: { rounds: 10, choices: 124 },
  sortie: { rounds: 32, choices: 127 },
  // Of 23 battles of its own ready-made armies, three units a side; choices from their share of all that was done in four of them.
  lines: { rounds: 11, choices: 59 },
};

/** Ours: seconds for a choice; both sides choose. */
const SECONDS = 20;
const STEP_MINUTES = 5;

/** Null where nobody has measured it. */
export const minutesOf = (way: Way): number | null => {
  const usual = USUAL[way];
  return usual === null ? null : Math.round((2 * usual.choices * SECONDS) / 60 / STEP_MINUTES) * STEP_MINUTES;
};
export const MOST_MINUTES = Math.max(...(Object.keys(USUAL) as Way[]).map((way) => minutesOf(way) ?? 0));
