import { type RefObject, useLayoutEffect, useRef } from 'react';

/** How long a die is on its way, as the page has it; none where motion is not wanted. */
const slideTime = (): number => {
  const time = getComputedStyle(document.documentElement).getPropertyValue('--m-state');
  return Number.parseFloat(time) || 0;
};

/** Dice that lie elsewhere than before slide there. `key` changes whenever some do. */
export const useSlide = (box: RefObject<HTMLElement | null>, key: string): void => {
  const last = useRef(new Map<string, DOMRect>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: dice move when the key changes
  useLayoutEffect(() => {
    const now = new Map<string, DOMRect>();
    for (const die of box.current?.querySelectorAll<HTMLElement>('[data-die]') ?? []) {
      const name = die.dataset.die ?? '';
      const at = die.getBoundingClientRect();
      now.set(name, at);
      const from = last.current.get(name);
      if (from === undefined || (from.x === at.x && from.y === at.y)) continue;
      const path = `translate(${from.x - at.x}px, ${from.y - at.y}px)`;
      die.animate([{ transform: path }, { transform: 'none' }], { duration: slideTime(), easing: 'ease-out' });
    }
    last.current = now;
  }, [key]);
};
