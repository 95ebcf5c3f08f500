import { useEffect, useRef } from 'react';
import { isWritten } from './focusing.js';

const HELD: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta', 'CapsLock', 'AltGraph']);

/** The keys that press what has the focus. */
const PRESSES: ReadonlySet<string> = new Set(['Enter', ' ']);

/** How long a second press is taken for a part of the first. */
const SECOND_MS = 300;

/** Whether something does a thing of its own when it is pressed. */
const isPressed = (at: EventTarget | null): boolean =>
  at instanceof Element && at.closest('a[href], button, summary, label, select, input') !== null;

/**
 * While it is on, any press and any key does one thing and nothing else: whatever lies under the finger or has the focus
 * does not feel it. A finger that moves the page presses nothing. Where nothing can be decided by chance any more, what
 * is pressed does what it says as well.
 */
export const useSwallowed = (isOn: boolean, onPress: () => void, isDecided = false): void => {
  const press = useRef(onPress);
  press.current = onPress;
  const on = useRef(isOn);
  on.current = isOn;
  const decided = useRef(isDecided);
  decided.current = isDecided;
  const until = useRef(0);
  useEffect(() => {
    /** Enter in a line that somebody writes presses its button: no hand has, and it is part of the writing. */
    const isSent = (event: Event): boolean =>
      event.type === 'click' && (event as MouseEvent).detail === 0 && isWritten(document.activeElement);
    const swallows = (event: Event): boolean =>
      (on.current || event.timeStamp < until.current) && !isWritten(event.target) && !isSent(event);
    const isMeant = (event: Event): boolean => on.current && decided.current && isPressed(event.target);
    const swallow = (event: Event): void => {
      event.preventDefault();
      event.stopPropagation();
    };
    const pressed = (event: Event): void => {
      if (isMeant(event)) {
        press.current();
        return;
      }
      if (on.current) {
        until.current = event.timeStamp + SECOND_MS;
        press.current();
      }
      swallow(event);
    };
    const touch = (event: Event): void => {
      // The page may still be moved: only what lies below must not feel it.
      if (swallows(event) && !isMeant(event)) event.stopPropagation();
    };
    const down = (event: MouseEvent): void => {
      if (swallows(event) && !isMeant(event)) swallow(event);
    };
    const click = (event: MouseEvent): void => {
      if (swallows(event)) pressed(event);
    };
    const key = (event: KeyboardEvent): void => {
      if (!swallows(event) || event.ctrlKey || event.metaKey || event.altKey || HELD.has(event.key)) return;
      // A key that is still held down from the press before is no new press.
      if (event.repeat) swallow(event);
      // The click that a key makes is the press.
      else if (!PRESSES.has(event.key) || !isMeant(event)) pressed(event);
    };
    const keyUp = (event: KeyboardEvent): void => {
      if (event.timeStamp < until.current && !isWritten(event.target)) swallow(event);
    };
    const capture = { capture: true } as const;
    addEventListener('pointerdown', touch, capture);
    addEventListener('mousedown', down, capture);
    addEventListener('click', click, capture);
    addEventListener('keydown', key, capture);
    addEventListener('keyup', keyUp, capture);
    return () => {
      removeEventListener('pointerdown', touch, capture);
      removeEventListener('mousedown', down, capture);
      removeEventListener('click', click, capture);
      removeEventListener('keydown', key, capture);
      removeEventListener('keyup', keyUp, capture);
    };
  }, []);
};
