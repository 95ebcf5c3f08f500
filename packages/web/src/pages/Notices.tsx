import { useEffect } from 'react';
import { startNotices } from '../net/notify.js';
import { useWords } from '../words/WordsProvider.js';

/** Keeps the title of the page and the browser's notices true to what waits. Draws nothing. */
export const Notices = (): null => {
  const { ui } = useWords();
  useEffect(() => startNotices((title) => ui.home.noticeBody({ title })), [ui]);
  return null;
};
