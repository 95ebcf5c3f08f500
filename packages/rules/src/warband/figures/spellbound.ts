import type { FigureIndex } from '../model/model.js';
import type { SkirmishPlay } from '../model/skirmish.js';
import { figureOf } from './figures.js';

/** WARBAND-SPELL-013: who strikes, or tries a gambit or a grapple, gives up a spell that is still to come; it stays prepared. */
export const giveUpSpell = (play: SkirmishPlay, figure: FigureIndex): void => {
  const { delayed, delayedOn } = figureOf(play, figure);
  if (delayed !== null) play.say({ event: 'spellGivenUp', figure, spell: delayed, on: delayedOn });
};
