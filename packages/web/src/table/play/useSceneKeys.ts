import { type RefObject, useEffect } from 'react';
import { focusOn, isThere, isWritten } from '../../browser/focusing.js';
import { nextIn } from './usePlace.js';

type Room = HTMLElement;

/** The rows of what is asked: answers to pick, or units to take in hand. */
const rowsIn = (room: Room): readonly HTMLElement[] =>
  [...room.querySelectorAll<HTMLElement>('[data-rows] input, [data-rows] [data-row]')].filter(isThere);

/** The act that waits: the gold button. What can be done as well and does not wait is not given by a key. */
const actIn = (room: Room): HTMLElement | undefined =>
  [...room.querySelectorAll<HTMLElement>('.foot-act.btn-act')].find(isThere);

/** The one place of the board that keys come to. */
const boardIn = (room: Room): SVGElement | HTMLElement | undefined =>
  [...room.querySelectorAll<SVGElement | HTMLElement>('[role="grid"] [tabindex="0"]')].find(isThere);

/** What is picked leaves something open: the way leads to it, or to the board. It is known once the page is drawn anew. */
const leadOn = (room: Room, from: Element): void => {
  requestAnimationFrame(() => {
    // Something else is asked already, or somebody was quicker.
    if (document.activeElement !== from) return;
    const act = actIn(room);
    if (act?.getAttribute('aria-busy') === 'true' || (act !== undefined && act.dataset.off === undefined)) return;
    const open = [...room.querySelectorAll<HTMLElement>('fieldset:not(:has(:checked)) input:enabled')].find(isThere);
    const next = open ?? (act === undefined ? rowsIn(room)[0] : boardIn(room));
    if (next !== undefined) focusOn(next);
  });
};

/** A row is pressed as Enter presses it, so that a second time gives the answer. */
const pressRow = (room: Room, nth: number): boolean => {
  const row = rowsIn(room)[nth];
  if (row === undefined) return false;
  focusOn(row);
  if (row instanceof HTMLInputElement) {
    row.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    if (!row.checked) row.click();
    leadOn(room, row);
  } else row.click();
  return true;
};

/** From wherever one looks in the scene back to what is to be decided, as soon as that is drawn. */
const toDecision = (room: Room): void => {
  const ways = room.querySelectorAll<HTMLElement>('[data-to-decision]');
  const go = (): void => {
    const next = nextIn(room);
    if (next !== undefined) focusOn(next);
  };
  for (const way of ways) way.click();
  if (ways.length === 0) go();
  else requestAnimationFrame(go);
};

/** What is focused and has nothing of its own to do with Enter: a title, or an answer that is picked already. */
const isIdle = (target: Element): boolean => target.matches('[data-head], [type="radio"], [type="checkbox"], body');

const press = (room: Room, key: string, target: Element): boolean => {
  if (/^[1-9]$/.test(key)) return pressRow(room, Number(key) - 1);
  switch (key) {
    case 'Enter':
      if (!isIdle(target)) return false;
      if (target.matches('input:not(:checked)')) (target as HTMLElement).click();
      else actIn(room)?.click();
      leadOn(room, target);
      return true;
    case 'Escape':
      // As on the board: what is picked is let go of.
      boardIn(room)?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      return false;
    case 'b': {
      const board = boardIn(room);
      if (board !== undefined) focusOn(board);
      return board !== undefined;
    }
    case 'd':
      toDecision(room);
      return true;
    default:
      return false;
  }
};

/**
 * Keys that work anywhere in a scene, as long as nobody writes there: a digit presses that row, Enter gives what is
 * picked, B leads to the board and D to what is to be decided.
 */
export const useSceneKeys = (room: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const down = (event: KeyboardEvent): void => {
      const { target, key, ctrlKey, metaKey, altKey, repeat, defaultPrevented } = event;
      const around = room.current;
      if (around === null || !(target instanceof Element) || !event.isTrusted) return;
      if (ctrlKey || metaKey || altKey || repeat || isWritten(target)) return;
      if (target !== document.body && (!around.contains(target) || target.closest('dialog, [popover]') !== null))
        return;
      if (defaultPrevented) {
        // A row has taken it: whatever it still asks is next.
        if (key === 'Enter' && target.matches('input')) leadOn(around, target);
      } else if (press(around, key.length === 1 ? key.toLowerCase() : key, target)) event.preventDefault();
    };
    // Not before those that are nearer have had it.
    document.addEventListener('keydown', down);
    return () => document.removeEventListener('keydown', down);
  }, [room]);
};
