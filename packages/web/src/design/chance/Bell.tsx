import { approx, scoresOf, type Throw } from '@warmoot/kernel';
import { useMemo } from 'react';
import { useWords } from '../../words/WordsProvider.js';
import './bell.css';
import { needOf, type Zone, zonesOf } from './zones.js';

interface BellProps {
  /** What is thrown: its dice make the bell, what it is read against makes the lines. */
  readonly thrown: Throw;
  /** Where the dice fell, without what is added to them; null before they are thrown. */
  readonly fell?: number | null;
  readonly width?: number;
  readonly height?: number;
}

const FOOT = 18;
const ROOM_FOR_A_NUMBER = 26;

/** The same throw with nothing added: what the kept dice come to by themselves. */
const bareOf = (thrown: Throw): Throw => {
  const { reading } = thrown;
  return reading.read === 'together' ? { ...thrown, reading: { ...reading, plus: 0 } } : thrown;
};

interface Mark {
  /** The lowest sum to the right of the line. */
  readonly at: number;
  readonly label: number;
}

/** Where one result ends and the next begins. A number that may not be passed stands to the left of its line. */
const marksOf = (thrown: Throw, zones: readonly Zone[], plus: number): readonly Mark[] => {
  const { reading } = thrown;
  if (reading.read !== 'together') return [];
  const need = needOf(thrown);
  if (need !== null) return [{ at: reading.rows.rows === 'atMost' ? need + 1 : need, label: need }];
  return zones.slice(1).map(({ from }) => ({ at: from - plus, label: from }));
};

/**
 * All results of the dice, one bar a sum, counted by the kernel. Those that succeed are ink; where there are more
 * results than two, ink and grey take turns and a line stands between them. It never moves.
 */
export const Bell = ({ thrown, fell = null, width = 440, height = 84 }: BellProps) => {
  const { ui } = useWords();
  const { reading } = thrown;
  const plus = reading.read === 'together' ? reading.plus : 0;
  const bands = reading.read === 'together' && reading.rows.rows === 'bands';
  const zones = useMemo(() => zonesOf(thrown), [thrown]);
  const bars = useMemo(() => {
    const scores = scoresOf(bareOf(thrown)).map(({ result, chance }) => ({ sum: result, part: approx(chance) }));
    const most = Math.max(...scores.map(({ part }) => part));
    return scores.map(({ sum, part }) => ({ sum, high: part / most }));
  }, [thrown]);
  const need = needOf(thrown);
  const low = bars[0]?.sum ?? 0;
  const high = bars.at(-1)?.sum ?? 0;
  const base = height - FOOT;
  const wide = width / (high - low + 1);
  const at = (sum: number): number => Math.max(0, Math.min(width, (sum - low) * wide));
  const tall = (part: number): number => Math.max(1.5, part * (base - 15));
  const marks = marksOf(thrown, zones, plus);
  const marker = fell === null ? null : bars.find(({ sum }) => sum === fell);
  const isInk = (sum: number): boolean => {
    const zone = zones.findIndex(({ from, to }) => sum + plus >= from && sum + plus <= to);
    return zone < 0 || (bands ? zone % 2 === 0 : zones[zone]?.result === 'success');
  };
  const told = (): string => {
    if (bands) return ui.tally.bellBands({ low: low + plus, high: high + plus, results: zones.length });
    if (need === null) return ui.tally.bellNone({ low, high });
    const atMost = reading.read === 'together' && reading.rows.rows === 'atMost';
    return atMost ? ui.tally.bellMost({ low, high, most: need }) : ui.tally.bell({ low, high, need });
  };
  const said = [told(), ...(fell === null ? [] : [ui.tally.fell({ sum: fell })])].join('; ');
  // A number at the foot that would stand on another is left out: those of the lines matter more.
  const placed: number[] = [];
  const shown = marks.filter((mark) => {
    const x = at(mark.at);
    const clear = placed.every((other) => Math.abs(other - x) > ROOM_FOR_A_NUMBER);
    if (clear) placed.push(x);
    return clear;
  });
  const clear = (x: number): boolean => placed.every((other) => Math.abs(other - x) > ROOM_FOR_A_NUMBER);
  const added = bands ? plus : 0;
  return (
    <svg className="bell" viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img" aria-label={said}>
      <title>{said}</title>
      {bars.map(({ sum, high: part }) => (
        <rect
          key={sum}
          className={isInk(sum) ? 'bell-in' : 'bell-out'}
          x={at(sum) + wide * 0.04}
          y={base - tall(part)}
          width={wide * 0.92}
          height={tall(part)}
        />
      ))}
      <path className="bell-base" d={`M0 ${base + 0.5}H${width}`} />
      {marks.map((mark) => (
        <path key={mark.at} className="bell-need" d={`M${at(mark.at)} 0V${base + 5}`} />
      ))}
      {marker ? (
        <path className="bell-fell" d={`M${at(marker.sum) + wide / 2 - 5} ${base - tall(marker.high) - 11}h10l-5 8z`} />
      ) : null}
      {clear(0) ? (
        <text x="0" y={height - 3}>
          {low + added}
        </text>
      ) : null}
      {clear(width) ? (
        <text x={width} y={height - 3} textAnchor="end">
          {high + added}
        </text>
      ) : null}
      {shown.map((mark) => (
        <text
          key={mark.at}
          className="bell-number"
          x={at(mark.at)}
          y={height - 2}
          textAnchor={at(mark.at) < 10 ? 'start' : at(mark.at) > width - 10 ? 'end' : 'middle'}
        >
          {mark.label}
        </text>
      ))}
    </svg>
  );
};
