import { command } from '@warmoot/rules';
import type { Passage } from '@warmoot/words';
import { type CommandView, stepOf } from './model.js';

type Event = command.CommandEvent;

/** What was heard of the battle itself in an entry, without what a duel inside it has told. */
const eventsIn = ({ entry }: Pick<Passage, 'entry'>): readonly Event[] =>
  entry.heard.flatMap(({ event, depth }) => (depth > 0 ? [] : [event as unknown as Event]));

/** The ways that units have gone in one entry, by unit, from where each stood. */
export const walksIn = (passage: Passage | undefined): ReadonlyMap<number, readonly number[]> => {
  const walks = new Map<number, readonly number[]>();
  if (passage === undefined || passage.before === null) return walks;
  const { at = [] } = passage.before.state.open as { at?: readonly number[] };
  for (const event of eventsIn(passage)) {
    if (!('path' in event)) continue;
    const from = at[event.unit] ?? -1;
    if (from >= 0) walks.set(event.unit, [from, ...event.path]);
  }
  return walks;
};

/** The units that left the field in the stage that runs. */
export const wentIn = (passages: readonly Passage[]): readonly number[] => {
  const gone: number[] = [];
  for (const passage of passages.toReversed()) {
    const events = eventsIn(passage);
    const from = events.findLastIndex(({ event }) => event === 'stageBegan');
    for (const event of events.slice(from + 1)) {
      if (event.event === 'routed' || event.event === 'slaughtered') gone.push(event.unit);
    }
    if (from >= 0) break;
  }
  return gone;
};

/** The fight that was resolved last: who fought, and the world in which they did. */
const lastClash = (
  passages: readonly Passage[],
  seat: string | null,
): { readonly attacker: number; readonly target: number; readonly view: CommandView } | null => {
  for (const passage of passages.toReversed()) {
    const clash = eventsIn(passage).findLast((event) => event.event === 'clashed');
    if (clash?.event === 'clashed' && passage.before !== null) {
      return { attacker: clash.unit, target: clash.target, view: passage.before.view(seat) as unknown as CommandView };
    }
  }
  return null;
};

/** What has been paid and done in the stage that runs, for the account. */
export const toldIn = (passages: readonly Passage[]): readonly Event[] => {
  const all: Event[] = [];
  for (const passage of passages.toReversed()) {
    const events = eventsIn(passage);
    const from = events.findLastIndex(({ event }) => event === 'stageBegan');
    all.unshift(...events.slice(from + 1));
    if (from >= 0) break;
  }
  return all;
};

/** A fight that is answered for, and whether it has been resolved. */
export interface Answered {
  readonly clash: command.ClashSheet;
  readonly isOver: boolean;
}

/** The fight that an answer is about: the one just declared, or the one just lost. */
export const clashAnswered = (
  view: CommandView,
  passages: readonly Passage[],
  seat: string | null,
): Answered | null => {
  const step = stepOf(view);
  if (step?.step === 'attacked') return { clash: command.clashSheet(view, step.by, step.unit), isOver: false };
  if (step?.step !== 'lost') return null;
  const last = lastClash(passages, seat);
  return last === null ? null : { clash: command.clashSheet(last.view, last.attacker, last.target), isOver: true };
};
