import { badForm, brokenRule, type Fixed, ok, type Refusal, type Result, type RuleId, refused } from '@warmoot/kernel';
import type { Troops } from '../battle/model.js';
import { costOf } from '../battle/muster/muster.js';
import { ALL_TROOPS, TROOPS } from '../battle/troops.table.js';
import { readCredits, type WealthTime } from './credits.js';
import {
  type Baseline,
  ratingAt,
  type Support,
  type WealthChange,
  type WealthEvent,
  type WealthRecord,
} from './wealth.js';

/** SAGA-WEALTH-014: in proportion to the rating, rounded down; in whole numbers throughout. */
export const supportedAt = ({ baselineAmount, baselineLevel }: Baseline, level: number): number => {
  const [product, by] = [baselineAmount * ratingAt(level), ratingAt(baselineLevel)];
  return (product - (product % by)) / by;
};

/** SAGA-WEALTH-003, SAGA-WEALTH-016: the troop cost that is supported since the last reckoning. */
export const armyBudget = ({ army, effective }: WealthRecord): number => supportedAt(army, effective);

/** SAGA-WEALTH-016: an army built now keeps to the budget; one already built fights with the troops it has. */
export const refusesArmy = (
  record: WealthRecord,
  { troops, built }: { readonly troops: Fixed<Troops>; readonly built: boolean },
): Refusal | null => {
  const [cost, budget] = [costOf(troops), armyBudget(record)];
  return built || cost <= budget ? null : brokenRule('SAGA-WEALTH-016', 'wealth.overBudget', { cost, budget });
};

/** How one quantity stands to what is supported. `what` is null for the army, counted in troop cost. */
export interface Supported {
  readonly what: string | null;
  readonly now: number;
  readonly supported: number;
  readonly excess: number;
  readonly room: number;
  readonly why: RuleId;
}

const standing = (what: string | null, now: number, supported: number): Supported => ({
  what,
  now,
  supported,
  excess: Math.max(0, now - supported),
  room: Math.max(0, supported - now),
  why: 'SAGA-WEALTH-014',
});

/** Everything a record supports, in its order, the army last. */
export const supportedBy = (record: WealthRecord, troops: Fixed<Troops>): readonly Supported[] => [
  ...record.supports.map((support) => standing(support.id, support.now, supportedAt(support, record.effective))),
  standing(null, costOf(troops), armyBudget(record)),
];

// SAGA-WEALTH-007, SAGA-WEALTH-008: once a year what the level brings takes effect; with `yearly` its credits are read
// before.
export const reckoned = (record: WealthRecord, { year, timing }: WealthTime): WealthChange => {
  const read = timing === 'yearly' ? readCredits(record, year) : { record, happened: [] };
  const { level, effective } = read.record;
  const tookEffect = { event: 'tookEffect', from: effective, to: level, why: 'SAGA-WEALTH-007' } as const;
  return {
    record: { ...read.record, effective: level, toSettle: true },
    happened: effective === level ? read.happened : [...read.happened, tookEffect],
  };
};

/** What there is of everything when the owner has settled the year. */
export interface Settlement {
  /** By their places in the record. */
  readonly supports: readonly number[];
  readonly troops: Fixed<Troops>;
}

const wrongAmount = ({ supported, now }: Supported, name: string, after: number): Refusal | null => {
  const facts = { what: name, now, supported, after };
  if (after > supported) return brokenRule('SAGA-WEALTH-015', 'wealth.notSupported', facts);
  // The owner gives up the excess and no more.
  return after < Math.min(now, supported) ? brokenRule('SAGA-WEALTH-015', 'wealth.notOwed', facts) : null;
};

/** Why these are not the soldiers after the settlement. The owner picks who goes, but no more go than must. */
const wrongTroops = (army: Supported, was: Fixed<Troops>, after: Fixed<Troops>): Refusal | null => {
  const [{ supported, now, excess }, cost] = [army, costOf(after)];
  const facts = { what: null, now, supported, after: cost };
  if (cost > supported) return brokenRule('SAGA-WEALTH-015', 'wealth.notSupported', facts);
  if (excess > 0 && ALL_TROOPS.some((troop) => after[troop] > was[troop])) {
    return brokenRule('SAGA-WEALTH-015', 'wealth.nothingNew', facts);
  }
  const gone = ALL_TROOPS.filter((troop) => after[troop] < was[troop]);
  const needless = gone.some((troop) => excess === 0 || cost + TROOPS[troop].cost <= supported);
  return needless ? brokenRule('SAGA-WEALTH-015', 'wealth.notOwed', facts) : null;
};

const changeOf = (what: string | null, now: number, after: number): readonly WealthEvent[] => {
  if (after === now) return [];
  const event = after < now ? 'gaveUp' : 'broughtUp';
  return [{ event, what, amount: Math.abs(after - now), why: 'SAGA-WEALTH-015' }];
};

// SAGA-WEALTH-015: after the reckoning the owner gives up the excess and may fill up the rest.
export const settled = (record: WealthRecord, was: Fixed<Troops>, after: Settlement): Result<WealthChange> => {
  if (!record.toSettle) return refused(brokenRule('SAGA-WEALTH-015', 'wealth.notNow'));
  const { supports } = record;
  if (after.supports.length !== supports.length) {
    const found = `${after.supports.length}`;
    return refused(badForm('supports', 'wealth.everySupport', found, { supports: supports.map(({ name }) => name) }));
  }
  const all = supportedBy(record, was);
  const army = all.at(-1) as Supported;
  const wrong =
    after.supports
      .map((amount, at) => wrongAmount(all[at] as Supported, (supports[at] as Support).name, amount))
      .find((refusal) => refusal !== null) ?? wrongTroops(army, was, after.troops);
  if (wrong !== null) return refused(wrong);
  return ok({
    record: {
      ...record,
      toSettle: false,
      supports: supports.map((support, at) => ({ ...support, now: after.supports[at] as number })),
    },
    happened: [
      ...supports.flatMap(({ id, now }, at) => changeOf(id, now, after.supports[at] as number)),
      ...changeOf(null, army.now, costOf(after.troops)),
    ],
  });
};

/** SAGA-WEALTH-015: a loss during the year; nothing grows back before the reckoning. */
export const lost = (record: WealthRecord, what: string, amount: number): Result<WealthChange> => {
  const support = record.supports.find(({ id }) => id === what);
  if (support === undefined) {
    return refused(badForm('what', 'wealth.support', what, { supports: record.supports.map(({ id }) => id) }));
  }
  if (!(amount >= 0 && amount <= support.now)) {
    return refused(badForm('amount', 'wealth.noMoreThanThere', `${amount}`, { now: support.now }));
  }
  const less = (support: Support): Support =>
    support.id === what ? { ...support, now: support.now - amount } : support;
  return ok({
    record: { ...record, supports: record.supports.map(less) },
    happened: [{ event: 'lost', what, amount, why: 'SAGA-WEALTH-015' }],
  });
};
