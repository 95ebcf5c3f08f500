import { approx, scoresOf, sumOf, type Throw } from '@warmoot/kernel';
import { useMemo } from 'react';
import { useWords } from '../../words/WordsProvider.js';
import './bell.css';

interface BellProps {
  /** What is thrown: its dice make the bell, its target the need line. */
  readonly thrown: Throw;
  /** Where the dice fell, without what is added to them; null before they are thrown. */
  readonly fell?: number | null;
  readonly width?: number;
  readonly height?: number;
}

/** What the dice alone must show: null where they are not read against a number. */
export const needOf = ({ reading }: Throw): number | null =>
  reading.read === 'together' && reading.rows.rows === 'atLeast' ? reading.rows.target - reading.plus : null;

const FOOT = 18;

/** All results of the dice, one bar a sum, counted by the kernel. Those that succeed are ink. It never moves. */
export const Bell = ({ thrown, fell = null, width = 440, height = 84 }: BellProps) => {
  const { ui } = useWords();
  const bars = useMemo(() => {
    const scores = scoresOf(sumOf(thrown.dice)).map(({ result, chance }) => ({ sum: result, part: approx(chance) }));
    const most = Math.max(...scores.map(({ part }) => part));
    return scores.map(({ sum, part }) => ({ sum, high: part / most }));
  }, [thrown.dice]);
  const need = needOf(thrown);
  const low = bars[0]?.sum ?? 0;
  const high = bars.at(-1)?.sum ?? 0;
  const base = height - FOOT;
  const wide = width / bars.length;
  const at = (sum: number): number => (sum - low) * wide;
  const tall = (part: number): number => Math.max(1.5, part * (base - 15));
  const line = need === null ? null : Math.max(0, Math.min(width, at(need)));
  const marker = fell === null ? null : bars.find(({ sum }) => sum === fell);
  const said = [
    need === null ? ui.tally.bellNone(low, high) : ui.tally.bell(low, high, need),
    ...(fell === null ? [] : [ui.tally.fell(fell)]),
  ].join('; ');
  // A number at the foot that would stand on another is left out: the need line matters more.
  const clear = (x: number): boolean => line === null || Math.abs(line - x) > 26;
  return (
    <svg className="bell" viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img" aria-label={said}>
      <title>{said}</title>
      {bars.map(({ sum, high: part }) => (
        <rect
          key={sum}
          className={need === null || sum >= need ? 'bell-in' : 'bell-out'}
          x={at(sum) + wide * 0.04}
          y={base - tall(part)}
          width={wide * 0.92}
          height={tall(part)}
        />
      ))}
      <path className="bell-base" d={`M0 ${base + 0.5}H${width}`} />
      {line === null ? null : <path className="bell-need" d={`M${line} 0V${base + 5}`} />}
      {marker ? (
        <path className="bell-fell" d={`M${at(marker.sum) + wide / 2 - 5} ${base - tall(marker.high) - 11}h10l-5 8z`} />
      ) : null}
      {clear(0) ? (
        <text x="0" y={height - 3}>
          {low}
        </text>
      ) : null}
      {clear(width) ? (
        <text x={width} y={height - 3} textAnchor="end">
          {high}
        </text>
      ) : null}
      {line === null ? null : (
        <text
          className="bell-number"
          x={line}
          y={height - 2}
          textAnchor={line < 10 ? 'start' : line > width - 10 ? 'end' : 'middle'}
        >
          {need}
        </text>
      )}
    </svg>
  );
};
