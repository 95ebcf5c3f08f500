import {
  goOn,
  knownAt,
  type Manner,
  passAll,
  passOver,
  type Stage,
  stageAt,
  type Turn,
} from '../../scenes/shared/stage/machine.js';

/*
 * What a page shows of a scene: the stage, given what arrives, when it arrives and whether anybody looks. Like the stage
 * it has no clock of its own.
 */

/** All that has arrived of a scene by now. */
export interface Arrived {
  /** Which scene it is; another one begins anew. */
  readonly scene: number | null;
  /** How many entries there are. */
  readonly count: number;
  /** How many of them came with the whole table, when the page was opened or the line was back: they are past. */
  readonly past: number;
  /** Where those begin that came after one's own last act. */
  readonly own: number;
  /** How many of them this device has shown before. */
  readonly seen: number;
  /** What each of them is on the stage; those before `from` are not asked about. */
  readonly turnsFrom: (from: number) => readonly Turn[];
}

export interface Showing {
  readonly scene: number | null;
  readonly stage: Stage;
  readonly now: number;
  /** How many entries had arrived when it was last looked at. */
  readonly heard: number;
  /** It is shown once more, on purpose: whatever the pace. */
  readonly isAgain: boolean;
  /** The entries that came while this person was away; null where they have seen all. */
  readonly missed: { readonly from: number; readonly to: number } | null;
}

/** What a strip above the choice cannot hold is a page. */
export const STRIP = 4;

/** A page that is opened: so much is past, and what this device has not shown of it was missed. How it began is always known. */
export const beginShowing = ({ scene, own, seen, count }: Arrived, past: number): Showing => {
  const told = Math.max(past, Math.min(1, count));
  const from = Math.max(own, seen);
  const missed = from < past ? { from, to: past } : null;
  return { scene, stage: stageAt(told), now: 0, heard: count, isAgain: false, missed };
};

/**
 * A page that is opened on what has arrived already. Who has just begun the scene was not away: what happened before they
 * are first asked is told to them, from their own last act on.
 */
export const openShowing = (arrived: Arrived, isBegunHere: boolean): Showing =>
  beginShowing(arrived, isBegunHere && arrived.seen === 0 ? arrived.own : arrived.count);

/** Goes over everything up to here: it was missed. */
const miss = (was: Showing, to: number): Showing => ({
  ...was,
  stage: passAll(was.stage, to),
  isAgain: false,
  missed: { from: was.missed?.from ?? was.stage.told, to },
});

/** What is shown, given what has arrived meanwhile. What came with the whole table was missed; what was on before goes on. */
export const settle = (was: Showing, arrived: Arrived): Showing => {
  const { scene, past, count } = arrived;
  if (was.scene !== scene) return beginShowing(arrived, past);
  const isLate = past > was.heard && past > was.stage.told;
  return { ...(isLate ? miss(was, past) : was), heard: count };
};

/** How somebody looks on; null where nobody does, and everything waits. */
export type Looking = Manner | null;

/** Tells on, as far as the time has come. */
export const showOn = (was: Showing, arrived: Arrived, looking: Looking, now: number): Showing => {
  const at = settle(was, arrived);
  if (looking === null) return at;
  // Who asks to be shown it again wants to see it.
  const pace = at.isAgain && looking.pace === 'once' ? 'full' : looking.pace;
  const stage = goOn(at.stage, arrived.turnsFrom(at.stage.told), { ...looking, pace }, now);
  return { ...at, stage, now, isAgain: at.isAgain && stage.on !== null };
};

/** Somebody looks again: a little is told from where it was, more than a strip can hold is not run through. */
export const comeBack = (was: Showing, arrived: Arrived): Showing => {
  const at = settle(was, arrived);
  const waiting = arrived.turnsFrom(at.stage.told).filter((turn) => turn !== 'still' && turn !== 'own').length;
  return waiting <= STRIP ? { ...at, stage: { ...at.stage, on: null } } : miss(at, arrived.count);
};

/** A press goes over what is on. */
export const press = (was: Showing, arrived: Arrived): Showing => {
  const at = settle(was, arrived);
  return { ...at, stage: passOver(at.stage, arrived.turnsFrom(at.stage.told)) };
};

/** Shows once more what has happened from here on. */
export const showAgain = (was: Showing, from: number): Showing => ({
  ...was,
  stage: stageAt(from),
  isAgain: true,
  missed: null,
});

/** What was missed has been read. */
export const readAway = (was: Showing): Showing => ({ ...was, missed: null });

/** How many entries the page may know of. */
export const knownOf = ({ stage, now }: Showing): number => knownAt(stage, now);
