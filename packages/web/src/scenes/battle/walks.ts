import type { saga } from '@warmoot/rules';
import type { Passage } from '@warmoot/words';

/** The ways that units have just gone, by unit, from where each stood: of one entry. */
export const walksIn = (passage: Passage | undefined): ReadonlyMap<number, readonly number[]> => {
  const walks = new Map<number, readonly number[]>();
  if (passage === undefined || passage.before === null) return walks;
  const { at } = passage.before.state.open as { readonly at?: readonly number[] };
  for (const { event, depth } of passage.entry.heard) {
    if (depth > 0) continue;
    const told = event as saga.battle.BattleEvent;
    if (told.event === 'moved') walks.set(told.unit, [at?.[told.unit] ?? -1, ...told.path]);
    else if (told.event === 'fellBack' || told.event === 'stepped')
      walks.set(told.unit, [at?.[told.unit] ?? -1, told.to]);
  }
  for (const [unit, way] of walks) if (way[0] === undefined || way[0] < 0) walks.delete(unit);
  return walks;
};
