import { useEffect } from 'react';
import { startNotices } from '../net/notify.js';
import { TABLE } from '../table/words.js';
import { useSpoken } from '../words/speech.js';

/** Keeps the title of the page and the browser's notices true to what waits. Draws nothing. */
export const Notices = (): null => {
  const { t } = useSpoken(TABLE);
  useEffect(() => startNotices((title) => t.noticeBody({ title })), [t]);
  return null;
};
