import type { Asked } from '@warmoot/kernel';
import { command } from '@warmoot/rules';
import { useMemo } from 'react';
import { priceText } from '../forecast.js';
import { type CommandView, other, type Side, subject, type Unit } from '../model.js';
import type { CommandWords } from '../words.js';
import { forkText, lineText } from './lines.js';

/** Another way that a line of the account may go, and what is supposed then. */
export interface Way {
  readonly text: string;
  readonly supposing: command.Supposing;
}

interface Told {
  readonly t: CommandWords;
  readonly units: readonly Unit[];
  readonly lines: readonly command.FutureLine[];
}

/** The other answers that were open there, each once; and that somebody does not come who may. */
export const waysOf = ({ t, units, lines }: Told, line: command.FutureLine): readonly Way[] => {
  const unit = units[line.unit];
  if (unit === undefined) return [];
  if (line.event.event === 'supportedDefence')
    return [{ text: t.without({ who: subject(unit) }), supposing: { defenders: 'none' } }];
  if (line.event.event === 'supportedAttack') {
    const others = lines.filter(({ event }) => event.event === 'supportedAttack' && event !== line.event);
    const supporters = others.flatMap((one) => units[one.unit]?.name ?? []);
    return [{ text: t.without({ who: subject(unit) }), supposing: { supporters } }];
  }
  const { answer } = line;
  if (answer === null) return [];
  const found = new Map<string, Way>();
  for (const choice of line.forks) {
    const text = forkText(t, choice);
    if (text !== null && !found.has(text)) found.set(text, { text, supposing: { instead: { answer, choice } } });
  }
  return [...found.values()];
};

interface Shown {
  readonly view: CommandView;
  readonly units: readonly Unit[];
  readonly side: Side;
  readonly asked: Asked;
  readonly t: CommandWords;
}

/** One other way: its lines from there on, and what it comes to. */
const OneWay = ({ way, at, of, props }: { way: Way; at: number; of: command.CommandChoice; props: Shown }) => {
  const { view, units, side, asked, t } = props;
  const future = useMemo(() => command.futureOf(view, asked, of, way.supposing), [view, asked, of, way]);
  if (future === null) return null;
  const lines = future.lines.slice(at).flatMap(({ event, cost, before, after }) => {
    const text = lineText(t, view, units, event);
    if (text === null) return [];
    return [cost === 0 ? text : `${text}, ${t.fromTo({ before, after })}`];
  });
  return (
    <section className="other-way">
      <h4>{t.otherwise({ way: way.text })}</h4>
      <ol>
        {lines.map((line, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are told by their place
          <li key={nth}>{line}</li>
        ))}
      </ol>
      <p>
        {t.accountSpoken({
          mine: priceText(t, future.prices[side], true),
          theirs: priceText(t, future.prices[other(side)], true),
        })}
      </p>
    </section>
  );
};

interface WaysProps {
  readonly ways: readonly Way[];
  /** The place of the line in its future. */
  readonly at: number;
  readonly of: command.CommandChoice;
  readonly props: Shown;
}

/** The other ways of a line, each with the account it leads to. */
export const Ways = ({ ways, at, of, props }: WaysProps) => (
  <div className="account-ways">
    {ways.map((way) => (
      <OneWay key={way.text} way={way} at={at} of={of} props={props} />
    ))}
  </div>
);
