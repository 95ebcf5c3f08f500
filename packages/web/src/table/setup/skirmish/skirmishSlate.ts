import { type Shaped, shape } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';
import type { Both } from '../war/armies.js';
import { figureShape } from './figure.js';
import { skirmishOptionsForm } from './options.js';
import { READY_FIGURES } from './ready.js';

const muster = shape.record({
  kind: shape.text(1, 40),
  units: shape.list(figureShape, 0, warband.MOST_FIGURES),
});

/** The half of a band that is no place at the table. */
export type Mustered = Shaped<typeof muster>;

const side = shape.integer(warband.MAP.least, warband.MAP.most);

/** Where it is fought: `open` is plain, `brought` is what a file has brought. */
export const GROUND_KINDS = ['open', ...(Object.keys(warband.GROUNDS) as warband.GroundKind[])] as const;
export type GroundPick = (typeof GROUND_KINDS)[number] | 'brought';

/** What a file has brought that the form has no lines for: a drawn ground, what lies between spaces, a fight in its course. */
const brought = shape.record({
  ground: shape.anyJson,
  edges: shape.anyJson,
  position: shape.nullable(shape.anyJson),
});
export type Brought = Shaped<typeof brought>;
export const nothingBrought: Brought = { ground: [], edges: [], position: null };

/** What of a skirmish stands on the slate besides its places. */
export const skirmishSlate = {
  armies: shape.list(muster, 2, 2),
  ground: shape.oneOf(...GROUND_KINDS, 'brought'),
  map: shape.record({ width: side, height: side }),
  surprised: shape.oneOf('none', 'a', 'b'),
  /** The seat that judges; empty where nobody does. */
  referee: shape.text(0, 80),
  /** The strength that the table has agreed on, in points; 0: none. */
  limit: shape.integer(0, 200),
  brought,
  options: skirmishOptionsForm,
} as const;

const ready = (kind: string): Mustered => ({ kind, units: READY_FIGURES[kind] ?? [] });
export const usualMusters: Both<Mustered> = [ready('usual'), ready('shields')];
/** WARBAND-ROUND-008 */
export const usualMap = { width: warband.MAP.width, height: warband.MAP.height };
