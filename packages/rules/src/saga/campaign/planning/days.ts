import { attempt, brokenRule, need, type Refusal, type Result, unless } from '@warmoot/kernel';
import { dueDay, toBePlayed } from '../../calendar/agenda.js';
import { pausedAfter } from '../../calendar/running.js';
import { isAtTable } from '../bridges/bridges.js';
import { characterOf, entryOf, forbid, forbidden } from '../papers/finding.js';
import type { Handlers, Road, Who } from '../papers/handlers.js';
import type { Campaign, Entry, Ruled } from '../papers/model.js';
import { because, change, keepEntry } from '../papers/noting.js';
import { everyOption } from '../papers/options.js';
import { CAMPAIGN_VERSION, knowsOfRoads } from '../papers/versions.table.js';
import { diesOfWound } from '../sheets/lives.js';
import { dayIn, entriesOf, isHappening } from '../time/entries.js';
import { begun, ended } from '../time/running.js';
import { dueOnRoad, goesOnAfter, isOnTable, refusesBeside, roadIn, waiting } from '../time/waiting.js';
import { dayComes } from '../time/years.js';
import { refusesPast, stillPlanned } from './deeds.js';

/** SAGA-CAMPAIGN-006: a deed begins and ends only scenes that are played by word; the table plays the others. */
const refusesFight = (campaign: Ruled, entry: Entry): Refusal | null =>
  isAtTable(campaign, entry) ? forbidden('SAGA-CAMPAIGN-006', 'playedAtTable', { title: entry.title }) : null;

const runningByWord = (campaign: Ruled, id: string): Result<Entry> =>
  attempt(function* () {
    const entry = yield* need(entryOf(campaign, id));
    const { title, state } = entry;
    if (state !== 'running') yield* unless(forbidden('SAGA-CAL-004', 'notRunning', { title }));
    yield* unless(refusesFight(campaign, entry));
    return entry;
  });

/** SAGA-CAMPAIGN-010: the scene inside another that is still being played; undefined where none is. */
export const innerPlayed = (entries: readonly Entry[], outer: Entry): Entry | undefined =>
  entries.find(({ inside, state }) => inside === outer.id && state === 'running');

/** SAGA-CAMPAIGN-010: the scene inside comes to its end first. Before 1.1.0 it need not. */
const refusesInner = (campaign: Campaign, outer: Entry, version: string): Refusal | null => {
  const inner = version === '1.0.0' ? undefined : innerPlayed(entriesOf(campaign), outer);
  return inner === undefined ? null : forbidden('SAGA-CAMPAIGN-010', 'innerFirst', { title: inner.title });
};

/** SAGA-CAL-003: no day comes before the scenes of earlier days are played. */
const refusesUnplayed = (campaign: Campaign, day: number): Refusal | null => {
  const first = toBePlayed(entriesOf(campaign)).find((entry) => !isHappening(entry) && dueDay(entry) < day);
  return first === undefined
    ? null
    : forbidden('SAGA-CAL-003', 'playFirst', { title: first.title, day: dueDay(first) });
};

/** SAGA-MOVE-049: whether a movement goes by the draft. Before 1.3.0 it waited as the table liked. */
const isByDraft = ({ open }: Ruled, { version = CAMPAIGN_VERSION }: Who): boolean =>
  knowsOfRoads(version) && open.options.march?.['saga.move.rules'] !== 'freeForm';

/** SAGA-MOVE-037: a movement waits only for what is due on or before the day that it has come to. */
const refusesIdle = (campaign: Ruled, entry: Entry, road: Pick<Road, 'day'>): Refusal | null =>
  dueOnRoad(campaign, road, entry).length > 0
    ? null
    : forbidden('SAGA-MOVE-037', 'nothingDue', { title: entry.title, day: road.day });

/** SAGA-MOVE-037: a movement at the table waits there, in the morning, for whatever is due. */
const pausedAtTable = (
  campaign: Ruled,
  entry: Entry,
  { road, decided }: Who,
): Result<readonly [ReturnType<typeof waiting>]> =>
  attempt(function* () {
    const { title } = entry;
    if (entry.state !== 'running') yield* unless(brokenRule('SAGA-CAL-004', 'calendar.notRunning', { title }));
    if (!decided) yield* unless({ code: 'TABLE_DECIDES', rule: 'SAGA-MOVE-037' });
    if (road?.entry !== entry.id) return yield* need(forbid('SAGA-MOVE-037', 'notMorning', { title }));
    yield* unless(refusesIdle(campaign, entry, road));
    return [waiting(entry, road)] as const;
  });

