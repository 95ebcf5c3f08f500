import { attempt, brokenRule, need, type Refusal, type Result, unless } from '@warmoot/kernel';
import { dueDay, lastDay, toBePlayed } from '../../calendar/agenda.js';
import { askedAtClose } from '../../calendar/entering.js';
import { type PeopleThen, refusesToBegin, refusesToBeIn, resumed } from '../../calendar/running.js';
import { certain, characterOf, forbidden, living, refusesStrangers } from '../papers/finding.js';
import type { Campaign, CampaignEvent, Character, Entry } from '../papers/model.js';
import { because, change, keepEntry } from '../papers/noting.js';
import { refusesLoad } from '../sheets/loads.js';
import { dayIn, entriesOf, isHappening } from './entries.js';
import { healingDays } from './healingDays.js';
import { isOnTable } from './waiting.js';
import { dayComes } from './years.js';

/**
 * Whether an entry still has a say in what is played next. What is over has none: how far everybody has come stands
 * on their sheets, and a long calendar need not be read anew.
 */
const isOpen = (entry: Entry): boolean => entry.state !== 'done' && entry.state !== 'dropped' && !isHappening(entry);

/** The last day of the scenes that somebody has completed. */
const completedThrough = (campaign: Campaign, id: string): number =>
  entriesOf(campaign)
    .filter(({ kind, state, characters }) => kind === 'scene' && state === 'done' && characters.includes(id))
    .reduce((last, entry) => Math.max(last, lastDay(entry)), 0);

/**
 * SAGA-CAL-011, SAGA-CAL-013: how far somebody has come when they are to be in a scene of a day: by their scenes, and by
 * the days they lay wounded. Whoever has joined later has completed nothing, so no day is too early for them.
 */
const comeThrough = (campaign: Campaign, { id, through, healedThrough }: Character, day: number): number =>
  Math.max(healedThrough, through <= day ? through : completedThrough(campaign, id));

/**
 * SAGA-CAL-011: others may be behind or ahead. A day that the campaign has left behind is open to those who have not
 * come further themselves.
 */
export const refusesBehind = (campaign: Campaign, day: number, characters: readonly string[]): Refusal | null => {
  if (day >= campaign.open.today) return null;
  for (const id of characters) {
    const found = certain(characterOf(campaign, id));
    const through = comeThrough(campaign, found, day);
    if (through > day)
      return brokenRule('SAGA-CAL-011', 'calendar.completedLater', { character: found.name, day: through });
  }
  return null;
};

/** SAGA-CAL-003: a scene inside another has no place of its own, but does not leap over what stands before its day. */
const refusesInner = (waiting: readonly Entry[], entry: Entry): Refusal | null => {
  if ((entry.inside ?? null) === null) return null;
  const first = toBePlayed(waiting).find((other) => other.id !== entry.inside && dueDay(other) < dueDay(entry));
  return first === undefined
    ? null
    : forbidden('SAGA-CAL-003', 'playFirst', { title: first.title, day: dueDay(first) });
};

/**
 * SAGA-MOVE-037: whoever waits on the road may be in another scene of that same morning, but in none of a later date. A
 * movement at the table keeps them: it has taken their sheets along.
 */
const isFreeThen = (paused: Entry, entry: Entry): boolean =>
  paused.state === 'paused' &&
  paused.id !== entry.id &&
  paused.scene === 'movement' &&
  !isOnTable(paused) &&
  dueDay(entry) === dueDay(paused) &&
  lastDay(entry) === dueDay(paused);

/** What the calendar has to know of those in an entry, and what else is in play or waits. */
const around = (
  campaign: Campaign,
  entry: Entry,
): { readonly waiting: readonly Entry[]; readonly then: PeopleThen } => {
  const { characters } = campaign.open;
  const dying = Object.values(characters).flatMap(({ id, dying }) => (dying === null ? [] : [id]));
  const through = Object.fromEntries(
    entry.characters.map((id) => [id, comeThrough(campaign, certain(characterOf(campaign, id)), dueDay(entry))]),
  );
  const waiting = entriesOf(campaign).filter(
    (other) => other.id === entry.id || other.id === entry.inside || (isOpen(other) && !isFreeThen(other, entry)),
  );
  const names = Object.fromEntries(Object.values(characters).map(({ id, name }) => [id, name]));
  return { waiting, then: { dying, through, names } };
};

/** Why somebody is not fit for an entry: dead, not healed up to its day, or laden with more than they can carry. */
const refusesUnfit = (campaign: Campaign, entry: Entry, character: Character): Refusal | null => {
  // A scene that was paused goes on without those who have died since.
  if (character.dead !== null && entry.state === 'paused') return null;
  const alive = living(character);
  if (!alive.ok) return alive.refusal;
  const [from, ...later] = healingDays(character, dueDay(entry) - 1);
  return from === undefined
    ? refusesLoad(campaign, character)
    : forbidden('SAGA-CAL-013', 'healFirst', { name: character.name, days: later.length + 1, from });
};

