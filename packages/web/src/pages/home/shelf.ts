import { keep, kept } from '../../browser/kept.js';

/** What this device wants of tables, by their ids, where it is not as their hosts have it. */
export type Shelf = Readonly<Record<string, 'away' | 'out'>>;

export const shelfNow = (): Shelf => {
  try {
    const shelf = JSON.parse(kept('shelf') ?? '{}') as Shelf | null;
    return shelf !== null && typeof shelf === 'object' ? shelf : {};
  } catch {
    return {};
  }
};

/** Puts a table away on this device, takes it out, or leaves that to its host. */
export const shelved = (shelf: Shelf, table: string, to: 'away' | 'out' | null): Shelf => {
  const { [table]: _, ...others } = shelf;
  const next = to === null ? others : { ...others, [table]: to };
  keep('shelf', Object.keys(next).length === 0 ? null : JSON.stringify(next));
  return next;
};

/** Whether a table is put away. One that waits for its person never is. */
export const isAway = (
  shelf: Shelf,
  { table, shelved: byHost }: { readonly table: string; readonly shelved?: true },
): boolean => (shelf[table] ?? (byHost ? 'away' : 'out')) === 'away';
