import type { Asked, View } from '@warmoot/kernel';
import { command } from '@warmoot/rules';
import type { Speech } from '../speech.js';
import { armyName, type CommandPhrases } from './facts.js';
import { tellCommandEvents } from './tellEvents.js';

type CommandView = View<command.Command>;
type Seen = command.CommandSight;

/** How it stands after a line of a future: what sentences read of it. */
const standAfter = ({ given, open }: Seen, { unit, event, after }: command.FutureLine): Seen => {
  const put = (all: readonly number[], value: number): readonly number[] => all.with(unit, value);
  const damage = open.damage[unit] ?? 0;
  const isGone = event.event === 'routed' || event.event === 'slaughtered';
  const to = 'path' in event ? event.path.at(-1) : undefined;
  return {
    given,
    open: {
      ...open,
      points: put(open.points, after),
      damage: event.event === 'damaged' ? put(open.damage, damage + 1) : open.damage,
      at: isGone ? put(open.at, -1) : to === undefined ? open.at : put(open.at, to),
    },
  } as Seen;
};

const priceText = (speech: Speech, { points, damage, units }: command.Price): string => {
  const { forecast: t } = speech.t.command.telling;
  const parts = [
    ...(points > 0 ? [t.points({ n: points })] : []),
    ...(damage > 0 ? [t.damage({ n: damage })] : []),
    ...(units > 0 ? [t.units({ n: units })] : []),
  ];
  return parts.length === 0 ? t.nothing : t.all({ parts });
};

const pricesText = (speech: Speech, view: Seen, { prices }: command.Future): string =>
  ([0, 1] as const)
    .map((side) =>
      speech.t.command.telling.forecast.price({
        army: armyName(view, side),
        price: priceText(speech, prices[side] as command.Price),
      }),
    )
    .join('; ');

/** What else was open to whoever answers in a line. */
const forksText = (speech: Speech, view: Seen, { unit, forks }: command.FutureLine): readonly string[] => {
  const { forecast: t } = speech.t.command.telling;
  const key = view.open.roster[unit]?.name;
  const own = forks.filter((fork) => !('unit' in fork) || fork.unit === key);
  const firsts = own.filter((fork, nth) => own.findIndex(({ choose }) => choose === fork.choose) === nth);
  const ways = firsts.map((fork) =>
    speech.t.command.asking.priced({
      choice: speech.t.command.names.orders[fork.choose],
      price: command.priceOf(view, fork),
    }),
  );
  return ways.length === 0 ? [] : [t.fork({ ways })];
};

/**
 * What follows from a choice, as the pages have it: line by line with its price and its rule, what others could do
 * instead, and what it comes to for both sides, with the support that the defence may still get and without.
 */
export const forecastText = (
  speech: Speech,
  phrases: CommandPhrases,
  view: CommandView,
  asked: Asked,
  choice: command.CommandChoice,
): readonly string[] => {
  const { forecast: t } = speech.t.command.telling;
  const future = command.futureOf(view, asked, choice);
  if (future === null || future.lines.length === 0) return [];
  const events = tellCommandEvents(speech, phrases) as Readonly<Record<string, (event: never, at: never) => string>>;
  let sight: Seen = view;
  const lines = future.lines.flatMap((line) => {
    const was = sight;
    sight = standAfter(sight, line);
    const told = events[line.event.event]?.(line.event as never, { sight, was, hearer: null } as never) ?? '';
    return [...(told === '' ? [] : [told]), ...forksText(speech, view, line)];
  });
  const alone = command.futureOf(view, asked, choice, { defenders: 'none' });
  const [usual, other] = [future, alone].map((one) => (one === null ? '' : pricesText(speech, view, one)));
  return [
    ...lines,
    t.total({ prices: usual ?? '' }),
    ...(other === usual || other === '' ? [] : [t.alone({ prices: other ?? '' })]),
    ...(future.isOver ? [t.over] : []),
    t.supposes,
  ];
};
