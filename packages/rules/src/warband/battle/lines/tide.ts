/** WARBAND-TIDE-002, WARBAND-TIDE-003: of two units in a line, as they are at the End of round. */
export interface InTide {
  readonly strength: number;
  readonly hits: number;
}

/** WARBAND-TIDE-002, WARBAND-TIDE-003, WARBAND-TIDE-006: who drives the other back: 0 or 1; null: nobody. */
export const tideOf = (one: InTide, other: InTide): 0 | 1 | null => {
  const [mine, theirs] = one.strength === other.strength ? [one.hits, other.hits] : [one.strength, other.strength];
  if (mine === theirs) return null;
  return mine > theirs ? 0 : 1;
};

/** How a unit comes out of one of its lines. `stays`: nobody moves there. */
export type Turn = 'wins' | 'loses' | 'stays';

/** WARBAND-TIDE-008: what a unit does that stands in several lines: back if it loses any, forward only if it wins all. */
export const movesAfter = (turns: readonly Turn[]): 'back' | 'forward' | null => {
  if (turns.includes('loses')) return 'back';
  return turns.length > 0 && turns.every((turn) => turn === 'wins') ? 'forward' : null;
};
