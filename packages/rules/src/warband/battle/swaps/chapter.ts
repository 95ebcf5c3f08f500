import { agentsOf } from '../../formations/standing.js';
import type { Figure, FigureIndex } from '../../model/model.js';
import type { Rank, Unit } from '../../model/units.js';
import type { BattleWriters } from '../model/battle.js';
import type { UnitEvent } from '../model/events.js';
import { putRanks } from '../units/settling.js';

/** What trading places gives to the battle. */
export { swapActs, swapProcedures } from './swaps.js';

/** The normal figures among whom somebody stands now who has come to the place of another. */
const bodyWhere = ({ ranks: before }: Unit, ranks: readonly Rank[], other: FigureIndex): FigureIndex =>
  ranks[before.findIndex(({ slots }) => slots.includes(other))]?.body ?? -1;

export const swapWriters: BattleWriters<Extract<UnitEvent, { event: 'swapRolled' | 'swapped' }>> = {
  swapRolled: () => undefined,
  swapped: (open, { unit, figure, partner, saved, ranks, bodies, exposed }) => {
    for (const { figure: body, row, state } of bodies) {
      open.roster = body < open.roster.length ? open.roster.with(body, row) : [...open.roster, row];
      open.figures[body] = { ...state };
    }
    const one = open.units[unit] as Unit;
    const uniques = ranks.flatMap(({ slots }) => slots);
    for (const who of [figure, partner])
      if (uniques.includes(who)) {
        const state = open.figures[who] as Figure;
        // WARBAND-BMOVE-006, WARBAND-BMOVE-007: what was left of the round is lost.
        Object.assign(state, { opening: 'move', wholeRound: saved.includes(false) });
      }
    if (exposed) one.exposed = true;
    // WARBAND-TACTIC-020: the last normal figure of a rank takes the banner along.
    if (one.bearer >= 0 && !agentsOf({ ranks }).includes(one.bearer))
      one.bearer = bodyWhere(one, ranks, one.bearer === figure ? partner : figure);
    putRanks(open, one, ranks);
  },
};
