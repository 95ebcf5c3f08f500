import { type SeatId, sameJson } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';

export type TroopCount = saga.campaign.Unit['troops'];

export const NO_TROOPS = Object.fromEntries(saga.battle.ALL_TROOPS.map((troop) => [troop, 0])) as Record<
  saga.battle.Troop,
  number
>;

/** Whose hand a unit is in: the seat that runs its ruler; null where that is the table. */
export const holderSeat = (
  { open }: saga.campaign.SeenCampaign,
  { ruler }: Pick<saga.campaign.Unit, 'ruler'>,
): SeatId | null => (ruler === null ? null : (open.characters[ruler]?.owner ?? null));

/** One thing that wealth supports, as it was built, as it is now, and as it may be. */
export interface Line extends saga.wealth.Supported {
  readonly name: string | null;
  readonly built: number;
  readonly builtAt: number;
  /** What the rating of today will support from the next reckoning on. */
  readonly ahead: number;
}

/** SAGA-WEALTH-014: everything a unit has, the army last and counted in troop cost. */
export const linesOf = (unit: saga.campaign.Unit): readonly Line[] =>
  saga.wealth.supportedBy(unit.wealth, saga.campaign.allSoldiersOf(unit)).map((line, at) => {
    const { wealth } = unit;
    const support = wealth.supports[at];
    const base = support ?? wealth.army;
    return {
      ...line,
      name: support?.name ?? null,
      built: base.baselineAmount,
      builtAt: base.baselineLevel,
      ahead: saga.wealth.supportedAt(base, wealth.level),
    };
  });

/** How the year's books stand. */
interface Books {
  readonly year: number;
  readonly day: number;
  /** What has to be played before the reckoning can be called. */
  readonly first: saga.campaign.Entry | null;
  /** The reckoning can be called and its day has come, or the table has nothing left before it. */
  readonly due: boolean;
  /** Units that have not been settled since the last reckoning. */
  readonly open: readonly saga.campaign.Unit[];
}

export const booksOf = (seen: saga.campaign.SeenCampaign): Books => {
  const { year, day } = saga.campaign.nextReckoning(seen);
  const { units, today } = seen.open;
  const first = saga.campaign.beforeReckoning(seen);
  const open = Object.values(units).filter(({ wealth }) => wealth.toSettle);
  const hasUnits = Object.keys(units).length > 0;
  return { year, day, first, due: hasUnits && first === null && today >= day, open };
};

/** SAGA-WEALTH-011: finished scenes that can still be credited: those still asked about in order, then the newest. */
export const creditable = (seen: saga.campaign.SeenCampaign): readonly saga.campaign.Entry[] => {
  const all = saga.campaign.creditable(seen);
  const [asked, answered] = [all.filter(({ credited }) => credited === null), all.filter((one) => one.credited)];
  return [...asked, ...answered.toReversed()];
};

/** Scenes that have counted for or against a unit. */
export const creditsOf = ({ open }: saga.campaign.SeenCampaign, unit: string): readonly saga.campaign.Entry[] =>
  (saga.calendar.inOrder(Object.values(open.entries)) as readonly saga.campaign.Entry[]).filter(
    ({ credited }) => credited?.raise === unit || credited?.lower === unit,
  );

const scaled = (troops: TroopCount, budget: number): Record<saga.battle.Troop, number> => {
  const cost = saga.battle.costOf(troops);
  return Object.fromEntries(
    saga.battle.ALL_TROOPS.map((troop) => [troop, cost === 0 ? 0 : Math.floor((troops[troop] * budget) / cost)]),
  ) as Record<saga.battle.Troop, number>;
};

const byCost = [...saga.battle.ALL_TROOPS].sort((a, b) => saga.battle.TROOPS[b].cost - saga.battle.TROOPS[a].cost);

/** An army in the proportions it has, of what it may cost: nobody goes who could stay, and no more come than fit. */
export const armyAt = (troops: TroopCount, budget: number): TroopCount => {
  const cost = saga.battle.costOf(troops);
  if (cost === budget) return troops;
  const shrinks = cost > budget;
  const after = scaled(troops, budget);
  for (const troop of byCost) {
    const most = shrinks ? troops[troop] : troops[troop] === 0 ? 0 : Number.POSITIVE_INFINITY;
    while (after[troop] < most && saga.battle.costOf(after) + saga.battle.TROOPS[troop].cost <= budget) after[troop]++;
  }
  return after;
};

/** SAGA-WEALTH-015: what an owner would most likely settle on: exactly what is supported. */
export const settlementOf = (unit: saga.campaign.Unit): Extract<saga.campaign.CampaignDeed, { deed: 'settle' }> => ({
  deed: 'settle',
  unit: unit.id,
  supports: unit.wealth.supports.map((support) => saga.wealth.supportedAt(support, unit.wealth.effective)),
  troops: armyAt(saga.campaign.allSoldiersOf(unit), saga.wealth.armyBudget(unit.wealth)),
});

/** Whether what is settled would change anything. */
export const changesNothing = (
  unit: saga.campaign.Unit,
  { supports, troops }: Extract<saga.campaign.CampaignDeed, { deed: 'settle' }>,
): boolean =>
  sameJson(saga.campaign.allSoldiersOf(unit) as never, troops as never) &&
  unit.wealth.supports.every(({ now }, at) => now === supports[at]);

/** SAGA-EVENT-005, -008: who stands against a plague: main characters always, others unless the table leaves them out. */
export const exposedIn = ({ open }: saga.campaign.SeenCampaign) => {
  const living = Object.values(open.characters).filter(({ dead }) => dead === null);
  return { main: living.filter(({ main }) => main), others: living.filter(({ main }) => !main) };
};
