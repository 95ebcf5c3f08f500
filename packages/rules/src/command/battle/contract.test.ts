import { contractTests } from '@warmoot/kernel/testing';
import { commandScene } from '../campaign/duels.js';
import { fullStarts, smallStarts } from './testing/starts.js';

contractTests(commandScene, { starts: smallStarts, games: 40, every: 40, mostInputs: 20_000 });
contractTests(commandScene, { starts: fullStarts, games: 10, every: 100, mostInputs: 20_000 });
