import { type Block, CELL } from './geometry.js';

const LINE = 'var(--b-line)';

/** Courses of stone in a rectangle, every second one set off by half a stone. */
const coursesOf = (x: number, y: number, wide: number, high: number, course: number): string => {
  const stone = course * (course < 10 ? 2.35 : 1.55);
  const rows = Math.max(1, Math.round(high / course));
  const each = high / rows;
  return Array.from({ length: rows }, (_, row) => {
    const top = y + row * each;
    const first = stone * (row % 2 === 0 ? 0.35 : 0.85);
    const joints = Array.from(
      { length: Math.max(0, Math.ceil((wide - first) / stone)) },
      (_one, n) => first + n * stone,
    )
      .filter((at) => at < wide - 2)
      .map((at) => `M${(x + at).toFixed(1)} ${top.toFixed(1)}v${each.toFixed(1)}`)
      .join('');
    return `${row === 0 ? '' : `M${x} ${top.toFixed(1)}h${wide}`}${joints}`;
  }).join('');
};

interface WallProps {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
  readonly course: number;
}

/** A wall: a dark block with its joints cut out. */
export const Wall = ({ x, y, wide, high, course }: WallProps) => (
  <>
    {course < 10 ? null : <rect x={x + 8} y={y + 10} width={wide} height={high} fill="#000" opacity=".18" />}
    <rect x={x} y={y} width={wide} height={high} fill={LINE} />
    <path d={coursesOf(x, y, wide, high, course)} stroke="var(--b-raise)" strokeWidth="1.400" fill="none" />
  </>
);

/** A house from above: the slope in the light with its thatch, the other with its tiles, and the ridge between. */
export const House = (block: Block) => {
  const x = block.x * CELL + 4;
  const y = block.y * CELL + 4;
  const wide = block.wide * CELL - 8;
  const high = block.high * CELL - 8;
  const half = high / 2;
  const thatch = Array.from(
    { length: Math.floor((half - 8) / 12) },
    (_, n) => `M${x + 4} ${y + 12 + n * 12}h${wide - 8}`,
  ).join('');
  return (
    <>
      <rect x={x + 10} y={y + 14} width={wide} height={high} fill="#000" opacity=".2" />
      <rect x={x} y={y} width={wide} height={high} fill="var(--b-raise-2)" stroke={LINE} strokeWidth="3" />
      <path d={thatch} stroke="var(--b-hatch)" strokeWidth="1.100" strokeDasharray="16 5" />
      <rect x={x} y={y + half} width={wide} height={half} fill={LINE} />
      <path d={coursesOf(x, y + half, wide, half, 11)} stroke="var(--b-raise)" strokeWidth="1.300" fill="none" />
      <path d={`M${x - 4} ${y + half}h${wide + 8}`} stroke={LINE} strokeWidth="6" />
      <path
        d={`M${x - 2} ${y + half - 1}h${wide + 4}`}
        stroke="var(--b-raise-2)"
        strokeWidth="1.200"
        strokeDasharray="9 3"
      />
    </>
  );
};
