import type { Command } from 'commander';
import type { Teller } from '../speech.js';
import { oddsChaseCommand } from './oddsChase.js';
import { oddsForcedCommand } from './oddsForced.js';
import { oddsNoticeCommand, oddsPastCommand } from './oddsNotice.js';
import { oddsRaceCommand } from './oddsRace.js';

const COMMANDS = [oddsNoticeCommand, oddsPastCommand, oddsForcedCommand, oddsChaseCommand, oddsRaceCommand];

/** The odds of the road: what can be asked of Contested Movement before anybody sets out. */
export const roadOddsCommands = (odds: Command, io: Teller): void => {
  for (const add of COMMANDS) add(odds, io);
};
