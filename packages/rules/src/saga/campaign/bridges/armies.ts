import { all, ok, type Result } from '@warmoot/kernel';
import { soldiersIn } from '../../battle/muster/muster.js';
import { characterOf, forbid, unitOf } from '../papers/finding.js';
import type { Campaign, Unit } from '../papers/model.js';
import { toldApart } from '../sheets/casting.js';
import type { ArmyPlan } from './plans.js';

type Soldiers = Unit['troops'];

/** The unit that an army is of; null for one that was written down for this battle. */
export const unitIn = (campaign: Campaign, { unit }: ArmyPlan): Result<Unit | null> =>
  unit === null ? ok(null) : unitOf(campaign, unit);

/** SAGA-WEALTH-016: a unit fights with the troops it has, on both sides together where it is at war with itself. */
const marching = (unit: Unit, { troops = unit.troops }: ArmyPlan, opposing: ArmyPlan): Result<Soldiers> => {
  if (soldiersIn(troops) === 0) return forbid('SAGA-WEALTH-016', 'nobodyMarches', { unit: unit.name });
  const others = opposing.unit === unit.id ? (opposing.troops ?? unit.troops) : null;
  for (const troop of Object.keys(troops) as (keyof Soldiers)[]) {
    const [asked, has] = [troops[troop] + (others?.[troop] ?? 0), unit.troops[troop]];
    if (asked > has) return forbid('SAGA-WEALTH-016', 'moreThanTheyHave', { unit: unit.name, troop, asked, has });
  }
  return ok(troops);
};

/** The troops of an army. SAGA-WEALTH-016: the plan names the troops of an army that belongs to no unit. */
export const troopsIn = (campaign: Campaign, army: ArmyPlan, opposing: ArmyPlan): Result<Soldiers> => {
  const unit = unitIn(campaign, army);
  if (!unit.ok) return unit;
  if (unit.value !== null) return marching(unit.value, army, opposing);
  return army.troops === undefined ? forbid('SAGA-WEALTH-016', 'noTroops') : ok(army.troops);
};

/** What an army is called: by its plan, by its unit, or by who commands it. */
const nameIn = (campaign: Campaign, { name, unit, commander }: ArmyPlan): Result<string> => {
  if (name !== undefined) return ok(name);
  const named = unit === null ? characterOf(campaign, commander) : unitOf(campaign, unit);
  return named.ok ? ok(named.value.name) : named;
};

export const armyNames = (
  campaign: Campaign,
  armies: readonly [ArmyPlan, ArmyPlan],
): Result<readonly [string, string]> => {
  const names = all(armies.map((army) => nameIn(campaign, army)));
  return names.ok ? ok(toldApart(names.value) as readonly [string, string]) : names;
};
