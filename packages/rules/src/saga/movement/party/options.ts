import { shape } from '@warmoot/kernel';
import { orNone } from '../../notation.js';

/** What a table may switch wherever parties move against each other. */
export const movementOptions = shape.record({
  'saga.table.referee': shape.withDefault(orNone(shape.name), null),
  'saga.move.rules': shape.withDefault(shape.oneOf('draft', 'freeForm'), 'draft'),
});
