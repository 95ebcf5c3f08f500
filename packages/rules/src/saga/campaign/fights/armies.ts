import { soldiersIn } from '../../battle/muster/muster.js';
import { characterOf, forbid, unitOf } from '../papers/asking.js';
import type { Campaign, Unit } from '../papers/model.js';
import type { ArmyPlan } from '../scenes/plays.js';
import { toldApart } from '../sheets/casting.js';

type Soldiers = Unit['troops'];

/** SAGA-WEALTH-016: a unit fights with the troops it has, on both sides together where it is at war with itself. */
export const troopsIn = (unit: Unit | null, { troops }: ArmyPlan, opposing: ArmyPlan): Soldiers => {
  if (unit === null) return troops ?? forbid('SAGA-WEALTH-016', 'noTroops');
  const marching = troops ?? unit.troops;
  if (soldiersIn(marching) === 0) forbid('SAGA-WEALTH-016', 'nobodyMarches', { unit: unit.name });
  const others = opposing.unit === unit.id ? (opposing.troops ?? unit.troops) : null;
  for (const troop of Object.keys(marching) as (keyof Soldiers)[]) {
    const [asked, has] = [marching[troop] + (others?.[troop] ?? 0), unit.troops[troop]];
    if (asked > has) forbid('SAGA-WEALTH-016', 'moreThanTheyHave', { unit: unit.name, troop, asked, has });
  }
  return marching;
};

/** What the armies are called: by the plan, by their unit, or by who commands them. */
export const armyNames = (campaign: Campaign, armies: readonly ArmyPlan[]): readonly string[] =>
  toldApart(
    armies.map(({ name, unit, commander }) => {
      const given = name ?? (unit === null ? undefined : unitOf(campaign, unit).name);
      return given ?? characterOf(campaign, commander).name;
    }),
  );
