import {
  countedRow,
  type Die,
  d,
  keptUnderKey,
  type Rated,
  type Rows,
  resultsCounted,
  type Throw,
} from '@warmoot/kernel';
import { endangered } from '../figures/aiming.js';
import { figureOf } from '../figures/figures.js';
import { isDisarmed } from '../figures/hands.js';
import { withinLimits } from '../figures/limits.js';
import { isRanged, placeOf } from '../figures/ratings.js';
import type { Row } from '../model/attacking.js';
import type { FigureIndex } from '../model/model.js';
import type { SkirmishFacts, SkirmishSight } from '../model/skirmish.js';
import { chanceOf } from './chance.js';
import { capOn } from './narrow.js';

/** WARBAND-RANGED-015: the natural die from which a shot into a melee strikes an ally. */
const STRAYS_FROM = 10;
const MOST = 12;

/**
 * WARBAND-MOD-025: attacks that come on top against this target alone, where it was given any: from behind
 * (WARBAND-MOD-003), and against bare hands (WARBAND-MOD-015). WARBAND-MOD-026: never to an attacker who is down.
 */
export const extraDice = (sight: SkirmishSight, by: FigureIndex, target: FigureIndex): number => {
  if (figureOf(sight, by).prone) return 0;
  return (placeOf(sight, by, target) === 'rear' ? 1 : 0) + (isDisarmed(sight, target) ? 1 : 0);
};

/** The attacks of a row with what comes on top. WARBAND-LINE-020: in formation all are in its dice already. WARBAND-MOD-028: from afar nothing does. WARBAND-GRAPPLE-034: nor in a grapple. */
export const diceOf = (
  sight: SkirmishSight,
  { by, target, dice, way, formation }: Pick<Row, 'by' | 'target' | 'dice' | 'way' | 'formation'>,
): number =>
  formation === undefined && way === 'melee' && dice > 0
    ? Math.min(dice + extraDice(sight, by, target), capOn(sight, by, target))
    : dice;

/** WARBAND-RANGED-014: whether dice of this row may go astray. */
export const mayStray = (
  sight: SkirmishSight,
  { by, target, way, formation }: Pick<Row, 'by' | 'target' | 'way' | 'formation'>,
): boolean => isRanged(way) && (formation?.strays ?? endangered(sight, by, target)).length > 0;

/**
 * What a die of a row does. WARBAND-CRIT-003: a 1 that succeeds is a critical. WARBAND-MELEE-007: a 12 misses.
 * WARBAND-RANGED-015: into a melee the natural die decides first, and 10 or more strikes the ally.
 */
const rowBands = (chance: number, strays: boolean, strayOn12: boolean): Rows => {
  const hits = strays ? Math.min(chance, STRAYS_FROM - 1) : chance;
  const bands = [
    { upTo: Math.min(1, hits), result: 'critical' },
    { upTo: hits, result: 'hit' },
  ];
  if (!strays) return { rows: 'bands', bands: [...bands, { upTo: null, result: 'miss' }] };
  const astray = [
    { upTo: STRAYS_FROM - 1, result: 'miss' },
    { upTo: strayOn12 ? null : MOST - 1, result: 'ally' },
  ];
  return { rows: 'bands', bands: [...bands, ...astray, ...(strayOn12 ? [] : [{ upTo: null, result: 'miss' }])] };
};

const STRAYING = ['never', 'below12', 'on12'] as const;

/** What the throw of a row hangs on, apart from where its chance comes from. */
interface Dice {
  readonly count: number;
  readonly chance: number;
  readonly strays: (typeof STRAYING)[number];
}

const TWELVE = d(MOST);

const twelves = keptUnderKey(
  'so many dice are the same object each time, and odds are counted by it',
  (count: number) => count,
  (count): readonly Die[] => new Array<Die>(count).fill(TWELVE),
);

const diceThrow = keptUnderKey(
  'rows are few, and what their dice can show is counted once for each',
  ({ count, chance, strays }: Dice) => (count * (MOST + 1) + chance) * STRAYING.length + STRAYING.indexOf(strays),
  ({ count, chance, strays }): Throw =>
    countedRow(twelves(count), rowBands(chance, strays !== 'never', strays === 'on12')),
);

export const ratedChance = (facts: Pick<SkirmishFacts, 'given' | 'open' | 'rate'>, row: Row): Rated =>
  facts.rate(withinLimits(facts.given.options, chanceOf(facts, row)));

/** A row about to fall, or that has just fallen: how many dice, their chance, and both as a throw. */
interface RowDice {
  readonly dice: number;
  readonly chance: Rated;
  readonly thrown: Throw;
}

/** WARBAND-MELEE-006, WARBAND-CORE-008: the dice of a row against its target: play, preview and odds read this. */
export const rowDice = (facts: Pick<SkirmishFacts, 'given' | 'open' | 'rate'>, row: Row): RowDice => {
  const chance = ratedChance(facts, row);
  const dice = diceOf(facts, row);
  const on12 = facts.given.options['warband.friendlyFireOn12'] === 'on' ? 'on12' : 'below12';
  const thrown = diceThrow({ count: dice, chance: chance.total, strays: mayStray(facts, row) ? on12 : 'never' });
  const { lines } = chance;
  return { dice, chance, thrown: lines === null ? thrown : { ...thrown, tally: { plus: [], against: lines } } };
};

export const rowThrow = (facts: Pick<SkirmishFacts, 'given' | 'open' | 'rate'>, row: Row): Throw =>
  rowDice(facts, row).thrown;

export interface Fallen {
  readonly criticals: number;
  readonly hits: number;
  readonly allies: number;
}

/** How many dice of a row did what. */
export const fallenOf = (thrown: Throw, counts: readonly number[]): Fallen => {
  const results = resultsCounted(thrown);
  const of = (result: string): number => counts[results.indexOf(result)] ?? 0;
  return { criticals: of('critical'), hits: of('hit'), allies: of('ally') };
};
