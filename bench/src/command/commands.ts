import type { Stream } from '@warmoot/kernel';
import type { command } from '@warmoot/rules';
import type { Rival } from '../rival.js';
import { warRival } from '../wars.js';

export interface BenchUnit {
  readonly class: command.UnitClass;
  readonly grade: command.Grade;
}

/** Two armies as they are deployed on the open plain. Deploying is not what is measured. */
export interface Start {
  readonly north: readonly BenchUnit[];
  readonly south: readonly BenchUnit[];
  /** By unit, the northern ones first: row × columns + column. */
  readonly at: readonly number[];
}

export const [ROWS, COLUMNS] = [12, 15] as const;
/** COMMAND-POINTS-005: the quality of both leaders. */
export const QUALITY = 2;

const USUAL: readonly BenchUnit[] = [
  { class: 'HI', grade: 'B' },
  { class: 'HI', grade: 'C' },
  { class: 'LI', grade: 'C' },
  { class: 'LI', grade: 'C' },
  { class: 'LI', grade: 'D' },
  { class: 'SI', grade: 'C' },
  { class: 'HC', grade: 'B' },
  { class: 'LC', grade: 'C' },
  { class: 'AR', grade: 'C' },
];

const inLine = (front: number, behind: number): readonly number[] => [
  ...[3, 4, 5, 6, 7, 8, 9, 10].map((column) => front * COLUMNS + column),
  behind * COLUMNS + 7,
];

/** The battle that is measured: the usual armies in two lines, their archers behind them. */
export const MEASURED: Start = { north: USUAL, south: USUAL, at: [...inLine(2, 1), ...inLine(9, 10)] };

export const ENDINGS = ['fieldWon', 'bothGone', 'conceded', 'roundLimit', 'quiet'] as const;
export const FATES = ['here', 'routed', 'slaughtered', 'left'] as const;

/** How a battle ended, in full. */
export interface Ended {
  readonly inputs: number;
  readonly rounds: number;
  /** By its place in ENDINGS. */
  readonly ending: number;
  /** 0 for north, 1 for south, −1 for a draw. */
  readonly winner: number;
  readonly at: ArrayLike<number>;
  readonly points: ArrayLike<number>;
  readonly damage: ArrayLike<number>;
  /** By its place in FATES. */
  readonly fate: ArrayLike<number>;
}

/** Plays one battle to its end, every order and answer at random. */
export type PlayCommand = (source: Stream) => Ended;

export const commandRival = (play: PlayCommand): Rival =>
  warRival('command', play, ({ at, points }, mix) => {
    for (let unit = 0; unit < at.length; unit++) for (const of of [at, points]) mix(of[unit]!);
  });
