import type { Pace } from '../../../browser/pace.js';

/*
 * The stage: what has happened is told one thing after the other, each in its own time. The server says everything at
 * once; this machine says how much of it may be known by now. It has no clock: time is given to it, in milliseconds.
 */

/** The moments of a throw, and those of an act without dice. */
export const MOMENTS = ['call', 'air', 'lie', 'sum', 'verdict', 'effect', 'act', 'rest'] as const;
export type Moment = (typeof MOMENTS)[number];

/** How long each moment takes. */
const TIMES: Readonly<Record<Moment, number>> = {
  call: 160,
  air: 600,
  lie: 200,
  sum: 400,
  verdict: 420,
  effect: 240,
  act: 600,
  rest: 200,
};

/** Acts of one phase take no longer than this: then each step grows shorter, and the rests stay. */
const PHASE_MS = 6_000;
const QUICK_ACT_MS = 300;
/** From this throw in a row on the dice are quick. */
const QUICK_FROM = 2;

/**
 * What an entry is on the stage: an act of one's own or something that simply is so, and takes no time; what others
 * did; dice that fall; dice that lay on a real table and were typed in, or sums that are compared without any.
 */
export type Turn = 'own' | 'still' | 'act' | 'throw' | 'typed';

export interface Manner {
  readonly pace: Pace;
  /** Reduced motion: nothing travels. */
  readonly isStill: boolean;
}

export interface Beat {
  readonly at: Moment;
  readonly ms: number;
}

export interface Stage {
  /** How many entries have been told to their end. */
  readonly told: number;
  /** The entry after those: since when it has been on, and what it is made of. */
  readonly on: { readonly since: number; readonly beats: readonly Beat[] } | null;
  /** How many throws were told in a row, without an act of one's own between. */
  readonly row: number;
  /** How long the acts of this phase have taken so far. */
  readonly spent: number;
}

/** A stage on which so many entries have been told. */
export const stageAt = (told: number): Stage => ({ told, on: null, row: 0, spent: 0 });

const beatsAt = (...moments: readonly Moment[]): readonly Beat[] => moments.map((at) => ({ at, ms: TIMES[at] }));

const FULL = beatsAt('call', 'air', 'lie', 'sum', 'verdict', 'effect');
const QUICK = beatsAt('lie', 'verdict');
/** Dice that are not seen falling: they lie there with their sum. */
const UNTHROWN = beatsAt('sum', 'verdict');

const throwBeats = (turn: Turn, { pace, isStill }: Manner, row: number): readonly Beat[] => {
  if (isStill) return UNTHROWN;
  if (pace === 'quick' || row >= QUICK_FROM) return QUICK;
  return turn === 'typed' ? FULL.slice(3) : FULL;
};

/** How long one of so many acts may take, when so much time has gone into the phase already. */
const stepOf = ({ pace, isStill }: Manner, left: number, acts: number): number => {
  const most = isStill ? 0 : pace === 'quick' ? QUICK_ACT_MS : TIMES.act;
  return Math.max(0, Math.min(most, left / acts - TIMES.rest));
};

/** How many acts follow each other from here, whatever takes no time between them left out. */
const actsFrom = (turns: readonly Turn[], from: number): number => {
  let acts = 0;
  for (const turn of turns.slice(from)) {
    if (turn === 'act') acts++;
    else if (turn !== 'still') break;
  }
  return acts;
};

const beatsFor = ({ told, row, spent }: Stage, turns: readonly Turn[], manner: Manner): readonly Beat[] => {
  const turn = turns[told] as Turn;
  if (manner.pace === 'once' || turn === 'own' || turn === 'still') return [];
  if (turn !== 'act') return throwBeats(turn, manner, row);
  const step = stepOf(manner, PHASE_MS - spent, actsFrom(turns, told));
  return [
    { at: 'act', ms: step },
    { at: 'rest', ms: TIMES.rest },
  ];
};

const lengthOf = (beats: readonly Beat[]): number => beats.reduce((sum, { ms }) => sum + ms, 0);

/** The stage when the entry that was on has been told. */
const after = ({ told, on, row, spent }: Stage, turn: Turn): Stage => {
  const next = { told: told + 1, on: null };
  if (turn === 'own') return { ...next, row: 0, spent: 0 };
  if (turn === 'still') return { ...next, row, spent };
  if (turn === 'act') return { ...next, row, spent: spent + lengthOf(on?.beats ?? []) };
  return { ...next, row: row + 1, spent: 0 };
};

/** Tells on, as far as the time has come. */
export const goOn = (stage: Stage, turns: readonly Turn[], manner: Manner, now: number): Stage => {
  let at = stage;
  let from = now;
  while (at.told < turns.length) {
    const on = at.on ?? { since: from, beats: beatsFor(at, turns, manner) };
    at = { ...at, on };
    const end = on.since + lengthOf(on.beats);
    if (now < end) return at;
    // The next begins when this one ended, not when somebody looked.
    from = end;
    at = after(at, turns[at.told] as Turn);
  }
  return at;
};

/** Goes over what is on: a throw to its end, acts of others to the end of their phase. */
export const passOver = (stage: Stage, turns: readonly Turn[]): Stage => {
  const turn = turns[stage.told];
  if (stage.on === null || turn === undefined) return stage;
  let at = after(stage, turn);
  while (turn === 'act' && (turns[at.told] === 'act' || turns[at.told] === 'still'))
    at = after(at, turns[at.told] as Turn);
  return at;
};

/** Goes over all there is: who was away is not shown a race. */
export const passAll = (stage: Stage, until: number): Stage => (until <= stage.told ? stage : stageAt(until));

/** The moment of what is on; null where nothing is. */
export const momentOf = ({ on }: Stage, now: number): Moment | null => {
  if (on === null) return null;
  let end = on.since;
  for (const { at, ms } of on.beats) {
    end += ms;
    if (now < end) return at;
  }
  return on.beats.at(-1)?.at ?? null;
};

const SEEN_AFTER: ReadonlySet<Moment | null> = new Set<Moment>(['effect', 'act', 'rest']);

/** How many entries the page may know of: a throw's own only when it takes effect. */
export const knownAt = (stage: Stage, now: number): number =>
  stage.told + (SEEN_AFTER.has(momentOf(stage, now)) ? 1 : 0);

/** How long until something else is to be shown; null where nothing is on. */
export const untilNext = ({ on }: Stage, now: number): number | null => {
  if (on === null) return null;
  let end = on.since;
  for (const { ms } of on.beats) {
    end += ms;
    if (now < end) return end - now;
  }
  return 0;
};

/** Whether a moment has come in a throw: what is shown from `lie` on is shown at `sum` too. */
export const hasCome = (moment: Moment, at: Moment): boolean => MOMENTS.indexOf(at) >= MOMENTS.indexOf(moment);
