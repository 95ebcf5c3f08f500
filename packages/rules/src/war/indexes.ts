import type { Index } from '@warmoot/kernel';

/** The place of a unit in its roster; −1 for none. */
export type UnitIndex = Index<'unit'>;

/** The place of a hex on its board; −1 off the map. */
export type HexIndex = Index<'hex'>;
