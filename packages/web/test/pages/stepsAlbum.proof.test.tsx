import { recordedGames } from './games.js';
import { stepTests } from './picturing.js';

stepTests(recordedGames());
