import type { Field } from '../../war/field/field.js';
import type { Ground } from '../battle/kinds.table.js';
import { GROUND_BY_OPEN } from './troops.table.js';

/** SORTIE-SAGA-009: one word for a whole field, by how many of its passable hexes are Open. The plain is open throughout. */
export const groundOf = (field: Field): Ground => {
  if (field.field === 'plain') return 'open';
  const signs = field.ground.flatMap((row) => [...row]);
  const [open, passable] = [signs.filter((sign) => sign === '.').length, signs.filter((sign) => sign !== '#').length];
  const found = GROUND_BY_OPEN.find(({ from }) => 100 * open >= from * passable);
  return found?.ground ?? 'rough';
};
