import { CAMPAIGN_PARTS, campaignPage, campaignSummary, campaignThing, isCampaignPart } from '@warmoot/protocol';
import { outJson } from '../io.js';
import type { Json } from '../options.js';
import type { Teller } from '../speech.js';
import { Stop } from '../stop.js';
import { openCampaign } from './opening.js';
import type { ServerOptions } from './server.js';

export interface PartOptions extends Json, ServerOptions {
  readonly from?: number;
  readonly most?: number;
}

/** What is printed where nobody says how much. */
const USUALLY = 100;

/** One part of a campaign, or one thing of it, as it is kept. */
export const showPart = async (
  io: Teller,
  path: string,
  { part, id }: { readonly part: string; readonly id: string | undefined },
  options: PartOptions,
): Promise<void> => {
  if (part !== 'settings' && !isCampaignPart(part)) {
    throw new Stop(2, `A part was expected: settings, ${CAMPAIGN_PARTS.join(', ')}; found ${part}.`);
  }
  const { seen } = await openCampaign(io, path, options);
  if (!isCampaignPart(part)) return outJson(io, campaignSummary(seen));
  if (id === undefined) {
    const { from = 0, most = USUALLY } = options;
    return outJson(io, campaignPage(seen, part, { from, most }));
  }
  const thing = campaignThing(seen, part, id);
  if (thing === null) throw new Stop(2, `There is no ${id} among the ${part}.`);
  outJson(io, thing);
};
