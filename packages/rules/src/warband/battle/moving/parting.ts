import { keyOf } from '../../beginning/rows.js';
import { rowOf } from '../../figures/figures.js';
import { figuresIn, type Stand, spacesOf } from '../../formations/standing.js';
import { apart } from '../../ground/spaces.js';
import type { FigureIndex, Group, SpaceIndex } from '../../model/model.js';
import type { FormationIndex, Rank, Unit } from '../../model/units.js';
import { FRESH_UNIT } from '../beginning/states.js';
import type { BattlePlay, BattleSight } from '../model/battle.js';
import { isUnitHere, unitOf } from '../units/units.js';
import { settleWalls } from '../units/walls.js';
import { restOf } from './crowd.js';
import { type Party, partyOf } from './party.js';

/** The key of the next unit of a side: no number is given twice. */
const nextKey = ({ open }: BattleSight, { side }: Pick<Unit, 'side'>): string =>
  keyOf(side, open.units.filter((unit) => unit.side === side).length);

/** WARBAND-BMOVE-002, WARBAND-BMOVE-016: what leaves is a unit of its own. It takes its banner along, and remembers what has happened to it. */
const unitFrom = (sight: BattleSight, { unit, part, stand, agents }: Party, at: SpaceIndex): Unit => {
  const one = unitOf(sight, unit);
  const bears = agents.includes(one.bearer);
  return {
    ...FRESH_UNIT,
    side: one.side,
    name: nextKey(sight, one),
    chosen: null,
    seat: rowOf(sight, part).seat,
    at,
    facing: stand.facing,
    ranks: stand.ranks as readonly Rank[],
    bearer: bears ? one.bearer : -1,
    bannerPass: bears && one.bannerPass,
    lastLoss: one.lastLoss,
    lastTrigger: one.lastTrigger,
    beganFree: one.beganFree,
    checked: one.checked,
    broken: one.broken,
    challenged: one.challenged,
  };
};

/** Ours: it counts its losses from now on. */
const groupFrom = ({ open }: BattleSight, { unit, stand }: Party): Group => ({
  ...(open.groups[unit] as Group),
  called: null,
  began: figuresIn(stand),
  thirds: 0,
  leader: null,
  triggers: [],
  circumstances: 0,
});

/** Says that a part has left its unit, and gives the unit that it is now. */
export const partsOff = (play: BattlePlay, party: Party, at: SpaceIndex = party.stand.at): FormationIndex => {
  const rest = restOf(play, party);
  const nth = play.open.units.length;
  play.say({
    event: 'parted',
    unit: party.unit,
    part: unitFrom(play, party, at),
    group: groupFrom(play, party),
    left: party.left as readonly Rank[],
    at: rest.at,
  });
  // WARBAND-TACTIC-035: another rank may be the front now.
  settleWalls(play);
  return nth;
};

/** The spaces that somebody takes when a part has left its unit. */
const takenWith = (sight: BattleSight, party: Party): ReadonlySet<SpaceIndex> => {
  const { field } = sight.given;
  const stands: Stand[] = sight.open.units.filter((_unit, nth) => nth !== party.unit && isUnitHere(sight, nth));
  return new Set([...stands, restOf(sight, party)].flatMap((stand) => spacesOf(field, stand)));
};

/** The free space nearest to where a single figure stands in its unit. */
const freeNear = (sight: BattleSight, party: Party): SpaceIndex => {
  const { field } = sight.given;
  const taken = takenWith(sight, party);
  const { at: from } = party.stand;
  let [best, least] = [from, Number.POSITIVE_INFINITY];
  for (let at = 0; at < field.walls.length; at++) {
    if (field.walls[at] === true || taken.has(at)) continue;
    const far = apart(field, from, at);
    if (far < least) [best, least] = [at, far];
  }
  return best;
};

/**
 * WARBAND-BMOVE-016, WARBAND-MORALE-040: a rank or unique figure leaves its unit without going anywhere, and is a unit of its own;
 * a single one steps aside, where the others close up. Gives the unit that it is now; its own where it is all there is of it.
 */
export const partOff = (play: BattlePlay, unit: FormationIndex, figure: FigureIndex): FormationIndex => {
  const party = partyOf(play, { unit, figure });
  if (party === null) return unit;
  return partsOff(play, party, figuresIn(party.stand) === 1 ? freeNear(play, party) : party.stand.at);
};
