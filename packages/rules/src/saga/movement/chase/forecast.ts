import { type Chance, chance, chanceThat, counted, either } from '@warmoot/kernel';
import type { CheckEdition } from '../../check/check.js';
import { isBarred, legThrow, type Position } from './ratings.js';
import { FRACTIONS, safeMix } from './safeMix.js';
import { AWAY, WAYS, type Way } from './ways.table.js';

/** A way of the quarry: its chance against each guess, how often it is best taken, and how often best guessed. */
export interface WayOdds {
  readonly way: Way;
  /** That the gap widens, against each guess; as the throw that is played gives it. */
  readonly against: Readonly<Record<Way, Chance>>;
  /** SAGA-MOVE-044 */
  readonly isBarred: boolean;
  readonly taken: Chance;
  readonly guessed: Chance;
}

/** A leg of a pursuit, before anybody has chosen. */
export interface LegOdds {
  readonly ways: readonly WayOdds[];
  /** That the gap widens where both sides mix as is best for them. */
  readonly value: Chance;
  /** That it does where every way and every guess is as likely as another. */
  readonly even: Chance;
}

const chanceOf = (edition: CheckEdition, position: Position, chosen: Parameters<typeof legThrow>[3]): Chance =>
  chanceThat(legThrow(edition, counted, position, chosen), 'success');

/**
 * The odds of a leg, way by way and guess by guess, and how often each is best taken. What is best in a leg is best in the
 * pursuit: nothing but success and failure goes on to the next, and success is never the worse.
 */
export const legMatrix = (edition: CheckEdition, position: Position, isLed = false): LegOdds => {
  const rows = WAYS.map((way) => ({
    way,
    guessed: chanceOf(edition, position, { way, guess: way, isLed }),
    missed: chanceOf(edition, position, { way, guess: WAYS.find((other) => other !== way) as Way, isLed }),
  }));
  const open = rows.filter(({ way }) => !isBarred(position, way));
  const mix = safeMix(FRACTIONS, open);
  const evenly = open.flatMap(({ guessed, missed }) => [guessed, missed, missed]);
  return {
    ways: rows.map(({ way, guessed, missed }) => {
      const at = open.findIndex((row) => row.way === way);
      const on = (guess: Way): Chance => (guess === way ? guessed : missed);
      return {
        way,
        against: { open: on('open'), cover: on('cover'), rough: on('rough') },
        isBarred: at < 0,
        taken: mix.rows[at] ?? FRACTIONS.zero,
        guessed: mix.guesses[way],
      };
    }),
    value: mix.value,
    even: FRACTIONS.over(evenly.reduce(either), chance(evenly.length, 1)),
  };
};

/** The chance of getting away from a gap where each leg succeeds with the same chance and nobody tires. */
export const awayAt = ({ ways, of }: Chance, gap: number): Chance => {
  const fails = of - ways;
  /** How likely so many more successes are than as many failures, gap by gap. */
  const upTo = (most: number): bigint =>
    Array.from({ length: most }, (_, k) => fails ** BigInt(k) * ways ** BigInt(AWAY - 1 - k)).reduce(
      (a, b) => a + b,
      0n,
    );
  return chance(upTo(gap), upTo(AWAY));
};

/** The same where every way and every guess is as likely as another from here on. */
export const awayChance = (edition: CheckEdition, position: Position, gap: number): Chance =>
  awayAt(legMatrix(edition, position).even, gap);
