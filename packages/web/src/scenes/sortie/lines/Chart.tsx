import { apartOf, isIn, type SortieView, type Unit } from '../model.js';
import type { LinesWords } from './words.js';

interface ChartProps {
  readonly view: SortieView;
  readonly mine: readonly Unit[];
  readonly theirs: readonly Unit[];
  readonly t: LinesWords;
}

/** How far every unit of one's own is from every enemy, in half moves. Contact is ink. */
export const Chart = ({ view, mine, theirs, t }: ChartProps) => {
  const [rows, columns] = [mine.filter(isIn), theirs.filter(isIn)];
  if (rows.length === 0 || columns.length === 0) return null;
  return (
    <table className="apart-chart">
      <caption>{t.chart}</caption>
      <thead>
        <tr>
          <td />
          {columns.map((unit) => (
            <th key={unit.name} scope="col">
              {unit.called}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.called}</th>
            {columns.map((column) => {
              const n = apartOf(view, row.index, column.index);
              return (
                <td key={column.name} data-contact={n === 0 ? '' : undefined}>
                  <span aria-hidden="true">{n}</span>
                  <span className="vh">{t.apartSpoken({ one: row.called, two: column.called, n })}</span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
