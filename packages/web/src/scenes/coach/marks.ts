import type { Mark } from './mark.js';
import { CHASE, MARCH } from './road.table.js';
import { DISCUSSION } from './talk.table.js';
import { BATTLE, COMMAND, DUEL, LINES, SKIRMISH, SORTIE } from './war.table.js';

/** The marks of scenes of one kind, each for views of that kind. */
type Marks = readonly Mark<never>[];

/** What is explained, by the kind of the scene; in each the first that matters is the first to be explained. */
export const MARKS: Readonly<Record<string, Marks>> = {
  discussion: DISCUSSION,
  march: MARCH,
  chase: CHASE,
  duel: DUEL,
  battle: BATTLE,
  command: COMMAND,
  sortie: SORTIE,
  skirmish: SKIRMISH,
  lines: LINES,
};

/** The marks of a kind of scene, for the views of such scenes; none where it has none. */
export const marksOf = (kind: string): readonly Mark[] => (MARKS[kind] ?? []) as readonly Mark[];
