import { EDITIONS } from './editions.js';
import { type Clash, clashIn } from './saga/battle/clash/strength.js';
import { fightsBy } from './saga/battle/forecast/fights.js';
import { movesBy } from './saga/battle/forecast/moves.js';
import type { EditionName } from './saga/editions.table.js';

export * from './saga/battle/index.js';

const CLASHES: Readonly<Record<EditionName, Clash>> = {
  saga: clashIn(EDITIONS.saga),
  'saga-1e': clashIn(EDITIONS['saga-1e']),
};

/** The throw of a battle, by the edition that it is fought with. */
export const clashThrow: Clash = (sight, stance, pair, rate) => CLASHES[sight.given.edition](sight, stance, pair, rate);

/** What would come of a choice in a battle, by the edition that it is fought with. */
export const { fightIf, fightsAhead, fightsIn, fightsLeft } = fightsBy(clashThrow);
export const { linesOfFire, threatsTo } = movesBy(clashThrow);
