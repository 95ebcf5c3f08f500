import { type SeatId, sameJson } from '@warmoot/kernel';
import { arranged, dueDay, orderOn, toBePlayed } from '../../calendar/agenda.js';
import { pausedAfter } from '../../calendar/playing.js';
import { castOf, isFight } from '../fights/round.js';
import { because, change, characterOf, entryOf, forbid, type Handlers, keepEntry, refuse } from '../papers/asking.js';
import type { Campaign, CampaignEvent, Entry } from '../papers/model.js';
import { diesOfWound } from '../people/people.js';
import { beginning, ending, entriesOf, isHappening, newEntry, type Planned, setsOut } from '../time/time.js';
import { checkAlive, checkOuter, checkPlan, notReckoned } from './planning.js';

const checkPeople = (campaign: Campaign, characters: readonly string[]): void => {
  for (const id of characters) characterOf(campaign, id);
};

const notYetPast = ({ open }: Campaign, day: number): void => {
  if (day < open.today) forbid('SAGA-CAL-003', 'past', { day, today: open.today });
};

const stillPlanned = (entry: Entry): Entry =>
  entry.state === 'planned' ? entry : forbid('SAGA-CAL-003', 'notPlanned', { title: entry.title, state: entry.state });

/** What a scene must be so that it can ever be played as it is planned. */
const checkScene = (campaign: Campaign, entry: Entry): void => {
  notReckoned(campaign, entry.day);
  checkOuter(campaign, entry);
  checkPlan(campaign, entry);
  checkAlive(campaign, castOf(entry));
};

const plan = (campaign: Campaign, planned: Planned): CampaignEvent => {
  notYetPast(campaign, planned.day);
  checkPeople(campaign, planned.characters ?? []);
  const characters = [...new Set(planned.characters ?? [])];
  const entry = newEntry(campaign, { ...planned, characters });
  if (entry.kind === 'scene') checkScene(campaign, entry);
  return keepEntry(entry, because('planned', ['SAGA-CAL-001']));
};

/** What is new in a plan is looked at; the rest may have grown old since, and can be put off all the same. */
const checkAnew = (campaign: Campaign, before: Entry, after: Entry): void => {
  if (after.kind !== 'scene') return;
  if (after.day !== before.day) notReckoned(campaign, after.day);
  if (!sameJson(after.plan, before.plan)) checkPlan(campaign, after);
  const known = castOf(before);
  checkAlive(
    campaign,
    castOf(after).filter((id) => !known.includes(id)),
  );
};

/** Only what is played by word begins and ends by word. */
const byWord = (campaign: Campaign, entry: Entry): Entry =>
  isFight(campaign, entry) ? forbid('SAGA-CAMPAIGN-006', 'playedAtTable', { title: entry.title }) : entry;

const runningWord = (campaign: Campaign, entry: Entry): Entry => {
  if (entry.state !== 'running') forbid('SAGA-CAL-004', 'notRunning', { title: entry.title });
  return byWord(campaign, entry);
};

/** SAGA-CAL-003: no day comes before the scenes of earlier days are played. */
const earlierPlayed = (campaign: Campaign, day: number): void => {
  const first = toBePlayed(entriesOf(campaign)).find((entry) => !isHappening(entry) && dueDay(entry) < day);
  if (first !== undefined) forbid('SAGA-CAL-003', 'playFirst', { title: first.title, day: dueDay(first) });
};

export const days: Handlers<
  | 'plan'
  | 'replan'
  | 'arrange'
  | 'drop'
  | 'control'
  | 'happening'
  | 'arrival'
  | 'happened'
  | 'start'
  | 'pause'
  | 'resume'
  | 'close'
  | 'follow'
  | 'aid'
  | 'pass'
