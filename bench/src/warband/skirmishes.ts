import type { Stream } from '@warmoot/kernel';
import type { Rival } from '../rival.js';
import { warRival } from '../wars.js';

/**
 * The fight that is measured: six a side on a plain, four with sword and shield and two with sling and shield, a few steps
 * apart, all fearless; nothing is announced. They move, turn, charge, retreat, leave, shoot and strike, and say in no part
 * that they guard or challenge anybody. First strikes, kept dice, flanks, stray shots, criticals, Wounds and what falls out
 * of lame hands are all in it. Left out, of both rivals alike: morale, gambits, grapples, duels, spells, other gear, ground.
 *
 * Both choose as follows, every number from the same stream as the dice. A figure that can still act, at random; from
 * there on the next ones where one has nothing to do. In the Opening one of KINDS, and a move where it is not open to the
 * figure; in the Melee phase an attack; a pass where nobody has one. The choice is one of its kind at random, as random play
 * has it: a space that can be reached, and the cheapest way there. Every choice is then judged as if it came from outside.
 */
export const KINDS = ['move', 'charge', 'retreat', 'shoot'] as const;

export const SIX = 6;
/** Those from here on have slings. */
export const FIRST_SLINGER = 4;
export const [WIDTH, HEIGHT] = [24, 16] as const;
export const MIGHT = 3;
export const ARMOUR = 1;
export const SPEED = 6;
export const COLUMNS = [8, 14] as const;
export const FIRST_ROW = 5;

export const ENDINGS = ['won', 'bothGone', 'quiet'] as const;
export const FATES = ['fighting', 'slain', 'subdued', 'left'] as const;

/** How a fight ended, in full. */
export interface Ended {
  readonly inputs: number;
  readonly rounds: number;
  /** By its place in ENDINGS. */
  readonly ending: number;
  readonly winner: number;
  readonly at: ArrayLike<number>;
  readonly hp: ArrayLike<number>;
  /** By its place in FATES. */
  readonly fate: ArrayLike<number>;
  readonly wounds: ArrayLike<number>;
}

/** Plays one fight to its end. */
export type PlaySkirmish = (source: Stream) => Ended;

export const skirmishRival = (play: PlaySkirmish): Rival =>
  warRival('skirmish', play, ({ at, hp, fate }, mix) => {
    for (let figure = 0; figure < at.length; figure++) for (const of of [at, hp, fate]) mix(of[figure]!);
  });
