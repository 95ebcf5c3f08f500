import { useMemo } from 'react';
import type { SceneProps } from '../contract.js';
import { type Asking, askingOf } from './asking.js';
import { useOnStage } from './stage/onStage.js';

/** Whose answers are awaited; nobody's as long as something is still being told. */
export const useAsking = ({ run, seat }: Pick<SceneProps, 'run' | 'seat'>): Asking | null => {
  const { shown } = useOnStage();
  const asking = useMemo(() => askingOf(run, seat), [run, seat]);
  return shown === null ? asking : null;
};
