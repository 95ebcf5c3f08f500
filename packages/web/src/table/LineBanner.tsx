import { type ReactElement, useEffect, useState } from 'react';
import { Banner, OfflineBanner } from '../faults/Banner.js';
import { useNet } from '../net/store.js';

/** A line that comes back at once is nobody's business. */
const PATIENCE_MS = 1_500;

/** What is wrong with the line, if anything: it says what holds meanwhile. */
export const LineBanner = (): ReactElement | null => {
  const line = useNet((net) => net.line);
  const isOld = useNet((net) => net.isOld);
  const [isLate, setLate] = useState(false);
  const isAway = line.is === 'away';
  useEffect(() => {
    setLate(false);
    if (!isAway) return;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isAway]);
  if (isOld) return <Banner kind="old" />;
  if (line.is === 'away' && isLate) {
    return line.heard === null ? <OfflineBanner /> : <Banner kind="away" since={new Date(line.heard)} />;
  }
  return null;
};
