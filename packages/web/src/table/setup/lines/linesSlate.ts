import { type Shaped, shape } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';
import type { Both } from '../war/armies.js';
import { linesOptionsForm } from './options.js';
import { READY_UNITS } from './ready.js';
import { unitShape } from './unit.js';

const muster = shape.record({
  kind: shape.text(1, 40),
  units: shape.list(unitShape, 0, warband.MOST_UNITS),
});

/** The half of an army that is no place at the table. */
export type Mustered = Shaped<typeof muster>;

const side = shape.integer(warband.MAP.least, warband.MAP.most);

/** Where it is fought: `open` is plain, `brought` is what a file has brought. */
export const FIELD_KINDS = ['open', ...(Object.keys(warband.BATTLEFIELDS) as warband.BattlefieldKind[])] as const;
export type FieldPick = (typeof FIELD_KINDS)[number] | 'brought';

/** What a file has brought that the form has no lines for: a drawn ground, what has to be got over, a battle in its course. */
const brought = shape.record({
  ground: shape.anyJson,
  edges: shape.anyJson,
  obstacles: shape.anyJson,
  position: shape.nullable(shape.anyJson),
});
export type Brought = Shaped<typeof brought>;
export const nothingBrought: Brought = { ground: [], edges: [], obstacles: [], position: null };

/** What of a battle stands on the slate besides its places. */
export const linesSlate = {
  armies: shape.list(muster, 2, 2),
  ground: shape.oneOf(...FIELD_KINDS, 'brought'),
  map: shape.record({ width: side, height: side }),
  dark: shape.flag,
  surprised: shape.oneOf('none', 'a', 'b'),
  /** The seat that judges; empty where nobody does. */
  referee: shape.text(0, 80),
  brought,
  options: linesOptionsForm,
} as const;

const ready = (kind: string): Mustered => ({ kind, units: READY_UNITS[kind] ?? [] });
export const usualMusters: Both<Mustered> = [ready('mixed'), ready('pikes')];
/** WARBAND-ROUND-008 */
export const usualMap = { width: warband.MAP.width, height: warband.MAP.height };
