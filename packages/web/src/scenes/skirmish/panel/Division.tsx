import { type PointerEvent, useId, useRef, useState } from 'react';
import { Arms } from '../../../design/base/Arms.js';
import { Icon } from '../../../design/base/Icon.js';
import { Leaf } from '../../../design/panels/Leaf.js';
import { useSpoken } from '../../../words/speech.js';
import type { DivisionRow } from '../parts.js';
import './division.css';
import { PANEL } from './words.js';

interface DivisionProps {
  readonly title: string;
  /** Whose the odd dice are, in words; nothing where there are none. */
  readonly aside: string;
  readonly rows: readonly DivisionRow[];
  /** The odd dice, by the keys of their targets, in the order in which they were put there. */
  readonly odd: readonly string[];
  readonly onOdd: (odd: readonly string[]) => void;
  /** Where every die may go where one likes: one more goes to this target. */
  readonly onDie?: ((key: string) => void) | undefined;
  /** A target is looked at: by mouse, finger or key. */
  readonly onLook?: (key: string | null) => void;
}

/** An odd die goes to a target. Which one, where nobody says so: the one that has lain longest. */
export const oddMoved = (odd: readonly string[], to: string, from: string | undefined = odd[0]): readonly string[] =>
  odd.includes(to) || from === undefined ? odd : [...odd.filter((key) => key !== from), to];

const Die = ({ kind }: { readonly kind: 'even' | 'extra' }) => (
  <span className="sk-die" data-kind={kind}>
    <Icon name="di-d12" size={30} />
  </span>
);

interface FixedProps {
  readonly row: DivisionRow;
  /** Whether an odd die lies here too. */
  readonly isOdd: boolean;
}

/** Dice that nobody moves: grey from the even split, with a + where they come after it. */
const Fixed = ({ row: { even, extra }, isOdd }: FixedProps) => {
  const { t } = useSpoken(PANEL);
  const more = even > 0 || isOdd ? extra : 0;
  return (
    <>
      <span className="vh">{[t.even({ n: even }), ...(more > 0 ? [t.extra({ n: more })] : [])].join(', ')}</span>
      {[...Array<'even'>(even).fill('even'), ...Array<'extra'>(more).fill('extra')].map((kind, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice have only their places
        <Die key={n} kind={kind} />
      ))}
    </>
  );
};

const rowUnder = ({ clientX, clientY }: PointerEvent): string | undefined =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-target]')?.dataset.target;

/**
 * How attacks are divided. Odd dice are picked as one picks an answer: a press on a target's place for one, its digit, or
 * a drag from where a die lies.
 */
export const Division = ({ title, aside, rows, odd, onOdd, onDie, onLook }: DivisionProps) => {
  const { t } = useSpoken(PANEL);
  const name = useId();
  const dragged = useRef<string | null>(null);
  /** The target over which a die is held. */
  const [over, setOver] = useState<string | null>(null);
  const put = (to: string, from?: string): void => {
    const next = oddMoved(odd, to, from);
    if (next !== odd) onOdd(next);
  };
  const place = ({ key, name: who }: DivisionRow) => {
    const isOn = odd.includes(key);
    return (
      <label className="sk-odd" data-on={isOn ? '' : undefined}>
        <input
          className="vh"
          type={odd.length === 1 ? 'radio' : 'checkbox'}
          name={name}
          checked={isOn}
          aria-label={t.oddOn({ who })}
          onChange={() => put(key)}
          onFocus={() => onLook?.(key)}
        />
        <span
          onPointerDown={(event) => {
            dragged.current = isOn ? key : null;
            if (isOn) event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onPointerMove={(event) => {
            if (dragged.current !== null) setOver(rowUnder(event) ?? null);
          }}
          onPointerUp={(event) => {
            const [from, to] = [dragged.current, rowUnder(event)];
            dragged.current = null;
            setOver(null);
            if (from !== null && to !== undefined && to !== from) put(to, from);
          }}
          onPointerCancel={() => {
            dragged.current = null;
            setOver(null);
          }}
        >
          {isOn ? <Icon name="di-d12" size={34} /> : null}
        </span>
      </label>
    );
  };
  const pool = rows.reduce((sum, { even }) => sum + even, 0);
  return (
    <Leaf className="sk-division" title={title} aside={aside === '' ? null : <span className="lab">{aside}</span>}>
      <fieldset data-rows="">
        <legend className="vh">{t.oddLegend}</legend>
        {rows.map((row) => (
          <div
            key={row.key}
            className="sk-target"
            data-target={row.key}
            data-over={over === row.key && !odd.includes(row.key) ? '' : undefined}
            onPointerEnter={() => onLook?.(row.key)}
            onPointerLeave={() => onLook?.(null)}
          >
            <Arms colour={row.colour} shape={row.defends ? 'pavise' : 'eared'} size={26} />
            <div className="sk-target-name">
              <b>{row.name}</b>
              <span>{row.note}</span>
            </div>
            <div className="sk-dice">
              <Fixed row={row} isOdd={odd.includes(row.key)} />
              {odd.length > 0 ? place(row) : null}
              {onDie !== undefined && row.even < pool ? (
                <button
                  type="button"
                  className="sk-odd"
                  data-row=""
                  aria-label={t.dieOn({ who: row.name })}
                  title={t.dieOn({ who: row.name })}
                  onClick={() => onDie(row.key)}
                >
                  <span />
                </button>
              ) : null}
            </div>
            <div className="sk-chance">
              <b>{row.chance}</b>
              <span>{row.why}</span>
              {row.first === null ? null : (
                <em>
                  {row.first ? <Icon name="wb-first" size={14} /> : null}
                  {row.first ? t.first : t.normal}
                </em>
              )}
            </div>
          </div>
        ))}
      </fieldset>
    </Leaf>
  );
};
