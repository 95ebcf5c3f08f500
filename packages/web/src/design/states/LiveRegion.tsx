import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

type Manner = 'polite' | 'assertive';
type Announce = (text: string, manner?: Manner) => void;

const AnnounceContext = createContext<Announce>(() => {});

/** Two places that are read aloud when they change. News is polite; only "yours to choose" may interrupt. */
export const LiveRegion = ({ children }: { readonly children: ReactNode }) => {
  const [said, setSaid] = useState<Readonly<Record<Manner, string>>>({ polite: '', assertive: '' });
  const announce = useCallback<Announce>((text, manner = 'polite') => {
    // The same words twice would be no change: a no-break space at the end makes them new to the ear's reader.
    setSaid((now) => ({ ...now, [manner]: now[manner] === text ? `${text}\u00a0` : text }));
  }, []);
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
