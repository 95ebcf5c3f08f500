import { type Clash, clashIn } from './saga/battle/clash/strength.js';
import * as preview from './saga/battle/preview.js';
import { campaignRules } from './saga/campaign/campaign.js';
import { type Editions, saga } from './saga/edition.js';
import { first } from './saga-1e/edition.js';

/** Every edition of the saga, by the name that a campaign and a scene give it. */
export const EDITIONS: Editions = { saga, 'saga-1e': first };

/** Campaigns of every edition. */
export const { obeyDeed, stageScene, writeBack, isLacking, creditable, creditsAsked } = campaignRules(EDITIONS);

type Without<F> = F extends (clash: Clash, ...rest: infer A) => infer R ? (...rest: A) => R : never;

/** The throw of a battle, by the edition that it is fought with. */
export const clashThrow: Clash = (sight, ...rest) => clashIn(EDITIONS[sight.given.edition])(sight, ...rest);

export const clustersIf: Without<typeof preview.clustersIf> = (...asked) => preview.clustersIf(clashThrow, ...asked);
export const threatsTo: Without<typeof preview.threatsTo> = (...asked) => preview.threatsTo(clashThrow, ...asked);
export const linesOfFire: Without<typeof preview.linesOfFire> = (...asked) => preview.linesOfFire(clashThrow, ...asked);
