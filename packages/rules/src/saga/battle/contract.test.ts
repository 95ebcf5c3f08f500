import { contractTests } from '@warmoot/kernel/testing';
import { first } from '../../saga-1e/edition.js';
import { battleScene, battleSceneOf } from './scene.js';
import { fullStarts, smallStarts } from './testing/starts.js';

contractTests(battleScene, { starts: smallStarts, games: 60, every: 40, mostInputs: 20_000 });
contractTests(battleScene, { starts: fullStarts, games: 15, every: 80, mostInputs: 20_000 });
contractTests(battleSceneOf(first), { starts: smallStarts, games: 10, every: 40, mostInputs: 20_000 });
