import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { focusOn, isThere, isWritten } from '../../browser/focusing.js';
import { readAloud } from '../../design/rules/ids.js';
import { useAnnounce } from '../../design/states/LiveRegion.js';
import { goesTo, type Holder, type Place } from '../../scenes/shared/place.js';
import type { Standing } from '../../scenes/shared/standing/standing.js';
import { SHARED } from '../../scenes/shared/words.js';
import { useSpoken } from '../../words/speech.js';

const holderIn = (room: Element): Holder => {
  const active = document.activeElement;
  if (active === null || !active.isConnected || active.contains(room)) return 'nothing';
  if (!room.contains(active) || isWritten(active) || active.closest('dialog, [popover]') !== null) return 'other';
  return active.closest('[role="grid"]') === null ? 'scene' : 'board';
};

const seenIn = (room: Element, what: string): HTMLElement | undefined =>
  [...room.querySelectorAll<HTMLElement>(what)].find(isThere);

/** Where the focus comes: to what a panel names as next, else to its title, else to that of the scene. */
export const nextIn = (room: Element): HTMLElement | undefined =>
  seenIn(room, '[data-next]') ?? seenIn(room, '[data-head]') ?? seenIn(room, 'h1');

/**
 * Brings the focus to what is asked or shown next, after every act. It is never taken from where somebody writes, nor
 * from what is open beside the scene.
 */
export const usePlace = (room: RefObject<Element | null>, { is, id, step }: Place): void => {
  const last = useRef<Place | null>(null);
  useLayoutEffect(() => {
    const around = room.current;
    if (around === null) return;
    const place = { is, id, step };
    const goes = goesTo(last.current, place, holderIn(around));
    last.current = place;
    const go = (): boolean => {
      const next = nextIn(around);
      if (next !== undefined) focusOn(next);
      return next !== undefined;
    };
    if (!goes || go()) return;
    // A part of the page that is still being fetched: the focus comes with it.
    const observer = new MutationObserver(() => {
      if (holderIn(around) !== 'nothing' || go()) observer.disconnect();
    });
    observer.observe(around, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [room, is, id, step]);
};

/** Says how it ended, at once, to who was there. */
export const useEnding = ({ is }: Place, text: string): void => {
  const announce = useAnnounce();
  const before = useRef(is);
  useEffect(() => {
    if (is === 'over' && before.current !== 'over') announce(readAloud(text), 'assertive');
    before.current = is;
  }, [is, text, announce]);
};

/** Says that one's own choice is sealed, and for whom one waits: before anything else that comes with it. */
export const useSealed = ({ is }: Place, text: string): void => {
  const announce = useAnnounce();
  const before = useRef(is);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is said when it is sealed, not whenever another one seals.
  useLayoutEffect(() => {
    // What stands and is given for one was not asked, and is said in other words.
    if (is === 'sealed' && before.current === 'asked') announce(text, 'state');
    before.current = is;
  }, [is, announce]);
};

/** Says what is given for me, once it is given and before what comes of it. */
export const useGiven = (standing: Standing | null): void => {
  const { words } = useSpoken(SHARED);
  const announce = useAnnounce();
  const given = standing?.given;
  const before = useRef(given);
  useLayoutEffect(() => {
    const gone = Object.entries(before.current ?? {}).filter(([as]) => given?.[as] === undefined);
    before.current = given;
    if (standing === null) return;
    const told = words.scenes[standing.scene]?.standing?.answers;
    for (const [, id] of gone) {
      const text = told?.[id]?.told[standing.stands[id]?.way ?? ''];
      if (text !== undefined) announce(text);
    }
  }, [given, standing, words, announce]);
};
