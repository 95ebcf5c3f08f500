import { approx } from '@warmoot/kernel';
import { sortie } from '@warmoot/rules';
import { useSpoken } from '../../../words/speech.js';
import type { Side } from '../model.js';
import { PLAN } from './words.js';

const [WIDE, FLOOR, TOP, STEP] = [430, 108, 18, 430 / 31];
const TICKS = [12, 8, 4, 0, -4, -8, -12];

interface MarginsProps {
  readonly nets: readonly [mine: number, theirs: number];
  readonly side: Side;
  readonly label: string;
  /** By how much it came out, once dice have fallen. */
  readonly fallen?: number | null;
}

/** Every difference of the two totals as a bar, one's own lead at the left, cut by how well it is won. */
export const Margins = ({ nets: [mine, theirs], side, label, fallen = null }: MarginsProps) => {
  const { t } = useSpoken(PLAN);
  const margins = sortie.marginsOf(mine, theirs);
  const most = Math.max(...margins.map(({ chance }) => approx(chance)));
  const tall = (share: number): number => (share / most) * (FLOOR - TOP - 4);
  const top = (at: number): number =>
    FLOOR - tall(approx(margins.find(({ by }) => by === at)?.chance ?? { ways: 0n, of: 1n }));
  const middle = (by: number): number => WIDE / 2 - by * STEP;
  /** Whether the figure of a tick would stand on that of what has come. */
  const isBeside = (by: number): boolean =>
    fallen !== null && by !== fallen && Math.abs(by - fallen) < (by === 0 ? 3 : 2);
  return (
    <svg className="margins" viewBox={`0 0 ${WIDE} 130`} role="img" aria-label={label}>
      <defs>
        <pattern id="margin-0-win" width="5" height="5" patternUnits="userSpaceOnUse">
          <path d="M0 0H1.100V5H0Z" fill="var(--gules)" />
        </pattern>
        <pattern id="margin-0-plus4" width="3.2" height="3.2" patternUnits="userSpaceOnUse">
          <path d="M0 0H1.700V3.200H0Z" fill="var(--gules)" />
        </pattern>
        <pattern id="margin-1-win" width="5" height="5" patternUnits="userSpaceOnUse">
          <path d="M0 0H5V1.100H0Z" fill="var(--azure)" />
        </pattern>
        <pattern id="margin-1-plus4" width="3.2" height="3.2" patternUnits="userSpaceOnUse">
          <path d="M0 0H3.200V1.700H0Z" fill="var(--azure)" />
        </pattern>
      </defs>
      {margins.flatMap(({ by, chance, cut }) => {
        const x = middle(by) - STEP / 2 + 0.8;
        const parts = by === 0 ? [{ degree: 'equal', chance }] : cut;
        let foot = FLOOR;
        return parts.map((part) => {
          const height = tall(approx(part.chance));
          foot -= height;
          return (
            <rect
              key={`${by} ${part.degree}`}
              className="margin-bar"
              data-of={by === 0 ? 'none' : by > 0 ? side : 1 - side}
              data-degree={part.degree}
              x={x}
              y={foot}
              width={STEP - 1.6}
              height={height}
            />
          );
        });
      })}
      <path d={`M0 ${FLOOR}H${WIDE}`} className="margin-line" />
      {TICKS.map((by) => (
        <g key={by}>
          <path d={`M${middle(by)} ${FLOOR}v4`} className="margin-line" />
          {isBeside(by) ? null : (
            <text x={middle(by)} y="124" textAnchor="middle" data-strong={by === 0 || by === fallen || undefined}>
              {by === 0 ? t.equal : Math.abs(by)}
            </text>
          )}
        </g>
      ))}
      <text x="0" y="12" data-strong="">
        {t.youAhead}
      </text>
      <text x={WIDE} y="12" textAnchor="end" data-strong="">
        {t.heAhead}
      </text>
      {fallen === null ? null : (
        <>
          <path className="margin-fallen" d={`M${middle(fallen)} ${top(fallen) - 2}l6 -11h-12Z`} />
          {TICKS.includes(fallen) ? null : (
            <text x={middle(fallen)} y="124" textAnchor="middle" data-strong="">
              {Math.abs(fallen)}
            </text>
          )}
        </>
      )}
    </svg>
  );
};
