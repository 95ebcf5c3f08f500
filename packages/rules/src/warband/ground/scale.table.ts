import type { SkirmishOptions } from '../model/model.js';

/** WARBAND-MOVE-006, WARBAND-MOVE-007, WARBAND-MOVE-008, WARBAND-MOVE-009: how long a space is, in the world and on a map with a ruler. */
export const SCALES = {
  metric: { world: { size: 2, unit: 'm' }, ruler: { size: 2, unit: 'cm' } },
  imperial: { world: { size: 5, unit: 'ft' }, ruler: { size: 1, unit: 'in' } },
} as const satisfies Record<SkirmishOptions['warband.units'], unknown>;

/** WARBAND-MOVE-009: so many spaces as people measure them. For labels alone: no rule reads it. */
export const lengthOf = (
  units: SkirmishOptions['warband.units'],
  spaces: number,
  where: 'world' | 'ruler' = 'world',
): { readonly size: number; readonly unit: string } => {
  const { size, unit } = SCALES[units][where];
  return { size: size * spaces, unit };
};
