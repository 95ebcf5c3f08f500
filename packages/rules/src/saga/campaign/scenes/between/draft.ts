import { attempt, type Json, need, type Result, unless } from '@warmoot/kernel';
import type { Draft, DraftOutcome } from '../../../draft/model.js';
import { plainJson } from '../../fights/bridge.js';
import { borrowed } from '../../papers/borrowing.js';
import { forbidden } from '../../papers/finding.js';
import type { Campaign, CampaignEvent, Character, Entry, Ruled } from '../../papers/model.js';
import { newId } from '../../papers/noting.js';
import type { Seating } from '../../sheets/casting.js';
import { blankCharacter } from '../../sheets/lives.js';
import type { PlayOf } from '../plays.js';
import type { Between, Ended, SceneStart } from './between.js';

/** SAGA-DRAFT-001: the players make their main characters, as many as each has said. */
const draftOf = (campaign: Ruled, seating: Seating): Result<SceneStart> =>
  attempt(function* () {
    const { players, characters, options } = campaign.open;
    if (Object.values(characters).some(({ main }) => main)) yield* unless(forbidden('SAGA-DRAFT-005', 'drafted'));
    const seats = seating.players.filter((seat) => players[seat] !== undefined);
    if (seats.length === 0) yield* unless(forbidden('SAGA-DRAFT-002', 'noNumbers'));
    return {
      scene: yield* need(borrowed(campaign, 'draft')),
      setup: plainJson({ seats, characters: Object.fromEntries(seats.map((seat) => [seat, players[seat]])) }),
      options: plainJson({ 'saga.draft.castSize': options['saga.draft.castSize'] }),
    };
  });

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

export const draft: Between<PlayOf<'draft'>, DraftOutcome> = {
  about: () => [],
  stage: (campaign, _, seating) => draftOf(campaign, seating),
  takeBack: draftEnded,
  // Ratings are for sheets alone, which may be closed (SAGA-CAMPAIGN-004).
  kept: ({ order, characters }) => ({ order, characters: characters.map(({ owner, name }) => ({ owner, name })) }),
};
