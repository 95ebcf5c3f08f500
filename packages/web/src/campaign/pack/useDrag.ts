import { type PointerEvent, useRef, useState } from 'react';
import type { Space } from './hand.js';

/** What a drag begins on: an object beside the grid by its id, or a space. */
export type Start = { readonly id: string } | { readonly space: Space };

/** Where a pointer is: over a space, over what lies beside, or elsewhere. */
export type Over = { readonly space: Space } | 'beside' | 'elsewhere';

interface Drag {
  /** Whether something can be taken up there; it is then in the hand. */
  readonly onTake: (start: Start) => boolean;
  readonly onMove: (over: Over) => void;
  readonly onLet: (over: Over) => void;
  readonly onCancel: () => void;
}

/** So far a finger may slip and still mean a press. */
const SLIP = 6;

/** So soon after a drag comes the click that ends it. */
const AFTER = 60;

const spaceOf = (element: Element | null): Space | null => {
  const [row, column] = element?.closest<HTMLElement>('[data-space]')?.dataset.space?.split(',').map(Number) ?? [];
  return row === undefined || column === undefined ? null : { row, column };
};

const startOf = (element: Element): Start | null => {
  const id = element.closest<HTMLElement>('[data-piece]')?.dataset.piece;
  if (id !== undefined) return { id };
  const space = spaceOf(element);
  return space === null ? null : { space };
};

const overAt = ({ clientX, clientY }: PointerEvent): Over => {
  const element = document.elementFromPoint(clientX, clientY);
  const space = spaceOf(element);
  if (space !== null) return { space };
  return element?.closest('.pack-beside') ? 'beside' : 'elsewhere';
};

/** Dragging with a mouse, a finger or a pen. The click that ends a drag is no press: `wasDragged` says so. */
export const useDrag = ({ onTake, onMove, onLet, onCancel }: Drag) => {
  const begun = useRef<{ readonly start: Start; readonly x: number; readonly y: number } | null>(null);
  const dragging = useRef(false);
  const dragged = useRef(false);
  const [isDragging, setDragging] = useState(false);

  const down = (event: PointerEvent): void => {
    dragged.current = false;
    dragging.current = false;
    const start = event.button === 0 ? startOf(event.target as Element) : null;
    begun.current = start === null ? null : { start, x: event.clientX, y: event.clientY };
  };
  const move = (event: PointerEvent): void => {
    if (begun.current === null) return;
    const { start, x, y } = begun.current;
    if (!dragging.current) {
      if (Math.hypot(event.clientX - x, event.clientY - y) < SLIP) return;
      dragging.current = onTake(start);
      if (!dragging.current) {
        begun.current = null;
        return;
      }
      dragged.current = true;
      setDragging(true);
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    onMove(overAt(event));
  };
  const end = (): void => {
    begun.current = null;
    dragging.current = false;
    setDragging(false);
    // A click of the keyboard comes without a pointer and is a press again.
    setTimeout(() => {
      dragged.current = false;
    }, AFTER);
  };
  const up = (event: PointerEvent): void => {
    if (dragging.current) onLet(overAt(event));
    end();
  };
  const cancel = (): void => {
    if (dragging.current) onCancel();
    end();
  };
  return {
    handlers: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: cancel },
    isDragging,
    wasDragged: (): boolean => dragged.current,
  };
};
