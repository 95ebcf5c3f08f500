import { number, type Row } from '@warmoot/words';
import type { ReactNode } from 'react';
import { useWords } from '../../words/WordsProvider.js';
import { Popover } from '../panels/Popover.js';
import { RuleRef } from '../rules/RuleRef.js';
import { Bell } from './Bell.js';
import { fractionText, percentText } from './Chance.js';
import { Dice } from './Dice.js';
import './tally.css';
import type { TallyData, TallySide } from './tallyOf.js';

/** Each line opens its rule. */
const Line = ({ row }: { readonly row: Row }) => (
  <tr>
    <th scope="row">
      {row.rule === null ? (
        row.label
      ) : (
        <RuleRef id={row.rule} className="tally-line">
          {row.label}
        </RuleRef>
      )}
    </th>
    <td>{row.amount}</td>
  </tr>
);

const Side = ({
  side,
  fallback,
  children,
}: {
  readonly side: TallySide;
  readonly fallback: string;
  readonly children: ReactNode;
}) => {
  const { ui } = useWords();
  return (
    <table className="tally-side">
      <caption>{side.name ?? fallback}</caption>
      <tbody>
        {side.lines.map((row) => (
          <Line key={`${row.label} ${row.rule}`} row={row} />
        ))}
        {side.lines.length > 1 ? (
          <tr className="tally-sum">
            <th scope="row">{ui.tally.sum}</th>
            <td>{number(side.sum)}</td>
          </tr>
        ) : null}
      </tbody>
      <tbody className="tally-foot">
        {side.base === null ? null : <Line row={side.base} />}
        {children}
      </tbody>
    </table>
  );
};

const Foot = ({ of }: { readonly of: TallyData }) => {
  const { ui } = useWords();
  if (of.chance === null) return null;
  const fraction = fractionText(ui, of.chance);
  return (
    <div className="tally-bell">
      <p>
        <b>{percentText(ui, of.chance)}</b>
        <span>
          {of.fallen === null ? null : ui.tally.before}{' '}
          {fraction === null ? null : <span className="n">{fraction}</span>}
        </span>
      </p>
      <Bell thrown={of.thrown} fell={of.dice} />
    </div>
  );
};

interface TallyProps {
  readonly of: TallyData;
  readonly title?: string;
  readonly subtitle?: string;
  /** A proposal that hangs on the number. */
  readonly disputed?: boolean;
}

const titleOf = (of: TallyData, title: string | undefined, join: (total: string, need: string) => string): string =>
  title ?? join(number(of.total ?? of.plus.sum), number(of.toReach ?? of.against.sum));

/** Two columns of labelled modifiers, dice and totals; then the bell. */
export const Tally = ({ of, title, subtitle, disputed }: TallyProps) => {
  const { ui } = useWords();
  return (
    <div className="tally">
      <header>
        <h3>{titleOf(of, title, ui.tally.title)}</h3>
        {subtitle === undefined ? null : <span className="lab">{subtitle}</span>}
      </header>
      <div className="tally-sides">
        <Side side={of.plus} fallback={ui.tally.adds}>
          {of.fallen === null || of.dice === null ? null : (
            <>
              <tr className="tally-dice">
                <th scope="row">
                  <Dice dice={of.thrown.dice} faces={of.fallen.faces} size={32} />
                </th>
                <td>{number(of.dice)}</td>
              </tr>
              <tr className="tally-total">
                <th scope="row">{ui.tally.total}</th>
                <td>{number(of.total ?? 0)}</td>
              </tr>
            </>
          )}
        </Side>
        {of.against.lines.length === 0 && of.against.base === null ? null : (
          <Side side={of.against} fallback={ui.tally.against}>
            {of.toReach === null ? null : (
              <tr className="tally-total">
                <th scope="row">{ui.tally.toReach}</th>
                <td>{number(of.toReach)}</td>
              </tr>
            )}
          </Side>
        )}
      </div>
      <Foot of={of} />
      {disputed ? <p className="tally-disputed small">{ui.tally.disputed}</p> : null}
    </div>
  );
};

/** A dotted number that opens its tally. */
export const TallyPopover = ({ children, ...tally }: TallyProps & { readonly children: ReactNode }) => {
  const { ui } = useWords();
  const label = ui.tally.how(titleOf(tally.of, tally.title, ui.tally.title));
  return (
    <Popover wide label={label} trigger={children} triggerClass="n">
      <Tally {...tally} />
    </Popover>
  );
};
