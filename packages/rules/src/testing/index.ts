import type { Start } from '@warmoot/kernel';
import fc from 'fast-check';
import { fullStarts as commandStarts } from '../command/battle/testing/starts.js';
import { smallStarts as battleStarts } from '../saga/battle/testing/starts.js';
import { starts as discussionStarts } from '../saga/discussion/testing/starts.js';
import { starts as duelStarts } from '../saga/duel/testing/starts.js';
import { anyMarch } from '../saga/march/testing/anyMarch.js';
import { starts as chaseStarts } from '../saga/movement/chase/testing/starts.js';
import { starts as raceStarts } from '../saga/movement/race/testing/starts.js';
import { smallStarts as sortieStarts } from '../sortie/testing/starts.js';
import { smallBattles } from '../warband/battle/testing/starts.js';
import { smallStarts as skirmishStarts } from '../warband/testing/starts.js';

/** Setups and options of every kind that the rules allow, by the name of the scene. */
export const ANY_START: Readonly<Record<string, fc.Arbitrary<Start>>> = {
  'saga/duel': duelStarts,
  'saga/battle': battleStarts,
  'saga/discussion': discussionStarts,
  'saga/chase': chaseStarts,
  'saga/race': raceStarts,
  'saga/march': fc
    .record({ seed: fc.nat({ max: 100_000 }), secret: fc.boolean() })
    .map(({ seed, secret }) => ({ setup: anyMarch(seed), options: { 'saga.move.secret': secret } })),
  'command/battle': commandStarts,
  'sortie/battle': sortieStarts,
  'warband/skirmish': skirmishStarts,
  'warband/battle': smallBattles,
};

export { RARE_GAMES } from './rare.js';
