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
const useOnline = (): boolean =>
  useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );

export type BannerProps =
  | { readonly kind: 'offline' | 'old' }
  /** The table has not been heard since then. */
  | { readonly kind: 'away'; readonly since: Date };

/** A line in the page's head about a fault that does not stop the page. It says what still holds. */
export const Banner = (props: BannerProps) => {
  const { ui, language } = useWords();
  const time = (at: Date): string =>
    at.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return (
    <div className="banner" role="status">
      <span>
        {props.kind === 'away'
          ? ui.banner.away({ since: time(props.since) })
          : props.kind === 'old'
            ? ui.banner.old
            : ui.banner.offline}
      </span>
      {props.kind === 'old' ? (
        <button type="button" onClick={() => location.reload()}>
          {ui.banner.load}
        </button>
      ) : null}
    </div>
  );
};

/** Says so whenever the browser is offline. */
export const OfflineBanner = () => (useOnline() ? null : <Banner kind="offline" />);
