import { attempt, need, ok, type Refusal, type Result, type SeatId, unless } from '@warmoot/kernel';
import { arranged, orderOn } from '../../calendar/agenda.js';
import { castOf } from '../bridges/bridges.js';
import { characterOf, entryOf, forbid, forbidden, refusesStrangers } from '../papers/finding.js';
import type { Handlers, Who } from '../papers/handlers.js';
import type { Campaign, CampaignEvent, Entry, Ruled } from '../papers/model.js';
import { because, keepEntry } from '../papers/noting.js';
import { asksFirst, CAMPAIGN_VERSION, knowsOfRoads } from '../papers/versions.table.js';
import { isEndIn } from '../stories/stories.js';
import { entriesOf, type NewEntry, newEntry } from '../time/entries.js';
import { refusesBehind } from '../time/running.js';
import { refusesChange, refusesScene } from './planning.js';

/** SAGA-CAL-003: days do not come again, and nothing comes about on one that is over. */
export const refusesPast = ({ open }: Campaign, day: number): Refusal | null =>
  day < open.today ? forbidden('SAGA-CAL-003', 'past', { day, today: open.today }) : null;

/** An entry that nobody has begun, dropped or finished. */
export const stillPlanned = (campaign: Campaign, id: string): Result<Entry> => {
  const found = entryOf(campaign, id);
  if (!found.ok || found.value.state === 'planned') return found;
  const { title, state } = found.value;
  return forbid('SAGA-CAL-003', 'notPlanned', { title, state });
};

const plan = (campaign: Ruled, said: NewEntry, { version = CAMPAIGN_VERSION }: Who): Result<CampaignEvent> =>
  attempt(function* () {
    if (said.kind !== 'scene') yield* unless(refusesPast(campaign, said.day));
    const characters = [...new Set(said.characters ?? [])];
    yield* unless(refusesStrangers(campaign, characters));
    const entry = newEntry(campaign, { ...said, characters });
    if (entry.kind === 'scene') {
      yield* unless(refusesScene(campaign, entry, version));
      yield* unless(refusesBehind(campaign, entry.day, castOf(campaign, entry)));
    }
    return keepEntry(entry, because('planned', ['SAGA-CAL-001']));
  });

const planned = (campaign: Ruled, said: NewEntry, who: Who): Result<readonly CampaignEvent[]> => {
  const noted = plan(campaign, said, who);
  return noted.ok ? ok([noted.value]) : noted;
};

/** Whether a happening is what it calls itself: the end of a story, where it may end. Before 1.5.0 nobody asked. */
const isChapter = (campaign: Ruled, chapter: string, { version = CAMPAIGN_VERSION }: Who): boolean =>
  !asksFirst(version) || isEndIn(campaign, chapter);

/** 1.05: what stands on the calendar, and in which order. */
export const planning: Handlers<
  'plan' | 'replan' | 'arrange' | 'drop' | 'control' | 'happening' | 'arrival' | 'follow'
> = {
  plan: (campaign, { deed, ...said }, who) => planned(campaign, { ...said, kind: 'scene' }, who),

  replan: (campaign, { deed, entry, ...changes }, { version = CAMPAIGN_VERSION }) =>
    attempt(function* () {
      const before = yield* need(stillPlanned(campaign, entry));
      const set = Object.fromEntries(
        Object.entries(changes).filter(([, value]) => value !== undefined),
      ) as Partial<Entry>;
      const { day = before.day } = set;
      if (set.day !== undefined && before.kind !== 'scene') yield* unless(refusesPast(campaign, day));
      const characters = [...new Set(set.characters ?? before.characters)];
      yield* unless(refusesStrangers(campaign, characters));
      const order = day === before.day ? before.order : orderOn(entriesOf(campaign), day);
      const after = { ...before, ...set, characters, order };
      yield* unless(refusesChange(campaign, { before, after }, version));
      if (after.kind === 'scene') {
        const known = day === before.day ? castOf(campaign, before) : [];
        const newcomers = castOf(campaign, after).filter((id) => !known.includes(id));
        yield* unless(refusesBehind(campaign, day, newcomers));
      }
      return [keepEntry(after, because('replanned', ['SAGA-CAL-001'], before.id))];
    }),

  arrange: (campaign, { day, entries }) =>
    attempt(function* () {
      const inNewOrder = yield* need(arranged(entriesOf(campaign), day, entries));
      return inNewOrder
        .filter(({ id, order }) => campaign.open.entries[id]?.order !== order)
        .map((entry) => keepEntry(entry, because('arranged', ['SAGA-CAL-003'], entry.id)));
    }),

  drop: (campaign, { entry }) =>
    attempt(function* () {
      const before = yield* need(stillPlanned(campaign, entry));
      return [keepEntry({ ...before, state: 'dropped' }, because('dropped', ['SAGA-CAL-001'], before.id))];
    }),

  // SAGA-DRAFT-004: the table names who runs an unowned character in this scene. Players keep their main characters.
  control: (campaign, { entry, character, seat }, { players }) =>
    attempt(function* () {
      const before = yield* need(entryOf(campaign, entry));
      if (before.state === 'done') yield* unless(forbidden('SAGA-DRAFT-004', 'over', { title: before.title }));
      if (!players.includes(seat)) yield* unless({ code: 'NO_SUCH', what: 'seat', id: seat });
      const { owner, main, name } = yield* need(characterOf(campaign, character));
      if (main && owner !== seat) yield* unless(forbidden('SAGA-DRAFT-004', 'mainCharacter', { name }));
      const control = { ...before.control, [character]: seat as SeatId };
      return [keepEntry({ ...before, control }, because('control', ['SAGA-DRAFT-004'], before.id))];
    }),

  // The end of a story comes about as it is told, where its day is here. What only calls itself one is a happening.
  happening: (campaign, { deed, chapter, ...said }, who) => {
    const isEnd = chapter !== undefined && isChapter(campaign, chapter, who);
    const isHere = isEnd && said.day === campaign.open.today;
    const told = { ...(isEnd && { chapter }), ...(isHere && { state: 'done' as const }) };
    return planned(campaign, { ...said, kind: 'happening', ...told }, who);
  },

  arrival: (campaign, { deed, leaves, ...said }, who) =>
    attempt(function* () {
      const { version = CAMPAIGN_VERSION } = who;
      const { day, place } = said;
      if (leaves !== undefined && leaves > day) yield* unless(forbidden('SAGA-CAL-007', 'leavesLater', { place, day }));
      // SAGA-MOVE-043: on the days of a journey nobody rests.
      const journey = knowsOfRoads(version) ? { leaves: leaves ?? Math.min(campaign.open.today, day) } : {};
      return yield* need(planned(campaign, { ...said, ...journey, kind: 'arrival', title: place }, who));
    }),

  // SAGA-CAL-002: after a scene of a day or less the table says what most likely follows, or that it does not know yet.
  // SAGA-CAMPAIGN-009: a scene of any kind.
  follow: (campaign, { entry, next }, who) =>
    attempt(function* () {
      const before = yield* need(entryOf(campaign, entry));
      if (!before.asksNext) yield* unless(forbidden('SAGA-CAL-002', 'notAsked', { title: before.title }));
      const answered = keepEntry(
        { ...before, asksNext: false },
        because(next === null ? 'noneYet' : 'followed', ['SAGA-CAL-002'], before.id),
      );
      return next === null ? [answered] : [answered, yield* need(plan(campaign, { ...next, kind: 'scene' }, who))];
    }),
};
