import { canonicalJson, forkState, type State } from '@warmoot/kernel';
import { type Rival, repeat } from '../rival.js';
import { type Muster, muster, musterByHand, twentyUnits } from './muster.js';

const copying = (copy: (state: State<Muster>) => unknown): Rival => {
  const state = twentyUnits();
  return repeat(
    () => copy(state),
    () => canonicalJson(copy(state)),
  );
};

export const generic = copying((state) => forkState(muster, state));
export const byHand = copying((state) => forkState(musterByHand, state));
export const cloned = copying((state) => structuredClone(state));
export const throughText = copying((state) => JSON.parse(JSON.stringify(state)));
