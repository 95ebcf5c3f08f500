import type { Json, RuleId, SeatId } from '@warmoot/kernel';
import { agreementOn, shownIn } from '../bridges/bridges.js';
import { type CampaignDeed, RIGHTS } from '../papers/deeds.js';
import type { Campaign, Character, Entry, Listed } from '../papers/model.js';
import { mayRead, type Onlooker, type SeenCampaign } from '../papers/view.js';
import { type CampaignPlay, decidedBy, talkIn } from './plays.js';

/** Who owns whom is known of closed sheets too. */
type Owned = Pick<SeenCampaign, 'open'>;

const ownerOf = ({ open }: Owned, character: unknown): SeatId | null =>
  typeof character === 'string' && Object.hasOwn(open.characters, character)
    ? (open.characters[character]?.owner ?? null)
    : null;

const rulerOf = ({ open }: Campaign, unit: unknown): unknown =>
  typeof unit === 'string' && Object.hasOwn(open.units, unit) ? open.units[unit]?.ruler : null;

const seatsOf = (owners: readonly (SeatId | null)[]): readonly SeatId[] => [
  ...new Set(owners.filter((owner) => owner !== null)),
];

/** All who own a character of the campaign. */
export const ownersIn = ({ open }: Campaign): readonly SeatId[] =>
  seatsOf(Object.values(open.characters).map(({ owner }) => owner));

/** Deeds that anybody may do, but with what is another's only when the table has decided it. */
const WITH_ANOTHERS: ReadonlySet<CampaignDeed['deed']> = new Set(['raise', 'settle', 'unit', 'remove']);

/** The units that a deed changes: each deed names them in its own way. */
const unitsIn = (deed: CampaignDeed): readonly unknown[] => {
  switch (deed.deed) {
    case 'unit':
      return [deed.id];
    case 'remove':
      return deed.from === 'units' ? [deed.id] : [];
    case 'credit':
      return [deed.raise, deed.lower];
    case 'settle':
    case 'lose':
      return [deed.unit];
    default:
      return [];
  }
};

/**
 * Whose own a deed changes when the table decides it: the owner of the character, or of the ruler of the unit, that it
 * names. What anybody may do concerns nobody more than others.
 */
const ownersTouched = (campaign: Campaign, deed: CampaignDeed): readonly SeatId[] => {
  if (RIGHTS[deed.deed] === 'anyone' && !WITH_ANOTHERS.has(deed.deed)) return [];
  const { character, lost } = deed as Readonly<Record<string, unknown>>;
  const ruled = unitsIn(deed).map((unit) => rulerOf(campaign, unit));
  return seatsOf([character, lost, ...ruled].map((one) => ownerOf(campaign, one)));
};

/** All who have ever owned a character: what they wrote about it is theirs for good. */
export const ownersEver = (campaign: Campaign): readonly SeatId[] => {
  const lines = Object.values(campaign.open.characters).flatMap(({ history }) => history);
  const before = lines.flatMap(({ what, from }) => (what === 'owner' && typeof from === 'string' ? [from] : []));
  return seatsOf([...ownersIn(campaign), ...before]);
};

/** SAGA-DRAFT-017: whether a character would pass from one player to another, who then reads its sheet. */
const passesOn = (campaign: Campaign, deed: CampaignDeed): boolean => {
  if (deed.deed !== 'raise') return false;
  const owner = ownerOf(campaign, deed.character);
  return owner !== null && owner !== ownerOf(campaign, deed.lost);
};

/** SAGA-CAMPAIGN-004: whether a deed would lay open sheets that are closed, to all or to one. */
export const opensSheets = (campaign: Campaign, deed: CampaignDeed): boolean => {
  if (campaign.open.options['saga.table.openSheets']) return false;
  return deed.deed === 'options' ? deed.options['saga.table.openSheets'] : passesOn(campaign, deed);
};

/** Whose own a deed changes or lays open when the table decides it. */
export const ownersConcerned = (campaign: Campaign, deed: CampaignDeed): readonly SeatId[] =>
  deed.deed === 'options' && opensSheets(campaign, deed) ? ownersIn(campaign) : ownersTouched(campaign, deed);

/** Deeds to a character that nothing on a closed sheet can forbid. */
const BLIND: ReadonlySet<CampaignDeed['deed']> = new Set([
  'rename',
  'words',
  'arms',
  'locks',
  'relate',
  'drive',
  'raise',
  'die',
  'free',
  'control',
  'aid',
]);

