import { type ReactNode, useId } from 'react';
import { useWords } from '../../words/WordsProvider.js';
import { Icon, type IconName } from '../base/Icon.js';
import { NamedRow } from '../lit/lit.js';
import { usePressTwice } from './usePressTwice.js';
import './radio-rows.css';

/** A choice: symbol, name, odds, exact fraction, what follows either way. */
export interface ChoiceRow {
  readonly key: string;
  readonly title: ReactNode;
  readonly icon?: IconName;
  readonly odds?: ReactNode;
  readonly exact?: ReactNode;
  /** What follows if it lands and if it does not. */
  readonly notes?: readonly ReactNode[];
  /** Why it is not open, in words; the rule that says so may be opened there. */
  readonly closed?: ReactNode;
  /** The odds before the last news changed them. */
  readonly was?: string | null;
}

interface RadioRowsProps {
  readonly legend: string;
  /** Whether the legend is seen or only heard. */
  readonly quietLegend?: boolean;
  readonly rows: readonly ChoiceRow[];
  readonly picked: string | null;
  readonly onPick: (key: string) => void;
  /** Pressing the picked row once more, or Enter twice. */
  readonly onAgain?: ((key: string) => void) | undefined;
  /** Cards stand side by side, rows below each other. */
  readonly look?: 'rows' | 'cards';
}

interface RowProps {
  readonly row: ChoiceRow;
  readonly name: string;
  readonly picked: boolean;
  readonly onPick: (key: string) => void;
  readonly hands: ReturnType<ReturnType<typeof usePressTwice>>;
}

const Row = ({ row, name, picked, onPick, hands }: RowProps) => {
  const { ui } = useWords();
  const { key, title, icon, odds, exact, notes = [], closed, was } = row;
  return (
    <label className="choice">
      <input
        type="radio"
        className="vh"
        name={name}
        value={key}
        checked={picked}
        disabled={Boolean(closed)}
        onChange={() => onPick(key)}
        {...hands}
      />
      <span className="choice-name">
        {icon === undefined ? null : <Icon name={icon} />}
        {typeof title === 'string' ? (
          <span>
            <NamedRow text={title} />
          </span>
        ) : (
          title
        )}
      </span>
      {odds === undefined ? null : (
        <span className="choice-odds">
          <strong>{odds}</strong>
          {exact === undefined ? null : <span className="choice-exact">{exact}</span>}
        </span>
      )}
      {was ? <span className="choice-was">{ui.choice.was({ odds: was })}</span> : null}
      {closed ? <span className="choice-note">{closed}</span> : null}
      {notes.map((note, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what follows has no name of its own, and its order is fixed.
        <span className="choice-note" key={nth}>
          {typeof note === 'string' ? <NamedRow text={note} /> : note}
        </span>
      ))}
    </label>
  );
};

/** One choice out of several: native radios, so that arrows move and the group is one tab stop. */
export const RadioRows = ({ legend, quietLegend, rows, picked, onPick, onAgain, look = 'rows' }: RadioRowsProps) => {
  const name = useId();
  const handsOf = usePressTwice(picked, onPick, onAgain);
  return (
    <fieldset className={`choices choices-${look}`} data-rows="">
      <legend className={quietLegend ? 'vh' : 'lab'}>{legend}</legend>
      {rows.map((row) => (
        <Row key={row.key} row={row} name={name} picked={row.key === picked} onPick={onPick} hands={handsOf(row.key)} />
      ))}
    </fieldset>
  );
};
