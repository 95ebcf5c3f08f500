import { duelOf, settleDuels } from '../figures/duelling.js';
import { settleHolds } from '../figures/grappling.js';
import type { FigureIndex } from '../model/model.js';
import type { SkirmishPlay } from '../model/skirmish.js';

/** WARBAND-MORALE-025: who retreats attacks nobody: they let go whom they hold, and leave their duels. */
export const goes = (play: SkirmishPlay, figures: readonly FigureIndex[]): void => {
  const theirs = play.open.holds.filter(({ controller }) => figures.includes(controller));
  for (const { controller, held } of theirs) play.say({ event: 'letGo', controller, held, why: 'letGo' });
  for (const figure of figures) {
    const duel = duelOf(play, figure);
    if (duel !== undefined) play.say({ event: 'duelEnded', pair: duel.pair, why: 'left' });
  }
};

/** WARBAND-MORALE-037: prisoners hold nobody and need not be held; their duels are over. */
export const givesUp = (play: SkirmishPlay): void => {
  settleHolds(play);
  settleDuels(play);
};
