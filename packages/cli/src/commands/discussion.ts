import type { saga } from '@warmoot/rules';
import { rulesOption } from '../options.js';
import { sceneCommand } from '../playing/command.js';
import { listStarts, type SitOptions, sitWanted } from './sit.js';

interface TalkOptions extends SitOptions {
  readonly rules: saga.EditionName;
}

const sceneOf = ({ rules }: TalkOptions): string => `${rules}/discussion`;

const HELP = `
Several people at one keyboard, one against the computer, or computers among themselves. There is no turn order: whoever
is asked may make an appeal, say something or let the others speak. At every question h explains the keys.

Examples:
  warmoot discussion --against recruit
  warmoot discussion --start petition --seats berta,osric --against captain --seed acorn --log toll.log.json
  warmoot discussion --setup parley.json --option showOdds=false
  warmoot discussion --list`;

export const discussionCommand = sceneCommand<TalkOptions>({
  name: 'discussion',
  description: 'talk that counts: a council, a petition or a talk of your own, at one keyboard or with the computer',
  seats: 'the names of those who play',
  prefix: 'saga.talk.',
  example: 'showOdds=false',
  flags: (command) =>
    command
      .option('--start <name>', 'a ready-made Discussion')
      .option('--setup <file>', 'take the setup from this file, or - for the standard input')
      .option('--list', 'list the ready-made Discussions')
      .addOption(rulesOption()),
  help: HELP,
  list: (io, options) => listStarts(io, options, sceneOf(options)),
  wanted: (io, options, seed) => sitWanted(io, options, seed, sceneOf(options)),
});
