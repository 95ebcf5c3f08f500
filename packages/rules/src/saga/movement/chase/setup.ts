import { type Shaped, shape } from '@warmoot/kernel';
import { movementOptions } from '../party/options.js';
import { partyShape } from '../party/setup.js';

/** What a quarry breaks away from, or what the pursuit is within. */
export const FROM = ['discussion', 'duel', 'battle', 'march'] as const;

const way = shape.text(1, 200);

/** SAGA-MOVE-005: what a party has done today about Lead: nothing, used it, or failed at it in this scene. */
const leadTried = shape.withDefault(shape.oneOf('no', 'today', 'failed'), 'no');
const NOT_TRIED = { quarry: 'no', pursuers: 'no' } as const;

/** How a pursuit is set up. */
export const chaseSetup = shape.record({
  seats: shape.list(shape.name, 1, 20),
  quarry: partyShape,
  pursuers: partyShape,
  /** Left out, it is what the rules say of where the quarry comes from. */
  gap: shape.optional(shape.oneOf(1, 2)),
  from: shape.withDefault(shape.nullable(shape.oneOf(...FROM)), null),
  /** The place's own words for the three ways. */
  words: shape.optional(shape.record({ open: way, cover: way, rough: way })),
  onWater: shape.withDefault(shape.flag, false),
  leadTried: shape.withDefault(shape.record({ quarry: leadTried, pursuers: leadTried }), NOT_TRIED),
});
export type ChaseSetup = Shaped<typeof chaseSetup>;

export const chaseOptions = movementOptions;
export type ChaseOptions = Shaped<typeof chaseOptions>;
