import { attempt, type Json, need, type Result, unless } from '@warmoot/kernel';
import { kitLoad } from '../../../carry/kits.js';
import type { Draft, DraftedCharacter, DraftOutcome, PersonOfWorld, SheetWords } from '../../../draft/model.js';
import { plainJson } from '../../bridges/bridge.js';
import { borrowed } from '../../papers/borrowing.js';
import { forbidden } from '../../papers/finding.js';
import type { Campaign, CampaignEvent, Character, Entry, Ruled } from '../../papers/model.js';
import { because, change, newId } from '../../papers/noting.js';
import type { Seating } from '../../sheets/casting.js';
import { blankCharacter } from '../../sheets/lives.js';
import { enduranceOf } from '../../sheets/loads.js';
import type { PlayOf } from '../plays.js';
import type { Between, Ended, SceneStart } from './between.js';

/** SAGA-DRAFT-009: the people of the setting whom nobody plays, and of whom nothing is settled. */
const peopleOffered = ({ open }: Campaign): readonly PersonOfWorld[] =>
  Object.entries(open.founding?.people ?? {}).flatMap(([id, suited]) => {
    const found = open.characters[id];
    if (found === undefined || found.dead !== null || found.owner !== null || found.skills !== null) return [];
    const { name, arms, words } = found;
    return [{ id, name, arms, home: words.home, trade: words.trade, ...suited }];
  });

/** SAGA-DRAFT-001: the players make their main characters, as many as each has said. */
const draftOf = (campaign: Ruled, seating: Seating): Result<SceneStart> =>
  attempt(function* () {
    const { players, characters, options } = campaign.open;
    if (Object.values(characters).some(({ main }) => main)) yield* unless(forbidden('SAGA-DRAFT-005', 'drafted'));
    const seats = seating.players.filter((seat) => players[seat] !== undefined);
    if (seats.length === 0) yield* unless(forbidden('SAGA-DRAFT-002', 'noNumbers'));
    const people = peopleOffered(campaign);
    return {
      scene: yield* need(borrowed(campaign, 'draft')),
      setup: plainJson({
        seats,
        characters: Object.fromEntries(seats.map((seat) => [seat, players[seat]])),
        ...(people.length === 0 ? {} : { people }),
      }),
      options: plainJson({ 'saga.draft.castSize': options['saga.draft.castSize'] }),
    };
  });

/** What was written at the pick, over what was known of somebody before. */
const wordsOver = (before: SheetWords, said: SheetWords): SheetWords => ({
  ...before,
  ...Object.fromEntries(Object.entries(said).filter(([, text]) => text !== '')),
});

/** What a pick has made of a set. */
const madeOf = (
  { open }: Campaign,
  entry: Entry,
  { owner, name, words, arms, kit, skills, motives, groups, origin }: DraftedCharacter,
) => {
  const from = { from: 'scene', entry: entry.id, dice: origin as unknown as Json } as const;
  const load = kit === undefined ? {} : { load: kitLoad(kit, enduranceOf({ skills }), open.options) };
  const shield = arms === undefined ? {} : { arms };
  const rated = { skills, motives, groups, origin: { skills: from, motives: from } };
  return { name, owner, main: true, words, ...rated, ...shield, ...load } satisfies Partial<Character>;
};

/** SAGA-DRAFT-008, SAGA-DRAFT-009: everybody picked joins the cast; goals go to their owners alone. */
const draftEnded = (
  campaign: Campaign,
  entry: Entry,
  { characters }: DraftOutcome,
  own: Ended['own'],
): readonly CampaignEvent[] =>
  characters.flatMap((drafted, at) => {
    const { owner, set } = drafted;
    const found = drafted.who === undefined ? undefined : campaign.open.characters[drafted.who];
    const id = found?.id ?? newId(campaign, 'c', at);
    const made = madeOf(campaign, entry, drafted);
    const came: CampaignEvent =
      found === undefined
        ? { event: 'joined', character: { ...blankCharacter(campaign, { id, name: made.name, owner }), ...made } }
        : change(
            found,
            { ...made, words: wordsOver(found.words, made.words) },
            because('drafted', ['SAGA-DRAFT-009'], entry.id),
          );
    const wanted = (own[owner] as Draft['own'] | undefined)?.goals.find((written) => written.set === set)?.goals ?? '';
    const goals = wanted === '' ? [] : [{ event: 'goalsWritten', seat: owner, character: id, text: wanted } as const];
    return [came, ...goals];
  });

export const draft: Between<PlayOf<'draft'>, DraftOutcome> = {
  about: () => [],
  stage: (campaign, _, seating) => draftOf(campaign, seating),
  takeBack: draftEnded,
  // Ratings are for sheets alone, which may be closed (SAGA-CAMPAIGN-004).
  kept: ({ order, characters }) => ({ order, characters: characters.map(({ owner, name }) => ({ owner, name })) }),
};
