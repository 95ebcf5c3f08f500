import type { Asked } from '@warmoot/kernel';
import { command } from '@warmoot/rules';
import type { Choice, CommandView, Side } from './model.js';
import type { CommandWords } from './words.js';

/** What follows from a choice: with all the defence that may still come, and without it where that is another future. */
export interface Forecast {
  readonly all: command.Future;
  readonly none: command.Future | null;
  /** Who wins the fight it is about, in either of them; null stands for nobody. */
  readonly winners: readonly (number | null)[];
}

const winnersIn = (future: command.Future | null): readonly (number | null)[] =>
  (future?.lines ?? []).flatMap(({ event }) => (event.event === 'clashed' ? [event.winner] : []));

const KNOWN = new WeakMap<CommandView, Map<string, Forecast | null>>();

/** What follows from a choice; worked out once for every view. */
export const forecastOf = (view: CommandView, asked: Asked, choice: Choice): Forecast | null => {
  const known = KNOWN.get(view) ?? new Map<string, Forecast | null>();
  KNOWN.set(view, known);
  const key = JSON.stringify(choice);
  const found = known.get(key);
  if (found !== undefined) return found;
  const all = command.futureOf(view, asked, choice);
  const without = all === null ? null : command.futureOf(view, asked, choice, { defenders: 'none' });
  const isSame = JSON.stringify(without?.prices) === JSON.stringify(all?.prices);
  const winners = [...new Set([...winnersIn(all).slice(0, 1), ...winnersIn(without).slice(0, 1)])];
  const forecast = all === null ? null : { all, none: isSame ? null : without, winners };
  known.set(key, forecast);
  return forecast;
};

/** A price in figures: "2 and 1 unit". */
export const priceText = (t: CommandWords, { points, damage, units }: command.Price, isLong = false): string => {
  const parts = [
    ...(points > 0 ? [isLong ? t.pointsOf({ n: points }) : `${points}`] : []),
    ...(damage > 0 ? [t.damageOf({ n: damage })] : []),
    ...(units > 0 ? [t.unitsOf({ n: units })] : []),
  ];
  const last = parts.at(-1);
  if (last === undefined) return isLong ? t.noPrice : t.nothing;
  return parts.length === 1 ? last : t.andWord({ one: parts.slice(0, -1).join(', '), two: last });
};

/** What a side pays, by both futures where they differ. */
export const pricesText = (t: CommandWords, forecast: Forecast, side: Side, isLong = false): string => {
  const texts = [forecast.all, forecast.none].flatMap((one) =>
    one === null ? [] : [priceText(t, one.prices[side], isLong)],
  );
  const [one = '', two = one] = [...new Set(texts)];
  return one === two ? one : t.orWord({ one, two });
};

/** Totals as they stand on a beam: "3 or 4". */
export const totalsText = (t: CommandWords, totals: readonly number[]): string => {
  const [first = 0] = totals;
  const last = totals.at(-1) ?? first;
  return first === last ? `${first}` : t.orWord({ one: totals.slice(0, -1).join(', '), two: `${last}` });
};

/** The totals of both sides of a clash as one of them plans it: all of its own come, and whoever of the others. */
export const plannedTotals = (
  clash: command.ClashSheet,
  isAttacker: boolean,
): { readonly attack: readonly number[]; readonly defence: readonly number[] } => ({
  attack: isAttacker ? clash.attackTotals.slice(-1) : clash.attackTotals,
  defence: isAttacker ? clash.defenceTotals : clash.defenceTotals.slice(-1),
});

/** What a unit pays in a future, or that it leaves the field by it. */
export const pricedUnits = (future: command.Future): ReadonlyMap<number, number | 'rout'> => {
  const found = new Map<number, number | 'rout'>();
  for (const { unit, before, after } of future.units) {
    if (before.fate === 'here' && after.fate !== 'here') found.set(unit, 'rout');
    else if (before.points > after.points) found.set(unit, before.points - after.points);
  }
  return found;
};

/** The way a unit would go in a future: the hexes it enters. */
export const wayIn = (future: command.Future | null): readonly number[] => {
  const event = future?.lines[0]?.event;
  return event !== undefined && 'path' in event ? event.path : [];
};
