import { Impossible } from '@warmoot/kernel';
import { dueDay, nextFor, orderOn, toBePlayed } from '../../calendar/agenda.js';
import { type Calendar, calendarOf, reckoningDayOf, yearDaysBetween, yearOf } from '../../calendar/dates.js';
import { askedAtClose, healingDaysDue } from '../../calendar/entering.js';
import { type PeopleThen, refusesToBegin, refusesToBeIn, resumed } from '../../calendar/playing.js';
import { onFirstDay } from '../../wealth/credits.js';
import { supportedBy } from '../../wealth/reckoning.js';
import { because, change, characterOf, forbid, keepEntry, keepUnit, living, newId, refuse } from '../papers/asking.js';
import { evolveAll } from '../papers/evolve.js';
import type { Campaign, CampaignEvent, Character, Entry } from '../papers/model.js';
import { checkLoad } from '../sheets/loads.js';

/** How this campaign divides its year. Its options were checked when they were set. */
export const calendarIn = ({ open }: Campaign): Calendar => {
  const calendar = calendarOf(open.options);
  if (!calendar.ok) throw new Impossible('a campaign with a calendar that does not add up', calendar.refusal);
  return calendar.value;
};

export const entriesOf = ({ open }: Campaign): readonly Entry[] => Object.values(open.entries);

export type Planned = Pick<Entry, 'day' | 'title'> & Partial<Entry>;

/** A new entry, the last of its day. */
export const newEntry = (campaign: Campaign, planned: Planned, ahead = 0): Entry => ({
  id: newId(campaign, 'e', ahead),
  order: orderOn(entriesOf(campaign), planned.day),
  days: 1,
  kind: 'scene',
  scene: null,
  place: '',
  characters: [],
  state: 'planned',
  pausedOn: null,
  inside: null,
  plan: null,
  control: {},
  played: null,
  outcome: null,
  asksNext: false,
  credited: null,
  text: '',
  ...planned,
});

/** The days of Heal checks that are still to be made for somebody, through a day (SAGA-CAL-013). */
export const healingDays = ({ wounds, healedThrough }: Character, through: number): readonly number[] => {
  if (wounds.length === 0) return [];
  const woundedOn = Math.min(...wounds.map(({ day }) => day));
  return healingDaysDue({ woundedOn, healedThrough }, through);
};

/**
 * Through which day somebody's Heal checks can be made: no further than the calendar has come for them. SAGA-CAL-013: a
 * day has not passed for them while a scene of theirs is played on it, or waits.
 */
export const mayHealThrough = (campaign: Campaign, { id }: Pick<Character, 'id'>): number => {
  const { today } = campaign.open;
  const entries = entriesOf(campaign);
  const next = nextFor(entries, [id]);
  const scene = nextFor(
    entries.filter(({ kind }) => kind === 'scene'),
    [id],
  );
  if (scene?.entry.state === 'running') return today - 1;
  const through = Math.max(today, next === null ? 0 : dueDay(next.entry) - 1);
  return scene === null ? through : Math.min(through, dueDay(scene.entry) - 1);
};

export const isHappening = ({ kind, state }: Entry): boolean =>
  state === 'planned' && (kind === 'happening' || kind === 'arrival');

/** SAGA-CAL-005, -007: what is not a scene comes about on its day by itself. */
const happenings = (campaign: Campaign, through: number): readonly CampaignEvent[] =>
  entriesOf(campaign)
    .filter((entry) => isHappening(entry) && entry.day <= through)
    .map((entry) => keepEntry({ ...entry, state: 'done' }, because('happened', ['SAGA-CAL-005'], entry.id)));

/** SAGA-WEALTH-012: on the first day of a year, before any scene, waiting credits are read. */
const newYear = (campaign: Campaign, year: number): readonly CampaignEvent[] =>
  Object.values(campaign.open.units).flatMap((unit) => {
    const timing = campaign.open.options['saga.wealth.timing'];
    const { record, happened } = onFirstDay(unit.wealth, { year, timing });
    return happened.length === 0
      ? []
      : [keepUnit({ ...unit, wealth: record }, because('newYear', ['SAGA-WEALTH-012']), happened)];
  });

