import type { UnitIndex } from '../../war/indexes.js';
import type { SortieSight } from './sortie.js';

/** Whether a unit is in a sortie in this round. */
export const isEngaged = ({ open }: SortieSight, unit: UnitIndex): boolean => {
  for (const { a, b } of open.meetings) if (a === unit || b === unit) return true;
  return false;
};

/** SORTIE-MULTI-001: whether a unit fights several in this round. */
export const fightsSeveral = ({ open }: SortieSight, unit: UnitIndex): boolean => {
  let many = 0;
  for (const { a, b } of open.meetings) if (a === unit || b === unit) many++;
  return many > 1;
};

/** The enemies that a unit fights in this round. */
export const opponentsOf = ({ open }: SortieSight, unit: UnitIndex): readonly UnitIndex[] => {
  const enemies: UnitIndex[] = [];
  for (const { a, b } of open.meetings) if (a === unit || b === unit) enemies.push(a === unit ? b : a);
  return enemies;
};
