import { attempt, need, type Refusal, type Result, unless } from '@warmoot/kernel';
import { dueDay, toBePlayed } from '../../calendar/agenda.js';
import { pausedAfter } from '../../calendar/running.js';
import { isAtTable } from '../bridges/bridges.js';
import { characterOf, entryOf, forbid, forbidden } from '../papers/finding.js';
import type { Handlers } from '../papers/handlers.js';
import type { Campaign, Entry, Ruled } from '../papers/model.js';
import { because, change, keepEntry } from '../papers/noting.js';
import { everyOption } from '../papers/options.js';
import { CAMPAIGN_VERSION } from '../papers/versions.table.js';
import { diesOfWound } from '../sheets/lives.js';
import { dayIn, entriesOf, isHappening } from '../time/entries.js';
import { begun, ended } from '../time/running.js';
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

/** 1.05: how days go by: scenes that are played by word, what happens by itself, and the hour of aid. */
export const days: Handlers<'happened' | 'start' | 'pause' | 'resume' | 'close' | 'aid' | 'pass'> = {
  happened: (campaign, { entry }) =>
    attempt(function* () {
      const before = yield* need(stillPlanned(campaign, entry));
      if (!isHappening(before)) yield* unless(forbidden('SAGA-CAL-005', 'isScene', { title: before.title }));
      yield* unless(refusesUnplayed(campaign, before.day));
      return yield* need(dayComes(campaign, before.day));
    }),

  start: (campaign, { entry }) =>
    attempt(function* () {
      const before = yield* need(entryOf(campaign, entry));
      yield* unless(refusesFight(campaign, before));
      return yield* need(begun(campaign, before));
    }),

  pause: (campaign, { entry }) =>
    attempt(function* () {
      const before = yield* need(entryOf(campaign, entry));
      const paused = yield* need(pausedAfter(before, dayIn(campaign, before) - 1));
      // The table itself pauses with whatever is played there.
      if (isAtTable(campaign, before)) yield* unless(forbidden('SAGA-CAL-004', 'pauseTable', { title: before.title }));
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
      return ended(campaign, { ...before, days: took ?? Math.max(before.days, gone) }, { text });
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
