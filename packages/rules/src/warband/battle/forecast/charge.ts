import type { Figure } from '../../model/model.js';
import type { Unit } from '../../model/units.js';
import { linesOf } from '../lines/forming.js';
import type { BattleOpen, BattleSight } from '../model/battle.js';
import type { UnitChargeChoice } from '../model/choices.js';
import { spacesOfPath } from '../moving/announced.js';
import { chargeFacing } from '../moving/charges.js';
import { partyOf } from '../moving/party.js';
import { settle } from '../units/settling.js';
import { unitNamed, unitOf } from '../units/units.js';
import { forecastLine, type LineForecast } from './line.js';

/**
 * WARBAND-MOVE-031, WARBAND-LINE-017: what the line that a charge leads to would come to in this round, its first strikes first, exactly.
 * Ours: as if nobody else moved before the blows, and nobody braced spears or broke (WARBAND-TACTIC-023); null of a part of a unit, and
 * where no line comes of it.
 */
export const forecastCharge = (sight: BattleSight, choice: UnitChargeChoice): LineForecast | null => {
  const [unit, target] = [unitNamed(sight, choice.figure), unitNamed(sight, choice.target)];
  const party = unit < 0 || target < 0 ? null : partyOf(sight, { unit, figure: -1 });
  if (party === null) return null;
  const path = spacesOfPath(sight, choice.path);
  const at = path.at(-1) ?? -1;
  if (at < 0) return null;
  const facing = choice.facing ?? chargeFacing(sight, party, { target, path });
  const one = { ...unitOf(sight, unit), at, facing, charged: target, wall: false } as Unit;
  const open = {
    ...sight.open,
    units: sight.open.units.map((other, nth) => (nth === unit ? one : other)),
    figures: sight.open.figures.map((figure) => ({ ...figure }) as Figure),
  } as unknown as BattleOpen;
  settle(open, one);
  const stood = { ...sight, open } as BattleSight;
  const lines = linesOf(stood);
  const nth = lines.findIndex(({ units }) => units.includes(unit) && units.includes(target));
  return nth < 0 ? null : forecastLine({ ...stood, open: { ...stood.open, lines } } as BattleSight, nth);
};
