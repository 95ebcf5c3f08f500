import type { Notice } from '@warmoot/protocol';
import { keep, kept } from '../browser/kept.js';
import { countWaiting } from '../browser/pageTitle.js';
import { useNet } from './store.js';

export const areNoticesWanted = (): boolean =>
  kept('notices') === 'on' && 'Notification' in window && Notification.permission === 'granted';

/** Switches the browser's notices on or off; false where the browser does not allow them. */
export const wantNotices = async (wanted: boolean): Promise<boolean> => {
  if (!wanted) {
    keep('notices', null);
    return true;
  }
  const granted = (await Notification.requestPermission()) === 'granted';
  keep('notices', granted ? 'on' : null);
  return granted;
};

const nameOf = ({ table, seat, question }: Notice): string => `${table} ${seat} ${question}`;

/** Says in the title how many decisions wait, and tells the browser of those that come while nobody looks. */
export const startNotices = (body: (notice: Notice) => string, go: (notice: Notice) => void): (() => void) => {
  const shown = new Map<string, Notification>();
  const show = (notices: readonly Notice[], before: readonly Notice[]): void => {
    countWaiting(notices.length);
    const now = new Set(notices.map(nameOf));
    for (const [name, notification] of shown) {
      if (now.has(name)) continue;
      notification.close();
      shown.delete(name);
    }
    if (document.visibilityState === 'visible' || !areNoticesWanted()) return;
    const known = new Set(before.map(nameOf));
    for (const notice of notices) {
      const name = nameOf(notice);
      if (known.has(name)) continue;
      const notification = new Notification('Warmoot', { body: body(notice), tag: name });
      notification.onclick = () => {
        window.focus();
        go(notice);
      };
      shown.set(name, notification);
    }
  };
  show(useNet.getState().notices, []);
  return useNet.subscribe((net, before) => {
    if (net.notices !== before.notices) show(net.notices, before.notices);
  });
};
