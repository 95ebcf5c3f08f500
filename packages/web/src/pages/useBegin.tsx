import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import type { Answer, Hindrance } from '../net/api.js';

// Refusals speak of rules: their words are fetched only when there is one.
const Strip = lazy(async () => ({ default: (await import('../table/Strip.js')).Strip }));

interface Begin {
  /** Begins something, one thing at a time, and goes where it is played. */
  readonly begin: (begun: () => Promise<Answer<string>>) => void;
  readonly isBusy: boolean;
  /** Why the last could not be begun. */
  readonly note: ReactNode;
}

/** What is begun by one press: it is waited for, and where it cannot be begun that is said. */
export const useBegin = (): Begin => {
  const [, go] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const [hindrance, setHindrance] = useState<Hindrance | null>(null);
  const begin = async (begun: () => Promise<Answer<string>>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    // A page that could not be fetched: the server went away meanwhile.
    const there = await begun().catch((): Answer<string> => ({ ok: false, refusal: { code: 'AWAY' } }));
    setBusy(false);
    setHindrance(there.ok ? null : there.refusal);
    if (!there.ok) return;
    go(there.value);
    // What is pressed far down a page leads to the top of the table's.
    scrollTo({ top: 0, behavior: 'instant' });
  };
  const note =
    hindrance === null ? null : (
      <Suspense>
        <Strip hindrance={hindrance} />
      </Suspense>
    );
  return { begin: (begun) => void begin(begun), isBusy, note };
};
