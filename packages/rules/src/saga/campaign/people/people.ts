import { attempt, type Json, need, ok, type Refusal, type Result, refused, type SeatId, unless } from '@warmoot/kernel';
import type { Motives, Ratings } from '../../character/model.js';
import { castOf, refusesInFight, refusesInTalk } from '../bridges/bridges.js';
import { isLacking } from '../papers/borrowing.js';
import { characterOf, forbid, forbidden, livingOf } from '../papers/finding.js';
import type { Handlers, Who } from '../papers/handlers.js';
import type { Campaign, CampaignEvent, Character, Origin, Ruled, SharedCampaign } from '../papers/model.js';
import { because, change, newId } from '../papers/noting.js';
import { blankCharacter, dies } from '../sheets/lives.js';
import { refusesPairs } from '../sheets/motives.js';
import { isBegun } from '../time/entries.js';
import { carriedRating } from './motives.js';

const byHand = (block: Ratings | Motives | null): Origin | null => (block === null ? null : { from: 'hand' });

const seated = (who: Who, seat: SeatId | null): Result<SeatId | null> =>
  seat === null || who.players.includes(seat) ? ok(seat) : refused({ code: 'NO_SUCH', what: 'seat', id: seat });

/** SAGA-GEN-016: ratings by hand, where the table has switched that, or decides it. */
const mayRateByHand = ({ open, rules }: Ruled, who: Who): boolean =>
  who.decided || (rules.methods.includes('byHand') && open.options['saga.generation.others'] === 'byHand');

/** S1E-SCOPE-004: main characters come from the draft; where none is borrowed, the table says who they are. */
const refusesMain = (
  campaign: Ruled,
  { name, owner }: Pick<Character, 'name' | 'owner'>,
  { decided }: Who,
): Refusal | null => {
  if (!isLacking(campaign)) return forbidden('SAGA-DRAFT-005', 'fromTheDraft', { name });
  if (owner === null) return forbidden('SAGA-DRAFT-001', 'mainOfNobody', { name });
  return decided ? null : { code: 'TABLE_DECIDES', rule: 'S1E-SCOPE-004' };
};

/** Whether somebody has been in a scene. Nobody changes how they were made after that. */
const hasPlayed = (campaign: Ruled, { id }: Character): boolean =>
  Object.values(campaign.open.entries).some(
    (entry) => entry.kind === 'scene' && isBegun(entry.state) && castOf(campaign, entry).includes(id),
  );

/** SAGA-DRAFT-017: the player who lost a main character, if nobody has taken that place yet. */
const lossOf = ({ open }: Campaign, lost: Character): Result<SeatId> => {
  const { name, owner } = lost;
  if (!lost.main || lost.dead === null || owner === null) return forbid('SAGA-DRAFT-014', 'notLost', { name });
  const successor = Object.values(open.characters).find(({ inPlaceOf }) => inPlaceOf === lost.id);
  return successor === undefined ? ok(owner) : forbid('SAGA-DRAFT-017', 'replaced', { name, by: successor.name });
};

/** Does one thing to a character that nothing can forbid. */
const toCharacter = (campaign: Campaign, id: string, what: (found: Character) => CampaignEvent) => {
  const found = characterOf(campaign, id);
  return found.ok ? ok([what(found.value)]) : found;
};

export const people: Handlers<
  | 'add'
  | 'bring'
  | 'rename'
  | 'words'
  | 'arms'
  | 'locks'
  | 'goals'
  | 'privateNote'
  | 'terrain'
  | 'relate'
  | 'rate'
  | 'raise'
  | 'die'
  | 'free'
