import type { Fate, FigureRow } from '../model/model.js';

type Survivor = Pick<FigureRow, 'side' | 'pc' | 'flags'> & { readonly fate: Fate };

/** Those who have not been killed or taken. */
const ARE_FREE: ReadonlySet<Fate> = new Set(['fighting', 'left']);

/**
 * WARBAND-HEALTH-018: whom the player of a dead character may take over, by their places: hirelings of the same side who came
 * out of the fight alive and free. A new character is open to the player in any case.
 */
export const successorsOf = (roster: readonly Survivor[], dead: number): readonly number[] => {
  const character = roster[dead];
  if (character === undefined || !character.pc || character.fate !== 'dead') return [];
  return roster.flatMap(({ side, flags, fate }, nth) =>
    side === character.side && flags.includes('hireling') && ARE_FREE.has(fate) ? [nth] : [],
  );
};
