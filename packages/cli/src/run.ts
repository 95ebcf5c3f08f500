import { Command, CommanderError } from 'commander';
import { checkCommand } from './commands/check.js';
import { duelCommand } from './commands/duel.js';
import { oddsCommand } from './commands/odds.js';
import { playCommand } from './commands/play.js';
import { replayCommand } from './commands/replay.js';
import { rollCommand } from './commands/roll.js';
import { scenesCommand } from './commands/scenes.js';
import { schemaCommand } from './commands/schema.js';
import { verifyCommand } from './commands/verify.js';
import type { Io } from './io.js';
import { Stop, stopJson, stopText } from './stop.js';

const EXIT_CODES = `
Exit codes: 0 done, 1 refused by the rules, 2 bad usage or a bad file.

Example:
  warmoot odds check --skill 4 --against 2`;

const COMMANDS = [
  rollCommand,
  oddsCommand,
  checkCommand,
  duelCommand,
  scenesCommand,
  schemaCommand,
  playCommand,
  replayCommand,
  verifyCommand,
];

const warmoot = (io: Io, complain: (text: string) => void): Command => {
  const program = new Command('warmoot')
    .description('A digital tabletop that knows the rules.')
    .exitOverride()
    .enablePositionalOptions()
    .configureOutput({ writeOut: io.out, writeErr: complain })
    .showHelpAfterError('(--help shows how, with examples)')
    .addHelpText('after', EXIT_CODES);
  for (const add of COMMANDS) add(program, io);
  return program;
};

/** Runs one command. The answer is its exit code. */
export const run = (argv: readonly string[], io: Io): number => {
  const json = argv.includes('--json');
  let complaints = '';
  const program = warmoot(io, (text) => {
    complaints += text;
  });
  try {
    program.parse(argv, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof Stop) {
      io.err(json ? `${JSON.stringify(stopJson(error), null, 2)}\n` : `warmoot: ${stopText(error)}\n`);
      return error.exit;
    }
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return 0;
    const message = error.message.replace(/^error: /, '');
    io.err(
      json
        ? `${JSON.stringify({ error: { exit: 2, message } }, null, 2)}\n`
        : complaints.replace(/^error: /, 'warmoot: '),
    );
    return 2;
  }
};