const refusesTheUnfit = (campaign: Campaign, entry: Entry): Refusal | null => {
  // Who waits at the table goes on as they are there.
  if (entry.state === 'paused' && isOnTable(entry)) return null;
  for (const id of entry.characters) {
    const wrong = refusesUnfit(campaign, entry, certain(characterOf(campaign, id)));
    if (wrong !== null) return wrong;
  }
  return null;
};

/**
 * Why somebody cannot be in a scene of an earlier day: they have begun one of a later day. Its checks are thrown with
 * their sheet as it is, and what befell them earlier could not be in it any more.
 */
const refusesBegunLater = (waiting: readonly Entry[], entry: Entry, { names = {} }: PeopleThen): Refusal | null => {
  const isLater = ({ id, kind, state, day }: Entry): boolean =>
    kind === 'scene' && (state === 'running' || state === 'paused') && day > dueDay(entry) && id !== entry.inside;
  for (const { title, day, characters } of waiting.filter(isLater)) {
    const who = entry.characters.find((id) => characters.includes(id));
    if (who !== undefined) {
      return brokenRule('SAGA-CAL-011', 'calendar.inAnotherScene', { character: names[who] ?? who, title, day });
    }
  }
  return null;
};

/** Why an entry cannot begin now: the calendar forbids it, or somebody in it is not fit. */
const refusesBeginning = (campaign: Campaign, entry: Entry): Refusal | null => {
  const strangers = refusesStrangers(campaign, entry.characters);
  if (strangers !== null) return strangers;
  const { waiting, then } = around(campaign, entry);
  return (
    refusesToBegin(waiting, entry, then) ??
    refusesBegunLater(waiting, entry, then) ??
    refusesInner(waiting, entry) ??
    refusesTheUnfit(campaign, entry)
  );
};

/** SAGA-CAL-011: a character who acts in a running scene belongs to it from then on, and to no other. */
export const comeIn = (
  campaign: Campaign,
  entry: Entry,
  characters: readonly string[],
): Result<readonly CampaignEvent[]> =>
  attempt(function* () {
    const newcomers = [...new Set(characters)].filter((id) => !entry.characters.includes(id));
    if (newcomers.length === 0) return [];
    yield* unless(refusesStrangers(campaign, newcomers));
    const now = { ...entry, day: dayIn(campaign, entry), characters: newcomers };
    const { waiting, then } = around(campaign, now);
    yield* unless(refusesToBeIn(waiting, now, then));
    yield* unless(refusesBegunLater(waiting, now, then));
    yield* unless(refusesTheUnfit(campaign, now));
    const everybody = { ...entry, characters: [...entry.characters, ...newcomers] };
    return [keepEntry(everybody, because('cameIn', ['SAGA-CAL-011'], entry.id))];
  });

/** What it takes to begin an entry: its day comes, and it runs. */
export const begun = (campaign: Campaign, entry: Entry): Result<readonly CampaignEvent[]> =>
  attempt(function* () {
    yield* unless(refusesBeginning(campaign, entry));
    const { behind: _, ...now } = resumed(entry);
    const behind = campaign.open.today - dueDay(entry);
    const running = keepEntry(behind > 0 ? { ...now, behind } : now, because('began', ['SAGA-CAL-003'], entry.id));
    return [...(yield* need(dayComes(campaign, dueDay(entry)))), running];
  });

/** SAGA-CAL-002, SAGA-CAL-012: whether the table is asked for the next scene: after scenes of a day or less. */
const asksNext = (entry: Entry): boolean => askedAtClose(entry).some(({ ask }) => ask === 'nextScene');

/** SAGA-CAL-011: the characters whom an entry moves on in time. An inner scene moves nobody of its outer one. */
const movedOn = ({ open }: Campaign, { kind, characters, inside }: Entry): readonly string[] => {
  if (kind !== 'scene') return [];
  const outer = (inside ?? null) === null ? undefined : open.entries[inside as string];
  const goesOn = outer?.state === 'running' || outer?.state === 'paused';
  return goesOn ? characters.filter((id) => !outer.characters.includes(id)) : characters;
};

/** What the calendar notes when an entry is over: done, and everybody in it has come that far. */
export const ended = (campaign: Campaign, entry: Entry, done: Partial<Entry> = {}): readonly CampaignEvent[] => {
  const last = Math.max(entry.day + entry.days - 1, entry.day);
  return [
    keepEntry(
      { ...entry, ...done, state: 'done', asksNext: asksNext(entry) },
      because('ended', ['SAGA-CAL-002'], entry.id),
    ),
    ...movedOn(campaign, entry).map((id) =>
      change(
        { id },
        { through: Math.max(certain(characterOf(campaign, id)).through, last) },
        because('completed', ['SAGA-CAL-011'], entry.id),
      ),
    ),
  ];
};