/**
 * SAGA-CAMPAIGN-004: the character of another whose closed sheet a deed would look into; null where it looks into none.
 * Whether such a deed can be done tells what stands there, so only those propose it who may read it.
 */
export const looksInto = (campaign: Campaign, deed: CampaignDeed, by: Onlooker): Character | null => {
  if (BLIND.has(deed.deed)) return null;
  const { character: id } = deed as { readonly character?: unknown };
  const found = ownerOf(campaign, id) === null ? undefined : campaign.open.characters[id as string];
  return found === undefined || mayRead(campaign.open, found, by) ? null : found;
};

const wordsIn = (value: Json): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap((one) => wordsIn(one as Json)) : [];
};

const planIn = ({ open }: Owned, play: CampaignPlay) => (play.play === 'entry' ? open.entries[play.entry] : undefined);

/** SAGA-CAMPAIGN-004: the leaders whose worth stands open in a fight by another way of war, where sheets are closed. */
const leadersShown = (campaign: Owned & Listed, play: CampaignPlay): readonly string[] => {
  const entry = planIn(campaign, play);
  return entry === undefined || campaign.open.options['saga.table.openSheets'] ? [] : shownIn(campaign, entry);
};

/** SAGA-CAMPAIGN-004: whether something of a closed sheet would be seen by everybody, if this were played. */
const showsSheets = (campaign: Owned & Listed, play: CampaignPlay): boolean =>
  decidedBy(campaign, play) === 'SAGA-CAMPAIGN-004' || leadersShown(campaign, play).length > 0;

/** SAGA-CAMPAIGN-004: whose closed sheets everybody would see something of, if this were played. */
const ownersShown = (campaign: Owned & Listed, play: CampaignPlay): readonly SeatId[] => {
  const isDecided = decidedBy(campaign, play) === 'SAGA-CAMPAIGN-004';
  const talk = talkIn(campaign, play)?.plan ?? null;
  const named = isDecided ? [play as unknown as Json, talk].flatMap(wordsIn) : [];
  return seatsOf([...named, ...leadersShown(campaign, play)].map((word) => ownerOf(campaign, word)));
};

/** Both sides of a fight by another way of war, where they are of different players; and the rule by which they agree. */
const agreeing = (
  campaign: Owned & Listed,
  play: CampaignPlay,
): { readonly rule: RuleId; readonly owners: readonly SeatId[] } | null => {
  const entry = planIn(campaign, play);
  const agreement = entry === undefined ? null : agreementOn(campaign, entry);
  if (agreement === null) return null;
  const owners = seatsOf(agreement.people.map((one) => ownerOf(campaign, one)));
  return owners.length < 2 ? null : { rule: agreement.rule, owners };
};

/** Whose word it takes before a scene is played: whose closed sheets it shows, and who must agree to how it is fought. */
export const ownersAsked = (campaign: Owned & Listed, play: CampaignPlay): readonly SeatId[] => [
  ...new Set([...ownersShown(campaign, play), ...(agreeing(campaign, play)?.owners ?? [])]),
];

/** By which rule a scene is played only with the word of the table, wherever it is played; null where anybody may. */
export const wordFor = (campaign: Owned & Listed, play: CampaignPlay): RuleId | null =>
  showsSheets(campaign, play) ? 'SAGA-CAMPAIGN-004' : (agreeing(campaign, play)?.rule ?? null);

/** What it takes before a scene is played that is not on the calendar yet. */
export interface WordAsked {
  readonly rule: RuleId;
  /** Against the word of one of these it is not played. */
  readonly owners: readonly SeatId[];
}

/** Whose word it would take to play a scene as it is offered, and by which rule; null where whoever wants to begins it. */
export const wordAsked = (
  campaign: Owned & Listed,
  planned: Pick<Entry, 'scene' | 'characters' | 'plan'>,
): WordAsked | null => {
  const play = { play: 'entry', entry: 'offered' } as const;
  const entries = { ...campaign.open.entries, [play.entry]: planned as Entry };
  const then = { ...campaign, open: { ...campaign.open, entries } };
  const rule = wordFor(then, play);
  return rule === null ? null : { rule, owners: ownersAsked(then, play) };
};
