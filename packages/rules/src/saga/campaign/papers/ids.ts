import { type Flavour, shape } from '@warmoot/kernel';

/** By what a campaign knows a character. */
export type CharacterId = Flavour<'character'>;
/** By what a campaign knows an entry of its calendar. */
export type EntryId = Flavour<'entry'>;
/** By what a campaign knows a unit of soldiers. */
export type UnitId = Flavour<'unit'>;

/** The id of anything that a campaign keeps, such as `c7`. */
export const idShape = shape.text(1, 20);
