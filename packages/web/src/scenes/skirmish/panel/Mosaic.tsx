import { approx } from '@warmoot/kernel';
import { percentText } from '../../../design/chance/Chance.js';
import { useSpoken } from '../../../words/speech.js';
import { useWords } from '../../../words/WordsProvider.js';
import type { Joint } from '../parts.js';
import './odds.css';
import { inkOf } from './ink.js';
import { PANEL } from './words.js';

/** How high the whole is, and a label of two lines, in pixels. */
const HIGH = 104;
const LABEL = 32;

/** Where labels of rows stand: at the middle of theirs, and apart from each other. */
export const labelTops = (shares: readonly number[], high: number, label: number): readonly number[] => {
  let [from, last] = [0, -label];
  const tops = shares.map((share) => {
    const top = Math.max(last + label, (from + share / 2) * high - label / 2);
    from += share;
    last = top;
    return top;
  });
  // What was pushed out below is pushed back, from the last one up.
  let below = Math.max(high, shares.length * label) + label * 0.15;
  return tops
    .reduceRight<number[]>((kept, top) => {
      below = Math.min(top, below - label);
      kept.push(below);
      return kept;
    }, [])
    .reverse();
};

/** The whole attack on two as an area: one across, one down. Most ink is most done. */
export const Mosaic = ({ of: { across, down, joint } }: { readonly of: Joint }) => {
  const { ui } = useWords();
  const { t } = useSpoken(PANEL);
  const widths = across.ends.map(({ chance }) => approx(chance));
  const heights = down.ends.map(({ chance }) => approx(chance));
  const high = Math.max(HIGH, down.ends.length * LABEL);
  const tops = labelTops(heights, high, LABEL);
  const steps = across.ends.length + down.ends.length - 2;
  const last = across.ends.length - 1;
  return (
    <figure className="sk-mosaic">
      <div aria-hidden="true" className="sk-mosaic-picture">
        <div className="sk-mosaic-heads">
          {across.ends.map(({ text, chance }, n) => (
            <span key={text} style={{ flexGrow: (widths[n] ?? 0) + 0.0001 }}>
              {n === 0 ? `${across.name} ${text}` : text} <i>{percentText(ui, chance)}</i>
            </span>
          ))}
        </div>
        <div className="sk-mosaic-sides" style={{ height: high }}>
          {down.ends.map(({ text, chance }, n) => (
            <span key={text} style={{ top: tops[n] }}>
              {down.name} {text} <i>{percentText(ui, chance)}</i>
            </span>
          ))}
        </div>
        <div className="sk-mosaic-area" style={{ height: high }}>
          {joint.map((column, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns are the ends in their order
            <div key={i} style={{ width: `${(widths[i] ?? 0) * 100}%` }}>
              {column.map((chance, j) => (
                <div
                  // biome-ignore lint/suspicious/noArrayIndexKey: rows are the ends in their order
                  key={j}
                  data-ink={inkOf(i + j, steps)}
                  style={{ height: `${(heights[j] ?? 0) * 100}%` }}
                >
                  {approx(chance) >= 0.1 && (widths[i] ?? 0) > 0.2 && (heights[j] ?? 0) > 0.13 ? (
                    <b>{percentText(ui, chance)}</b>
                  ) : null}
                </div>
              ))}
            </div>
          ))}
        </div>
        <div className="sk-mosaic-ends" style={{ height: high }}>
          {(widths[last] ?? 1) > 0.2
            ? null
            : (joint[last] ?? []).map((chance, j) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows are the ends in their order
                <span key={j} style={{ top: (tops[j] ?? 0) + LABEL / 2 - 8 }}>
                  {(approx(chance) * 100).toFixed(1)}
                </span>
              ))}
        </div>
      </div>
      <table className="vh">
        <caption>{t.together}</caption>
        <thead>
          <tr>
            <td />
            {across.ends.map(({ text }) => (
              <th key={text} scope="col">{`${across.name} ${text}`}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {down.ends.map(({ text }, j) => (
            <tr key={text}>
              <th scope="row">{`${down.name} ${text}`}</th>
              {joint.map((column, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns are the ends in their order
                <td key={i}>{column[j] === undefined ? '' : percentText(ui, column[j])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
};