/** SAGA-WEALTH-015: whoever has too much settles before time goes on; whoever could have more has let it be. */
const closedBooks = ({ open }: Campaign): readonly CampaignEvent[] =>
  Object.values(open.units).flatMap((unit) => {
    if (!unit.wealth.toSettle) return [];
    const over = supportedBy(unit.wealth, unit.troops).find(({ excess }) => excess > 0);
    if (over !== undefined)
      forbid('SAGA-WEALTH-015', 'settleFirst', { unit: unit.name, what: over.what, excess: over.excess });
    return [
      keepUnit(
        { ...unit, wealth: { ...unit.wealth, toSettle: false } },
        because('booksClosed', ['SAGA-WEALTH-015']),
        [],
      ),
    ];
  });

const reckoningIn = (campaign: Campaign, year: number): number =>
  reckoningDayOf(calendarIn(campaign), year, campaign.open.options['saga.wealth.reckoningDay']);

/**
 * The next reckoning that is still to come, and its day. SAGA-WEALTH-006, -007: once a year; where the table has moved
 * it to a day that is past, it is due today.
 */
export const nextReckoning = (campaign: Campaign): { readonly year: number; readonly day: number } => {
  const { today, reckoned } = campaign.open;
  const year = Math.max(reckoned + 1, yearOf(calendarIn(campaign), today));
  return { year, day: Math.max(reckoningIn(campaign, year), today) };
};

/** SAGA-WEALTH-008: before a day, years are reckoned; where there is nothing to reckon, they go by. */
const yearsBefore = (campaign: Campaign, day: number): readonly CampaignEvent[] => {
  const next = nextReckoning(campaign);
  if (next.day >= day) return [];
  if (Object.keys(campaign.open.units).length > 0) forbid('SAGA-WEALTH-008', 'reckonFirst', { ...next });
  const dayIn = (year: number): number => reckoningIn(campaign, year);
  // However many they are, the last stands for all: one deed must not fill the log.
  const last = Math.ceil((day - dayIn(1)) / (dayIn(2) - dayIn(1)));
  return [{ event: 'yearReckoned', year: last }];
};

/** The day comes on which something begins: what lies before it has happened, years have turned. */
export const setsOut = (campaign: Campaign, day: number): readonly CampaignEvent[] => {
  const { today, options, units } = campaign.open;
  if (day <= today) return happenings(campaign, day);
  const events: CampaignEvent[] = [...closedBooks(campaign), ...happenings(campaign, day)];
  events.push(...yearsBefore(campaign, day));
  if (Object.keys(units).length > 0) {
    const between = { after: today, through: day };
    for (const one of yearDaysBetween(calendarIn(campaign), options['saga.wealth.reckoningDay'], between)) {
      if (one.what === 'firstDay') events.push(...newYear(evolveAll(campaign, events), one.year));
    }
  }
  return [...events, { event: 'dayCame', day }];
};

/**
 * Whether an entry still has a say in what is played next. What is over has none: how far everybody has come stands
 * on their sheets, and a long calendar need not be read anew.
 */
const isOpen = (entry: Entry): boolean => entry.state !== 'done' && entry.state !== 'dropped' && !isHappening(entry);

/** SAGA-CAL-011, -013: how far somebody has come: by their scenes, and by the days they lay wounded. */
const comeThrough = ({ through, healedThrough }: Character): number => Math.max(through, healedThrough);

/** SAGA-CAL-003: a scene inside another has no place of its own, but does not leap over what stands before its day. */
const innerInTime = (waiting: readonly Entry[], entry: Entry): void => {
  const first = toBePlayed(waiting).find((one) => one.id !== entry.inside && dueDay(one) < dueDay(entry));
  if (first !== undefined) forbid('SAGA-CAL-003', 'playFirst', { title: first.title, day: dueDay(first) });
};

