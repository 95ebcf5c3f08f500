import { useEffect, useState } from 'react';
import { cutAround, wholeOf } from './cut.js';
import './cut.css';

interface Shown {
  readonly text: string;
  readonly left: number;
  readonly top: number;
}

const LONG_MS = 500;
const PRESSABLE = 'a, button, label, input, select, summary, [role="button"], [role="tab"]';

const shownAt = (one: HTMLElement): Shown => {
  const { left, bottom } = one.getBoundingClientRect();
  return { text: wholeOf(one), left: Math.max(8, Math.min(left, innerWidth - 268)), top: bottom + 4 };
};

/**
 * Whatever text is cut off on any page is said whole: to a pointer by its title, to a finger by a tap; where a tap does
 * something else, by a long press. Ears are told all of it anyway.
 */
export const WholeText = () => {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    let held: ReturnType<typeof setTimeout> | undefined;
    let isRead = false;
    const name = ({ target }: Event): void => {
      const one = target instanceof Element ? cutAround(target) : null;
      if (one !== null && !one.title) one.title = wholeOf(one);
    };
    const press = ({ target, pointerType }: PointerEvent): void => {
      clearTimeout(held);
      isRead = false;
      setShown(null);
      if (pointerType !== 'touch' || !(target instanceof Element)) return;
      const one = cutAround(target);
      if (one === null) return;
      if (target.closest(PRESSABLE) === null) setShown(shownAt(one));
      else
        held = setTimeout(() => {
          isRead = true;
          setShown(shownAt(one));
        }, LONG_MS);
    };
    const leave = (): void => clearTimeout(held);
    const hide = (): void => setShown(null);
    /** A finger that has rested to read presses nothing when it goes. */
    const click = (event: MouseEvent): void => {
      if (!isRead) return;
      isRead = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const ears = [
      ['pointerover', name],
      ['focusin', name],
      ['pointerdown', press],
      ['pointerup', leave],
      ['pointercancel', leave],
      ['click', click],
      ['scroll', hide],
      ['keydown', hide],
    ] as const;
    for (const [event, ear] of ears) document.addEventListener(event, ear as EventListener, true);
    return () => {
      clearTimeout(held);
      for (const [event, ear] of ears) document.removeEventListener(event, ear as EventListener, true);
    };
  }, []);
  if (shown === null) return null;
  return (
    <div className="whole-text" role="tooltip" style={{ left: shown.left, top: shown.top }}>
      {shown.text}
    </div>
  );
};
