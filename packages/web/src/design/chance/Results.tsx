import { number } from '@warmoot/words';
import { useWords } from '../../words/WordsProvider.js';
import { fractionText, percentText } from './Chance.js';
import type { CountRow, ResultRow } from './results.js';
import './results.css';

/** What came is marked by a sign and said, not by colour alone. */
const Came = () => {
  const { ui } = useWords();
  return (
    <span className="results-came" role="img" aria-label={ui.tally.came}>
      ▸
    </span>
  );
};

/** The results of a throw in bands: which totals, how likely. */
export const Bands = ({ rows }: { readonly rows: readonly ResultRow[] }) => {
  const { ui } = useWords();
  return (
    <table className="results">
      <thead>
        <tr>
          <th scope="col">{ui.tally.result}</th>
          <th scope="col">{ui.tally.total}</th>
          <th scope="col">{ui.tally.chance}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={row.label} className={row.came ? 'results-now' : ''}>
            <th scope="row">
              {row.came ? <Came /> : null}
              <span className={at % 2 === 0 ? 'results-key results-ink' : 'results-key'} aria-hidden="true" />
              {row.label}
            </th>
            <td>{row.totals}</td>
            <td title={fractionText(ui, row.chance) ?? ''}>{percentText(ui, row.chance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const WIDE = 120;
const HIGH = 26;

/** How many dice may give a result: one bar for none, one for one, and so on; a mark over what came. */
const HowMany = ({ row }: { readonly row: CountRow }) => {
  const { ui } = useWords();
  const bar = WIDE / row.shares.length;
  const most = Math.max(...row.shares);
  const said = ui.tally.howMany({ dice: row.shares.length - 1, average: row.average.toFixed(1) });
  return (
    <svg
      className="results-many"
      viewBox={`0 0 ${WIDE} ${HIGH + 8}`}
      width={WIDE}
      height={HIGH + 8}
      role="img"
      aria-label={said}
    >
      <title>{said}</title>
      {row.shares.map((share, count) => {
        const tall = share === 0 ? 0 : Math.max(1, (share / most) * (HIGH - 2));
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the place of a bar is the count it stands for.
            key={count}
            className="bell-in"
            x={count * bar + bar * 0.08}
            y={HIGH + 7 - tall}
            width={bar * 0.84}
            height={tall}
          />
        );
      })}
      <path className="bell-base" d={`M0 ${HIGH + 7.5}H${WIDE}`} />
      {row.came === null ? null : (
        <path
          className="bell-fell"
          d={`M${(row.came + 0.5) * bar - 4} ${Math.max(0, HIGH - 1 - ((row.shares[row.came] ?? 0) / most) * (HIGH - 2))}h8l-4 6z`}
        />
      )}
    </svg>
  );
};

/** Dice that count one by one: for each result its chance for one die, and for how many dice. */
export const Counts = ({ rows }: { readonly rows: readonly CountRow[] }) => {
  const { ui } = useWords();
  const each = rows.every((row) => row.each !== null);
  const fallen = rows.some((row) => row.came !== null);
  return (
    <table className="results results-counts">
      <thead>
        <tr>
          <th scope="col">{ui.tally.result}</th>
          {each ? <th scope="col">{ui.tally.eachDie}</th> : null}
          <th scope="col">{ui.tally.average}</th>
          <th scope="col">{ui.tally.many}</th>
          {fallen ? <th scope="col">{ui.tally.came}</th> : null}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">{row.label}</th>
            {row.each === null || !each ? null : (
              <td title={fractionText(ui, row.each) ?? ''}>{percentText(ui, row.each)}</td>
            )}
            <td>{ui.tally.decimal({ n: row.average.toFixed(1) })}</td>
            <td>
              <HowMany row={row} />
            </td>
            {fallen ? <td className="results-count">{number(row.came ?? 0)}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
