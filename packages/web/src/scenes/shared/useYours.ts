import type { Passage } from '@warmoot/words';
import { useEffect, useMemo, useRef } from 'react';
import { useAnnounce } from '../../design/states/LiveRegion.js';
import { useSpoken } from '../../words/speech.js';
import { useOnStage } from './stage/onStage.js';
import { isThrow } from './stage/turns.js';
import { SHARED } from './words.js';

/**
 * Interrupts ears to say what is theirs to choose, once everything before it has been told. The same is said again where
 * dice have fallen since.
 */
export const useYours = (what: string | null, passages: readonly Passage[]): void => {
  const { t } = useSpoken(SHARED);
  const announce = useAnnounce();
  const { shown } = useOnStage();
  const asked = useRef<string | null>(null);
  const thrown = useMemo(() => passages.filter(isThrow).length, [passages]);
  const known = useRef(thrown);
  const open = shown === null && what !== null ? t.yoursToChoose({ what }) : null;
  useEffect(() => {
    if (open !== null && (open !== asked.current || thrown > known.current)) announce(open, 'assertive');
    asked.current = open;
    known.current = thrown;
  }, [announce, open, thrown]);
};
