import { useSyncExternalStore } from 'react';
import { useWords } from '../../words/WordsProvider.js';
import './faults.css';

const listen = (changed: () => void): (() => void) => {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
};

/** Whether the browser has a connection at all. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );

export type BannerProps =
  | { readonly kind: 'offline' | 'old' }
  /** The browser has no connection. Something may have been sent that has not arrived. */
  | { readonly kind: 'offlineAtTable'; readonly sent: boolean }
  /** The table has not been heard since then. */
  | { readonly kind: 'away'; readonly since: Date; readonly sent: boolean };

const Line = (props: BannerProps) => {
  const { ui, language } = useWords();
  const time = (at: Date): string =>
    at.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const said = (): string => {
    switch (props.kind) {
      case 'away':
        return ui.banner.away({ since: time(props.since), sent: props.sent });
      case 'offlineAtTable':
        return ui.banner.offlineAtTable({ sent: props.sent });
      default:
        return ui.banner[props.kind];
    }
  };
  return (
    <div className="banner">
      <span>{said()}</span>
      {props.kind === 'old' ? (
        <button type="button" onClick={() => location.reload()}>
          {ui.banner.load}
        </button>
      ) : null}
    </div>
  );
};

/**
 * A line in the page's head about a fault that does not stop the page. It says what still holds. Its place is there before
 * it: what comes together with its place is not read aloud.
 */
export const Banner = ({ of }: { readonly of: BannerProps | null }) => (
  <div className="banner-place" role="status">
    {of === null ? null : <Line {...of} />}
  </div>
);

/** Says so whenever the browser is offline. */
export const OfflineBanner = () => <Banner of={useOnline() ? null : { kind: 'offline' }} />;
