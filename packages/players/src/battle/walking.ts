import { hex } from '@warmoot/kernel';
import type { Ground, HexIndex } from '@warmoot/rules';

/** By hex: how many steps away the nearest of these hexes is, whoever stands in between. */
export const stepsFrom = ({ steps }: Ground, from: readonly HexIndex[]): Int16Array => hex.flood(steps, from).away;