> = {
  plan: (campaign, { deed, ...planned }) => [plan(campaign, { ...planned, kind: 'scene' })],

  replan: (campaign, { deed, entry, ...changes }) => {
    const before = stillPlanned(entryOf(campaign, entry));
    const set = Object.fromEntries(
      Object.entries(changes).filter(([, value]) => value !== undefined),
    ) as Partial<Entry>;
    if (set.day !== undefined) notYetPast(campaign, set.day);
    const characters = [...new Set(set.characters ?? before.characters)];
    checkPeople(campaign, characters);
    const order =
      set.day === undefined || set.day === before.day ? before.order : orderOn(entriesOf(campaign), set.day);
    const after = { ...before, ...set, characters, order };
    checkAnew(campaign, before, after);
    return [keepEntry(after, because('replanned', ['SAGA-CAL-001'], before.id))];
  },

  arrange: (campaign, { day, entries }) => {
    const all = arranged(entriesOf(campaign), day, entries);
    if (!all.ok) return refuse(all.refusal);
    return all.value
      .filter(({ id, order }) => campaign.open.entries[id]?.order !== order)
      .map((entry) => keepEntry(entry, because('arranged', ['SAGA-CAL-003'], entry.id)));
  },

  drop: (campaign, { entry }) => {
    const before = stillPlanned(entryOf(campaign, entry));
    return [keepEntry({ ...before, state: 'dropped' }, because('dropped', ['SAGA-CAL-001'], before.id))];
  },

  control: (campaign, { entry, character, seat }, { players }) => {
    const before = entryOf(campaign, entry);
    if (before.state === 'done') forbid('SAGA-DRAFT-004', 'over', { title: before.title });
    if (!players.includes(seat)) refuse({ code: 'NO_SUCH', what: 'seat', id: seat });
    const { owner, main, name } = characterOf(campaign, character);
    if (main && owner !== seat) forbid('SAGA-DRAFT-004', 'mainCharacter', { name });
    const control = { ...before.control, [character]: seat as SeatId };
    return [keepEntry({ ...before, control }, because('control', ['SAGA-DRAFT-004'], before.id))];
  },

  happening: (campaign, { deed, ...planned }) => [plan(campaign, { ...planned, kind: 'happening' })],

  arrival: (campaign, { deed, ...planned }) => [plan(campaign, { ...planned, kind: 'arrival', title: planned.place })],

  happened: (campaign, { entry }) => {
    const before = stillPlanned(entryOf(campaign, entry));
    if (!isHappening(before)) forbid('SAGA-CAL-005', 'isScene', { title: before.title });
    earlierPlayed(campaign, before.day);
    return setsOut(campaign, before.day);
  },

  start: (campaign, { entry }) => {
    const before = byWord(campaign, entryOf(campaign, entry));
    return beginning(campaign, before);
  },

  pause: (campaign, { entry }) => {
    const before = entryOf(campaign, entry);
    const paused = pausedAfter(before, Math.max(before.day, campaign.open.today) - 1);
    if (!paused.ok) return refuse(paused.refusal);
    // The table itself pauses with whatever is played there.
    if (isFight(campaign, before)) forbid('SAGA-CAL-004', 'pauseTable', { title: before.title });
    return [keepEntry(paused.value, because('paused', ['SAGA-CAL-004'], before.id))];
  },

  resume: (campaign, { entry }) => {
    const before = entryOf(campaign, entry);
    if (before.state !== 'paused') forbid('SAGA-CAL-004', 'notPaused', { title: before.title });
    return beginning(campaign, before);
  },

  close: (campaign, { entry, text, days: took }) => {
    const before = runningWord(campaign, entryOf(campaign, entry));
    const gone = campaign.open.today - before.day + 1;
    if (took !== undefined && took < gone) forbid('SAGA-CAL-008', 'tookLonger', { title: before.title, days: gone });
    return ending(campaign, { ...before, days: took ?? Math.max(before.days, gone) }, { text });
  },

  follow: (campaign, { entry, next }) => {
    const before = entryOf(campaign, entry);
    if (!before.asksNext) forbid('SAGA-CAL-002', 'notAsked', { title: before.title });
    const answered = keepEntry(
      { ...before, asksNext: false },
      because(next === null ? 'noneYet' : 'followed', ['SAGA-CAL-002'], before.id),
    );
    return next === null ? [answered] : [answered, plan(campaign, { ...next, kind: 'scene' })];
  },

  aid: (campaign, { character, came }) => {
    const found = characterOf(campaign, character);
    const { dying } = found;
    if (dying === null) return forbid('SAGA-CAL-014', 'notDying', { name: found.name });
    if (!came) return [diesOfWound(campaign, found)];
    if (campaign.open.options.duel?.['saga.duel.aid'] === 'heal7')
      forbid('SAGA-DUEL-WOUND-021', 'aidByCheck', { name: found.name });
    return [change(found, { dying: null }, because('aided', ['SAGA-DUEL-WOUND-018', 'SAGA-CAL-014'], dying))];
  },

  pass: (campaign, { to }) => {
    notYetPast(campaign, to);
    earlierPlayed(campaign, to);
    return setsOut(campaign, to);
  },
};
