import { war } from '@warmoot/rules';
import { between, type Choice, type Sight } from './sight.js';

/** So many moves are looked at before one is made: enough for a few units, and quick even at the first of all. */
const MOVES = 80;

const nearestEnemy = (sight: Sight, side: war.Side, key: string): number => {
  const unit = war.unitNamed(sight, key);
  return Math.min(...war.onTheMap(sight, war.otherSide(side)).map((enemy) => between(sight, unit, enemy)));
};

/** Who stands nearest to the enemy moves first, where all the moves of all are too many to look at: the others wait. */
export const frontFirst = <C extends Choice>(sight: Sight, side: war.Side, moves: readonly C[]): readonly C[] => {
  if (moves.length <= MOVES) return moves;
  const byUnit = new Map<string, C[]>();
  for (const move of moves) {
    const key = 'unit' in move ? move.unit : '';
    const own = byUnit.get(key);
    if (own === undefined) byUnit.set(key, [move]);
    else own.push(move);
  }
  const front = [...byUnit]
    .map(([key, own]) => ({ own, away: key === '' ? 0 : nearestEnemy(sight, side, key) }))
    .sort((a, b) => a.away - b.away);
  const looked: C[] = [];
  for (const { own } of front) {
    if (looked.length > 0 && looked.length + own.length > MOVES) continue;
    looked.push(...own.slice(0, MOVES));
  }
  return looked;
};
