import { readyGames } from './games.js';
import { pictureTests } from './picturing.js';

pictureTests(readyGames());
