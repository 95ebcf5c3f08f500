import { type SeatId, sameJson } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import type { CampaignNames } from '../catalogue/campaignWords.js';
import type { Words } from '../catalogue/words.js';
import { dateText, hasOwnTitle } from '../sagaTold.js';

/** The names of a campaign with all that is said in a language. */
export interface SpokenNames extends CampaignNames {
  readonly words: Words;
}

export type SeatName = (seat: SeatId) => string;

const parsedOptions = saga.campaign.campaignOptions.parse({});
const USUAL: saga.campaign.CampaignOptions = parsedOptions.ok ? parsedOptions.value : (undefined as never);

/** Whether a change can have left this line in the history: the reason and the new value are the same. */
const cameOf = (
  line: saga.campaign.Change,
  why: saga.campaign.Why,
  set: Readonly<Record<string, unknown>>,
): boolean => {
  const { code, rules, entry, what, to } = line;
  if (!sameJson({ code, rules, entry }, why)) return false;
  const parts = [set, set.skills, set.motives, set.words] as readonly (Readonly<Record<string, unknown>> | undefined)[];
  return parts.some((part) => part !== undefined && part !== null && sameJson(part[what], to));
};

/** The last lines of a history that are of one change. */
const linesOf = (
  history: readonly saga.campaign.Change[],
  why: saga.campaign.Why,
  set: Readonly<Record<string, unknown>>,
): readonly saga.campaign.Change[] => {
  const found = history.filter((line) => cameOf(line, why, set));
  return found.filter((line, at) => !found.slice(at + 1).some(({ what }) => what === line.what));
};

const WAYS: Readonly<Record<string, ReturnType<CampaignNames['way']>>> = {
  'battle command': 'command',
  'battle sortie': 'sortie',
  'battle warband': 'lines',
  'duel warband': 'skirmish',
};

/** The names of a campaign as a seat knows it; all unknown where there is none. */
export const campaignNames = (
  words: Words,
  seen: saga.campaign.SeenCampaign | null,
  seat: SeatName,
  hearer: SeatId | null = null,
): SpokenNames => {
  const open = seen?.open ?? null;
  const { somebody, something, quoted, kindOf, and } = words.campaign;
  const options = open?.options ?? USUAL;
  const parsed = saga.calendar.calendarOf(options);
  const calendar = parsed.ok ? parsed.value : saga.calendar.USUAL_CALENDAR;
  const character = (id: string): string => open?.characters[id]?.name ?? somebody;
  const sheet = (id: string) => {
    const found = open?.characters[id];
    return found !== undefined && saga.campaign.isOpenSheet(found) ? found : null;
  };
  const titled: CampaignNames['titled'] = (entry) => {
    if (hasOwnTitle(entry)) return quoted({ text: entry.title });
    const kind = saga.calendar.isHealSuccess(entry) ? words.campaign.healCheck : words.calendar.kinds[entry.kind];
    return quoted({ text: kindOf({ kind, names: entry.characters.map(character) }) });
  };
  return {
    words,
    hearer,
    character,
    characters: (ids) => and({ names: ids.map(character) }),
    entry: (id) => {
      const entry = open?.entries[id];
      return entry === undefined ? something : titled(entry);
    },
    titled,
    way: (id) => {
      const { scene, plan } = open?.entries[id] ?? {};
      return WAYS[`${scene} ${(plan as { readonly by?: string } | null | undefined)?.by}`] ?? 'usual';
    },
    unit: (id) => open?.units[id]?.name ?? something,
    support: (unit, id) => open?.units[unit]?.wealth.supports.find((one) => one.id === id)?.name ?? something,
    region: (id) => open?.regions[id]?.name ?? something,
    thing: (in_, id) => {
      const title = open?.[in_][id]?.title ?? '';
      return title === '' ? something : quoted({ text: title });
    },
    seat,
    date: (day) => dateText(words, calendar, day),
    calendar,
    driving: (id, driving) => sheet(id)?.driving.find((one) => one.id === driving) ?? null,
    changes: (id, why, set) => linesOf(sheet(id)?.history ?? [], why, set),
    options,
    usual: USUAL,
    wealth: (level) => words.wealth.rating(saga.wealth.ratingAt(level)),
  };
};
