import { anyGames, fixedGames, rareGames } from './games.js';
import { pictureTests } from './picturing.js';

pictureTests([
  ...rareGames().filter(({ scene }) => scene.startsWith('saga')),
  ...anyGames({
    'saga/discussion': [341],
    'saga/duel': [5, 19],
    'saga/battle': [34, 38],
    'saga/march': [1, 6, 17, 23, 31, 34],
    'saga/race': [2, 16],
    'saga/chase': [0],
  }),
  ...fixedGames().filter(({ scene }) => scene.startsWith('saga')),
]);
