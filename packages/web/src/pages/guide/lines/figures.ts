import { listed } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';
import { upToThrow } from '../exchange.js';
import { SKIRMISH_FIGURES } from '../skirmish/figures.js';
import { LINES_EXCHANGE } from './exchange.js';

const { session, thrown } = upToThrow(LINES_EXCHANGE, {});
const sight = session.run.state as unknown as warband.BattleSight;
const at = (key: string): warband.FigureIndex =>
  sight.open.roster.findIndex(({ name }) => name === key) as warband.FigureIndex;

/** The figures on the cards of battle lines, as the rules have them. */
export const LINES_FIGURES = {
  /** WARBAND-UNIT-004, WARBAND-UNIT-008 */
  abreast: warband.MOST_IN_RANK,
  ranks: warband.MOST_RANKS,
  /** WARBAND-TACTIC-014 */
  full: warband.FULL_UNIT,
  priority: SKIRMISH_FIGURES.priority,
  nerve: SKIRMISH_FIGURES.nerve,
  /** WARBAND-TACTIC-002, WARBAND-TACTIC-016 */
  leader: 1,
  banner: 1,
  /** WARBAND-LINE-020: of the front rank. */
  dice: thrown.dice.length,
  /** WARBAND-MELEE-004: against a levy. */
  chance: listed(
    warband.chanceOf(sight as unknown as warband.SkirmishSight, {
      ...{ by: at('A1.1'), target: at('B1.1'), way: 'melee', subdue: false },
    }) as never,
  ).total,
} as const;
