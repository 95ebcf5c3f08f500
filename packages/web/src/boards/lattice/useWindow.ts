import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { broughtIn, centredOn, heldIn, isInSight, isNear, type Lie, resized, type Spot, WHOLE, zoomed } from './lie.js';

export interface BoardWindow {
  /** Shows this spot, so near that hexes are as wide as that. */
  readonly lookAt: (spot: Spot, scale: number) => void;
  /** Where none of these spots is in sight, brings the first of them in. */
  readonly bringIn: (spots: readonly Spot[], gently?: boolean) => void;
  readonly whole: () => void;
  /** As near as before the whole was shown; so near, where it was never. */
  readonly near: (scale: number) => void;
  readonly isNear: () => boolean;
  /** Says when it comes to be near, and when it is whole again. */
  readonly watch: (changed: () => void) => () => void;
  /** Whether the picture moved under the last press: dragged by it, or on its way of itself. Such a press picks nothing. */
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
  const last = useRef<Lie | null>(null);
  /** The sizes for which it was laid so. */
  const laid = useRef<Parameters<typeof resized>[1] | null>(null);
  const moved = useRef(false);
  const glided = useRef(false);
  const watchers = useRef(new Set<() => void>());

  const sizes = useCallback(() => {
    const [outer, inner] = [room.current, picture.current];
    if (outer === null || inner === null) return null;
    return {
      inner,
      picture: { width: inner.offsetWidth, height: inner.offsetHeight },
      room: { width: outer.clientWidth, height: outer.clientHeight },
    };
  }, [room, picture]);

  const put = useCallback(
    (next: Lie, gently = false): void => {
      const now = sizes();
      if (now === null) return;
      const { inner } = now;
      const held = heldIn(next, now.picture, now.room);
      const turns = isNear(held) !== isNear(lie.current);
      lie.current = held;
      laid.current = now;
      inner.toggleAttribute('data-gently', gently);
      inner.style.transform = `translate(${held.x}px, ${held.y}px) scale(${held.scale})`;
      // Near by, everything is lettered.
      inner.toggleAttribute('data-near', held.scale >= 1.8);
      if (turns) for (const changed of watchers.current) changed();
    },
    [sizes],
  );

  useLayoutEffect(() => {
    const [outer, inner] = [room.current, picture.current];
    if (outer === null || inner === null) return;
    const again = new ResizeObserver(() => {
      const { width, height } = inner.getBoundingClientRect();
      inner.style.setProperty('--fit', `${Math.min(outer.clientWidth, (outer.clientHeight * width) / height)}px`);
      const now = sizes();
      if (now === null) return;
      put(laid.current === null ? lie.current : resized(lie.current, laid.current, now));
    });
    again.observe(outer);
    again.observe(inner);
    return () => again.disconnect();
  }, [room, picture, put, sizes]);

  useEffect(() => {
    const outer = room.current;
    if (outer === null) return;
    const held = new Map<number, { x: number; y: number }>();
    const local = ({ clientX, clientY }: PointerEvent | WheelEvent): { x: number; y: number } => {
      const box = outer.getBoundingClientRect();
      return { x: clientX - box.left, y: clientY - box.top };
    };
    const down = (event: PointerEvent): void => {
      if (held.size === 0) {
        moved.current = false;
        // Whoever presses a picture that is on its way meant what was there before.
        glided.current = (picture.current?.getAnimations() ?? []).length > 0;
      }
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
  }, [room, picture, put, isTaken]);

  return useMemo<BoardWindow>(() => {
    const lookAt: BoardWindow['lookAt'] = (spot, scale) => {
      const now = sizes();
      if (now !== null) put(centredOn(spot, scale, now.picture, now.room));
    };
    return {
      lookAt,
      bringIn: ([first, ...rest], gently = false) => {
        const now = sizes();
        if (now === null || first === undefined || !isNear(lie.current)) return;
        const isSeen = (spot: Spot): boolean => isInSight(lie.current, spot, now.picture, now.room);
        if (![first, ...rest].some(isSeen)) put(broughtIn(lie.current, first, now.picture, now.room), gently);
      },
      whole: () => {
        last.current = lie.current;
        put(WHOLE, true);
      },
      near: (scale) => {
        const now = sizes();
        if (now === null) return;
        put(last.current ?? centredOn({ x: 0.5, y: 0.5 }, scale, now.picture, now.room), true);
      },
      isNear: () => isNear(lie.current),
      watch: (changed) => {
        watchers.current.add(changed);
        return () => watchers.current.delete(changed);
      },
      wasMoved: () => moved.current || glided.current,
    };
  }, [put, sizes]);
};
