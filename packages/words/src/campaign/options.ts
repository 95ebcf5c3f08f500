import { type Json, sameJson } from '@warmoot/kernel';
import type { CampaignOptions } from '@warmoot/rules';

/** The options that are other than before. */
export const optionsChanged = (
  before: CampaignOptions,
  after: CampaignOptions,
): readonly (readonly [string, Json])[] => {
  const was = before as unknown as Readonly<Record<string, Json>>;
  return Object.entries(after as unknown as Readonly<Record<string, Json>>).filter(
    ([key, value]) => !sameJson(was[key], value),
  );
};
