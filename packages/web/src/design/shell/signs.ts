import type { saga } from '@warmoot/rules';

/** What stands for an entry of the calendar: the symbol of its kind of scene, or a lozenge for what is none. */
export type Sign = 'talk' | 'move' | 'duel' | 'battle' | 'free' | 'happening';

const SIGNS = {
  discussion: 'talk',
  movement: 'move',
  duel: 'duel',
  battle: 'battle',
  freeForm: 'free',
} as const;

export const signOf = ({ kind, scene }: Pick<saga.calendar.CalendarEntry, 'kind' | 'scene'>): Sign =>
  kind === 'scene' ? SIGNS[scene ?? 'freeForm'] : 'happening';

/** Whether the calendar shows an entry: not those dropped, nor the drafts and throws between scenes. */
export const isShown = ({ state, kind }: Pick<saga.calendar.CalendarEntry, 'state' | 'kind'>): boolean =>
  state !== 'dropped' && kind !== 'draft' && kind !== 'generation';

const weight = ({ kind, state }: Pick<saga.calendar.CalendarEntry, 'kind' | 'state'>): number =>
  state === 'running' ? 0 : kind === 'scene' ? 1 : 2;

/** Which of a day's entries has its symbol drawn where there is room for one: what runs, then scenes. */
export const byWeight = (a: saga.calendar.CalendarEntry, b: saga.calendar.CalendarEntry): number =>
  weight(a) - weight(b) || a.order - b.order;
