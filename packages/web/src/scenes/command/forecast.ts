import type { Asked } from '@warmoot/kernel';
import { command } from '@warmoot/rules';
import type { Answered } from './happened.js';
import type { Choice, CommandView, Side, Unit } from './model.js';
import type { CommandWords } from './words.js';

/** What follows from a choice: with all the defence that may still come, and without it where that is another future. */
export interface Forecast {
  readonly all: command.Future;
  readonly none: command.Future | null;
  /** The same, if whoever wins slaughters where survivors could be let go; null where nobody can. */
  readonly slaughter: { readonly side: Side; readonly future: command.Future } | null;
  /** Who wins the fight it is about, in either of them; null stands for nobody. */
  readonly winners: readonly (number | null)[];
}

const winnersIn = (future: command.Future | null): readonly (number | null)[] =>
  (future?.lines ?? []).flatMap(({ event }) => (event.event === 'clashed' ? [event.winner] : []));

/** What it comes to if the winner slaughters instead of letting survivors go. */
const slaughterIn = (view: CommandView, asked: Asked, { choice, lines }: command.Future): Forecast['slaughter'] => {
  for (const { answer, forks, side } of lines.slice(1)) {
    const instead = forks.find(({ choose }) => choose === 'slaughter');
    if (instead === undefined || answer === null) continue;
    const future = command.futureOf(view, asked, choice, { instead: { answer, choice: instead } });
    return future === null ? null : { side, future };
  }
  return null;
};

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
  const forecast =
    all === null ? null : { all, none: isSame ? null : without, slaughter: slaughterIn(view, asked, all), winners };
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

/** Each of several: "3, 4 or 6". */
const eitherText = (t: CommandWords, texts: readonly string[]): string => {
  const [last = ''] = texts.slice(-1);
  return texts.length < 2 ? last : t.orWord({ one: texts.slice(0, -1).join(', '), two: last });
};

/** What a side pays, by both futures where they differ. */
export const pricesText = (t: CommandWords, forecast: Forecast, side: Side, isLong = false): string => {
  const texts = [forecast.all, forecast.none].flatMap((one) =>
    one === null ? [] : [priceText(t, one.prices[side], isLong)],
  );
  const [one = '', two = one] = [...new Set(texts)];
  return one === two ? one : t.orWord({ one, two });
};

/** What a side pays now and what later: "1, then 1 or 1 unit". */
export const pricedText = (t: CommandWords, forecast: Forecast, side: Side): string => {
  const { all, none, slaughter } = forecast;
  const [first] = all.lines;
  const now = first?.side === side ? first.cost : 0;
  if (now === 0 && slaughter?.side !== side) return pricesText(t, forecast, side);
  const ways = [all, none, slaughter?.side === side ? slaughter.future : null];
  const later = ways.flatMap((one) => {
    const price = one?.prices[side];
    return price === undefined ? [] : [priceText(t, { ...price, points: price.points - now })];
  });
  const texts = eitherText(t, [...new Set(later)]);
  if (now === 0) return texts;
  return texts === t.nothing ? `${now}` : t.thenWord({ now, later: texts });
};

/** Totals as they stand on a beam: "3 or 4". */
export const totalsText = (t: CommandWords, totals: readonly number[]): string =>
  eitherText(t, totals.length === 0 ? ['0'] : totals.map(String));

/** The totals of both sides of a clash as one of them plans it: all of its own come, and whoever of the others. */
export const plannedTotals = (
  clash: command.ClashSheet,
  isAttacker: boolean,
): { readonly attack: readonly number[]; readonly defence: readonly number[] } => ({
  attack: isAttacker ? clash.attackTotals.slice(-1) : clash.attackTotals,
  defence: isAttacker ? clash.defenceTotals : clash.defenceTotals.slice(-1),
});

/** The totals of a fight that a side answers for, its own first; what is over has but one. */
export const ownTotals = (
  t: CommandWords,
  units: readonly Unit[],
  { clash, isOver }: Answered,
  side: Side,
): { readonly own: string; readonly others: string } => {
  const isAttacker = units[clash.attacker]?.side === side;
  const { attack, defence } = isOver
    ? { attack: clash.attackTotals, defence: clash.defenceTotals }
    : plannedTotals(clash, isAttacker);
  const [one, two] = [totalsText(t, attack), totalsText(t, defence)];
  return isAttacker ? { own: one, others: two } : { own: two, others: one };
};

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
