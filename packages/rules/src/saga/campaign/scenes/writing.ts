import type { Json, SeatId } from '@warmoot/kernel';
import { healingPlans } from '../../calendar/entering.js';
import type { GenerationOutcome } from '../../character/model.js';
import type { Draft, DraftOutcome } from '../../draft/model.js';
import type { EventOutcome } from '../../event/model.js';
import type { AidOutcome } from '../../healing/aid.js';
import type { HealingOutcome } from '../../healing/model.js';
import { isFight, takeBack } from '../fights/fights.js';
import { evolveAll } from '../papers/evolve.js';
import { certain, characterOf, entryOf } from '../papers/finding.js';
import type { Campaign, CampaignEvent, Character, Entry, Ruled } from '../papers/model.js';
import { because, change, keepEntry, newId } from '../papers/noting.js';
import { blankCharacter, dies, diesOfWound } from '../sheets/lives.js';
import { newEntry } from '../time/entries.js';
import { ended as over } from '../time/running.js';

/** What a scene of the table has come to. */
export interface Ended {
  readonly entry: string;
  /** Null where the table broke it off. */
  readonly outcome: Json;
  /** What each seat alone knew at its end. */
  readonly own: Readonly<Record<SeatId, unknown>>;
}

/** SAGA-DRAFT-008, SAGA-DRAFT-009: everybody picked joins the cast; goals go to their owners alone. */
const draftEnded = (
  campaign: Campaign,
  entry: Entry,
  { characters }: DraftOutcome,
  own: Ended['own'],
): readonly CampaignEvent[] =>
  characters.flatMap(({ owner, name, words, set, skills, motives, groups, origin }, at) => {
    const id = newId(campaign, 'c', at);
    const from = { from: 'scene', entry: entry.id, dice: origin as unknown as Json } as const;
    const character: Character = {
      ...blankCharacter(campaign, { id, name, owner }),
      main: true,
      words,
      skills,
      motives,
      groups,
      origin: { skills: from, motives: from },
    };
    const wanted = (own[owner] as Draft['own'] | undefined)?.goals.find((written) => written.set === set)?.goals ?? '';
    const goals = wanted === '' ? [] : [{ event: 'goalsWritten', seat: owner, character: id, text: wanted } as const];
    return [{ event: 'joined', character } as const, ...goals];
  });

const generationEnded = (campaign: Campaign, entry: Entry, { sets }: GenerationOutcome): readonly CampaignEvent[] =>
  sets.map(({ skills, motives, groups, origin }, at) => {
    const found = certain(characterOf(campaign, entry.characters[at] as string));
    const from = { from: 'scene', entry: entry.id, dice: origin as unknown as Json } as const;
    const set = {
      ...(skills === null ? {} : { skills, groups }),
      ...(motives === null ? {} : { motives }),
      origin: {
        skills: skills === null ? found.origin.skills : from,
        motives: motives === null ? found.origin.motives : from,
      },
    };
    return change(found, set, because('generated', ['SAGA-DRAFT-016'], entry.id));
  });

/** SAGA-EVENT-005: the plague kills these characters. */
const eventEnded = (campaign: Campaign, entry: Entry, { deaths }: EventOutcome): readonly CampaignEvent[] =>
  deaths
    .map((id) => certain(characterOf(campaign, id)))
    .filter(({ dead }) => dead === null)
    .map((victim) => dies(campaign, victim, { why: 'plague', entry: entry.id }));

/** SAGA-CAL-006, SAGA-CAL-013: the sheet keeps the wounds left and the last day; the calendar keeps each success. */
const healingEnded = (campaign: Campaign, entry: Entry, outcome: HealingOutcome): readonly CampaignEvent[] => {
  const [id] = entry.characters as readonly [string];
  const { wounds, through } = outcome;
  const set = { wounds, healedThrough: through };
  const successes = healingPlans(id, outcome).map((plan, at) =>
    keepEntry(
      newEntry(campaign, { ...plan, title: 'healed', state: 'done', inside: entry.id }, at),
      because('healed', ['SAGA-CAL-006'], entry.id),
    ),
  );
  return [change({ id }, set, because('healed', ['SAGA-CAL-013'], entry.id)), ...successes];
};

