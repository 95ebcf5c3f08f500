import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** How the picture lies in its window: enlarged, and pushed. */
interface Lie {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

const WHOLE: Lie = { scale: 1, x: 0, y: 0 };
const MOST = 6;

const clamp = (n: number, low: number, high: number): number => Math.min(high, Math.max(low, n));

/** Keeps the picture over its window: no edge comes inside it; what is smaller than the window is in its middle. */
export const heldIn = (
  lie: Lie,
  picture: { width: number; height: number },
  room: { width: number; height: number },
): Lie => {
  const [wide, high] = [picture.width * lie.scale, picture.height * lie.scale];
  return {
    scale: lie.scale,
    x: wide <= room.width ? (room.width - wide) / 2 : clamp(lie.x, room.width - wide, 0),
    y: high <= room.height ? (room.height - high) / 2 : clamp(lie.y, room.height - high, 0),
  };
};

/** The lie that enlarges about a point which stays where it is. */
export const zoomed = ({ scale, x, y }: Lie, by: number, about: { x: number; y: number }): Lie => {
  const next = clamp(scale * by, 1, MOST);
  const ratio = next / scale;
  return { scale: next, x: about.x - (about.x - x) * ratio, y: about.y - (about.y - y) * ratio };
};

export interface BoardWindow {
  /** Shows this spot (a share of the picture's width and height), so near that hexes are as wide as that. */
  readonly lookAt: (spot: { readonly x: number; readonly y: number }, scale: number) => void;
  /** Brings a spot into the window if it is outside. */
  readonly bringIn: (spot: { readonly x: number; readonly y: number }) => void;
  readonly whole: () => void;
  readonly isNear: () => boolean;
  /** Whether the last press dragged the picture; such a press picks nothing. */
  readonly wasMoved: () => boolean;
}

/** Moves and enlarges a picture by its element's style alone, so that React renders nothing anew. */
export const useWindow = (
  room: RefObject<HTMLElement | null>,
  picture: RefObject<HTMLElement | null>,
  /** Something else has the pointer: a unit is being dragged. */
  isTaken: () => boolean,
): BoardWindow => {
  const lie = useRef<Lie>(WHOLE);
  const moved = useRef(false);

  const put = useCallback(
    (next: Lie): void => {
      const [outer, inner] = [room.current, picture.current];
      if (outer === null || inner === null) return;
      const held = heldIn(
        next,
        { width: inner.offsetWidth, height: inner.offsetHeight },
        { width: outer.clientWidth, height: outer.clientHeight },
      );
      lie.current = held;
      inner.style.transform = `translate(${held.x}px, ${held.y}px) scale(${held.scale})`;
      // Near by, everything is lettered.
      inner.toggleAttribute('data-near', held.scale >= 1.8);
    },
    [room, picture],
  );

  useLayoutEffect(() => {
    const [outer, inner] = [room.current, picture.current];
    if (outer === null || inner === null) return;
    const again = new ResizeObserver(() => {
      const { width, height } = inner.getBoundingClientRect();
      inner.style.setProperty('--fit', `${Math.min(outer.clientWidth, (outer.clientHeight * width) / height)}px`);
      put(lie.current);
    });
    again.observe(outer);
    again.observe(inner);
    return () => again.disconnect();
  }, [room, picture, put]);

  useEffect(() => {
    const outer = room.current;
    if (outer === null) return;
    const held = new Map<number, { x: number; y: number }>();
    const local = ({ clientX, clientY }: PointerEvent | WheelEvent): { x: number; y: number } => {
      const box = outer.getBoundingClientRect();
      return { x: clientX - box.left, y: clientY - box.top };
    };
    const down = (event: PointerEvent): void => {
      if (held.size === 0) moved.current = false;
      held.set(event.pointerId, local(event));
    };
    const move = (event: PointerEvent): void => {
      const was = held.get(event.pointerId);
      if (was === undefined) return;
      const now = local(event);
      if (isTaken()) {
        held.set(event.pointerId, now);
        return;
      }
      if (held.size === 1 && !moved.current && Math.hypot(now.x - was.x, now.y - was.y) < 7) return;
      moved.current = true;
      const others = [...held].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
      held.set(event.pointerId, now);
      const [still] = others;
      if (still === undefined) {
        put({ ...lie.current, x: lie.current.x + now.x - was.x, y: lie.current.y + now.y - was.y });
        return;
      }
      const before = Math.hypot(was.x - still.x, was.y - still.y);
      const after = Math.hypot(now.x - still.x, now.y - still.y);
      if (before > 0) put(zoomed(lie.current, after / before, { x: (now.x + still.x) / 2, y: (now.y + still.y) / 2 }));
    };
    const up = (event: PointerEvent): void => {
      held.delete(event.pointerId);
    };
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      put(zoomed(lie.current, Math.exp(-event.deltaY / 200), local(event)));
    };
    outer.addEventListener('pointerdown', down);
    outer.addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    outer.addEventListener('wheel', wheel, { passive: false });
    return () => {
      outer.removeEventListener('pointerdown', down);
      outer.removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
      outer.removeEventListener('wheel', wheel);
    };
  }, [room, put, isTaken]);

  const centred = useCallback(
    (spot: { readonly x: number; readonly y: number }, scale: number): void => {
      const [outer, inner] = [room.current, picture.current];
      if (outer === null || inner === null) return;
      put({
        scale,
        x: outer.clientWidth / 2 - spot.x * inner.offsetWidth * scale,
        y: outer.clientHeight / 2 - spot.y * inner.offsetHeight * scale,
      });
    },
    [room, picture, put],
  );

  const bringIn = useCallback(
    (spot: { readonly x: number; readonly y: number }): void => {
      const [outer, inner] = [room.current, picture.current];
      if (outer === null || inner === null || lie.current.scale <= 1) return;
      const { scale, x, y } = lie.current;
      const [px, py] = [x + spot.x * inner.offsetWidth * scale, y + spot.y * inner.offsetHeight * scale];
      const edge = 40;
      const inside = px > edge && py > edge && px < outer.clientWidth - edge && py < outer.clientHeight - edge;
      if (!inside) centred(spot, scale);
    },
    [room, picture, centred],
  );

  return {
    lookAt: centred,
    bringIn,
    whole: useCallback(() => put(WHOLE), [put]),
    isNear: useCallback(() => lie.current.scale > 1.05, []),
    wasMoved: useCallback(() => moved.current, []),
  };
};
