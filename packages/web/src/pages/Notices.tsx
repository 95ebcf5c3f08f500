import type { Notice } from '@warmoot/protocol';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { startNotices } from '../net/notify.js';
import { useWords } from '../words/WordsProvider.js';

/** Keeps the title of the page and the browser's notices true to what waits. Draws nothing. */
export const Notices = (): null => {
  const { ui } = useWords();
  const [, go] = useLocation();
  useEffect(() => {
    const body = ({ title, device }: Notice): string =>
      device ? ui.home.deviceBody({ title }) : ui.home.noticeBody({ title });
    return startNotices(body, ({ table }) => go(`/t/${table}`));
  }, [ui, go]);
  return null;
};
