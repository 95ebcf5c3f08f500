import type { Duel, FigureIndex } from '../model/model.js';
import type { SkirmishPlay } from '../model/skirmish.js';

const endDuels = (play: SkirmishPlay, figures: readonly FigureIndex[], why: 'left' | 'yielded'): void => {
  const theirs = play.open.duels.filter(({ pair }) => pair.some((one) => figures.includes(one)));
  for (const { pair } of theirs) play.say({ event: 'duelEnded', pair: pair as Duel['pair'], why });
};

/** WARBAND-MORALE-025: who retreats attacks nobody: they let go whom they hold, and leave their duels. */
export const goes = (play: SkirmishPlay, figures: readonly FigureIndex[]): void => {
  const theirs = play.open.holds.filter(({ controller }) => figures.includes(controller));
  for (const { controller, held } of theirs) play.say({ event: 'letGo', controller, held, why: 'letGo' });
  endDuels(play, figures, 'left');
};

/** WARBAND-MORALE-037: prisoners hold nobody and need not be held; their duels are over. */
export const givesUp = (play: SkirmishPlay, figures: readonly FigureIndex[]): void => {
  const theirs = play.open.holds.filter(
    ({ controller, held }) => figures.includes(controller) || figures.includes(held),
  );
  for (const { controller, held } of theirs) play.say({ event: 'letGo', controller, held, why: 'over' });
  endDuels(play, figures, 'yielded');
};
