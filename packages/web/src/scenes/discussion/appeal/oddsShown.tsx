import { createContext, type ReactNode, useMemo, useState } from 'react';
import { keep, kept } from '../../../browser/kept.js';

interface OddsShown {
  readonly isShown: boolean;
  readonly show: (isShown: boolean) => void;
}

const SHOWN = 'shown';

/** Whether somebody wants to see odds: not before they have asked for them. */
export const OddsShownContext = createContext<OddsShown>({ isShown: false, show: () => undefined });

/** Remembers on this device that odds were asked for. */
export const OddsShown = ({ children }: { readonly children: ReactNode }) => {
  const [isShown, setShown] = useState(() => kept('odds') === SHOWN);
  const all = useMemo(
    () => ({
      isShown,
      show: (next: boolean) => {
        keep('odds', next ? SHOWN : null);
        setShown(next);
      },
    }),
    [isShown],
  );
  return <OddsShownContext value={all}>{children}</OddsShownContext>;
};
