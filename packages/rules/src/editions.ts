import { type Clash, clashIn } from './saga/battle/clash/strength.js';
import { fightsBy } from './saga/battle/forecast/fights.js';
import { movesBy } from './saga/battle/forecast/moves.js';
import { campaignRules } from './saga/campaign/campaign.js';
import { type Editions, saga } from './saga/edition.js';
import { first } from './saga-1e/edition.js';

/** Every edition of the saga, by the name that a campaign and a scene give it. */
export const EDITIONS: Editions = { saga, 'saga-1e': first };

/** Campaigns of every edition. */
export const { obeyDeed, stageScene, writeBack, isLacking, creditable, creditsAsked } = campaignRules(EDITIONS);

const CLASHES: Readonly<Record<keyof Editions, Clash>> = { saga: clashIn(saga), 'saga-1e': clashIn(first) };

/** The throw of a battle, by the edition that it is fought with. */
export const clashThrow: Clash = (sight, stance, pair, rate) => CLASHES[sight.given.edition](sight, stance, pair, rate);

/** What would come of a choice in a battle, by the edition that it is fought with. */
export const { fightIf, fightsAhead, fightsIn, fightsLeft } = fightsBy(clashThrow);
export const { linesOfFire, threatsTo } = movesBy(clashThrow);
