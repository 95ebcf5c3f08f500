import { USUAL_COMMAND } from '../command.js';
import type { Plan } from '../plan.js';
import { USUAL_SORTIE } from '../sortie.js';

/** The ways in which a battle of a saga can be fought: COMMAND-SAGA-001, SORTIE-SAGA-001, WARBAND-SAGA-001. */
export const ALL_WAYS = ['saga', 'command', 'sortie', 'lines'] as const;
export type Way = (typeof ALL_WAYS)[number];
/** Those that a plan can take. */
export type PlannedWay = Exclude<Way, 'lines'>;

type Wars = Pick<Plan, 'command' | 'sortie'>;

/** How a battle is planned to be fought. */
export const wayOf = ({ command, sortie }: Wars): PlannedWay => {
  if (sortie !== null) return 'sortie';
  return command === null ? 'saga' : 'command';
};

/** The same battle, fought that way; what was said for that way before stays. */
export const inWay = <P extends Wars>(plan: P, way: PlannedWay): P => ({
  ...plan,
  command: way === 'command' ? (plan.command ?? USUAL_COMMAND) : null,
  sortie: way === 'sortie' ? (plan.sortie ?? USUAL_SORTIE) : null,
});
