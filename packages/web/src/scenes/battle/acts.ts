import type { saga } from '@warmoot/rules';
import type { Passage } from '@warmoot/words';
import type { HexAct } from '../../boards/counter/Trails.js';
import type { Side } from './model.js';

/** What a unit did, and which entry told it. */
export interface Act extends HexAct {
  readonly unit: number;
  /** The place of its entry among all. */
  readonly entry: number;
}

type Event = saga.battle.BattleEvent;

interface Open {
  readonly at?: readonly number[];
  readonly roster?: readonly { readonly side: Side }[];
}

const openOf = ({ state }: Passage['after']): Open => state.open as Open;

const eventsIn = ({ entry }: Passage): readonly Event[] =>
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

/** Whether an entry is the end of a move of this seat's. */
const endsMove = ({ entry: { input } }: Passage, seat: string | null): boolean =>
  input.input === 'answer' &&
  input.seat === seat &&
  (input.choice as { readonly choose?: string } | undefined)?.choose === 'done';

const letterOf = (nth: number): string => String.fromCharCode(97 + (nth % 26)).repeat(1 + Math.floor(nth / 26));

/** Moves are acts; that a beaten unit falls back belongs to its fight. */
const MOVES: ReadonlySet<string> = new Set<Event['event']>(['moved', 'stepped']);

/** What units of others did since this seat last ended a move: one letter each, oldest first. */
export const actsOf = (passages: readonly Passage[], seat: string | null, mine: readonly Side[]): readonly Act[] => {
  const from = Math.max(
    passages.findLastIndex((passage) => endsMove(passage, seat)),
    // Who only watches sees the moves of this round.
    seat === null ? passages.findLastIndex((passage) => hears(passage, 'roundBegan')) : -1,
  );
  const acts: Act[] = [];
  for (let entry = from + 1; entry < passages.length; entry++) {
    const passage = passages[entry] as Passage;
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

/** The units that are gone since the round began, with where each stood last. */
export const fallenIn = (passages: readonly Passage[]): readonly { readonly unit: number; readonly at: number }[] => {
  const from = passages.findLastIndex((passage) => hears(passage, 'roundBegan'));
  return passages.slice(Math.max(0, from)).flatMap((passage) =>
    eventsIn(passage).flatMap((told) => {
      if (told.event !== 'destroyed' || passage.before === null) return [];
      const at = openOf(passage.before).at?.[told.unit] ?? -1;
      return at < 0 ? [] : [{ unit: told.unit, at }];
    }),
  );
};
