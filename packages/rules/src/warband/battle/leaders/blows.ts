import { counted, does, type Procedures } from '@warmoot/kernel';
import { capOn } from '../../attacks/narrow.js';
import { figureOf, isHere } from '../../figures/figures.js';
import { isDisarmed } from '../../figures/hands.js';
import { attacksOf } from '../../figures/ratings.js';
import type { Row } from '../../model/attacking.js';
import type { Duel, FigureIndex } from '../../model/model.js';
import type { Battle, BattleSight } from '../model/battle.js';
import { unitOf, unitOfFigure } from '../units/units.js';

/**
 * The blows of one duellist on the other. WARBAND-DUEL-009: face to face, so neither flank nor first strike.
 * WARBAND-MOD-015, WARBAND-BMOVE-010: one more on who has nothing in hand, or was caught trading places.
 */
export const duelRow = (sight: BattleSight, by: FigureIndex, target: FigureIndex): Row => {
  const { total } = counted(attacksOf(sight, by));
  const theirs = unitOfFigure(sight, target);
  const exposed = theirs >= 0 && unitOf(sight, theirs).exposed;
  const more = (isDisarmed(sight, target) ? 1 : 0) + (exposed ? 1 : 0);
  return {
    by,
    target,
    dice: total === 0 ? 0 : Math.min(total + more, capOn(sight, by, target)),
    way: 'melee',
    weapon: null,
    subdue: false,
    first: false,
    formation: { place: 'front', nearest: true, strays: [] },
  };
};

/** WARBAND-PRIORITY-010: the blows are simultaneous, but who has priority rolls first. */
const inOrder = ({ open: { roster, priority } }: BattleSight, pair: Duel['pair']): readonly FigureIndex[] =>
  roster[pair[0]]?.side === priority ? pair : pair.toReversed();

/** WARBAND-MELEE-020: who guards or rallies has given its attacks up. */
const strikes = (sight: BattleSight, figure: FigureIndex): boolean => {
  const { melee, wholeRound } = figureOf(sight, figure);
  return isHere(sight, figure) && melee === null && !wholeRound;
};

const lineBetween = (sight: BattleSight, a: FigureIndex, b: FigureIndex): number => {
  const [one, other] = [unitOfFigure(sight, a), unitOfFigure(sight, b)];
  return sight.open.lines.findIndex(({ units }) => units.includes(one) && units.includes(other));
};

export const blowProcedures: Procedures<Battle, 'duelBlows'> = {
  // WARBAND-TACTIC-007, WARBAND-DUEL-009: in the normal step, before those who fight in the lines. All dice are fixed before the first falls.
  duelBlows: does((play) => {
    const rows = (play.open.duels as readonly Duel[]).flatMap(({ pair }) =>
      inOrder(play, pair)
        .filter((figure) => strikes(play, figure))
        .map((by) => duelRow(play, by, pair[0] === by ? pair[1] : pair[0])),
    );
    for (const row of rows) {
      play.say({ event: 'acted', figure: row.by, act: 'attack', in: 'melee', wholeRound: false });
      if (row.dice > 0) play.next({ step: 'rankRow', line: lineBetween(play, row.by, row.target), ...row });
    }
  }),
};
