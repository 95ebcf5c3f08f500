import type { saga } from '@warmoot/rules';
import { useId } from 'react';
import { Figure, type FigureProps } from '../../people/figure/Figure.js';
import { PRESSED, pressedAt } from '../../people/figure/shapes.js';
import { usePressTwice } from './usePressTwice.js';
import './body-choice.css';

/** A part of the body as a line beside the figure; what is no part has a line alone. */
export interface PartLine {
  readonly key: string;
  readonly part: saga.duel.Part | null;
  readonly title: string;
  /** What follows now. */
  readonly now: string;
  /** What would follow of worse. */
  readonly later: string | null;
  /** Why it is not open. */
  readonly closed: string | null;
}

interface BodyChoiceProps {
  readonly legend: string;
  readonly figure: Omit<FigureProps, 'marked' | 'closed' | 'down'>;
  readonly lines: readonly PartLine[];
  readonly picked: string | null;
  /** What would be cut into the picked part. */
  readonly cut: saga.duel.Severity | null;
  readonly onPick: (key: string) => void;
  readonly onAgain: (key: string) => void;
}

/** A part of somebody: pressed on the figure or in its line, which are one control. Radios, so that arrows walk. */
export const BodyChoice = ({ legend, figure, lines, picked, cut, onPick, onAgain }: BodyChoiceProps) => {
  const id = useId();
  const handsOf = usePressTwice(picked, onPick, onAgain);
  const on = lines.find(({ key }) => key === picked)?.part ?? null;
  const closed = lines.flatMap((line) => (line.part !== null && line.closed !== null ? [line.part] : []));
  return (
    <fieldset className="body-choice">
      <legend className="vh">{legend}</legend>
      <div className="body-figure">
        <Figure {...figure} closed={closed} marked={on === null ? null : { part: on, cut }} />
        {PRESSED.map((part) => {
          const line = lines.find((one) => one.part === part);
          return line === undefined || line.closed !== null ? null : (
            <label key={part} htmlFor={`${id}${part}`} style={pressedAt(part)} data-part={part}>
              <span className="vh">{line.title}</span>
            </label>
          );
        })}
      </div>
      <div className="body-lines" data-rows="">
        {lines.map(({ key, part, title, now, later, closed: why }) => (
          <label key={key} className="body-line">
            <input
              type="radio"
              className="vh"
              id={`${id}${part ?? key}`}
              name={id}
              value={key}
              checked={key === picked}
              disabled={why !== null}
              aria-label={[title, now, later, why].filter((text) => text !== null && text !== '').join('. ')}
              onChange={() => onPick(key)}
              {...handsOf(key)}
            />
            <b>{title}</b>
            {now === '' ? null : <span>{now}</span>}
            {(why ?? later) === null ? null : <i>{why ?? later}</i>}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
