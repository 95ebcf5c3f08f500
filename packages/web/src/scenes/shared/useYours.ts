import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../design/states/LiveRegion.js';
import { useOnStage } from './stage/onStage.js';

/** Interrupts ears to say that it is their turn, once everything before it has been told. */
export const useYours = (yours: string | null): void => {
  const announce = useAnnounce();
  const { shown } = useOnStage();
  const asked = useRef<string | null>(null);
  const open = shown === null ? yours : null;
  useEffect(() => {
    if (open !== null && open !== asked.current) announce(open, 'assertive');
    asked.current = open;
  }, [announce, open]);
};
