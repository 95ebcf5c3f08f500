import { type Chance, chance } from '@warmoot/kernel';
import type { GenerationEdition } from './edition.js';

/** SAGA-GEN-020: of so many people, how many are to be expected with a group rating of `least` or more. */
export const headCount = ({ column }: GenerationEdition, people: number, least: number): Chance => {
  const inAMillion = column.slice(Math.max(0, least)).reduce((sum, count) => sum + count, 0);
  return chance(BigInt(people) * BigInt(inAMillion), 1_000_000n);
};
