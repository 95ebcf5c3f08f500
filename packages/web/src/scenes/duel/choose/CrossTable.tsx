import { approx, type SceneRules } from '@warmoot/kernel';
import type { Duel } from '@warmoot/rules';
import { type DuelCell, duelTable, type Foreseen } from '@warmoot/words';
import { type ReactElement, useMemo } from 'react';
import { nameOf } from '../sheet.js';
import type { PanelProps } from './types.js';

type CrossProps = PanelProps & { readonly me: number; readonly foe: number };

const figure = (foreseen: Foreseen | null): string =>
  foreseen === null ? '–' : `${Math.round(approx(foreseen.strong) * 100)}`;

/** Acts that bring no throw are all alike here: one of them stands for all. */
const shown = (count: number, thrown: (at: number) => boolean): readonly number[] => {
  const all = Array.from({ length: count }, (_, i) => i);
  return [...all.filter(thrown), ...all.filter((at) => !thrown(at)).slice(0, 1)];
};

/** My act against each of theirs, with the chances of both. */
export const CrossTable = ({ rules, view, me, foe, t }: CrossProps): ReactElement => {
  const table = useMemo(() => duelTable(rules as SceneRules<Duel>, view, me, foe), [rules, view, me, foe]);
  const { rows, columns, cells } = table;
  const cell = (row: number, column: number): DuelCell | undefined => cells[row]?.[column];
  const myThrows = (row: number): boolean => columns.some((_, column) => cell(row, column)?.mine !== null);
  const theirThrows = (column: number): boolean => rows.some((_, row) => cell(row, column)?.theirs !== null);
  const [down, across] = [shown(rows.length, myThrows), shown(columns.length, theirThrows)];
  return (
    <div className="cross">
      <p className="small soft">{t.crossLead(nameOf(view, me), nameOf(view, foe))}</p>
      <table>
        <thead>
          <tr>
            <td />
            {across.map((column) => (
              <th key={column} scope="col">
                {theirThrows(column) ? t.acts[columns[column]?.act ?? 'pass'] : t.noCheck}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {down.map((row) => (
            <tr key={row}>
              <th scope="row">{myThrows(row) ? t.acts[rows[row]?.act ?? 'pass'] : t.noCheck}</th>
              {across.map((column) => (
                <td key={column}>
                  <b>{figure(cell(row, column)?.mine ?? null)}</b>
                  <span>{figure(cell(row, column)?.theirs ?? null)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
