import type { Json, SceneTypes } from '@warmoot/kernel';

/**
 * Why something is a turning point, the weightiest first. Where a scene has more of them than a chapter has room for, the
 * lighter ones are left out.
 */
export const TURNS = [
  'death',
  'mind',
  'captured',
  'steel',
  'ambush',
  'duel',
  'leaderLost',
  'surrender',
  'fall',
  'lost',
  'retreat',
  'routed',
  'majorWound',
  'found',
  'caught',
  'gotAway',
  'slippedPast',
  'first',
  'parley',
  'left',
  'beset',
  'tide',
  'rallied',
  'spell',
  'firstBlood',
  'charge',
  'refused',
  'checked',
] as const;

export type TurnKind = (typeof TURNS)[number];

type EventOf<T extends SceneTypes> = (T['event'] | T['secret'])['event'];

/** One row of what turns a scene: an event, what has to stand in it, and why it counts. */
export interface TurningRow<T extends SceneTypes = SceneTypes> {
  readonly event: EventOf<T>;
  readonly turn: TurnKind;
  /** What the event has to say, part by part; left out, it counts whatever it says. */
  readonly having?: Readonly<Record<string, Json>>;
  /** Only the first of its kind in the scene counts. */
  readonly first?: true;
  /** It does not count where this befalls the same one in the same breath, and says it all. */
  readonly unless?: EventOf<T>;
}

/** The rows of one kind of scene: its own events only. */
export const turnings = <T extends SceneTypes>(rows: readonly TurningRow<T>[]): readonly TurningRow[] =>
  rows as unknown as readonly TurningRow[];
