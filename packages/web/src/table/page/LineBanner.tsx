import { useEffect, useState } from 'react';
import { Banner, OfflineBanner } from '../../design/faults/Banner.js';
import { useNet } from '../../net/store.js';

/** A line that comes back at once is nobody's business. */
const PATIENCE_MS = 1_500;

/** What is wrong with the line, if anything: it says what holds meanwhile. */
export const LineBanner = () => {
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
  if (line.is === 'away' && isLate && line.heard !== null) return <Banner kind="away" since={new Date(line.heard)} />;
  // A line that is cut may not know it yet; the browser does.
  return <OfflineBanner />;
};
