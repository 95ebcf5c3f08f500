import { castOf } from '../fights/round.js';
import { because, change, characterOf, entryOf, forbid, type Handlers, living, refuse } from '../papers/asking.js';
import type { Character, CharacterId, Driving, Entry, Matter } from '../papers/model.js';
import type { SeenCampaign } from '../papers/view.js';
import { isBegun } from '../world/world.js';

const drivingOf = (character: Character, id: string): Driving =>
  character.driving.find((one) => one.id === id) ?? refuse({ code: 'NO_SUCH', what: 'driving', id });

const isSame = (one: Matter, other: Matter): boolean => one.context === other.context && one.topic === other.topic;

/** SAGA-MOTIVE-010, -011: a matter has one Driving Motivation; another on it takes its place. */
const driven = (character: Character, driving: Driving): readonly Driving[] => [
  ...character.driving.filter((one) => !isSame(one, driving)),
  driving,
];

/** What drives people, as far as their sheets can be read. */
const drivingIn = ({ open }: Pick<SeenCampaign, 'open'>, id: CharacterId): readonly Driving[] => {
  const found = open.characters[id];
  return found === undefined || 'closed' in found || found.dead !== null ? [] : found.driving;
};

/** The matters in which any of these are driven, each once. */
export const mattersOf = (seen: Pick<SeenCampaign, 'open'>, characters: readonly CharacterId[]): readonly Matter[] => {
  const all = characters.flatMap((id) => drivingIn(seen, id)).map(({ context, topic }) => ({ context, topic }));
  return all.filter((one, at) => all.findIndex((other) => isSame(one, other)) === at);
};

/** Somebody in a scene that is about what drives them. */
export interface Reminder {
  readonly character: CharacterId;
  readonly driving: Driving;
}

/** SAGA-MOTIVE-008: who is to be reminded in a scene of what drives them. It is said, and nothing is forced. */
export const remindersIn = (seen: Pick<SeenCampaign, 'open'>, entry: Entry): readonly Reminder[] =>
  castOf(entry).flatMap((character) =>
    drivingIn(seen, character)
      .filter((driving) => entry.matters?.some((matter) => isSame(matter, driving)))
      .map((driving) => ({ character, driving })),
  );

/** 2.03.01 and 2.03.02: what drives somebody, and what they learn from it. */
export const driving: Handlers<'drive' | 'playedOut' | 'regret'> = {
  drive: (campaign, { character, context, topic, motive, rating, by }) => {
    const found = living(characterOf(campaign, character));
    if (by !== null) characterOf(campaign, by);
    const first = campaign.open.edition === 'saga-1e';
    // What was played out keeps its number too: SAGA-MOTIVE-018 counts by it.
    const before = found.history.flatMap(({ what, from }) =>
      what === 'driving' ? (from as unknown as Driving[]) : [],
    );
    const taken = [...before, ...found.driving].map(({ id }) => Number(id.slice(1)));
    const driving: Driving = {
      id: `d${Math.max(0, ...taken) + 1}`,
      context,
      topic,
      motive,
      rating: first ? null : (rating ?? 3),
      by,
      since: campaign.open.today,
    };
    const rule = first ? 'S1E-MOTIVE-001' : 'SAGA-MOTIVE-010';
    return [change(found, { driving: driven(found, driving) }, because('driven', ['SAGA-MOTIVE-005', rule]))];
  },

  // SAGA-MOTIVE-012, -013: removed, its rating forgotten.
  playedOut: (campaign, { character, driving }) => {
    const { edition, options } = campaign.open;
    if (edition === 'saga-1e' && !options['saga.first.retireDriving']) forbid('S1E-MOTIVE-002', 'neverEnds');
    const found = characterOf(campaign, character);
    const { id } = drivingOf(found, driving);
    const left = found.driving.filter((one) => one.id !== id);
    return [change(found, { driving: left }, because('playedOut', ['SAGA-MOTIVE-012', 'SAGA-MOTIVE-013']))];
  },

  regret: (campaign, { character, driving, entry }) => {
    if (campaign.open.edition === 'saga-1e') forbid('S1E-MOTIVE-003', 'noGrowth');
    const found = living(characterOf(campaign, character));
    const { id, motive } = drivingOf(found, driving);
    const scene = entryOf(campaign, entry);
    // What has not been played has brought nothing.
    if (scene.kind !== 'scene' || !isBegun(scene.state)) forbid('SAGA-MOTIVE-018', 'notPlayed', { scene: scene.title });
    // SAGA-MOTIVE-018: once per Driving Motivation and scene.
    const code = `regret ${id}`;
    if (found.history.some((line) => line.code === code && line.entry === scene.id)) {
      forbid('SAGA-MOTIVE-018', 'regretted', { scene: scene.title });
    }
    const { motives } = found;
    if (motives === null) return forbid('SAGA-MOTIVE-015', 'noMotives', { name: found.name });
    if (motives[motive] <= 2) forbid('SAGA-MOTIVE-019', 'lowest', { motive });
    const after = { ...motives, [motive]: motives[motive] - 1 };
    const rules = ['SAGA-MOTIVE-015', 'SAGA-MOTIVE-017', 'SAGA-MOTIVE-020'] as const;
    return [change(found, { motives: after }, because(code, rules, scene.id))];
  },
};
