import type { Fixed } from '@warmoot/kernel';
import { settleDuels } from '../figures/duelling.js';
import { figureOf, isHere, rowOf } from '../figures/figures.js';
import { settleHolds } from '../figures/grappling.js';
import { creditKiller } from '../figures/killers.js';
import type { Figure, FigureIndex, SkirmishOptions } from '../model/model.js';
import type { SkirmishPlay, SkirmishSight } from '../model/skirmish.js';

/** What has become of somebody when a phase or the first strikes are over. `door`: it has to roll the death save. */
export type Fall = 'slain' | 'dead' | 'subdued' | 'door' | null;

/** How somebody has fared in this phase: as it stands, or as it would after some points more. */
type Hurt = Fixed<Pick<Figure, 'hp' | 'hpBefore' | 'taken' | 'subduing' | 'dying'>>;

/** WARBAND-SUBDUE-003, WARBAND-SUBDUE-004, WARBAND-SUBDUE-005: all points of the phase together took exactly what it had, the last to subdue. */
const isSubdued = ({ hpBefore, taken, subduing }: Hurt): boolean => hpBefore > 0 && taken === hpBefore && subduing;

/**
 * WARBAND-HEALTH-003, WARBAND-HEALTH-008, WARBAND-HEALTH-017: a player character at 0 HP. WARBAND-HEALTH-021: what it took in the
 * phase in which it came to 0 is one blow, however much; what comes in any later phase kills.
 */
const fallOfCharacter = ({ hpBefore, taken, dying }: Hurt, options: Fixed<SkirmishOptions>): Fall => {
  if (hpBefore === 0) return taken > 0 ? 'dead' : null;
  if (taken > hpBefore && options['warband.samePhaseExcessKillsPc'] === 'on') return 'dead';
  return dying ? null : 'door';
};

// holds by: WARBAND-SUBDUE-006, WARBAND-SUBDUE-007: subdued is a fate of its own, judged with the slain and before the death save.
/** How somebody goes out of the fight; null where it does not. WARBAND-FIGURE-004, WARBAND-VANQUISH-001: of all others 0 HP is the end. */
export const fallOf = (sight: SkirmishSight, figure: FigureIndex, hurt: Hurt = figureOf(sight, figure)): Fall => {
  if (hurt.hp > 0) return null;
  if (isSubdued(hurt)) return 'subdued';
  return rowOf(sight, figure).pc ? fallOfCharacter(hurt, sight.given.options) : 'slain';
};

/** WARBAND-PRIORITY-007, WARBAND-VANQUISH-001: who was struck in this phase and has then left the map has not come away with it. */
const isJudged = (sight: SkirmishSight, figure: FigureIndex): boolean => {
  const { fate, taken } = figureOf(sight, figure);
  return isHere(sight, figure) || (fate === 'left' && taken > 0);
};

/**
 * WARBAND-PRIORITY-009, WARBAND-MELEE-016: takes those away that fell. All are judged before anybody gains by it: two may slay
 * each other in one phase (WARBAND-PRIORITY-008).
 */
export const judgeFalls = (play: SkirmishPlay): void => {
  const dead: FigureIndex[] = [];
  for (let figure = 0; figure < play.open.figures.length; figure++) {
    if (!isJudged(play, figure)) continue;
    const fall = fallOf(play, figure);
    if (fall === null) continue;
    if (fall === 'door') play.say({ event: 'atDeathsDoor', figure });
    else play.say({ event: 'fell', figure, fate: fall });
    if (fall === 'dead') dead.push(figure);
  }
  for (const figure of dead) creditKiller(play, figure);
  settleHolds(play);
  settleDuels(play);
};
