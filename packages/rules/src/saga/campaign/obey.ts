import { type Result, refused } from '@warmoot/kernel';
import { characterOf, type Handler, obeyed, refuse, type Who } from './papers/asking.js';
import { type CampaignDeed, RIGHTS } from './papers/deeds.js';
import { journal } from './papers/journal.js';
import type { Campaign, CampaignEvent } from './papers/model.js';
import { driving } from './people/motives.js';
import { people } from './people/people.js';
import { days } from './planning/days.js';
import { loads } from './sheets/loads.js';
import { treasury } from './world/treasury.js';
import { world } from './world/world.js';

/** Every deed with the chapter that knows it. */
const HANDLERS: { readonly [D in CampaignDeed['deed']]: Handler<D> } = {
  ...world,
  ...people,
  ...driving,
  ...loads,
  ...days,
  ...treasury,
  ...journal,
};

/** Whose character it is, or that it is the table's. */
const checkOwner = (campaign: Campaign, deed: CampaignDeed, { seat, decided }: Who, alone: boolean): void => {
  const { character } = deed as { readonly character: string };
  const { owner } = characterOf(campaign, character);
  if (owner === seat && seat !== null) return;
  if (alone || (owner !== null && !decided)) refuse({ code: 'NOT_YOURS', what: 'character', id: character, owner });
  // SAGA-DRAFT-004: somebody whom nobody owns is anybody's to write about.
};

const checkRight = (campaign: Campaign, deed: CampaignDeed, who: Who): void => {
  const right = RIGHTS[deed.deed];
  if (right === 'table' && !who.decided) refuse({ code: 'TABLE_DECIDES', rule: 'SAGA-CHECK-005' });
  if (right === 'owner' || right === 'ownerAlone') checkOwner(campaign, deed, who, right === 'ownerAlone');
};

/** What comes of a deed, as events; or why it may not be. The campaign itself is not changed. */
export const obeyDeed = (campaign: Campaign, deed: CampaignDeed, who: Who): Result<readonly CampaignEvent[]> => {
  if (deed.deed !== 'found' && campaign.open.name === '') return refused({ code: 'NO_CAMPAIGN' });
  return obeyed(() => {
    checkRight(campaign, deed, who);
    return (HANDLERS[deed.deed] as (campaign: Campaign, deed: CampaignDeed, who: Who) => readonly CampaignEvent[])(
      campaign,
      deed,
      who,
    );
  });
};
