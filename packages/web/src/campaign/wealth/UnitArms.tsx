import type { saga } from '@warmoot/rules';
import { Arms } from '../../design/base/Arms.js';
import { ALL_CHARGES, colourNumber, readArms, type Shield } from '../../people/shield.js';
import { TINCTURES, tinctureOf } from '../../people/tinctures.js';

/** The shield of a unit: as chosen, else by its place among the units. */
const unitShield = (arms: string, nth: number): Shield =>
  readArms(arms) ?? {
    tincture: tinctureOf(nth % TINCTURES.length),
    charge: ALL_CHARGES[nth % ALL_CHARGES.length] ?? 'star',
  };

interface UnitArmsProps {
  readonly unit: Pick<saga.campaign.Unit, 'arms'>;
  readonly nth: number;
  readonly size?: number;
}

export const UnitArms = ({ unit, nth, size = 24 }: UnitArmsProps) => {
  const { tincture, charge } = unitShield(unit.arms, nth);
  return <Arms colour={colourNumber(tincture)} charge={charge} size={size} />;
};
