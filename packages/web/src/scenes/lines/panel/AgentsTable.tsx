import { Leaf } from '../../../design/panels/Leaf.js';
import type { AgentRow } from '../parts.js';
import './line.css';

interface AgentsTableProps {
  readonly title: string;
  readonly dice: string;
  readonly all: string;
  /** On whom, with the chance of each die: it opens. */
  readonly columns: readonly { readonly key: string; readonly head: React.ReactNode }[];
  readonly rows: readonly AgentRow[];
}

/** Who strikes, with how many dice, and on whom; a double rule before the sum. */
export const AgentsTable = ({ title, dice, all, columns, rows }: AgentsTableProps) => {
  const sum = (of: (row: AgentRow) => number): number => rows.reduce((total, row) => total + of(row), 0);
  return (
    <Leaf className="ln-agents" title={title}>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{dice}</th>
            {columns.map(({ key, head }) => (
              <th key={key} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.who}</th>
              <td>{row.dice}</td>
              {columns.map(({ key }, nth) => (
                <td key={key}>{row.on[nth] ?? 0}</td>
              ))}
            </tr>
          ))}
          {rows.length < 2 ? null : (
            <tr className="ln-sum">
              <th scope="row">{all}</th>
              <td>{sum((row) => row.dice)}</td>
              {columns.map(({ key }, nth) => (
                <td key={key}>{sum((row) => row.on[nth] ?? 0)}</td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </Leaf>
  );
};
