import { type Stream, stream } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import type { Rival } from '../rival.js';

/** Those who talk, one at each seat: what they are rated at, and what moves them. */
export const PEOPLE = 4;
export const TOPICS = 3;
export const { ALL_MOTIVES } = saga.character;
export const { USUAL_SKILLS } = saga.discussion;

/** The rating of somebody in one of the usual skills, from 2 to 7. */
export const skillOf = (who: number, skill: number): number => 2 + ((who * 3 + skill * 2) % 6);

/** The rating of a motivation of somebody: the two of a pair come to twelve. */
export const motiveOf = (who: number, motive: number): number => {
  const left = 2 + ((who * 5 + (motive >> 1) * 4) % 9);
  return motive % 2 === 0 ? left : 12 - left;
};

/** Something that is done between appeals; everything in it is a number. */
export interface Turn {
  readonly isOver: boolean;
  /** Everybody else, or this one. */
  readonly toAll: boolean;
  readonly listener: number;
  readonly topic: number;
  readonly skill: number;
  readonly motive: number;
  readonly difficulty: number;
}

const NO_MORE: Turn = { isOver: true, toAll: false, listener: 0, topic: 0, skill: 0, motive: 0, difficulty: 0 };

/** What whoever is asked does at random: half of the time they have no more to say. */
export const turnOf = (talker: number, source: Stream): Turn => {
  if (source.below(2) === 0) return NO_MORE;
  return {
    isOver: false,
    toAll: source.below(4) === 0,
    listener: (talker + 1 + source.below(PEOPLE - 1)) % PEOPLE,
    topic: source.below(TOPICS),
    skill: source.below(USUAL_SKILLS.length),
    motive: source.below(ALL_MOTIVES.length),
    difficulty: 2 + source.below(2),
  };
};

/** Whether somebody listens who need not. */
export const listensNow = (source: Stream): boolean => source.below(2) === 0;

/** How a Discussion ended. */
export interface Ended {
  readonly inputs: number;
  readonly appeals: number;
  /** What drives people at the end, and how much they have heard, as one number. */
  readonly check: number;
}

export type PlayTalk = (source: Stream) => Ended;

/** One number that follows from others. */
export const mixed = (check: number, value: number): number => (check * 31 + value) % 1_000_003;

const playTalks = (play: PlayTalk, seed: string, games: number): Ended & { readonly games: number } => {
  const source = stream(seed);
  let [inputs, appeals, check] = [0, 0, 0];
  for (let game = 0; game < games; game++) {
    const ended = play(source);
    inputs += ended.inputs;
    appeals += ended.appeals;
    check = mixed(check, ended.check);
  }
  return { games, inputs, appeals, check };
};

/** A unit of work is one whole Discussion. */
export const talkRival = (play: PlayTalk): Rival => ({
  work: (units) => playTalks(play, `talks of ${units}`, units).games,
  proof: () => JSON.stringify(playTalks(play, 'proof', 1000)),
});
