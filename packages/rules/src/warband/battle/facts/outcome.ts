import type { Fixed } from '@warmoot/kernel';
import { SIDES, type Side } from '../../../war/roster/sides.js';
import { figureOutcome } from '../../facts/outcome.js';
import { normalsIn } from '../../formations/standing.js';
import type { Band, Ending, FigureIndex } from '../../model/model.js';
import { SIDE_KEYS } from '../../model/setup.js';
import type { FormationIndex, Unit } from '../../model/units.js';
import type { BattleSight } from '../model/battle.js';
import type { ArmyOutcome, BattleOutcome, RankOutcome, UnitOutcome } from '../model/outcome.js';
import { isBody, unitNames } from '../units/names.js';
import { isRouted, moodOf, unitOf } from '../units/units.js';

const stateOf = (sight: BattleSight, unit: FormationIndex): UnitOutcome['state'] => {
  const { ranks, at } = unitOf(sight, unit);
  if (ranks.length === 0) return 'gone';
  if (moodOf(sight, unit) === 'surrendered') return 'surrendered';
  if (at < 0) return 'left';
  return isRouted(sight, unit) ? 'routed' : 'fighting';
};

/** Who was of a unit, and of no part that has left it: by the key. */
const isOfUnit = ({ name }: Fixed<Unit>, key: string): boolean =>
  key.startsWith(`${name}.`) || key.startsWith(`${name}u`);

/** WARBAND-SAGA-014: what has become of a rank's normal figures, wherever they stand now. */
const rankOf = (sight: BattleSight, body: FigureIndex): RankOutcome => {
  const { open } = sight;
  const standing = open.units.flatMap(({ ranks }, unit) =>
    ranks.flatMap((rank) => (rank.body === body ? [{ unit, normals: normalsIn(rank) }] : [])),
  );
  const given = standing.filter(({ unit }) => moodOf(sight, unit) === 'surrendered');
  const sum = (all: typeof standing): number => all.reduce((total, { normals }) => total + normals, 0);
  const fallen = open.removed.filter(({ figure, how }) => figure === body && how === 'slain');
  const surrendered = sum(given);
  const left = sum(standing) - surrendered;
  return {
    rank: open.roster[body]?.name ?? '',
    began: left + surrendered + fallen.length,
    left,
    slain: fallen.length,
    surrendered,
    survived: fallen.filter(({ lives }) => lives === true).length,
  };
};

const unitOutcome = (sight: BattleSight, nth: FormationIndex): UnitOutcome => {
  const unit = unitOf(sight, nth);
  const own = sight.open.roster.flatMap(({ name }, figure) => (isOfUnit(unit, name) ? [figure] : []));
  return {
    unit: unit.name,
    name: unitNames(sight)[nth] as string,
    state: stateOf(sight, nth),
    ranks: own
      .filter((figure) => isBody(sight.open.roster[figure] as { name: string }))
      .map((body) => rankOf(sight, body)),
    figures: own
      .filter((figure) => !isBody(sight.open.roster[figure] as { name: string }))
      .map((figure) => figureOutcome(sight, figure)),
  };
};

const armyOf = (sight: BattleSight, side: Side): ArmyOutcome => ({
  name: (sight.given.bands[side] as Band).name,
  side: SIDE_KEYS[side] as 'a' | 'b',
  // WARBAND-SAGA-015
  retreated: sight.open.winner !== null && sight.open.winner !== side,
  units: sight.open.units.flatMap((unit, nth) => (unit.side === side ? [unitOutcome(sight, nth)] : [])),
  removed: sight.open.removed.flatMap(({ figure, how, lives }) => {
    const row = sight.open.roster[figure];
    return row?.side === side ? [{ figure: row.name, how, lives }] : [];
  }),
  saga: sight.given.sagas[side] as ArmyOutcome['saga'],
});

/** What the campaign takes from a battle that is over. */
export const outcome = (sight: BattleSight): BattleOutcome => ({
  ending: sight.open.ending as Ending,
  rounds: sight.open.round,
  minutes: sight.open.minutes,
  winner: sight.open.winner === null ? null : (sight.given.bands[sight.open.winner] as Band).name,
  armies: SIDES.map((side) => armyOf(sight, side)) as unknown as BattleOutcome['armies'],
});
