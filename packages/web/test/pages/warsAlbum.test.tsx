import { anyGames, fixedGames, rareGames } from './games.js';
import { pictureTests } from './picturing.js';

/** The rules of lines put no question to the whole table, though they could. */
const NEVER = ['lines: decide', 'lines: vote'];

pictureTests(
  [
    ...rareGames().filter(({ scene }) => !scene.startsWith('saga')),
    ...anyGames({
      'sortie/battle': [1, 2, 8, 29],
      'warband/battle': [5, 26],
      'warband/skirmish': [0, 8, 26, 29, 169, 890],
      'command/battle': [546],
    }),
    ...fixedGames().filter(({ scene }) => !scene.startsWith('saga')),
  ],
  NEVER,
);
