import { saga, war } from '@warmoot/rules';
import { ableNames, allChosen } from '../../table/army/names.js';
import { NO_TROOPS } from '../wealth/ledger.js';
import type { Plan, PlannedArmy } from './plan.js';

type Seen = Pick<saga.campaign.SeenCampaign, 'open'>;

const houseOf = ({ open }: Seen, { muster }: PlannedArmy): saga.campaign.Unit | undefined =>
  muster.from === 'house' ? open.units[muster.unit] : undefined;

/** The soldiers of a planned army; undefined where it has not been said whose they are. */
export const troopsOf = (seen: Seen, army: PlannedArmy): saga.campaign.Unit['troops'] | undefined =>
  ('troops' in army.muster ? army.muster.troops : undefined) ?? houseOf(seen, army)?.troops;

/** The troop types that march in some of these armies, in the order of the troop table. */
export const marchingIn = (armies: readonly saga.campaign.Unit['troops'][]): readonly saga.battle.Troop[] =>
  saga.battle.ALL_TROOPS.filter((troop) => armies.some((troops) => troops[troop] > 0));

/** Where a planned army is at home: where its house is, or where its name says. */
export const homesOf = (seen: Seen, army: PlannedArmy): readonly string[] => {
  const house = houseOf(seen, army);
  return house === undefined ? war.placesIn([army.name]) : saga.campaign.homesOf(seen, house);
};

/** The units that two planned armies would muster, with their names as far as these can be. */
export const unitsIn = (seen: Seen, { armies, fields }: Pick<Plan, 'armies' | 'fields'>) => {
  const taken: string[] = [];
  const toBe = armies.map((army) => {
    const names = ableNames(army.muster.from === 'hand' ? army.names : houseOf(seen, army)?.names, taken);
    taken.push(...allChosen(names));
    const troops = troopsOf(seen, army) ?? NO_TROOPS;
    return { troops, homes: homesOf(seen, army), names: names as saga.battle.UnitNames };
  });
  return saga.battle.rollCall(toBe, fields);
};
