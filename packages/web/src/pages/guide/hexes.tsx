import { Shield, type Side, tinctureOf } from '../../boards/counter/Counter.js';
import type { IconName } from '../../design/base/Icon.js';

/** Half the width of a hex, and how far its rows are apart. */
export const HALF = 28;
const ROW = 48;

export const xOf = (row: number, column: number): number => 20 + column * 2 * HALF + (row % 2 === 0 ? 0 : HALF);
export const yOf = (row: number): number => 47 + row * ROW;

const HEX = 'm0-32l28 16v32l-28 16-28-16v-32z';
const PLACES = [0, 1, 2].flatMap((row) => [-1, 0, 1, 2, 3, 4, 5].map((column) => [row, column] as const));
const GRID = PLACES.map(([row, column]) => `M${xOf(row, column)} ${yOf(row)}${HEX}`).join('');

interface StandsProps {
  readonly side: Side;
  readonly icon: IconName;
  readonly at: readonly [row: number, column: number];
  readonly gone?: boolean;
}

/** A unit in its hex. */
export const Stands = ({ side, icon, at: [row, column], gone = false }: StandsProps) => (
  <g transform={`translate(${xOf(row, column)} ${yOf(row)})`} data-tincture={tinctureOf(side)}>
    <Shield side={side} icon={icon} gone={gone} />
  </g>
);

/** Three rows of hexes. */
export const Ground = () => <path d={GRID} fill="none" stroke="var(--b-grid)" strokeWidth="1.2" />;
