import { useSyncExternalStore } from 'react';
import { useNarrow } from '../../browser/useMedia.js';
import { Button } from '../../design/forms/Button.js';
import type { BoardWindow } from './useWindow.js';

/** How near one is brought who has not yet looked near by. */
const NEAR = 2.5;

interface WholeFieldProps {
  readonly window: BoardWindow;
  readonly t: { readonly wholeField: string; readonly nearField: string };
}

/** Shows the whole field, and brings one back to where one was. There only where less than the whole may be seen. */
export const WholeField = ({ window, t }: WholeFieldProps) => {
  const isNear = useSyncExternalStore(window.watch, window.isNear);
  const isNarrow = useNarrow();
  if (!isNear && !isNarrow) return null;
  return (
    <Button kind="quiet" small onClick={() => (isNear ? window.whole() : window.near(NEAR))}>
      {isNear ? t.wholeField : t.nearField}
    </Button>
  );
};
