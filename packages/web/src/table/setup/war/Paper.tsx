import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { usePrinting } from '../../../browser/usePrinting.js';
import { SIDES } from './armies.js';
import './army-paper.css';

/** Both armies for the table of wood, a page each. On a screen there is the form instead. */
export const Paper = ({ sheet }: { readonly sheet: (side: 0 | 1) => ReactNode }) =>
  usePrinting() ? createPortal(<div className="army-paper">{SIDES.map(sheet)}</div>, document.body) : null;

interface SheetProps {
  readonly name: string;
  /** Who leads it. */
  readonly led: string;
  readonly heads: readonly string[];
  readonly rows: ReactNode;
  readonly note: string;
}

/** An army on paper: its units, a line for each. The first column is for pictures. */
export const Sheet = ({ name, led, heads, rows, note }: SheetProps) => (
  <section className="army-sheet">
    <header>
      <h2>{name}</h2>
      <p>{led}</p>
    </header>
    <table>
      <thead>
        <tr>
          <td />
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows}</tbody>
    </table>
    <p>{note}</p>
  </section>
);

/** Boxes to cross off. */
export const Boxes = ({ many, sign }: { readonly many: number; readonly sign: string }) => (
  <span className="paper-boxes">{sign.repeat(many)}</span>
);
