import { saga } from '@warmoot/rules';
import { useCallback, useEffect, useRef, useState } from 'react';

/** How far the search for an arrangement has come. */
export type PackingState =
  | { readonly is: 'idle' }
  | { readonly is: 'searching'; readonly steps: number }
  | { readonly is: 'impossible'; readonly why: 'area' | 'search'; readonly drops: saga.carry.Drops }
  | { readonly is: 'unsettled' };

const IDLE: PackingState = { is: 'idle' };

/** So many positions take a few milliseconds: the page goes on between them. */
const SLICE = 800;
const MOST_STEPS = 400_000;
const DROP_STEPS = 20_000;

interface Packing {
  readonly state: PackingState;
  readonly start: () => void;
  readonly stop: () => void;
}

/** Searches in short slices of time. It hands over what it finds, and stops when the load has changed. */
export const usePacking = (bearer: saga.carry.Bearer, onFound: (load: saga.carry.Load) => void): Packing => {
  const [state, setState] = useState<PackingState>(IDLE);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const { load, endurance, options } = bearer;

  const stop = useCallback(() => {
    clearTimeout(timer.current);
    setState(IDLE);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another load is another question
  useEffect(() => stop, [stop, load, endurance, options]);

  const start = (): void => {
    stop();
    const search = saga.carry.startPacking(bearer);
    const slice = (): void => {
      const packed = search.run(SLICE);
      if (packed.result === 'found') {
        setState(IDLE);
        onFound(saga.carry.laidOut(load, packed.arrangement));
      } else if (packed.result === 'impossible') {
        setState({ is: 'impossible', why: packed.why, drops: saga.carry.dropsFor(bearer, DROP_STEPS) });
      } else if (search.steps() >= MOST_STEPS) setState({ is: 'unsettled' });
      else {
        setState({ is: 'searching', steps: search.steps() });
        timer.current = setTimeout(slice);
      }
    };
    slice();
  };
  return { state, start, stop };
};
