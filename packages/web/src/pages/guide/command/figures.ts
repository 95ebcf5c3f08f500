import { command } from '@warmoot/rules';

/** The figures on the cards of command. What no table of the rules holds, a test finds by playing them. */
export const COMMAND_FIGURES = {
  /** COMMAND-POINTS-005 */
  quality: 2,
  /** COMMAND-POINTS-004: what each grade begins with under such a leader. */
  begins: command.GRADES.map((grade) => ({ grade, points: command.startingPoints(grade, 2) })),
  /** COMMAND-MOVE-002 */
  advance: 3,
  /** COMMAND-MOVE-007 */
  hold: 1,
  /** COMMAND-VOLLEY-001, COMMAND-VOLLEY-008 */
  volley: 1,
  range: 4,
  endure: 1,
  /** COMMAND-ATTACK-001 */
  attack: 1,
  /** COMMAND-RESOLVE-012 */
  lose: 2,
  /** COMMAND-MORALE-002 */
  check: 1,
  /** COMMAND-SURVIVOR-004 */
  letGo: 1,
  /** COMMAND-END-003, COMMAND-END-009 */
  rounds: 10,
  quiet: 2,
  /** COMMAND-HEALTH-003, COMMAND-END-004 */
  broken: 4,
  health: 4,
} as const;