/** SAGA-MOVE-037: somebody who waits on the road since a morning cannot have been elsewhere after that day. */
const refusesMissing = (campaign: Campaign, { id, characters }: Entry, through: number): Refusal | null => {
  const late = entriesOf(campaign).find(
    (other) =>
      other.id !== id &&
      other.state === 'paused' &&
      dueDay(other) < through &&
      other.characters.some((who) => characters.includes(who)),
  );
  return late === undefined
    ? null
    : forbidden('SAGA-MOVE-037', 'missedOnRoad', { title: late.title, day: dueDay(late) });
};

/** 1.05: how days go by: scenes that are played by word, what happens by itself, and the hour of aid. */
export const days: Handlers<'happened' | 'start' | 'pause' | 'resume' | 'close' | 'aid' | 'pass'> = {
  happened: (campaign, { entry }) =>
    attempt(function* () {
      const before = yield* need(stillPlanned(campaign, entry));
      if (!isHappening(before)) yield* unless(forbidden('SAGA-CAL-005', 'isScene', { title: before.title }));
      yield* unless(refusesUnplayed(campaign, before.day));
      return yield* need(dayComes(campaign, before.day));
    }),

  start: (campaign, { entry }, who) =>
    attempt(function* () {
      const before = yield* need(entryOf(campaign, entry));
      yield* unless(refusesFight(campaign, before));
      yield* unless(refusesBeside(campaign, before, who));
      const road = roadIn(campaign);
      const waits = road === undefined || who.road === undefined ? [] : [waiting(road, who.road, before.id)];
      return [...waits, ...(yield* need(begun(campaign, before)))];
    }),

  pause: (campaign, { entry }, who) =>
    attempt(function* () {
      const before = yield* need(entryOf(campaign, entry));
      if (isOnTable(before)) return yield* need(pausedAtTable(campaign, before, who));
      const day = dayIn(campaign, before);
      const paused = yield* need(pausedAfter(before, day - 1));
      // The table itself pauses with whatever is played there.
      if (isAtTable(campaign, before)) yield* unless(forbidden('SAGA-CAL-004', 'pauseTable', { title: before.title }));
      if (before.scene === 'movement' && isByDraft(campaign, who)) {
        yield* unless(refusesIdle(campaign, before, { day }));
      }
      return [keepEntry(paused, because('paused', ['SAGA-CAL-004'], before.id))];
    }),

  resume: (campaign, { entry }) =>
    attempt(function* () {
      const before = yield* need(entryOf(campaign, entry));
      const { title, state } = before;
      if (state !== 'paused') yield* unless(forbidden('SAGA-CAL-004', 'notPaused', { title }));
      return yield* need(begun(campaign, before));
    }),

  close: (campaign, { entry, text, days: took }, { version = CAMPAIGN_VERSION }) =>
    attempt(function* () {
      const before = yield* need(runningByWord(campaign, entry));
      yield* unless(refusesInner(campaign, before, version));
      const gone = dayIn(campaign, before) - before.day + 1;
      if (took !== undefined && took < gone) {
        yield* unless(forbidden('SAGA-CAL-008', 'tookLonger', { title: before.title, days: gone }));
      }
      const lasted = took ?? Math.max(before.days, gone);
      if ((before.inside ?? null) === null) {
        yield* unless(refusesMissing(campaign, before, before.day + lasted - 1));
      }
      return [...ended(campaign, { ...before, days: lasted }, { text }), ...goesOnAfter(campaign, before.id)];
    }),

  aid: (campaign, { character, came }) =>
    attempt(function* () {
      const found = yield* need(characterOf(campaign, character));
      const { dying, name } = found;
      if (dying === null) return yield* need(forbid('SAGA-CAL-014', 'notDying', { name }));
      if (!came) return [diesOfWound(campaign, found)];
      if (everyOption(campaign.manifests, campaign.open.options)['saga.duel.aid'] === 'heal7') {
        yield* unless(forbidden('SAGA-DUEL-WOUND-021', 'aidByCheck', { name }));
      }
      return [change(found, { dying: null }, because('aided', ['SAGA-DUEL-WOUND-018', 'SAGA-CAL-014'], dying))];
    }),

  pass: (campaign, { to }) =>
    attempt(function* () {
      yield* unless(refusesPast(campaign, to));
      yield* unless(refusesUnplayed(campaign, to));
      return yield* need(dayComes(campaign, to));
    }),
};
