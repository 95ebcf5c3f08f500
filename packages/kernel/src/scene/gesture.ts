import { ok, type Result, refused } from '../result.js';
import type { Facts, SceneRules, SceneTypes, SeatId } from './contract.js';

/** What is said of a gesture, or why it is not open to this seat. */
export const gestureIn = <T extends SceneTypes>(
  { gestures }: SceneRules<T>,
  facts: Pick<Facts<T>, 'seats' | 'given' | 'open'>,
  seat: SeatId,
  made: unknown,
): Result<T['event']> => {
  if (gestures === undefined) return refused({ code: 'NOT_A_CHOICE', seat, as: seat, step: 'gesture', open: 0 });
  if (!facts.seats.includes(seat)) return refused({ code: 'UNKNOWN_SEAT', seat, known: facts.seats });
  const parsed = gestures.shape.parse(made, 'gesture');
  if (!parsed.ok) return parsed;
  const refusal = gestures.refuses(facts, seat, parsed.value);
  return refusal === null ? ok(gestures.says(facts, parsed.value)) : refused(refusal);
};
