import { type Entry, innermost, type Run, type SceneTypes, type SeatId, sameJson, type Throw } from '@warmoot/kernel';
import type { Words } from './catalogue/words.js';
import { sightOf } from './place.js';

/** Dice that have fallen: what was thrown, what for, and by whom. */
export interface Fallen {
  readonly throw: Throw;
  readonly step: string;
  readonly by: SeatId | null;
}

/** The dice of an entry: those that were awaited, or those that fell behind the screen and are shown now. */
export const fallenIn = (
  words: Words,
  { entry: { thrown }, before }: { readonly entry: Pick<Entry, 'thrown'>; readonly before: Run<SceneTypes> | null },
): Fallen | null => {
  if (thrown === null || before === null) return null;
  const awaited = before.awaits.need === 'dice' ? before.awaits : null;
  const { tally } = thrown;
  if (tally === null || (awaited !== null && sameJson(awaited.throw.tally, tally))) return awaited;
  const place = innermost(before);
  const shown = words.scenes[place.rules.scene]?.screened?.(tally, sightOf(place));
  return shown === undefined ? awaited : { ...shown, by: null };
};
