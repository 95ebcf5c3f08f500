import type { CalendarEntry } from '@warmoot/rules';

/** What stands for an entry of the calendar: the symbol of its kind of scene, or a lozenge for what is none. */
export type Sign = 'talk' | 'move' | 'duel' | 'battle' | 'free' | 'happening';

const SIGNS = {
  discussion: 'talk',
  movement: 'move',
  duel: 'duel',
  battle: 'battle',
  freeForm: 'free',
} as const;

export const signOf = ({ kind, scene }: Pick<CalendarEntry, 'kind' | 'scene'>): Sign =>
  kind === 'scene' ? SIGNS[scene ?? 'freeForm'] : 'happening';

/** What was dropped, and what was only thrown between scenes, has no place on the strip. */
export const isShown = ({ state, kind }: Pick<CalendarEntry, 'state' | 'kind'>): boolean =>
  state !== 'dropped' && kind !== 'draft' && kind !== 'generation';

const weight = ({ kind, state }: Pick<CalendarEntry, 'kind' | 'state'>): number =>
  state === 'running' ? 0 : kind === 'scene' ? 1 : 2;

/** Which of a day's entries has its symbol drawn where there is room for one: what runs, then scenes. */
export const byWeight = (a: CalendarEntry, b: CalendarEntry): number => weight(a) - weight(b) || a.order - b.order;
