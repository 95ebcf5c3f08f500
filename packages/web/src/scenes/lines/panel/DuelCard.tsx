import type { Chance } from '@warmoot/kernel';
import { percentText } from '../../../design/chance/Chance.js';
import { useWords } from '../../../words/WordsProvider.js';
import './line.css';

export interface DuelCell {
  readonly key: string;
  /** The other falls. */
  readonly falls: Chance;
  /** You are at 0. */
  readonly down: Chance;
}

interface DuelCardProps {
  readonly title: string;
  readonly corner: string;
  /** What the other may do. */
  readonly columns: readonly string[];
  /** What you may do, with what it gives, and what comes of it against each. */
  readonly rows: readonly {
    readonly key: string;
    readonly name: string;
    readonly gives: string;
    readonly cells: readonly DuelCell[];
  }[];
  readonly note: string;
  /** Each cell for ears. */
  readonly told: (falls: string, down: string) => string;
}

/** A duel of leaders, three by three: large that the other falls, small that you are at 0. */
export const DuelCard = ({ title, corner, columns, rows, note, told }: DuelCardProps) => {
  const { ui } = useWords();
  const bare = (chance: Chance): string => percentText(ui, chance).replace(/\s*%/u, '');
  return (
    <section className="ln-duel" aria-label={title}>
      <h3>{title}</h3>
      <table>
        <thead>
          <tr>
            <td>{corner}</td>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, gives, cells }) => (
            <tr key={key}>
              <th scope="row">
                {name} <i>{gives}</i>
              </th>
              {cells.map(({ key: against, falls, down }) => (
                <td key={against}>
                  <span className="vh">{told(percentText(ui, falls), percentText(ui, down))}</span>
                  <b aria-hidden="true">{bare(falls)}</b>
                  <span aria-hidden="true">{bare(down)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{note}</p>
    </section>
  );
};
