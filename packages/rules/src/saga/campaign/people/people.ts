import type { Json, SeatId } from '@warmoot/kernel';
import type { Motives, Ratings } from '../../character/model.js';
import { MOTIVE_PAIRS } from '../../character/motives.table.js';
import { NO_WORDS } from '../../draft/model.js';
import { castOf, isLacking, notInFight } from '../fights/round.js';
import {
  because,
  change,
  characterOf,
  forbid,
  type Handlers,
  living,
  newId,
  refuse,
  type Who,
} from '../papers/asking.js';
import type { Campaign, CampaignEvent, Character, Origin } from '../papers/model.js';
import { isBegun } from '../world/world.js';

/** A character of whom nothing is known but a name. */
export const blankCharacter = (
  { open }: Campaign,
  { id, name, owner }: Pick<Character, 'id' | 'name' | 'owner'>,
): Character => ({
  id,
  name,
  main: false,
  owner,
  words: NO_WORDS,
  arms: '',
  skills: null,
  motives: null,
  groups: null,
  origin: { skills: null, motives: null },
  terrain: null,
  driving: [],
  load: { items: [] },
  locks: {},
  wounds: [],
  healedThrough: 0,
  dying: null,
  dead: null,
  captive: null,
  relations: [],
  through: open.today - 1,
  inPlaceOf: null,
  history: [],
});

const byHand = (block: Ratings | Motives | null): Origin | null => (block === null ? null : { from: 'hand' });

/** SAGA-MOTIVE-003: the two of a pair never come to more than twelve. */
const checkPairs = (motives: Motives | null): void => {
  if (motives === null) return;
  for (const [left, right] of MOTIVE_PAIRS) {
    const sum = motives[left] + motives[right];
    if (sum > 12) forbid('SAGA-MOTIVE-003', 'pairOverTwelve', { left, right, sum });
  }
};

const seated = (who: Who, seat: SeatId | null): SeatId | null =>
  seat === null || who.players.includes(seat) ? seat : refuse({ code: 'NO_SUCH', what: 'seat', id: seat });

/** SAGA-GEN-016: ratings by hand, where the table has switched that, or decides it. */
const mayRateByHand = ({ open }: Campaign, who: Who): boolean =>
  who.decided || (open.edition === 'saga' && open.options['saga.generation.others'] === 'byHand');

/** S1E-SCOPE-004: main characters come from the draft; where none is borrowed, the table says who they are. */
const checkMain = (campaign: Campaign, { name, owner }: Pick<Character, 'name' | 'owner'>, { decided }: Who): void => {
  if (!isLacking(campaign)) forbid('SAGA-DRAFT-005', 'fromTheDraft', { name });
  if (owner === null) forbid('SAGA-DRAFT-001', 'mainOfNobody', { name });
  if (!decided) refuse({ code: 'TABLE_DECIDES', rule: 'S1E-SCOPE-004' });
};

/** S1E-SCOPE-005: what a sheet of one edition is worth in the other. */
const carriedRating = (from: string, to: string, rating: number | null): number | null => {
  if (to === 'saga-1e') return null;
  return from === 'saga-1e' ? 3 : (rating ?? 3);
};

/** Whether somebody has been in a scene: they are made by then, and not still in the making. */
const hasPlayed = ({ open }: Campaign, { id }: Character): boolean =>
  Object.values(open.entries).some(
    (entry) => entry.kind === 'scene' && isBegun(entry.state) && castOf(entry).includes(id),
  );

/** SAGA-DRAFT-016: which blocks of ratings somebody lacks. */
export const lacking = ({
  skills,
  motives,
}: Pick<Character, 'skills' | 'motives'>): readonly ('skills' | 'motives')[] => [
  ...(skills === null ? (['skills'] as const) : []),
  ...(motives === null ? (['motives'] as const) : []),
];

