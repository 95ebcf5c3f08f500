import { type PointerEvent, type RefObject, useRef, useState } from 'react';

interface Held {
  readonly die: string;
  readonly from: string;
  readonly x: number;
  readonly y: number;
}

/** A hand that has moved less than this has tapped. */
const TAP = 8;

const trayUnder = (x: number, y: number): string | null =>
  document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>('[data-tray]')?.dataset.tray ?? null)
    .find((tray) => tray !== null) ?? null;

/** Dice are dragged from tray to tray by mouse or finger; where they are only touched it is a tap. */
export const useDrag = (
  box: RefObject<HTMLElement | null>,
  onDrop: (from: string, to: string) => void,
): {
  readonly over: string | null;
  readonly hands: (
    die: string,
    from: string,
  ) => {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
  };
  /** Whether what a click ends was a drag: then it is no tap. */
  readonly wasDrag: () => boolean;
} => {
  const held = useRef<Held | null>(null);
  const dragged = useRef(false);
  const [over, setOver] = useState<string | null>(null);
  const letGo = (target: HTMLElement): void => {
    target.style.translate = '';
    delete target.dataset.held;
    held.current = null;
    setOver(null);
  };
  const inBox = (tray: string | null): string | null =>
    tray !== null && box.current?.querySelector(`[data-tray="${CSS.escape(tray)}"]`) !== null ? tray : null;
  return {
    over,
    wasDrag: () => dragged.current,
    hands: (die, from) => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        held.current = { die, from, x: event.clientX, y: event.clientY };
        dragged.current = false;
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event) => {
        const start = held.current;
        if (start === null || start.die !== die) return;
        const [x, y] = [event.clientX - start.x, event.clientY - start.y];
        if (!dragged.current && Math.hypot(x, y) < TAP) return;
        dragged.current = true;
        event.currentTarget.dataset.held = '';
        event.currentTarget.style.translate = `${x}px ${y}px`;
        setOver(inBox(trayUnder(event.clientX, event.clientY)));
      },
      onPointerUp: (event) => {
        const to = dragged.current ? inBox(trayUnder(event.clientX, event.clientY)) : null;
        letGo(event.currentTarget);
        if (to !== null && to !== from) onDrop(from, to);
      },
      onPointerCancel: (event) => letGo(event.currentTarget),
    }),
  };
};
