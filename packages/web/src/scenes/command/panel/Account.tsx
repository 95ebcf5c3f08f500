import type { Asked } from '@warmoot/kernel';
import type { command } from '@warmoot/rules';
import { type CSSProperties, useState } from 'react';
import { CounterPicture, tinctureOf } from '../../../boards/counter/Counter.js';
import { Icon } from '../../../design/base/Icon.js';
import { CLASS_ICONS } from '../classes.js';
import { type Forecast, pricesText } from '../forecast.js';
import { armyName, type CommandView, other, type Side, type Unit } from '../model.js';
import type { CommandWords } from '../words.js';
import { lineText } from './lines.js';
import { Ways, waysOf } from './Ways.js';

interface AccountProps {
  readonly view: CommandView;
  readonly units: readonly Unit[];
  readonly side: Side;
  readonly asked: Asked;
  readonly forecast: Forecast;
  /** What has been done in this stage already. */
  readonly told: readonly command.CommandEvent[];
  readonly t: CommandWords;
}

const MOST_TOLD = 4;
const STEP_MS = 90;
const MOST_MS = 600;

/** What a line takes from a purse: lozenges, before and after; or that nothing else was open. */
const Paid = ({
  line,
  isMine,
  t,
}: {
  readonly line: command.FutureLine;
  readonly isMine: boolean;
  readonly t: CommandWords;
}) => {
  if (line.event.event === 'routed') {
    return (
      <span className="paid paid-rout">
        <Icon name="cm-rout" size={14} label={t.mustRout} />
        <em>{t.has({ n: line.before })}</em>
      </span>
    );
  }
  if (!('cost' in line.event)) return null;
  if (line.cost === 0) return <span className="paid paid-none">0</span>;
  return (
    <span className="paid">
      <span className="purse" aria-hidden="true">
        {Array.from({ length: line.cost }, (_, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: points have no names
          <Icon key={nth} name="cm-point" size={13} className={isMine ? 'loz loz-going' : 'loz'} />
        ))}
      </span>
      <em>{t.fromTo({ before: line.before, after: line.after })}</em>
    </span>
  );
};

interface LineProps {
  readonly line: command.FutureLine;
  readonly nth: number;
  readonly of: number;
  readonly isFirstOfStage: boolean;
  readonly props: AccountProps;
}

const Line = ({ line, nth, of, isFirstOfStage, props }: LineProps) => {
  const { view, units, side, forecast, t } = props;
  const { lines, choice } = forecast.all;
  const [isOpen, setOpen] = useState(false);
  const text = lineText(t, view, units, line.event);
  const ways = waysOf({ t, units, lines }, line);
  const delay = Math.min(STEP_MS, MOST_MS / Math.max(1, of)) * nth;
  const paid = <Paid line={line} isMine={line.side === side} t={t} />;
  return (
    <>
      <tr className="account-line" style={{ '--wait': `${delay}ms` } as CSSProperties}>
        <td className="account-stage">{isFirstOfStage ? line.stage : ''}</td>
        <td className="account-number">{nth + 1}</td>
        <td className="account-text">
          {text}
          {ways.length === 0 ? null : (
            <button type="button" className="account-fork" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              <Icon name="cm-fork" size={14} label={t.fork({ ways: ways.map((way) => way.text) })} />
            </button>
          )}
        </td>
        <td className="account-pay">{line.side === side ? paid : null}</td>
        <td className="account-pay">{line.side === side ? null : paid}</td>
      </tr>
      {isOpen ? (
        <tr>
          <td className="account-stage" />
          <td colSpan={4}>
            <Ways ways={ways} at={lines.indexOf(line)} of={choice} props={props} />
          </td>
        </tr>
      ) : null}
    </>
  );
};

/** What has been done in this stage: the same lines, soft. */
const Told = ({ told, view, units, side, t }: AccountProps) => {
  const rows = told.flatMap((event, nth) => {
    const text = 'cost' in event && event.event !== 'held' ? lineText(t, view, units, event) : null;
    return text === null || !('cost' in event) ? [] : [{ nth, text, cost: event.cost, side: units[event.unit]?.side }];
  });
  return (
    <tbody className="account-told">
      {rows.slice(-MOST_TOLD).map(({ nth, text, cost, side: whose }) => (
        <tr key={nth}>
          <td className="account-stage" />
          <td className="account-number" />
          <td className="account-text">{text}</td>
          <td className="account-pay">{whose === side ? cost : null}</td>
          <td className="account-pay">{whose === side ? null : cost}</td>
        </tr>
      ))}
    </tbody>
  );
};

/** The account in double entry: one line an act, a column for each purse, the stage in the margin. */
export const Account = (props: AccountProps) => {
  const { view, units, side, forecast, t } = props;
  const { lines } = forecast.all;
  const shown = lines.filter(({ event }) => lineText(t, view, units, event) !== null);
  const sides = [side, other(side)] as const;
  const iconOf = (one: Side) => units.find((unit) => unit.side === one)?.class ?? 'HI';
  return (
    <section className="account" data-account="">
      <table>
        <caption className="vh">{t.accountOf}</caption>
        <thead>
          <tr>
            <th scope="col" colSpan={3}>
              <h3>{t.account}</h3>
            </th>
            {sides.map((one) => (
              <th key={one} scope="col" className="account-pay" data-tincture={tinctureOf(one)}>
                <CounterPicture side={one} icon={CLASS_ICONS[iconOf(one)]} size={13} />
                {armyName(view, one)}
              </th>
            ))}
          </tr>
        </thead>
        <Told {...props} />
        <tbody key={JSON.stringify(forecast.all.choice)}>
          <tr className="account-if">
            <td colSpan={5}>{t.ifOrdered}</td>
          </tr>
          {shown.map((line, nth) => (
            <Line
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are told by their place
              key={nth}
              line={line}
              nth={nth}
              of={shown.length}
              isFirstOfStage={shown[nth - 1]?.stage !== line.stage}
              props={props}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={3}>{t.inAll}</td>
            {sides.map((one) => (
              <td key={one} className="account-pay">
                <b>{pricesText(t, forecast, one, true)}</b>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p className="small soft">
        {t.supposes} {forecast.all.isOver ? t.endsIt : ''}
      </p>
    </section>
  );
};
