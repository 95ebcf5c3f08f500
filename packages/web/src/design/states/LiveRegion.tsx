import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { hush, interrupt, type Kind, readOn, SILENT, say, type Voice } from './voice.js';

type Manner = 'polite' | 'assertive';
/** What is asked is assertive; everything else is polite. */
type Announce = (text: string, manner?: 'assertive' | Kind) => void;

const AnnounceContext = createContext<Announce>(() => {});

const NOTHING = { polite: '', assertive: '' } as const;

/**
 * Two places that are read aloud when they change. News is polite and waits for its turn; only what is asked may
 * interrupt, and says first what it cut short. Saying nothing forgets everything.
 */
export const LiveRegion = ({ children }: { readonly children: ReactNode }) => {
  const [said, setSaid] = useState<Readonly<Record<Manner, string>>>(NOTHING);
  const voice = useRef<Voice>(SILENT);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const speak = useCallback((next: Voice, manner: Manner): void => {
    const { now } = next;
    const isNew = now !== voice.current.now;
    voice.current = next;
    if (now === null || !isNew) return;
    // The same words twice would be no change: a no-break space at the end makes them new to the ear's reader.
    setSaid((was) => ({ ...was, [manner]: was[manner] === now.text ? `${now.text}\u00a0` : now.text }));
    clearTimeout(timer.current);
    const goOn = (): void => speak(readOn(voice.current, performance.now()), 'polite');
    timer.current = setTimeout(goOn, now.until - performance.now());
  }, []);
  useEffect(() => {
    const pressed = (): void => speak(hush(voice.current, performance.now()), 'polite');
    addEventListener('keydown', pressed, { capture: true });
    addEventListener('pointerdown', pressed, { capture: true });
    return () => {
      clearTimeout(timer.current);
      removeEventListener('keydown', pressed, { capture: true });
      removeEventListener('pointerdown', pressed, { capture: true });
    };
  }, [speak]);
  const announce = useCallback<Announce>(
    (text, kind = 'news') => {
      if (text === '') {
        voice.current = SILENT;
        setSaid(NOTHING);
      } else if (kind === 'assertive') speak(interrupt(voice.current, text, performance.now()), kind);
      else speak(say(voice.current, text, performance.now(), kind), 'polite');
    },
    [speak],
  );
  return (
    <AnnounceContext value={announce}>
      {children}
      <div className="live vh">
        <p aria-live="polite">{said.polite}</p>
        <p aria-live="assertive">{said.assertive}</p>
      </div>
    </AnnounceContext>
  );
};

/** Says something to ears. */
export const useAnnounce = (): Announce => useContext(AnnounceContext);
