import type { Between, Unplanned } from './between.js';
import { draft } from './draft.js';
import { event } from './event.js';
import { generation } from './generation.js';
import { aid, healing } from './wounded.js';

/** The scenes between the planned ones, each under the name of its play, which is the kind of its entry too. */
const BETWEEN: { readonly [P in Unplanned['play']]: Between<Extract<Unplanned, { readonly play: P }>, unknown> } = {
  draft,
  generation,
  event,
  healing,
  aid,
};

export const betweenOf = (kind: Unplanned['play']): Between<Unplanned, unknown> => BETWEEN[kind];

export const isBetween = (kind: string): kind is Unplanned['play'] => Object.hasOwn(BETWEEN, kind);
