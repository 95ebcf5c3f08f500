import { all, attempt, type Json, need, ok, type Result, type SeatId, unless } from '@warmoot/kernel';
import type { GenerationOutcome } from '../../../character/model.js';
import { plainJson } from '../../bridges/bridge.js';
import { sceneOf } from '../../papers/borrowing.js';
import { certain, characterOf, forbid, forbidden, livingOf } from '../../papers/finding.js';
import type { Campaign, CampaignEvent, Entry, Ruled } from '../../papers/model.js';
import { because, change } from '../../papers/noting.js';
import { readersOf } from '../../papers/view.js';
import type { Seating } from '../../sheets/casting.js';
import { lacking } from '../../sheets/lives.js';
import type { PlayOf } from '../plays.js';
import type { Between, SceneStart } from './between.js';

type Method = PlayOf<'generation'>['method'];

/**
 * SAGA-DRAFT-016: only the ratings that are missing are thrown, those of a main character by the dice of main
 * characters.
 */
const ratingsWanted = (campaign: Campaign, id: string, method: Method): Result<unknown> =>
  attempt(function* () {
    const { name, main, ...found } = yield* need(livingOf(campaign, id));
    const blocks = lacking(found);
    if (blocks.length === 0) yield* unless(forbidden('SAGA-DRAFT-015', 'hasRatings', { name }));
    const kind = main ? 'main' : 'other';
    return { name, kind, blocks, ...(main || method === undefined ? {} : { method }) };
  });

/** SAGA-CAMPAIGN-004: the only seats that may see these ratings thrown; null where sheets lie open. */
const readersOfAll = (
  { open }: Campaign,
  characters: readonly string[],
  { referee }: Seating,
): Result<readonly SeatId[] | null> => {
  if (open.options['saga.table.openSheets']) return ok(null);
  const owners = new Set(characters.map((id) => open.characters[id]?.owner ?? null));
  if (owners.size > 1) return forbid('SAGA-CAMPAIGN-004', 'oneOwner');
  return ok(readersOf([...owners][0] ?? null, referee));
};

const generationOf = (
  campaign: Ruled,
  { characters, method }: PlayOf<'generation'>,
  seating: Seating,
): Result<SceneStart> =>
  attempt(function* () {
    const { open, rules } = campaign;
    const others = open.options['saga.generation.others'];
    const few = yield* need(readersOfAll(campaign, characters, seating));
    const wanted = yield* need(all(characters.map((id) => ratingsWanted(campaign, id, method))));
    return {
      scene: sceneOf(campaign, 'generation'),
      setup: plainJson({ seats: seating.players, characters: wanted }),
      ...(few === null ? {} : { few }),
      // Where there is one way only, there is nothing to switch.
      options: plainJson(rules.methods.length > 1 ? { 'saga.generation.others': others } : {}),
    };
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

export const generation: Between<PlayOf<'generation'>, GenerationOutcome> = {
  about: ({ characters }) => characters,
  stage: generationOf,
  takeBack: generationEnded,
  // Ratings are for sheets alone, which may be closed (SAGA-CAMPAIGN-004).
  kept: () => null,
};
