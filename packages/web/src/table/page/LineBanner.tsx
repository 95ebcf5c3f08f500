import type { ReactNode } from 'react';
import { useLate } from '../../browser/useLate.js';
import { Banner, type BannerProps, useOnline } from '../../design/faults/Banner.js';
import { KeptContext } from '../../design/forms/kept.js';
import { useNet } from '../../net/store.js';
import { useWords } from '../../words/WordsProvider.js';

/** What a page does by itself is no choice of anybody's. */
const BY_ITSELF: ReadonlySet<string> = new Set(['share', 'link']);

/** What is wrong with the line to the table; null where nothing is. */
const useFault = (): BannerProps | null => {
  const line = useNet((net) => net.line);
  const isOld = useNet((net) => net.isOld);
  const sent = useNet((net) => net.pending.some(({ deed }) => !BY_ITSELF.has(deed.do)));
  const isLate = useLate(line.is === 'away');
  const isOnline = useOnline();
  if (isOld) return { kind: 'old' };
  if (line.is === 'away' && isLate && line.heard !== null) return { kind: 'away', since: new Date(line.heard), sent };
  // A line that is cut may not know it yet; the browser does.
  return isOnline ? null : { kind: 'offlineAtTable', sent };
};

/** What is wrong with the line, if anything: it says what holds meanwhile. */
export const LineBanner = () => <Banner of={useFault()} />;

/** While the line is cut, the buttons of what is on its way say that it is kept. */
export const KeptWhileAway = ({ children }: { readonly children: ReactNode }) => {
  const { ui } = useWords();
  const fault = useFault();
  const isCut = fault?.kind === 'away' || fault?.kind === 'offlineAtTable';
  return <KeptContext value={isCut ? ui.banner.kept : null}>{children}</KeptContext>;
};
