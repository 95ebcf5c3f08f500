import { type Shaped, shape } from '@warmoot/kernel';
import { sortie } from '@warmoot/rules';
import type { Both } from '../war/armies.js';
import { sortieOptionsForm } from './options.js';
import { READY_UNITS } from './ready.js';
import { unitShape } from './unit.js';

const muster = shape.record({
  kind: shape.text(1, 40),
  units: shape.list(unitShape, 0, sortie.MOST_UNITS),
  /** SORTIE-FLOAT-020: one who leads no unit. */
  general: shape.nullable(shape.record({ name: shape.text(0, 40), level: sortie.commanderLevel })),
  comes: shape.oneOf('openly', 'bySurprise', 'fromAmbush'),
});

/** The half of an army that is no place at the table. */
export type Mustered = Shaped<typeof muster>;

/** What a file has brought that the form has no lines for: ground between pairs, a battle in its course. */
const brought = shape.record({ grounds: shape.anyJson, position: shape.nullable(shape.anyJson) });
export type Brought = Shaped<typeof brought>;

/** What of a battle of sorties stands on the slate besides its places. */
export const sortieSlate = {
  armies: shape.list(muster, 2, 2),
  ground: shape.oneOf(...sortie.ALL_GROUNDS),
  initiative: shape.oneOf('none', 'a', 'b'),
  brought,
  options: sortieOptionsForm,
} as const;

const usual: Mustered = { kind: 'usual', units: READY_UNITS.usual ?? [], general: null, comes: 'openly' };
export const usualMusters: Both<Mustered> = [usual, usual];
export const nothingBrought: Brought = { grounds: [], position: null };
