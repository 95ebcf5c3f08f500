import { hex } from '@warmoot/kernel';
import type { war } from '@warmoot/rules';

/** By hex: how many steps away the nearest of these hexes is, whoever stands in between. */
export const stepsFrom = ({ steps }: war.Ground, from: readonly war.HexIndex[]): Int16Array =>
  hex.flood(steps, from).away;
