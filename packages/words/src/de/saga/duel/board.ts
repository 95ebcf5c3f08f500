import { duelBoard } from '../../../duel/board.js';
import { distanceName, ITEMS, PRONE } from '../../glossary.js';
import { bare } from '../../grammar.js';
import { combatText, names, sideName } from './names.js';
import { sheet } from './sheet.js';

export const board = duelBoard({
  sheet,
  fighters: 'Die Kämpfenden',
  ground: 'Das Gelände',
  side: sideName,
  prone: PRONE,
  dead: 'tot',
  incapable: 'kampfunfähig',
  wall: 'Wand',
  item: (item) => bare(ITEMS[item]),
  distance: distanceName,
  combat: (sight, at, combat) => `Gefecht ${at}: ${combatText(sight, combat)}.`,
  free: (sight, who) => `In keinem Gefecht: ${names(sight, who)}.`,
  empty: 'Noch steht niemand auf dem Spielfeld.',
});
