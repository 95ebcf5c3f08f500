import type { Json, SeatId } from '@warmoot/kernel';
import { type CampaignDeed, RIGHTS } from '../papers/deeds.js';
import type { Campaign } from '../papers/model.js';
import { type CampaignPlay, decidedBy } from './plays.js';

const ownerOf = ({ open }: Campaign, character: unknown): SeatId | null =>
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
const WITH_ANOTHERS: ReadonlySet<CampaignDeed['deed']> = new Set(['raise', 'settle', 'unit']);

/**
 * Whose own a deed changes when the table decides it: the owner of the character, or of the ruler of the unit, that it
 * names. What anybody may do concerns nobody more than others.
 */
export const ownersTouched = (campaign: Campaign, deed: CampaignDeed): readonly SeatId[] => {
  if (RIGHTS[deed.deed] === 'anyone' && !WITH_ANOTHERS.has(deed.deed)) return [];
  const { character, lost, unit, id } = deed as Readonly<Record<string, unknown>>;
  const ruled = rulerOf(campaign, deed.deed === 'unit' ? id : unit);
  return seatsOf([character, lost, ruled].map((one) => ownerOf(campaign, one)));
};

/** SAGA-CAMPAIGN-004: whether a deed would lay open the sheets that are closed. */
export const opensSheets = ({ open }: Campaign, deed: CampaignDeed): boolean =>
  deed.deed === 'options' && deed.options['saga.table.openSheets'] && !open.options['saga.table.openSheets'];

const wordsIn = (value: Json): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap((one) => wordsIn(one as Json)) : [];
};

/** SAGA-CAMPAIGN-004: whose closed sheets everybody would see something of, if this were played. */
export const ownersShown = (campaign: Campaign, play: CampaignPlay): readonly SeatId[] =>
  decidedBy(play.play, campaign.open.options) === 'SAGA-CAMPAIGN-004'
    ? seatsOf(wordsIn(play as unknown as Json).map((word) => ownerOf(campaign, word)))
    : [];
