import type { Json } from '@warmoot/kernel';
import {
  type Campaign,
  type CampaignEvent,
  type CampaignOpen,
  type Change,
  type Character,
  NO_PAPERS,
  type Why,
} from './model.js';
import { optionsShape } from './options.js';

const usual = optionsShape([]).parse({});

/** A campaign before anything is known of it. */
export const UNFOUNDED: Campaign = {
  open: {
    edition: 'saga',
    name: '',
    options: usual.ok ? usual.value : (undefined as never),
    players: {},
    today: 1,
    reckoned: 0,
    reckonedOn: 0,
    setting: '',
    notes: {},
    regions: {},
    units: {},
    characters: {},
    entries: {},
    pages: {},
    sittings: {},
    made: 0,
  },
  own: {},
};

/** The number in an id, such as 7 in `c7`. */
const numberIn = (id: string): number => Number(id.slice(1)) || 0;

/** The same, open to writing: only ever a copy, or a campaign that nobody else holds. */
type Writable<A> = { -readonly [K in keyof A]: A[K] };
type OpenDraft = Writable<CampaignOpen>;

/** Ratings are told one by one, everything else as a whole. */
const changesIn = (before: Character, set: Partial<Character>): readonly Pick<Change, 'what' | 'from' | 'to'>[] =>
  Object.entries(set).flatMap(([key, to]) => {
    const from = before[key as keyof Character];
    const byPart = (key === 'skills' || key === 'motives' || key === 'words') && from !== null && to !== null;
    // What was never written before was nothing.
    if (!byPart) return [{ what: key, from: (from ?? null) as Json, to: to as Json }];
    const [was, is] = [from as unknown as Record<string, Json>, to as unknown as Record<string, Json>];
    return Object.keys(is)
      .filter((part) => was[part] !== is[part])
      .map((part) => ({ what: part, from: was[part] ?? null, to: is[part] ?? null }));
  });

/** The day on which something happened: that of the scene it came of, where that is played behind the campaign's day. */
const dayOf = ({ entries, today }: CampaignOpen, { entry, day: then }: Why): number => {
  if (then !== undefined) return then;
  const { day = today, behind = 0 } = entries[entry ?? ''] ?? {};
  return behind === 0 ? today : Math.max(day, today - behind);
};

/** Fields whose changes write no line of history. */
const SILENT: ReadonlySet<string> = new Set([
  'load',
  'through',
  'healedThrough',
  'onTheRoad',
  'marched',
  'arms',
  'origin',
]);

const changed = (open: CampaignOpen, before: Character, set: Partial<Character>, why: Why): Character => {
  const lines = changesIn(before, set)
    .filter(({ what, from, to }) => !SILENT.has(what) && from !== to)
    .map((change) => ({ day: dayOf(open, why), ...change, ...why }));
  return { ...before, ...set, history: lines.length === 0 ? before.history : [...before.history, ...lines] };
};

const put = (things: unknown, id: string, thing: unknown): void => {
  (things as Record<string, unknown>)[id] = thing;
};

const count = (open: OpenDraft, id: string): void => {
  open.made = Math.max(open.made, numberIn(id));
};

const write = (open: OpenDraft, event: CampaignEvent): void => {
  switch (event.event) {
    case 'founded':
      open.edition = event.edition;
      open.name = event.name;
      open.options = event.options;
      return;
    case 'named':
      open.name = event.name;
      return;
    case 'optionsSet':
      open.options = event.options;
      return;
    case 'daysMarked':
      open.marked = event.days;
      return;
    case 'foundingWritten':
      open.founding = event.founding;
      return;
    case 'castSizeSet':
      put(open.players, event.seat, event.characters);
      return;
    case 'settingWritten':
      open.setting = event.text;
      return;
    case 'kept':
      put(open[event.in], event.thing.id, event.thing);
      count(open, event.thing.id);
      return;
    case 'removed':
      delete (open[event.from] as Record<string, unknown>)[event.id];
      return;
    case 'joined':
      put(open.characters, event.character.id, event.character);
      count(open, event.character.id);
      return;
    case 'changed': {
      const before = open.characters[event.character] as Character;
      put(open.characters, before.id, changed(open, before, event.set, event.why));
      return;
    }
    case 'dayCame':
      open.today = event.day;
      return;
    case 'yearReckoned':
      open.reckoned = event.year;
      open.reckonedOn = open.today;
      return;
    default:
  }
};

/** The drawer of things that an event writes into. */
const drawerOf = (event: CampaignEvent): keyof CampaignOpen | null => {
  switch (event.event) {
    case 'kept':
      return event.in;
    case 'removed':
      return event.from;
    case 'joined':
    case 'changed':
      return 'characters';
    case 'castSizeSet':
      return 'players';
    default:
      return null;
  }
};

const writeOwn = (
  campaign: Campaign,
  event: Extract<CampaignEvent, { readonly seat: string; readonly text: string }>,
) => {
  const { seat, character, text } = event;
  const papers = campaign.own[seat] ?? NO_PAPERS;
  const drawer = event.event === 'goalsWritten' ? 'goals' : 'notes';
  const own = { ...papers, [drawer]: { ...papers[drawer], [character]: text } };
  return { ...campaign, own: { ...campaign.own, [seat]: own } };
};

/**
 * The campaign after an event. What was before stays as it was, and whatever did not change is shared. Holds no rules.
 */
export const evolveCampaign = (campaign: Campaign, event: CampaignEvent): Campaign => {
  if (event.event === 'goalsWritten' || event.event === 'noteWritten') return writeOwn(campaign, event);
  const drawer = drawerOf(event);
  const open =
    drawer === null ? { ...campaign.open } : { ...campaign.open, [drawer]: { ...(campaign.open[drawer] as object) } };
  write(open, event);
  return { ...campaign, open };
};

/** The campaign after several events; whatever else it was given with, such as its rules, stays with it. */
export const evolveAll = <C extends Campaign>(campaign: C, events: readonly CampaignEvent[]): C =>
  events.reduce<Campaign>(evolveCampaign, campaign) as C;

/** A campaign read from the beginning: as one by one, but thousands of events without a copy for each. */
export const readCampaign = (events: Iterable<CampaignEvent>): Campaign => {
  const { open } = UNFOUNDED;
  let campaign: Campaign = {
    open: Object.fromEntries(
      Object.entries(open).map(([key, value]) => [key, key !== 'options' && typeof value === 'object' ? {} : value]),
    ) as unknown as CampaignOpen,
    own: {},
  };
  for (const event of events) {
    if (event.event === 'goalsWritten' || event.event === 'noteWritten') campaign = writeOwn(campaign, event);
    else write(campaign.open as OpenDraft, event);
  }
  return campaign;
};
