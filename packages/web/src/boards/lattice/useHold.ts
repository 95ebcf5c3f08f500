import { useEffect, useRef } from 'react';

/** How long a finger rests before it looks instead of pressing, and how far it may tremble. */
const RESTS_MS = 420;
const TREMBLES_PX = 7;

interface Spot {
  readonly clientX: number;
  readonly clientY: number;
}

interface Hold {
  readonly down: (
    event: Spot & { readonly pointerType: string; readonly isPrimary: boolean },
    at: number | null,
  ) => void;
  readonly move: (event: Spot) => void;
  readonly end: () => void;
}

/** A finger that rests on a hex, where a mouse would only be over it. */
export const useHold = (onHold: (at: number) => void): Hold => {
  const resting = useRef<{ readonly timer: number; readonly from: Spot } | null>(null);
  const held = useRef(onHold);
  held.current = onHold;
  const end = (): void => {
    if (resting.current !== null) clearTimeout(resting.current.timer);
    resting.current = null;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the board goes
  useEffect(() => end, []);
  return {
    end,
    down: ({ clientX, clientY, pointerType, isPrimary }, at) => {
      end();
      if (pointerType !== 'touch' || !isPrimary || at === null) return;
      const timer = window.setTimeout(() => {
        resting.current = null;
        held.current(at);
      }, RESTS_MS);
      resting.current = { timer, from: { clientX, clientY } };
    },
    move: ({ clientX, clientY }) => {
      const from = resting.current?.from;
      if (from !== undefined && Math.hypot(clientX - from.clientX, clientY - from.clientY) > TREMBLES_PX) end();
    },
  };
};
