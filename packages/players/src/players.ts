import { captain } from './captain.js';
import type { Player } from './player.js';
import { recruit } from './recruit.js';

/** The computer players that can be seated, by name. Each plays every scene. */
export const PLAYERS: Readonly<Record<string, Player>> = { recruit, captain };
