import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../design/states/LiveRegion.js';
import { useSpoken } from '../../words/speech.js';
import { useOnStage } from './stage/onStage.js';
import { SHARED } from './words.js';

/** Interrupts ears to say what is theirs to choose, once everything before it has been told. */
export const useYours = (what: string | null): void => {
  const { t } = useSpoken(SHARED);
  const announce = useAnnounce();
  const { shown } = useOnStage();
  const asked = useRef<string | null>(null);
  const open = shown === null && what !== null ? t.yoursToChoose({ what }) : null;
  useEffect(() => {
    if (open !== null && open !== asked.current) announce(open, 'assertive');
    asked.current = open;
  }, [announce, open]);
};
