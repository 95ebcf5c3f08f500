import { duelBoard } from '../../../duel/board.js';
import { combatText, distanceName, ITEMS, names, sideName } from './names.js';
import { sheet } from './sheet.js';

export const board = duelBoard({
  sheet,
  fighters: 'The fighters',
  ground: 'The ground',
  side: sideName,
  prone: 'PRONE',
  dead: 'dead',
  incapable: 'incapable',
  wall: 'wall',
  item: (item) => ITEMS[item],
  distance: distanceName,
  combat: (sight, at, combat) => `Combat ${at}: ${combatText(sight, combat)}.`,
  free: (sight, who) => `In no combat: ${names(sight, who)}.`,
  empty: 'Nobody stands on the board yet.',
});
