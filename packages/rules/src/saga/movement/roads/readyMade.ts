import { KELL } from './kell.table.js';
import { PASS } from './pass.table.js';
import { type Roads, roadsShape } from './setup.js';
import { SMALL } from './small.table.js';
import { WATERS } from './waters.table.js';

/** The ready-made route maps. */
export const READY_ROADS = ['kell', 'pass', 'waters', 'small'] as const;
export type ReadyRoads = (typeof READY_ROADS)[number];

const TABLES = { kell: KELL, pass: PASS, waters: WATERS, small: SMALL } as const satisfies Record<ReadyRoads, unknown>;

/** A ready-made route map; what its table leaves out is as it usually is. */
export const readyRoads = (name: ReadyRoads): Roads => {
  const parsed = roadsShape.parse(TABLES[name], name);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  return parsed.value;
};
