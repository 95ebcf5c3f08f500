import { saga } from '@warmoot/rules';
import type { Passage } from '@warmoot/words';
import type { HexAct } from '../../boards/counter/Trails.js';
import { countedIn } from '../shared/counted.js';
import { sinceOwn } from '../shared/stage/turns.js';
import { type BattleView, type Side, stepOf } from './model.js';

/** What a unit did, and which entry told it. */
export interface Act extends HexAct {
  readonly unit: number;
  /** The place of its entry among all. */
  readonly entry: number;
}

type Event = saga.battle.BattleEvent;

interface Open {
  readonly at?: readonly number[];
  readonly losses?: readonly number[];
  readonly roster?: readonly { readonly side: Side; readonly size: number }[];
}

const openOf = ({ state }: Passage['after']): Open => state.open as Open;

/** What was heard of the battle itself in an entry, without what a duel inside it has told. */
export const eventsIn = ({ entry }: Pick<Passage, 'entry'>): readonly Event[] =>
  entry.heard.flatMap(({ event, depth }) => (depth > 0 ? [] : [event as unknown as Event]));

/** The ways that units have gone in one entry, by unit, from where each stood. */
export const walksIn = (passage: Passage | undefined): ReadonlyMap<number, readonly number[]> => {
  const walks = new Map<number, readonly number[]>();
  if (passage === undefined || passage.before === null) return walks;
  const { at } = openOf(passage.before);
  for (const told of eventsIn(passage)) {
    const path =
      told.event === 'moved' ? told.path : told.event === 'fellBack' || told.event === 'stepped' ? [told.to] : [];
    const from = 'unit' in told ? at?.[told.unit as number] : undefined;
    if (path.length > 0 && from !== undefined && from >= 0) walks.set((told as { unit: number }).unit, [from, ...path]);
  }
  return walks;
};

/** Who throws against whom, by their numbers, where an entry is the throw of a fight or a volley. */
export const pairIn = ({ before, entry }: Passage): readonly [thrower: number, enemy: number] | null => {
  if (before === null || entry.input.input !== 'dice' || before.state.inner !== null) return null;
  const sight = before.state as unknown as BattleView;
  const step = stepOf(sight);
  if (step?.step === 'shot') return [step.unit, sight.open.aims[step.unit] ?? -1];
  if (step?.step !== 'clash') return null;
  const { lone, other } = step;
  const isLone = sight.open.roster[lone]?.side === saga.battle.proactive(sight);
  return isLone ? [lone, other] : [other, lone];
};

/** Where those stood who took part in a throw. */
export const throwAt = (passage: Passage): readonly number[] => {
  const { at = [] } = passage.before === null ? {} : openOf(passage.before);
  return (pairIn(passage) ?? []).map((unit) => at[unit] ?? -1).filter((hex) => hex >= 0);
};

/** What a unit loses in an entry: of so many men it had these, and loses those. */
export interface Toll {
  readonly unit: number;
  readonly size: number;
  readonly had: number;
  readonly loses: number;
}

export const tollsIn = (passage: Passage): readonly Toll[] => {
  const { losses = [], roster = [] } = passage.before === null ? {} : openOf(passage.before);
  return eventsIn(passage).flatMap((told) => {
    const size = told.event === 'lossesTaken' ? roster[told.unit]?.size : undefined;
    if (told.event !== 'lossesTaken' || size === undefined) return [];
    return [{ unit: told.unit, size, had: size - (losses[told.unit] ?? 0), loses: told.losses }];
  });
};

/** Whether an entry is the end of a move of this seat's: said so, or its last unit has moved. */
const endsMove = (passage: Passage, seat: string | null): boolean => {
  const { input } = passage.entry;
  if (input.input !== 'answer' || input.seat !== seat) return false;
  const { choose } = (input.choice ?? {}) as { readonly choose?: string };
  return choose === 'done' || hears(passage, 'phaseBegan') || hears(passage, 'movementEnded');
};

const letterOf = (nth: number): string => String.fromCharCode(97 + (nth % 26)).repeat(1 + Math.floor(nth / 26));

/** Moves are acts; that a beaten unit falls back belongs to its fight. */
const MOVES: ReadonlySet<string> = new Set<Event['event']>(['moved', 'stepped']);

/** What units of others did since this seat last ended a move: one letter each, oldest first. */
export const actsOf = (passages: readonly Passage[], seat: string | null, mine: readonly Side[]): readonly Act[] => {
  const all = countedIn(passages);
  const from = Math.max(
    all.findLastIndex(([, passage]) => endsMove(passage, seat)),
    // Who only watches sees the moves of this round.
    seat === null ? all.findLastIndex(([, passage]) => hears(passage, 'roundBegan')) : -1,
  );
  const acts: Act[] = [];
  for (const [entry, passage] of all.slice(from + 1)) {
    if (!eventsIn(passage).some(({ event }) => MOVES.has(event))) continue;
    for (const [unit, [stood = -1, ...path]] of walksIn(passage)) {
      const side = openOf(passage.after).roster?.[unit]?.side;
      if (side === undefined || mine.includes(side)) continue;
      acts.push({ letter: letterOf(acts.length), unit, side, from: stood, path, entry });
    }
  }
  return acts;
};

const hears = (passage: Passage, event: Event['event']): boolean =>
  eventsIn(passage).some((one) => one.event === event);

/** A unit that is gone: where it stood last, and in which fight it fell or who shot at it. */
export interface Lost {
  readonly unit: number;
  readonly at: number;
  /** The number of its fight; null where it was shot. */
  readonly fight: number | null;
  readonly by: readonly number[];
}

/**
 * The units that were lost in this round. What fell as the last round ended stays in sight until this seat has acted
 * once more, or else nobody would have seen it.
 */
export const fallenIn = (passages: readonly Passage[], seat: string | null): readonly Lost[] => {
  const since = seat === null ? passages.length - 1 : sinceOwn(passages, seat);
  let lost: (Lost & { readonly entry: number })[] = [];
  let shots: readonly Extract<Event, { event: 'shot' }>[] = [];
  let clusters: readonly saga.battle.Cluster[] = [];
  let fight = -1;
  const howOf = (unit: number): Pick<Lost, 'fight' | 'by'> => {
    const fought = clusters[fight];
    if (fought === undefined)
      return { fight: null, by: shots.filter(({ target }) => target === unit).map((one) => one.unit) };
    return { fight: fight + 1, by: fought.lone === unit ? fought.many : [fought.lone] };
  };
  for (const [entry, passage] of countedIn(passages)) {
    for (const told of eventsIn(passage)) {
      if (told.event === 'roundBegan') {
        lost = lost.filter((one) => one.entry >= since);
        [shots, clusters, fight] = [[], [], -1];
      }
      if (told.event === 'shot') shots = [...shots, told];
      if (told.event === 'meleeBegan') clusters = told.clusters;
      if (told.event === 'clusterNamed') fight = told.cluster;
      if (told.event !== 'destroyed' || passage.before === null) continue;
      const at = openOf(passage.before).at?.[told.unit] ?? -1;
      if (at >= 0) lost.push({ entry, unit: told.unit, at, ...howOf(told.unit) });
    }
  }
  return lost.map(({ entry: _, ...one }) => one);
};
