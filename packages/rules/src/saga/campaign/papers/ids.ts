import { shape } from '@warmoot/kernel';

/** The id of anything that a campaign keeps, such as `c7`. */
export const idShape = shape.text(1, 20);
