import { useLate } from '../../browser/useLate.js';
import { Banner, OfflineBanner } from '../../design/faults/Banner.js';
import { useNet } from '../../net/store.js';

/** What is wrong with the line, if anything: it says what holds meanwhile. */
export const LineBanner = () => {
  const line = useNet((net) => net.line);
  const isOld = useNet((net) => net.isOld);
  const isLate = useLate(line.is === 'away');
  if (isOld) return <Banner kind="old" />;
  if (line.is === 'away' && isLate && line.heard !== null) return <Banner kind="away" since={new Date(line.heard)} />;
  // A line that is cut may not know it yet; the browser does.
  return <OfflineBanner />;
};
