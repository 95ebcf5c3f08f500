import { labGames } from './games.js';
import { pictureTests } from './picturing.js';

pictureTests(labGames());
