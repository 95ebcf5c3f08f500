import type { Manifest } from '@warmoot/kernel';
import { manifests } from '@warmoot/rules';

/** What most tables play stands first; all else follows in the order of the rules. */
const FIRST: readonly string[] = ['duel', 'battle', 'command', 'sortie', 'skirmish', 'lines', 'discussion', 'check'];

const rank = ({ kind }: Manifest): number => (FIRST.includes(kind) ? FIRST.indexOf(kind) : FIRST.length);

/** One manifest of each kind of scene that people set up at a table. */
export const tableKinds = (): readonly Manifest[] =>
  manifests()
    .filter(({ setUpBy, edition }) => setUpBy === 'table' && edition === null)
    .toSorted((one, other) => rank(one) - rank(other));

/** The page of a new table on which a kind of scene is set up. A table shows the first kind anyway. */
export const setupPage = (table: string, kind: string): string =>
  kind === tableKinds()[0]?.kind ? `/t/${table}` : `/t/${table}?play=${encodeURIComponent(kind)}`;
