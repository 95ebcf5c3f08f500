import { approx, type Chance } from '@warmoot/kernel';
import { sortie } from '@warmoot/rules';
import type { Words } from '@warmoot/words';
import { type KeyboardEvent, useId, useRef } from 'react';
import { Icon } from '../../../design/base/Icon.js';
import { usePressTwice } from '../../../design/forms/usePressTwice.js';
import { useSpoken } from '../../../words/speech.js';
import type { Side } from '../model.js';
import { netText } from './dice.js';
import './maneuvers.css';
import { OutcomeBar } from './OutcomeBar.js';
import { PLAN, type PlanWords } from './words.js';

export interface Looked {
  readonly mine: sortie.Maneuver;
  readonly theirs: sortie.Maneuver;
}

const { MANEUVERS } = sortie;

export const cellAt = (cells: readonly sortie.Cell[], { mine, theirs }: Looked): sortie.Cell | null =>
  cells.find((cell) => cell.mine === mine && cell.theirs === theirs) ?? null;

/** What happens where nobody rolls. */
export const noRollText = (t: PlanWords, { noRoll, mine }: sortie.Cell): string => {
  if (noRoll === null) return '';
  if (noRoll !== 'retreaterSucceeds') return t.noRoll[noRoll];
  return t.noRoll.retreaterSucceeds[mine === 'retreat' ? 'mine' : 'theirs'];
};

const percent = (words: Words, of: Chance): string => words.decimal(approx(of) * 100, 1);

interface MatrixProps {
  readonly cells: readonly sortie.Cell[];
  readonly side: Side;
  readonly caption: string;
  /** Half moves between the two. */
  readonly apart: number;
  readonly picked: sortie.Maneuver | null;
  readonly looked: Looked | null;
  readonly onPick: (maneuver: sortie.Maneuver) => void;
  readonly onAgain: () => void;
  readonly onLook: (at: Looked) => void;
}

/** Why a pair cannot come about; null where it can. */
export const shutText = (t: PlanWords, { shut }: sortie.Cell, apart: number): string | null => {
  if (shut[0] !== null) return t.shutMine({ n: apart });
  return shut[1] === null ? null : t.shutTheirs({ n: apart });
};

/** Where an arrow leads within the table. */
const ARROWS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The next pair that way; rows that are shut are passed over. */
const neighbour = (
  cells: readonly sortie.Cell[],
  { mine, theirs }: Looked,
  [row, column]: readonly [number, number],
): Looked | null => {
  const next = {
    mine: MANEUVERS[MANEUVERS.indexOf(mine) + row],
    theirs: MANEUVERS[MANEUVERS.indexOf(theirs) + column],
  };
  if (next.mine === undefined || next.theirs === undefined) return null;
  const at = { mine: next.mine, theirs: next.theirs };
  const isShut = (cellAt(cells, at)?.shut[0] ?? null) !== null;
  return isShut ? neighbour(cells, at, [row, column]) : at;
};

/** My maneuvers against his answers. The picked row is gold; the cell that is looked at has a frame. */
export const Matrix = (props: MatrixProps) => {
  const { cells, side, caption, apart, picked, looked, onPick, onAgain, onLook } = props;
  const { t, words } = useSpoken(PLAN);
  const name = useId();
  const table = useRef<HTMLTableElement>(null);
  const handsOf = usePressTwice(picked, (key) => onPick(key as sortie.Maneuver), onAgain);
  const onKeys = (at: Looked) => (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    const next = arrow === undefined ? null : neighbour(cells, at, arrow);
    if (arrow === undefined) return;
    event.preventDefault();
    if (next === null) return;
    onLook(next);
    table.current?.querySelector<HTMLElement>(`[data-cell="${next.mine} ${next.theirs}"]`)?.focus();
  };
  const stop = looked ?? { mine: 'attack', theirs: 'attack' };
  const closed = cells.find(({ shut }) => shut[0] === null && shut[1] !== null);
  return (
    <>
      <div className="maneuvers-room">
        <table ref={table} className="maneuvers">
          <caption className="vh">{caption}</caption>
          <thead>
            <tr>
              <td />
              {MANEUVERS.map((theirs) => (
                <th key={theirs} scope="col">
                  <Icon name={`so-${theirs}`} size={18} />
                  <span>{t.maneuvers[theirs]}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {MANEUVERS.map((mine) => {
              const row = cells.filter((cell) => cell.mine === mine);
              const isShut = row.some(({ shut }) => shut[0] !== null);
              const best = sortie.bestAnswers(cells, mine);
              return (
                <tr key={mine} data-on={mine === picked || undefined} data-shut={isShut || undefined}>
                  <th scope="row">
                    <label data-rows="">
                      <input
                        type="radio"
                        className="vh"
                        name={name}
                        disabled={isShut}
                        checked={mine === picked}
                        onChange={() => onPick(mine)}
                        {...handsOf(mine)}
                      />
                      <Icon name={`so-${mine}`} size={22} />
                      <span>{t.maneuvers[mine]}</span>
                    </label>
                  </th>
                  {isShut ? <td colSpan={MANEUVERS.length}>{t.shutMine({ n: apart })}</td> : null}
                  {(isShut ? [] : row).map((cell) => {
                    const { theirs, odds } = cell;
                    const why = shutText(t, cell, apart);
                    const isBest = why === null && best.includes(theirs);
                    const isLooked = looked?.mine === mine && looked.theirs === theirs;
                    const isStop = stop.mine === mine && stop.theirs === theirs;
                    const told = words.sortie.cell(cell);
                    return (
                      <td key={theirs} data-looked={isLooked || undefined} data-best={isBest || undefined}>
                        <button
                          type="button"
                          data-cell={`${mine} ${theirs}`}
                          tabIndex={isStop ? 0 : -1}
                          aria-pressed={isLooked}
                          aria-label={isBest ? `${told} ${t.bestAnswer}.` : told}
                          title={why ?? undefined}
                          onClick={() => onLook({ mine, theirs })}
                          onKeyDown={onKeys({ mine, theirs })}
                        >
                          {why !== null ? (
                            <span className="man-shut">–</span>
                          ) : odds === null ? (
                            <span className="man-none">{noRollText(t, cell)}</span>
                          ) : (
                            <>
                              <span className="man-figures">
                                <b>{percent(words, odds.wins[0])}</b>
                                <i>
                                  {t.nets({ mine: netText(cell.nets[0].total), theirs: netText(cell.nets[1].total) })}
                                </i>
                              </span>
                              <OutcomeBar odds={odds} side={side} />
                            </>
                          )}
                        </button>
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {closed === undefined ? null : <p className="small soft">– {t.shutTheirs({ n: apart })}</p>}
    </>
  );
};
