import { type Flavour, shape } from '@warmoot/kernel';

export type CharacterId = Flavour<'character'>;
export type EntryId = Flavour<'entry'>;
export type UnitId = Flavour<'unit'>;

/** The id of anything that a campaign keeps, such as `c7`. */
export const idShape = shape.text(1, 20);
