import { useEffect, useRef } from 'react';

/** Lets a unit be dragged out of a list onto the board: whatever hex is under the pointer when it is let go. */
export const useTray = (
  onDrop: (unit: string, at: number) => void,
): { readonly grip: (unit: string) => () => void } => {
  const held = useRef<string | null>(null);
  const drop = useRef(onDrop);
  drop.current = onDrop;
  useEffect(() => {
    const up = (event: PointerEvent): void => {
      const unit = held.current;
      held.current = null;
      document.documentElement.style.cursor = '';
      if (unit === null) return;
      const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<SVGElement>('[data-hex]');
      if (under?.dataset.hex !== undefined) drop.current(unit, Number(under.dataset.hex));
    };
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    return () => {
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
    };
  }, []);
  return {
    grip: (unit) => () => {
      held.current = unit;
      document.documentElement.style.cursor = 'grabbing';
    },
  };
};
