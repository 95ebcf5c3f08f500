import type { Wound } from '../model/model.js';

/** What somebody does with a day: full rest, something quiet, or what leaves no time to get well. */
export const DAYS = ['rest', 'downtime', 'busy'] as const;
export type DaySpent = (typeof DAYS)[number];

/** WARBAND-RECOVER-007 */
const WEEK = 7;

/** A Wound as it is between fights. */
export type KeptWound = Pick<Wound, 'wound' | 'permanent' | 'side' | 'rested'>;

/** How somebody is, and how many days in a row they have had so far: of full rest, and of rest or downtime. */
export interface Recovering {
  readonly hp: number;
  readonly mostHp: number;
  readonly wounds: readonly KeptWound[];
  readonly rested: number;
  readonly quiet: number;
}

/** Somebody who begins to recover. */
export const hurt = (one: Pick<Recovering, 'hp' | 'mostHp' | 'wounds'>): Recovering => ({
  ...one,
  rested: 0,
  quiet: 0,
});

/** WARBAND-RECOVER-003, WARBAND-RECOVER-005: whether a week of rest would still do something for a Wound. */
const isOpen = ({ permanent, rested }: KeptWound): boolean => !permanent || !rested;

/** WARBAND-RECOVER-004: the places of the Wounds among which the owner chooses at the end of a week of full rest. */
export const choicesOfWeek = ({ wounds }: Pick<Recovering, 'wounds'>): readonly number[] =>
  wounds.flatMap((wound, nth) => (isOpen(wound) ? [nth] : []));

/** WARBAND-WOUND-001, WARBAND-RECOVER-005: a temporary Wound is over; of a permanent one only the slot is free again. */
const healedWound = (wounds: readonly KeptWound[], nth: number): readonly KeptWound[] =>
  wounds.flatMap((wound, at) => {
    if (at !== nth) return [wound];
    return wound.permanent ? [{ ...wound, rested: true }] : [];
  });

/** Whether this day ends a week of full rest. */
export const endsWeek = ({ rested }: Recovering, day: DaySpent): boolean => day === 'rest' && rested + 1 === WEEK;

/**
 * How somebody is after a day. WARBAND-RECOVER-001: full rest gives 1 HP; WARBAND-RECOVER-002: a week of downtime gives all;
 * WARBAND-RECOVER-003, WARBAND-RECOVER-007: a week of full rest, which is one of downtime too, heals one Wound. `heals`: which, by
 * its place; left out, the first for which it does anything. A new week begins on the day after one.
 */
export const afterDay = (before: Recovering, day: DaySpent, heals?: number): Recovering => {
  const rested = day === 'rest' ? before.rested + 1 : 0;
  const quiet = day === 'busy' ? 0 : before.quiet + 1;
  // WARBAND-RECOVER-006
  const hp = quiet === WEEK ? before.mostHp : Math.min(before.mostHp, before.hp + (day === 'rest' ? 1 : 0));
  const nth = heals ?? choicesOfWeek(before)[0];
  const wounds = rested === WEEK && nth !== undefined ? healedWound(before.wounds, nth) : before.wounds;
  return { hp, mostHp: before.mostHp, wounds, rested: rested % WEEK, quiet: quiet % WEEK };
};

/** How somebody is after each of some days. */
export const dayByDay = (
  before: Recovering,
  days: readonly { readonly day: DaySpent; readonly heals?: number }[],
): readonly Recovering[] => {
  const course: Recovering[] = [];
  let now = before;
  for (const { day, heals } of days) {
    now = afterDay(now, day, heals);
    course.push(now);
  }
  return course;
};

/** WARBAND-WOUND-007: how many retainers more than before somebody attracts. */
export const moreRetainers = (wounds: readonly Pick<KeptWound, 'permanent'>[]): number =>
  wounds.filter(({ permanent }) => permanent).length;