> = {
  add: (campaign, { name, owner, main = false, skills, motives, terrain }, who) =>
    attempt(function* () {
      if (main) yield* unless(refusesMain(campaign, { name, owner }, who));
      if ((skills !== null || motives !== null) && !mayRateByHand(campaign, who)) {
        yield* unless({ code: 'TABLE_DECIDES', rule: campaign.rules.othersRule });
      }
      yield* unless(refusesPairs(motives));
      const id = newId(campaign, 'c');
      const blank = blankCharacter(campaign, { id, name, owner: yield* need(seated(who, owner)) });
      const origin = { skills: byHand(skills), motives: byHand(motives) };
      return [{ event: 'joined', character: { ...blank, main, skills, motives, terrain, origin } }];
    }),

  bring: (campaign, { owner, sheet }, who) =>
    attempt(function* () {
      yield* unless(refusesPairs(sheet.motives));
      const { name, skills, motives, terrain } = sheet;
      const id = newId(campaign, 'c');
      const blank = blankCharacter(campaign, { id, name, owner: yield* need(seated(who, owner)) });
      const driving = sheet.driving.map((brought, at) => ({
        ...brought,
        id: `d${at + 1}`,
        by: null,
        since: campaign.open.today,
        rating: carriedRating(campaign, sheet, brought.rating),
      }));
      const from = (block: unknown): Origin | null => (block === null ? null : { from: 'brought' });
      const origin = { skills: from(skills), motives: from(motives) };
      return [{ event: 'joined', character: { ...blank, skills, motives, terrain, driving, origin } }];
    }),

  rename: (campaign, { character, name }) => {
    const wrong = refusesInFight(campaign, { character });
    if (wrong !== null) return refused(wrong);
    return toCharacter(campaign, character, (found) => change(found, { name }, because('renamed', ['SAGA-DRAFT-009'])));
  },

  words: (campaign, { deed, character, ...words }) => {
    const said = Object.fromEntries(Object.entries(words).filter(([, text]) => text !== undefined));
    const why = because('written', ['SAGA-DRAFT-013']);
    return toCharacter(campaign, character, (found) => change(found, { words: { ...found.words, ...said } }, why));
  },

  arms: (campaign, { character, arms }) =>
    toCharacter(campaign, character, (found) => change(found, { arms }, because('arms'))),

  locks: (campaign, { character, locks }) =>
    toCharacter(campaign, character, (found) => change(found, { locks }, because('locks', ['SAGA-DUEL-010']))),

  goals: (campaign, { character, text }, { seat }) =>
    toCharacter(campaign, character, ({ id }) => ({
      event: 'goalsWritten',
      seat: seat as SeatId,
      character: id,
      text,
    })),

  privateNote: (campaign, { character, text }, { seat }) =>
    toCharacter(campaign, character, ({ id }) => ({
      event: 'noteWritten',
      seat: seat as SeatId,
      character: id,
      text,
    })),

  terrain: (campaign, { character, terrain }) =>
    attempt(function* () {
      const found = yield* need(characterOf(campaign, character));
      const { name, terrain: before } = found;
      if (before !== null) yield* unless(forbidden('SAGA-SKILL-022', 'terrainFixed', { terrain: before }));
      if (hasPlayed(campaign, found)) yield* unless(forbidden('SAGA-SKILL-022', 'terrainTooLate', { name }));
      return [change(found, { terrain }, because('terrain', ['SAGA-SKILL-022']))];
    }),

  relate: (campaign, { character, to, text }) =>
    attempt(function* () {
      const found = yield* need(characterOf(campaign, character));
      // The first relation of a character is not checked. Kept logs hold such deeds, and a replay must obey them.
      if (found.relations.length > 0) yield* need(characterOf(campaign, to));
      const others = found.relations.filter((relation) => relation.to !== to);
      const relations = text === '' ? others : [...others, { to, text }];
      return [change(found, { relations }, because('related'))];
    }),

  // SAGA-SKILL-028: by a decision of the table that is logged, and in no other way.
  rate: (campaign, { character, skill, to, reason }) =>
    attempt(function* () {
      const found = yield* need(characterOf(campaign, character));
      const { name, skills } = found;
      if (skills === null) return yield* need(forbid('SAGA-SKILL-028', 'noRatings', { name }));
      yield* unless(refusesInTalk(campaign, character));
      return [change(found, { skills: { ...skills, [skill]: to } }, because(reason, ['SAGA-SKILL-028']))];
    }),

  raise: (campaign, { character, lost }, { seat, decided }) =>
    attempt(function* () {
      const found = yield* need(livingOf(campaign, character));
      if (found.main) yield* unless(forbidden('SAGA-DRAFT-014', 'isMain', { name: found.name }));
      const owner = yield* need(lossOf(campaign, yield* need(characterOf(campaign, lost))));
      if (!decided && owner !== seat) yield* unless({ code: 'NOT_YOURS', what: 'character', id: lost, owner });
      if (!decided && found.owner !== null && found.owner !== seat) {
        yield* unless({ code: 'NOT_YOURS', what: 'character', id: character, owner: found.owner });
      }
      const why = because('raised', ['SAGA-DRAFT-014', 'SAGA-DRAFT-017']);
      return [change(found, { main: true, owner, inPlaceOf: lost }, why)];
    }),

  die: (campaign, { character, why }) =>
    attempt(function* () {
      const found = yield* need(livingOf(campaign, character));
      yield* unless(refusesInFight(campaign, { character }));
      return [dies(campaign, found, { why })];
    }),

  free: (campaign, { character }) =>
    toCharacter(campaign, character, (found) => change(found, { captive: null }, because('freed'))),
};

/** A sheet as it can be brought into another campaign. */
export const sheetOf = ({ open }: SharedCampaign, { name, skills, motives, terrain, driving }: Character): Json =>
  ({
    name,
    edition: open.edition,
    skills,
    motives,
    terrain,
    driving: driving.map(({ context, topic, motive, rating }) => ({ context, topic, motive, rating })),
  }) as unknown as Json;
