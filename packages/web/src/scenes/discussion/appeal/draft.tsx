import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { TalkProps } from '../model.js';
import { afterwards, type Draft, EMPTY, freshDraft, isBlankDraft, isMade, stillGood } from './drafting.js';
import { keepDraft, keptDraft } from './keptDrafts.js';

interface Held {
  readonly draft: Draft;
  readonly setDraft: (change: Partial<Draft>) => void;
  /** Changes it by what it was. */
  readonly alter: (change: (was: Draft) => Draft) => void;
  /** It is said, made or dropped: who speaks stays. */
  readonly clear: () => void;
  /** Where the foot of what is put together stands: at the right of a wide page. */
  readonly foot: HTMLElement | null;
  readonly setFoot: (foot: HTMLElement | null) => void;
}

const nothing = (): void => undefined;

const DraftContext = createContext<Held>({
  draft: EMPTY,
  setDraft: nothing,
  alter: nothing,
  clear: nothing,
  foot: null,
  setFoot: nothing,
});

interface DraftProviderProps extends Pick<TalkProps, 'view' | 'seat'> {
  readonly children: ReactNode;
}

/** Of which talk it is, and whose: by the address of the page, which names the table, the seat, and who is in the talk. */
const placeOf = ({ view, seat }: Pick<TalkProps, 'view' | 'seat'>): string =>
  [globalThis.location?.pathname ?? '', seat, ...view.given.people.map(({ name }) => name)].join('\n');

/** Keeps what is being put together, whatever else the page shows meanwhile. It is nobody else's to see. */
export const DraftProvider = ({ view, seat, children }: DraftProviderProps) => {
  const place = placeOf({ view, seat });
  const [held, setHeld] = useState<Draft>(() => (seat === null ? EMPTY : (keptDraft(place) ?? freshDraft(view, seat))));
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const draft = useMemo(() => {
    if (seat === null) return held;
    return isMade(view, held) ? afterwards(view, seat, held) : stillGood(view, seat, held);
  }, [view, seat, held]);
  useEffect(() => {
    if (seat !== null) keepDraft(place, isBlankDraft(draft) ? null : draft);
    if (draft !== held) setHeld(draft);
  }, [place, seat, draft, held]);
  const alter = useCallback((change: (was: Draft) => Draft) => setHeld(change), []);
  const setDraft = useCallback((change: Partial<Draft>) => setHeld((was) => ({ ...was, ...change })), []);
  const clear = useCallback(
    () => setHeld((was) => (seat === null ? EMPTY : afterwards(view, seat, was))),
    [view, seat],
  );
  const all = useMemo(() => ({ draft, setDraft, alter, clear, foot, setFoot }), [draft, setDraft, alter, clear, foot]);
  return <DraftContext value={all}>{children}</DraftContext>;
};

export const useDraft = (): Held => useContext(DraftContext);
