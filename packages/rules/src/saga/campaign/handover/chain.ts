import { comesBefore } from '../../calendar/agenda.js';
import { castOf } from '../bridges/bridges.js';
import type { Entry } from '../papers/model.js';
import type { SeenWithRules } from './next.js';

/** How many scenes of a story are shown beside the next. */
const CHAIN = 4;

/**
 * The scenes that have led to this one, the newest last, and it among them: those that were played before it and share
 * somebody with it or with one that is shown already.
 */
export const storyUpTo = (seen: SeenWithRules, entry: Entry): readonly Entry[] => {
  const played = Object.values(seen.open.entries)
    .filter(({ id, kind, state }) => id !== entry.id && kind === 'scene' && state === 'done')
    .filter((other) => comesBefore(other, entry) < 0)
    .sort(comesBefore);
  const chain: Entry[] = [entry];
  const people = new Set(castOf(seen, entry));
  for (const other of played.toReversed()) {
    if (chain.length === CHAIN) break;
    const cast = castOf(seen, other);
    if (!cast.some((id) => people.has(id))) continue;
    chain.unshift(other);
    for (const id of cast) people.add(id);
  }
  return chain;
};
