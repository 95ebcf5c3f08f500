import type { Item } from '@warmoot/protocol';
import type { Sitting } from './sitting.js';

/** Whether a line of the log tells how a scene went on, how it ended, or what came of it. */
const isOf = ({ what }: Item, scene: number): boolean =>
  (what.did === 'played' || what.did === 'ended' || what.did === 'campaign') && what.scene === scene;

/**
 * A table as it is known when only so many entries of its scene have been told: the world before the rest of them, in
 * which nothing is asked yet, and which goes on even if it is over by now.
 */
export const heldAt = (sitting: Sitting, known: number): Sitting => {
  const { telling, items } = sitting;
  if (telling === null || known >= telling.told.length) return sitting;
  const { scene, rules, first } = telling;
  const told = telling.told.slice(0, known);
  const last = told.at(-1);
  const place = last?.place ?? -1;
  return {
    ...sitting,
    items: items.filter((item) => item.place <= place || !isOf(item, scene)),
    telling: { ...telling, told },
    run: last?.passage.after ?? null,
    scene: { scene, name: rules.scene, version: rules.version, first, view: last?.view ?? first, due: [] },
    ended: null,
  };
};