/** What the calendar has to know of those in an entry, and what else is in play or waits. */
const around = (
  campaign: Campaign,
  entry: Entry,
): { readonly waiting: readonly Entry[]; readonly then: PeopleThen } => {
  const { characters } = campaign.open;
  const dying = Object.values(characters).flatMap(({ id, dying }) => (dying === null ? [] : [id]));
  const through = Object.fromEntries(entry.characters.map((id) => [id, comeThrough(characterOf(campaign, id))]));
  const waiting = entriesOf(campaign).filter((one) => one.id === entry.id || one.id === entry.inside || isOpen(one));
  const names = Object.fromEntries(Object.values(characters).map(({ id, name }) => [id, name]));
  return { waiting, then: { dying, through, names } };
};

/** Whether those in an entry are fit for it: alive, healed up to its day, and not laden with more than they can carry. */
const checkFit = (campaign: Campaign, entry: Entry): void => {
  for (const id of entry.characters) {
    const character = characterOf(campaign, id);
    // A scene that was paused goes on without those who have died since.
    if (character.dead !== null && entry.state === 'paused') continue;
    const due = healingDays(living(character), dueDay(entry) - 1);
    if (due.length > 0)
      forbid('SAGA-CAL-013', 'healFirst', { name: character.name, days: due.length, from: due[0] as number });
    checkLoad(campaign, character);
  }
};

/** Why an entry cannot be begun now: the calendar, or wounds whose days have not been settled. */
const checkBeginning = (campaign: Campaign, entry: Entry): void => {
  const { waiting, then } = around(campaign, entry);
  const wrong = refusesToBegin(waiting, entry, then);
  if (wrong !== null) refuse(wrong);
  if ((entry.inside ?? null) !== null) innerInTime(waiting, entry);
  checkFit(campaign, entry);
};

/** SAGA-CAL-011: whoever acts in a scene that is being played is in it from then on, and so is in no other. */
export const comingIn = (campaign: Campaign, entry: Entry, characters: readonly string[]): readonly CampaignEvent[] => {
  const newcomers = [...new Set(characters)].filter((id) => !entry.characters.includes(id));
  if (newcomers.length === 0) return [];
  const now = { ...entry, day: Math.max(entry.day, campaign.open.today), characters: newcomers };
  const { waiting, then } = around(campaign, now);
  const wrong = refusesToBeIn(waiting, now, then);
  if (wrong !== null) refuse(wrong);
  checkFit(campaign, now);
  const all = { ...entry, characters: [...entry.characters, ...newcomers] };
  return [keepEntry(all, because('cameIn', ['SAGA-CAL-011'], entry.id))];
};

/** What it takes to begin an entry: its day comes, and it runs. */
export const beginning = (campaign: Campaign, entry: Entry): readonly CampaignEvent[] => {
  checkBeginning(campaign, entry);
  const running = keepEntry(resumed(entry), because('began', ['SAGA-CAL-003'], entry.id));
  return [...setsOut(campaign, dueDay(entry)), running];
};

/** SAGA-CAL-002, -012: what is asked of a scene that is over, where it took a day or less. */
const asksNext = (entry: Entry): boolean => askedAtClose(entry).some(({ ask }) => ask === 'nextScene');

/** SAGA-CAL-011: who has come further by an entry: not those for whom it was part of a scene that still goes on. */
const movedOn = ({ open }: Campaign, { kind, characters, inside }: Entry): readonly string[] => {
  if (kind !== 'scene') return [];
  const outer = (inside ?? null) === null ? undefined : open.entries[inside as string];
  const goesOn = outer?.state === 'running' || outer?.state === 'paused';
  return goesOn ? characters.filter((id) => !outer.characters.includes(id)) : characters;
};

/** What the calendar notes when an entry is over: done, and everybody in it has come that far. */
export const ending = (campaign: Campaign, entry: Entry, done: Partial<Entry> = {}): readonly CampaignEvent[] => {
  const last = Math.max(entry.day + entry.days - 1, entry.day);
  return [
    keepEntry(
      { ...entry, ...done, state: 'done', asksNext: asksNext(entry) },
      because('ended', ['SAGA-CAL-002'], entry.id),
    ),
    ...movedOn(campaign, entry).map((id) =>
      change(
        { id },
        { through: Math.max(characterOf(campaign, id).through, last) },
        because('completed', ['SAGA-CAL-011'], entry.id),
      ),
    ),
  ];
};
