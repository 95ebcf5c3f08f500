import type { Rated } from '@warmoot/kernel';
import { type Row, signed, summedRows } from '@warmoot/words';
import { capital } from '../../words/text.js';
import { useWords } from '../../words/WordsProvider.js';
import { Popover } from '../panels/Popover.js';
import { RuleRef } from '../rules/RuleRef.js';
import './tally.css';

interface SumLinesProps {
  readonly title: string;
  readonly rows: readonly Pick<Row, 'label' | 'amount' | 'rule'>[];
}

/** A sum under its name, whose lines open their rules. */
export const SumLines = ({ title, rows }: SumLinesProps) => (
  <div className="tally">
    <header>
      <h3>{title}</h3>
    </header>
    <table className="tally-side">
      <tbody>
        {rows.map(({ label, amount, rule }) => (
          <tr key={`${label} ${rule}`}>
            <th scope="row">
              {rule === null ? (
                label
              ) : (
                <RuleRef id={rule} className="tally-line">
                  {label}
                </RuleRef>
              )}
            </th>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

interface SumPopoverProps {
  readonly scene: string;
  /** What it is the sum of, and what is said of it for ears. */
  readonly what: string;
  readonly of: Rated;
  /** Whose it is, for ears. */
  readonly label: string;
}

/** A number of dice with its sign, where it has one. */
export const diceSaid = (dice: number): string => (dice === 0 ? '0' : signed(dice));

/** A number of dice, which opens to its lines. */
export const DicePopover = ({ scene, what, of, label }: SumPopoverProps) => {
  const { words } = useWords();
  const rows = summedRows(words, scene, { label: what, tally: of.lines ?? [] });
  return (
    <Popover label={label} triggerLabel={label} trigger={diceSaid(of.total)} triggerClass="n">
      <SumLines
        title={`${what} ${diceSaid(of.total)}`}
        rows={rows
          .filter(({ kind }) => kind === 'line')
          .map(({ label: name, rule }, nth) => ({
            label: capital(name),
            amount: signed(of.lines?.[nth]?.by ?? 0),
            rule,
          }))}
      />
    </Popover>
  );
};
