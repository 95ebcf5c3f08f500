import { USUAL_COMMAND } from '../command.js';
import { USUAL_LINES } from '../lines.js';
import type { Plan } from '../plan.js';
import { USUAL_SORTIE } from '../sortie.js';

/** The ways in which a battle of a saga can be fought: COMMAND-SAGA-001, SORTIE-SAGA-001, WARBAND-SAGA-001. */
export const ALL_WAYS = ['saga', 'command', 'sortie', 'lines'] as const;
export type Way = (typeof ALL_WAYS)[number];

type Wars = Pick<Plan, 'command' | 'sortie' | 'lines'>;

/** How a battle is planned to be fought. */
export const wayOf = ({ command, sortie, lines }: Wars): Way => {
  if (lines !== null) return 'lines';
  if (sortie !== null) return 'sortie';
  return command === null ? 'saga' : 'command';
};

/** The same battle, fought that way; what was said for that way before stays. */
export const inWay = <P extends Wars>(plan: P, way: Way): P => ({
  ...plan,
  command: way === 'command' ? (plan.command ?? USUAL_COMMAND) : null,
  sortie: way === 'sortie' ? (plan.sortie ?? USUAL_SORTIE) : null,
  lines: way === 'lines' ? (plan.lines ?? USUAL_LINES) : null,
});
