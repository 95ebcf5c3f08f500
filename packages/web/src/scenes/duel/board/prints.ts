import type { saga } from '@warmoot/rules';
import type { Passage } from '@warmoot/words';

/** A way somebody went. */
export interface Trail {
  readonly who: number;
  readonly from: saga.duel.Square;
  readonly to: saga.duel.Square;
}

interface Open {
  readonly combatants: readonly saga.duel.Square[];
}

/** Where people went since the round began, from the log. */
export const trailsOf = (passages: readonly Passage[]): readonly Trail[] => {
  const trails: Trail[] = [];
  for (const { entry, before } of passages) {
    if (entry.input.input === 'undo') trails.length = 0;
    const places = before === null ? [] : (before.state.open as Open).combatants.map(({ x, y }) => ({ x, y }));
    for (const { event } of entry.heard) {
      if (event.event === 'roundBegan') trails.length = 0;
      if (event.event !== 'moved') continue;
      const { who, to } = event as unknown as { who: number; to: saga.duel.Square };
      const from = places[who];
      if (from !== undefined) trails.push({ who, from, to });
      places[who] = to;
    }
  }
  return trails;
};

/** Where feet were set down on the way, with the way they pointed. */
export const printsAlong = (
  from: saga.duel.Square,
  to: saga.duel.Square,
): readonly { readonly at: saga.duel.Square; readonly turn: number }[] => {
  const turn = Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);
  const steps = Math.max(2, Math.round(Math.hypot(to.x - from.x, to.y - from.y) * 1.6));
  return Array.from({ length: steps }, (_, i) => {
    const part = i / steps;
    return { at: { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }, turn };
  });
};
