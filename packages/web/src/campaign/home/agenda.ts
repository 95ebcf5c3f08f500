import type { SeatId } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { byName, charactersIn, entriesIn } from '../seen.js';

type Open = Pick<saga.campaign.SeenCampaign, 'open'>;

/** What can be done with an entry now. */
export type Way = 'play' | 'start' | 'resume' | 'happened' | 'close' | 'pause' | 'check' | 'watch';

export interface Upcoming {
  readonly entry: saga.campaign.Entry;
  readonly day: number;
  /** Whether it is the one that comes now. */
  readonly isNow: boolean;
  readonly ways: readonly Way[];
}

/** What can be done with an entry: only the next one can be begun, what runs can be ended. */
const waysOf = (seen: Open, entry: saga.campaign.Entry, isNext: boolean): readonly Way[] => {
  const { kind, state, days } = entry;
  const isAtTable = saga.campaign.isAtTable(seen, entry);
  if (state === 'running') {
    if (kind !== 'scene' || isAtTable) return ['watch'];
    // SAGA-CAMPAIGN-010: what is played inside it ends first.
    const closes = saga.campaign.innerPlayed(entriesIn(seen), entry) === undefined ? (['close'] as const) : [];
    return [...closes, ...(days > 1 ? (['pause'] as const) : []), 'check'];
  }
  if (kind === 'happening' || kind === 'arrival') return state === 'planned' ? ['happened'] : [];
  // SAGA-CAL-004: what waits may be taken up again, whatever else stands on its day.
  if (state === 'paused') return ['resume'];
  if (!isNext || kind !== 'scene') return [];
  return isAtTable ? ['play'] : ['start'];
};

/** What is being played, and what comes after it, in order. */
export const upcomingIn = (seen: Open): readonly Upcoming[] => {
  const all = entriesIn(seen);
  const running = saga.calendar.inOrder(all.filter(({ state }) => state === 'running'));
  const waiting = saga.calendar.toBePlayed(all);
  const next = saga.calendar.nextEntry(all.filter(({ kind }) => kind !== 'happening' && kind !== 'arrival'));
  // Nobody is in two scenes at a time.
  const isKept = ({ characters, inside }: saga.campaign.Entry): boolean =>
    running.some((other) => other.id !== inside && other.characters.some((who) => characters.includes(who)));
  const one = (entry: saga.campaign.Entry): Upcoming => ({
    entry,
    day: saga.calendar.dueDay(entry),
    isNow: entry.state === 'running' || (running.length === 0 && entry.id === next?.id),
    ways: waysOf(seen, entry, entry.id === next?.id && !isKept(entry)),
  });
  return [...running, ...saga.calendar.innerNow(all), ...waiting].map(one);
};

/** Whether the table plays something that is no entry of the calendar by itself: a check, ratings, days of healing. */
export const isBeside = (seen: Open, scene: number | undefined): boolean =>
  scene !== undefined && !entriesIn(seen).some(({ state, played }) => state === 'running' && played === scene);

/** Something that the campaign waits for. */
export type AskedNow =
  | { readonly ask: 'aid'; readonly character: saga.campaign.SeenCharacter }
  | { readonly ask: 'follow'; readonly entry: saga.campaign.Entry }
  | { readonly ask: 'heal'; readonly character: saga.campaign.SeenCharacter; readonly days: readonly number[] }
  | { readonly ask: 'settle'; readonly unit: saga.campaign.Unit }
  | { readonly ask: 'reckon'; readonly year: number; readonly day: number }
  | { readonly ask: 'ratings'; readonly characters: readonly saga.campaign.SeenCharacter[] }
  | { readonly ask: 'credit'; readonly entry: saga.campaign.Entry };

const lacksRatings = (character: saga.campaign.SeenCharacter): boolean =>
  saga.campaign.isOpenSheet(character) && character.dead === null && saga.campaign.lacking(character).length > 0;

/** The reckoning that must be held now: its day has come, or the next scene lies after it. */
const reckoningDue = (seen: Open): Extract<AskedNow, { readonly ask: 'reckon' }> | null => {
  if (Object.keys(seen.open.units).length === 0) return null;
  const { year, day } = saga.campaign.nextReckoning(seen);
  const next = saga.calendar.toBePlayed(entriesIn(seen)).find(({ kind }) => kind === 'scene');
  const isDue = seen.open.today >= day || (next !== undefined && saga.calendar.dueDay(next) > day);
  return isDue ? { ask: 'reckon', year, day } : null;
};

/** Everything that is asked now, the most pressing first. */
export const askedIn = (seen: Open): readonly AskedNow[] => {
  const people = charactersIn(seen);
  const unrated = people.filter(lacksRatings);
  const reckoning = reckoningDue(seen);
  // One at a time: the next is asked when this one is answered.
  const [credit] = saga.campaign.creditsAsked(seen);
  return [
    ...people
      .filter(({ dying, dead }) => dying !== null && dead === null)
      .map((character) => ({ ask: 'aid', character }) as const),
    ...saga.calendar
      .inOrder(entriesIn(seen).filter(({ asksNext }) => asksNext))
      .map((entry) => ({ ask: 'follow', entry }) as const),
    ...people.flatMap((character) => {
      const days = saga.campaign.healingDue(seen, character);
      return days.length === 0 ? [] : [{ ask: 'heal', character, days } as const];
    }),
    ...Object.values(seen.open.units)
      .filter(({ wealth }) => wealth.toSettle)
      .map((unit) => ({ ask: 'settle', unit }) as const),
    ...(reckoning === null ? [] : [reckoning]),
    ...(unrated.length === 0 ? [] : [{ ask: 'ratings', characters: unrated } as const]),
    ...(credit === undefined ? [] : [{ ask: 'credit', entry: credit } as const]),
  ];
};

type Wound = saga.campaign.SeenCharacter['wounds'][number];

/** Wounds of one kind on one part of the body, counted; in the order in which they were taken. */
export const woundsByPart = (
  wounds: readonly Wound[],
): readonly (Pick<Wound, 'part' | 'severity'> & { readonly count: number })[] => {
  const kinds = new Map<string, { part: Wound['part']; severity: Wound['severity']; count: number }>();
  for (const { part, severity } of wounds) {
    const known = kinds.get(`${part} ${severity}`);
    if (known === undefined) kinds.set(`${part} ${severity}`, { part, severity, count: 1 });
    else known.count++;
  }
  return [...kinds.values()];
};

export interface CastOf {
  /** Null for those whom the table shares out. */
  readonly seat: SeatId | null;
  readonly characters: readonly saga.campaign.SeenCharacter[];
}

/** The living by who runs them, one's own first and those of nobody last; among them main characters first. */
export const castsIn = (seen: Open, seats: readonly SeatId[], mine: SeatId): readonly CastOf[] => {
  const living = charactersIn(seen).filter(({ dead }) => dead === null);
  const mainFirst = (a: saga.campaign.SeenCharacter, b: saga.campaign.SeenCharacter): number =>
    Number(b.main) - Number(a.main) || byName(a.name, b.name);
  const owners = [...new Set([mine, ...seats, ...living.flatMap(({ owner }) => owner ?? [])])];
  const ofSeat = (seat: SeatId | null): CastOf => ({
    seat,
    characters: living.filter(({ owner }) => owner === seat).sort(mainFirst),
  });
  return [...owners.map(ofSeat), ofSeat(null)].filter(({ characters }) => characters.length > 0);
};