/** SAGA-DRAFT-017: whose loss it was, if a main character of theirs is dead and nobody has come in that place yet. */
const lossOf = ({ open }: Campaign, lost: Character): SeatId => {
  if (!lost.main || lost.dead === null || lost.owner === null) forbid('SAGA-DRAFT-014', 'notLost', { name: lost.name });
  const successor = Object.values(open.characters).find(({ inPlaceOf }) => inPlaceOf === lost.id);
  if (successor !== undefined) forbid('SAGA-DRAFT-017', 'replaced', { name: lost.name, by: successor.name });
  return lost.owner as SeatId;
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
  add: (campaign, { name, owner, main = false, skills, motives, terrain }, who) => {
    if (main) checkMain(campaign, { name, owner }, who);
    if ((skills !== null || motives !== null) && !mayRateByHand(campaign, who)) {
      forbid('SAGA-GEN-016', 'byHand', {});
    }
    checkPairs(motives);
    const blank = blankCharacter(campaign, { id: newId(campaign, 'c'), name, owner: seated(who, owner) });
    const origin = { skills: byHand(skills), motives: byHand(motives) };
    return [{ event: 'joined', character: { ...blank, main, skills, motives, terrain, origin } }];
  },

  bring: (campaign, { owner, sheet }, who) => {
    checkPairs(sheet.motives);
    const { edition, today } = campaign.open;
    const blank = blankCharacter(campaign, { id: newId(campaign, 'c'), name: sheet.name, owner: seated(who, owner) });
    const driving = sheet.driving.map((one, at) => ({
      ...one,
      id: `d${at + 1}`,
      by: null,
      since: today,
      rating: carriedRating(sheet.edition, edition, one.rating),
    }));
    const from = (block: unknown): Origin | null => (block === null ? null : { from: 'brought' });
    const origin = { skills: from(sheet.skills), motives: from(sheet.motives) };
    const { skills, motives, terrain } = sheet;
    return [{ event: 'joined', character: { ...blank, skills, motives, terrain, driving, origin } }];
  },

  rename: (campaign, { character, name }) => {
    notInFight(campaign, { character });
    return [change(characterOf(campaign, character), { name }, because('renamed', ['SAGA-DRAFT-009']))];
  },

  words: (campaign, { deed, character, ...words }) => {
    const found = characterOf(campaign, character);
    const said = Object.fromEntries(Object.entries(words).filter(([, text]) => text !== undefined));
    return [change(found, { words: { ...found.words, ...said } }, because('written', ['SAGA-DRAFT-013']))];
  },

  arms: (campaign, { character, arms }) => [change(characterOf(campaign, character), { arms }, because('arms'))],

  locks: (campaign, { character, locks }) => [
    change(characterOf(campaign, character), { locks }, because('locks', ['SAGA-DUEL-010'])),
  ],

  goals: (campaign, { character, text }, { seat }) => [
    { event: 'goalsWritten', seat: seat as SeatId, character: characterOf(campaign, character).id, text },
  ],

  privateNote: (campaign, { character, text }, { seat }) => [
    { event: 'noteWritten', seat: seat as SeatId, character: characterOf(campaign, character).id, text },
  ],

  terrain: (campaign, { character, terrain }) => {
    const found = characterOf(campaign, character);
    if (found.terrain !== null) forbid('SAGA-SKILL-022', 'terrainFixed', { terrain: found.terrain });
    if (hasPlayed(campaign, found)) forbid('SAGA-SKILL-022', 'terrainTooLate', { name: found.name });
    return [change(found, { terrain }, because('terrain', ['SAGA-SKILL-022']))];
  },

  relate: (campaign, { character, to, text }) => {
    const found = characterOf(campaign, character);
    const others = found.relations.filter((one) => one.to !== characterOf(campaign, to).id);
    const relations = text === '' ? others : [...others, { to, text }];
    return [change(found, { relations }, because('related'))];
  },

  // SAGA-SKILL-028: by a decision of the table that is logged, and in no other way.
  rate: (campaign, { character, skill, to, reason }) => {
    const found = characterOf(campaign, character);
    const { skills } = found;
    if (skills === null) return forbid('SAGA-SKILL-028', 'noRatings', { name: found.name });
    return [change(found, { skills: { ...skills, [skill]: to } }, because(reason, ['SAGA-SKILL-028']))];
  },

  raise: (campaign, { character, lost }, { seat, decided }) => {
    const found = living(characterOf(campaign, character));
    if (found.main) forbid('SAGA-DRAFT-014', 'isMain', { name: found.name });
    const owner = lossOf(campaign, characterOf(campaign, lost));
    if (!decided && owner !== seat) refuse({ code: 'NOT_YOURS', what: 'character', id: lost, owner });
    if (!decided && found.owner !== null && found.owner !== seat) {
      refuse({ code: 'NOT_YOURS', what: 'character', id: character, owner: found.owner });
    }
    return [
      change(found, { main: true, owner, inPlaceOf: lost }, because('raised', ['SAGA-DRAFT-014', 'SAGA-DRAFT-017'])),
    ];
  },

  die: (campaign, { character, why }) => {
    const found = living(characterOf(campaign, character));
    notInFight(campaign, { character });
    return [dies(campaign, found, why, null)];
  },

  free: (campaign, { character }) => [change(characterOf(campaign, character), { captive: null }, because('freed'))],
};

/** SAGA-CAMPAIGN-003: nobody is protected. */
export const dies = (
  { open }: Campaign,
  found: Character,
  why: string,
  entry: string | null,
  day = open.today,
): CampaignEvent => change(found, { dead: { day, why }, dying: null }, because('died', ['SAGA-CAMPAIGN-003'], entry));

/** SAGA-DUEL-WOUND-020: nobody came within the hour, so it was on the day of the wound. */
export const diesOfWound = (campaign: Campaign, found: Character): CampaignEvent => {
  const day = found.dying === null ? undefined : campaign.open.entries[found.dying]?.day;
  return dies(campaign, found, 'wound', found.dying, day);
};

/** A sheet as it can be brought into another campaign. */
export const sheetOf = ({ open }: Campaign, { name, skills, motives, terrain, driving }: Character): Json =>
  ({
    name,
    edition: open.edition,
    skills,
    motives,
    terrain,
    driving: driving.map(({ context, topic, motive, rating }) => ({ context, topic, motive, rating })),
  }) as unknown as Json;
