import { approx, type Chance } from '@warmoot/kernel';
import { useId } from 'react';
import { percentText } from '../../../design/chance/Chance.js';
import { useWords } from '../../../words/WordsProvider.js';
import type { LossesOf, LossRow } from '../parts.js';
import { bucketsOf } from './buckets.js';
import './line.css';

const WIDE = 456;
/** How tall the likeliest is, and where the two axes lie. */
const TALL = 82;
const UP = 99;
const DOWN = 121;
/** Room above and below for the figures. */
const ROOM = 16;

interface LossesProps {
  readonly title: string;
  readonly aside: string;
  /** Theirs rises, yours hangs. */
  readonly theirs: LossesOf;
  readonly yours: LossesOf;
  /** All of it in a sentence. */
  readonly told: string;
}

const share = (chance: Chance): number => approx(chance);

/** Figures lost this round by both, mirrored on one axis. Hatched: only under a condition that is named. */
export const Losses = ({ title, aside, theirs, yours, told }: LossesProps) => {
  const { ui } = useWords();
  const hatch = useId();
  const { columns, up, down } = bucketsOf(theirs.rows, yours.rows);
  const most = Math.max(0.0001, ...[...up, ...down].map(({ chance }) => share(chance)));
  const each = WIDE / columns.length;
  const tallest = (rows: readonly LossRow[]): number =>
    Math.max(...rows.map(({ chance }) => (share(chance) / most) * TALL), 14);
  const [above, below] = [tallest(up), tallest(down)];
  const percent = (chance: Chance): string => percentText(ui, chance).replace(/\s*%/u, '');
  const bar = (row: LossRow, nth: number, isUp: boolean) => {
    const [all, hanging] = [row.chance, row.hanging].map((chance) => (share(chance) / most) * TALL) as [number, number];
    const x = nth * each + 1;
    const plain = all - hanging;
    const foot = isUp ? UP - 1 : DOWN + 1;
    const rect = (from: number, high: number) => ({
      x,
      width: each - 4,
      y: isUp ? foot - from - high : foot + from,
      height: high,
    });
    return (
      <g key={row.lost}>
        {plain > 0.3 ? <rect {...rect(0, plain)} fill="var(--ink)" /> : null}
        {hanging > 0.3 ? (
          <rect {...rect(plain, hanging)} fill={`url(#${hatch})`} stroke="var(--ink)" strokeWidth="1" />
        ) : null}
        <text className="v" x={x + each / 2 - 2} y={isUp ? foot - all - 5 : foot + all + 13} textAnchor="middle">
          {row.chance.ways === 0n ? '' : percent(row.chance)}
        </text>
      </g>
    );
  };
  return (
    <section className="ln-losses">
      <header>
        <h3>{title}</h3>
        <span className="lab">{aside}</span>
      </header>
      <p className="ln-losses-head">
        <b>{theirs.title}</b> <span>{theirs.note}</span>
      </p>
      <svg
        viewBox={`0 ${UP - above - ROOM} ${WIDE} ${above + below + DOWN - UP + 2 * ROOM}`}
        role="img"
        aria-label={told}
      >
        <defs>
          <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d="M.6 0V5" stroke="var(--ink)" strokeWidth="1.200" />
          </pattern>
        </defs>
        {up.map((row, nth) => bar(row, nth, true))}
        {down.map((row, nth) => bar(row, nth, false))}
        {columns.map((column, nth) => (
          <text key={column} className="k" x={nth * each + each / 2 - 1} y={UP + 16} textAnchor="middle">
            {column}
          </text>
        ))}
        <path d={`M0 ${UP}H${WIDE}M0 ${DOWN}H${WIDE}`} stroke="var(--ink)" strokeWidth="1.200" />
      </svg>
      <p className="ln-losses-head">
        <b>{yours.title}</b> <span>{yours.note}</span>
      </p>
    </section>
  );
};
