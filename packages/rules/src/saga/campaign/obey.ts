import { ok, type Refusal, type Result, refused } from '@warmoot/kernel';
import { founding, withStep } from './founding/founding.js';
import { type CampaignDeed, RIGHTS } from './papers/deeds.js';
import { characterOf } from './papers/finding.js';
import type { Handler, Who } from './papers/handlers.js';
import { journal } from './papers/journal.js';
import type { CampaignEvent, Ruled } from './papers/model.js';
import { carrying } from './people/carrying.js';
import { motives } from './people/motives.js';
import { people } from './people/people.js';
import { days } from './planning/days.js';
import { planning } from './planning/deeds.js';
import { treasury } from './world/treasury.js';
import { world } from './world/world.js';

/** Every deed with the chapter that knows it. */
const HANDLERS: { readonly [D in CampaignDeed['deed']]: Handler<D> } = {
  ...founding,
  ...world,
  ...people,
  ...motives,
  ...carrying,
  ...planning,
  ...days,
  ...treasury,
  ...journal,
};

/** Why somebody may not do this to a character: it is another's, or the table's. */
const refusesOwner = (
  campaign: Ruled,
  { character }: { readonly character: string },
  { seat, decided, alone }: Who & { readonly alone: boolean },
): Refusal | null => {
  const found = characterOf(campaign, character);
  if (!found.ok) return found.refusal;
  const { owner } = found.value;
  if (owner === seat && seat !== null) return null;
  // SAGA-DRAFT-004: anybody may write about a character without an owner.
  const isAnothers = alone || (owner !== null && !decided);
  return isAnothers ? { code: 'NOT_YOURS', what: 'character', id: character, owner } : null;
};

const refusesRight = (campaign: Ruled, deed: CampaignDeed, who: Who): Refusal | null => {
  const right = RIGHTS[deed.deed];
  if (right === 'anyone') return null;
  if (right === 'table') return who.decided ? null : { code: 'TABLE_DECIDES', rule: 'SAGA-CHECK-005' };
  return refusesOwner(campaign, deed as Extract<CampaignDeed, { readonly character: string }>, {
    ...who,
    alone: right === 'ownerAlone',
  });
};

/** What comes of a deed, as events; or why it may not be. The campaign itself is not changed. */
export const obeyDeed = (campaign: Ruled, deed: CampaignDeed, who: Who): Result<readonly CampaignEvent[]> => {
  if (deed.deed !== 'found' && campaign.open.name === '') return refused({ code: 'NO_CAMPAIGN' });
  const wrong = refusesRight(campaign, deed, who);
  if (wrong !== null) return refused(wrong);
  const done = (HANDLERS[deed.deed] as Handler<CampaignDeed['deed']>)(campaign, deed, who);
  return done.ok ? ok(withStep(campaign, deed.deed, who, done.value)) : done;
};
