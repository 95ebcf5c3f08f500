import {
  type CreditKind,
  TOP_LEVEL,
  type WealthChange,
  type WealthEvent,
  type WealthRecord,
  type WealthTiming,
} from './wealth.js';

/** SAGA-WEALTH-005: what a level costs. */
const CREDITS_FOR_A_LEVEL = 3;

/** SAGA-WEALTH-013: the level at which credits of a kind can do nothing more. */
const endFor = (kind: CreditKind): number => (kind === 'raise' ? TOP_LEVEL : 1);

const isEnough = (record: WealthRecord, kind: CreditKind): boolean =>
  record[kind] >= CREDITS_FOR_A_LEVEL && record.level !== endFor(kind);

/** One level, at the cost of three credits. */
const moved = (record: WealthRecord, kind: CreditKind, year: number): WealthChange => {
  const { level: from } = record;
  const to = from + (kind === 'raise' ? 1 : -1);
  const left = record[kind] - CREDITS_FOR_A_LEVEL;
  const happened: WealthEvent[] = [{ event: 'moved', from, to, why: 'SAGA-WEALTH-012' }];
  // SAGA-WEALTH-013: credits beyond the end of the ladder are dropped.
  const isEnd = to === endFor(kind);
  if (isEnd && left > 0) happened.push({ event: 'dropped', kind, credits: left, why: 'SAGA-WEALTH-013' });
  return { record: { ...record, level: to, movedIn: year, [kind]: isEnd ? 0 : left }, happened };
};

/** Three of each kind cancel, as long as there are both. */
const cancelled = (record: WealthRecord): WealthChange => {
  const { raise, lower } = record;
  const credits = Math.floor(Math.min(raise, lower) / CREDITS_FOR_A_LEVEL) * CREDITS_FOR_A_LEVEL;
  if (credits === 0) return { record, happened: [] };
  return {
    record: { ...record, raise: raise - credits, lower: lower - credits },
    happened: [{ event: 'cancelled', credits, why: 'SAGA-WEALTH-012' }],
  };
};

/** SAGA-WEALTH-012: waiting credits as they are read once a year: what cancels first, then at most one level. */
export const readCredits = (record: WealthRecord, year: number): WealthChange => {
  const after = cancelled(record);
  // SAGA-WEALTH-006
  if (after.record.movedIn === year) return after;
  const kind = (['raise', 'lower'] as const).find((change) => isEnough(after.record, change));
  if (kind === undefined) return after;
  const then = moved(after.record, kind, year);
  return { record: then.record, happened: [...after.happened, ...then.happened] };
};

/** When something happens to a record, and by which of the table's two timings. */
export interface WealthTime {
  readonly year: number;
  readonly timing: WealthTiming;
}

// SAGA-WEALTH-005, SAGA-WEALTH-012: with the third credit the rating moves, if it has not moved this year.
export const credit = (record: WealthRecord, kind: CreditKind, { year, timing }: WealthTime): WealthChange => {
  if (record.level === endFor(kind)) {
    return { record, happened: [{ event: 'notRecorded', kind, why: 'SAGA-WEALTH-013' }] };
  }
  const given = { ...record, [kind]: record[kind] + 1 };
  const credited = { event: 'credited', kind, credits: given[kind], why: 'SAGA-WEALTH-011' } as const;
  if (!isEnough(given, kind)) return { record: given, happened: [credited] };
  if (timing === 'yearly') {
    return { record: given, happened: [credited, { event: 'waits', until: 'reckoning', why: 'SAGA-WEALTH-012' }] };
  }
  if (given.movedIn === year) {
    return { record: given, happened: [credited, { event: 'waits', until: 'nextYear', why: 'SAGA-WEALTH-006' }] };
  }
  const after = moved(given, kind, year);
  return { record: after.record, happened: [credited, ...after.happened] };
};

// SAGA-WEALTH-012: the first day of a year, before any scene. With `yearly` the credits wait for the reckoning.
export const onFirstDay = (record: WealthRecord, { year, timing }: WealthTime): WealthChange =>
  timing === 'yearly' ? { record, happened: [] } : readCredits(record, year);
