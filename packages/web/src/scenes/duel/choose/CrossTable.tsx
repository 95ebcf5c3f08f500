import { approx, type SceneRules } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { Tally } from '../../../design/chance/Tally.js';
import { tallyOf } from '../../../design/chance/tallyOf.js';
import { nameOf } from '../sheet.js';
import './cross.css';
import type { PanelProps } from './types.js';

type Act = saga.duel.ActChoice['act'];
type CrossProps = PanelProps & { readonly me: number; readonly foe: number };

const figure = (foreseen: saga.duel.Foreseen | null): string =>
  foreseen === null ? '–' : `${Math.round(approx(foreseen.strong) * 100)}`;

/** Acts that bring no throw are all alike here: one of them stands for all. */
const shown = (count: number, thrown: (at: number) => boolean): readonly number[] => {
  const all = Array.from({ length: count }, (_, i) => i);
  return [...all.filter(thrown), ...all.filter((at) => !thrown(at)).slice(0, 1)];
};

const STEPS: Readonly<Record<string, readonly [down: number, across: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

interface SumsProps extends Pick<CrossProps, 'rules' | 'words' | 'view' | 'me' | 'foe' | 't'> {
  readonly cell: saga.duel.DuelCell;
  readonly acts: readonly [mine: Act, theirs: Act];
}

/** Where the two figures of a cell come from. */
const Sums = ({ cell, acts, rules, words, view, me, foe, t }: SumsProps) => {
  const sum = (foreseen: saga.duel.Foreseen | null, act: Act, plus: number, against: number) => {
    if (foreseen === null) return null;
    const names = { plus: nameOf(view, plus), against: nameOf(view, against) };
    const { defence } = foreseen;
    const title = defence === null ? t.acts[act] : t.metBy({ act: t.acts[act], by: t.defences[defence.by] });
    return <Tally of={tallyOf(words, rules.scene, foreseen.throw, null, names)} title={title} />;
  };
  return (
    <div className="cross-sums" role="status">
      {sum(cell.mine, acts[0], me, foe)}
      {sum(cell.theirs, acts[1], foe, me)}
    </div>
  );
};

/** My act against each of theirs, with the chances of both. A cell opens both sums. One tab stop, arrows move. */
export const CrossTable = (props: CrossProps) => {
  const { rules, view, me, foe, t } = props;
  const table = useMemo(
    () => saga.duel.duelTable(rules as SceneRules<saga.duel.Duel>, view, me, foe),
    [rules, view, me, foe],
  );
  const body = useRef<HTMLTableSectionElement>(null);
  const [at, setAt] = useState<readonly [down: number, across: number]>([0, 0]);
  const [open, setOpen] = useState<SumsProps['cell'] | null>(null);
  const [acts, setActs] = useState<SumsProps['acts']>(['pass', 'pass']);
  const { rows, columns, cells } = table;
  const cell = (row: number, column: number): saga.duel.DuelCell | undefined => cells[row]?.[column];
  const myThrows = (row: number): boolean => columns.some((_, column) => cell(row, column)?.mine !== null);
  const theirThrows = (column: number): boolean => rows.some((_, row) => cell(row, column)?.theirs !== null);
  const [down, across] = [shown(rows.length, myThrows), shown(columns.length, theirThrows)];
  const press = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = [
      Math.max(0, Math.min(down.length - 1, at[0] + step[0])),
      Math.max(0, Math.min(across.length - 1, at[1] + step[1])),
    ] as const;
    setAt(next);
    body.current?.querySelectorAll('tr')[next[0]]?.querySelectorAll('button')[next[1]]?.focus();
  };
  return (
    <div className="cross">
      <p className="small soft">{t.crossLead({ me: nameOf(view, me), foe: nameOf(view, foe) })}</p>
      <table onKeyDown={press}>
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
        <tbody ref={body}>
          {down.map((row, i) => (
            <tr key={row}>
              <th scope="row">{myThrows(row) ? t.acts[rows[row]?.act ?? 'pass'] : t.noCheck}</th>
              {across.map((column, j) => {
                const one = cell(row, column);
                return (
                  <td key={column}>
                    <button
                      type="button"
                      tabIndex={i === at[0] && j === at[1] ? 0 : -1}
                      aria-pressed={one !== undefined && one === open}
                      onClick={() => {
                        setAt([i, j]);
                        setActs([rows[row]?.act ?? 'pass', columns[column]?.act ?? 'pass']);
                        setOpen(one === open ? null : (one ?? null));
                      }}
                    >
                      <b>{figure(one?.mine ?? null)}</b> <span>{figure(one?.theirs ?? null)}</span>
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {open === null ? null : <Sums {...props} cell={open} acts={acts} />}
    </div>
  );
};