const aidEnded = (campaign: Campaign, entry: Entry, { result }: AidOutcome): readonly CampaignEvent[] => {
  const victim = certain(characterOf(campaign, entry.characters[0] as string));
  if (result === 'dies') return [diesOfWound(campaign, victim)];
  return [change(victim, { dying: null }, because('aided', ['SAGA-DUEL-WOUND-018', 'SAGA-CAL-014'], entry.id))];
};

/** What the outcome of something between scenes means for sheets and the calendar. */
const betweenEnded = (campaign: Campaign, entry: Entry, { outcome, own }: Ended): readonly CampaignEvent[] => {
  const came = outcome as unknown;
  switch (entry.kind) {
    case 'draft':
      return draftEnded(campaign, entry, came as DraftOutcome, own);
    case 'generation':
      return generationEnded(campaign, entry, came as GenerationOutcome);
    case 'event':
      return eventEnded(campaign, entry, came as EventOutcome);
    case 'healing':
      return healingEnded(campaign, entry, came as HealingOutcome);
    case 'aid':
      return aidEnded(campaign, entry, came as AidOutcome);
    default:
      return [];
  }
};

/** A check inside a free-form scene: noted, and the scene goes on. */
const checkEnded = (entry: Entry, outcome: Json): readonly CampaignEvent[] => [
  keepEntry(
    { ...entry, outcome: [...((entry.outcome as readonly Json[] | null) ?? []), outcome] },
    because('checked', ['SAGA-CAMPAIGN-007'], entry.id),
  ),
];

/** The table broke the scene off. A planned scene can be played again; an unplanned one is dropped. */
const brokenOff = (entry: Entry): readonly CampaignEvent[] => [
  keepEntry(
    { ...entry, state: entry.kind === 'scene' ? 'planned' : 'dropped', played: null },
    because('brokenOff', [], entry.id),
  ),
];

/** What the calendar keeps of an outcome. Ratings are for sheets alone, which may be closed (SAGA-CAMPAIGN-004). */
const noted = ({ kind }: Entry, outcome: Json): Json => {
  if (kind === 'generation') return null;
  if (kind !== 'draft') return outcome;
  const { order, characters } = outcome as unknown as DraftOutcome;
  return { order, characters: characters.map(({ owner, name }) => ({ owner, name })) };
};

/** How many days it took: a healing ends with the last wound, any other entry takes the days planned. */
const daysOf = ({ kind, day, days }: Entry, outcome: Json): number =>
  kind === 'healing' ? (outcome as unknown as HealingOutcome).through - day + 1 : days;

/** SAGA-CAMPAIGN-003: what the campaign takes from a scene that is over: what happened in it is true from now on. */
export const writeBack = (campaign: Ruled, ended: Ended): readonly CampaignEvent[] => {
  const { outcome } = ended;
  const entry = certain(entryOf(campaign, ended.entry));
  const isCheck = entry.kind === 'scene' && !isFight(campaign, entry);
  if (isCheck) return outcome === null ? [] : checkEnded(entry, outcome);
  if (outcome === null) return brokenOff(entry);
  const events = entry.kind === 'scene' ? takeBack(campaign, entry, outcome) : betweenEnded(campaign, entry, ended);
  const after = evolveAll(campaign, events);
  const kept = { outcome: noted(entry, outcome), days: daysOf(entry, outcome) };
  return [...events, ...over(after, certain(entryOf(after, entry.id)), kept)];
};

/** Under which number the table plays an entry. */
export const playedAs = (campaign: Campaign, id: string, scene: number): CampaignEvent => {
  const entry = certain(entryOf(campaign, id));
  return keepEntry({ ...entry, played: scene }, because('playedAs', [], id));
};
