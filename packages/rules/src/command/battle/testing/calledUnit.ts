import { placeText } from '../../../war/field/field.js';
import { placeOf } from '../../../war/ground/ground.js';
import { unitNamed } from '../../../war/roster/roster.js';
import type { CommandSight } from '../command.js';
import { groundOf } from '../ground.js';

/** A unit in short: `3c (7, 6)`, `1c 2 dmg (8, 5)`, `routed`. */
export const calledUnit = (sight: CommandSight, key: string): string => {
  const unit = unitNamed(sight, key);
  const { at, points, damage, fate } = sight.open;
  if (fate[unit] !== 'here') return `${fate[unit]}`;
  const hurt = damage[unit] === 0 ? '' : ` ${damage[unit]} dmg`;
  return `${points[unit]}c${hurt} ${placeText(placeOf(groundOf(sight), at[unit] as number))}`;
};
