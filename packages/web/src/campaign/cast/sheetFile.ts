import type { Refusal } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';

type Sheet = Extract<saga.campaign.CampaignDeed, { readonly deed: 'bring' }>['sheet'];

/** A sheet out of a file; or what is wrong with it, with the path of the fault. Null where it is no JSON at all. */
export type ReadSheet =
  | { readonly ok: true; readonly sheet: Sheet }
  | { readonly ok: false; readonly refusal: Refusal | null };

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const readSheet = (text: string): ReadSheet => {
  const sheet = parsed(text);
  if (sheet === undefined) return { ok: false, refusal: null };
  const deed = saga.campaign.campaignDeed.parse({ deed: 'bring', sheet });
  if (!deed.ok) return { ok: false, refusal: deed.refusal };
  return deed.value.deed === 'bring' ? { ok: true, sheet: deed.value.sheet } : { ok: false, refusal: null };
};
