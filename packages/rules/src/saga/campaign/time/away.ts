import type { Troops } from '../../battle/model.js';
import { byTroop } from '../../battle/troops.table.js';
import type { Campaign, CampaignEvent, Unit } from '../papers/model.js';
import { because, keepUnit } from '../papers/noting.js';

type Soldiers = Pick<Unit, 'troops' | 'away'>;

export const together = (one: Troops, other: Troops): Troops => byTroop((troop) => one[troop] + other[troop]);

/** All soldiers of a unit, those who are away for a while among them: its wealth pays for all (SAGA-WEALTH-015). */
export const allSoldiersOf = ({ troops, away = [] }: Soldiers): Troops =>
  away.reduce((all, gone) => together(all, gone.troops), troops);

/** A unit after some of those away have come back; without the list where nobody is away any more. */
const without = ({ away: _, ...unit }: Unit, left: NonNullable<Unit['away']>): Unit =>
  left.length === 0 ? unit : { ...unit, away: left };

/** SORTIE-SAGA-010: soldiers who are away come back on the morning of their day, each under the rule they left by. */
export const backBy = ({ open }: Campaign, day: number): readonly CampaignEvent[] =>
  Object.values(open.units).flatMap((unit) => {
    const due = [...(unit.away ?? [])].filter(({ back }) => back <= day).sort((a, b) => a.back - b.back);
    let now = unit;
    return due.map((group) => {
      const left = (now.away ?? []).filter((one) => one !== group);
      now = { ...without(now, left), troops: together(now.troops, group.troops) };
      return keepUnit(now, { ...because('cameBack', [group.rule], group.entry), day: group.back });
    });
  });

/** A unit that keeps so many soldiers in all: whoever is away stays of it first, up to that number. */
export const keepingInAll = (unit: Unit, all: Troops): Unit => {
  let left = all;
  const away = (unit.away ?? []).flatMap((group) => {
    const troops = byTroop((troop) => Math.min(group.troops[troop], left[troop]));
    left = byTroop((troop) => left[troop] - troops[troop]);
    return Object.values(troops).some((many) => many > 0) ? [{ ...group, troops }] : [];
  });
  return { ...without(unit, away), troops: left };
};
