import { recordedGames } from './games.js';
import { pictureTests } from './picturing.js';

pictureTests(recordedGames());
