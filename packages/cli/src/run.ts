import { Command, CommanderError } from 'commander';
import { campaignCommand } from './campaign/campaignCommand.js';
import { castCommand, characterCommand } from './character/characterCommand.js';
import { worldCommand } from './character/worldCommand.js';
import { backupCommand } from './commands/backup.js';
import { battleCommand } from './commands/battle.js';
import { checkCommand } from './commands/check.js';
import { commandCommand } from './commands/command.js';
import { discussionCommand } from './commands/discussion.js';
import { duelCommand } from './commands/duel.js';
import { linesCommand } from './commands/lines.js';
import { chaseCommand, marchCommand, raceCommand } from './commands/movement.js';
import { oddsCommand } from './commands/odds.js';
import { playCommand } from './commands/play.js';
import { replayCommand } from './commands/replay.js';
import { restoreCommand } from './commands/restore.js';
import { rollCommand } from './commands/roll.js';
import { scenesCommand } from './commands/scenes.js';
import { schemaCommand } from './commands/schema.js';
import { serveCommand } from './commands/serve.js';
import { sitCommand } from './commands/sit.js';
import { skirmishCommand } from './commands/skirmish.js';
import { sortieCommand } from './commands/sortie.js';
import { tableCommand } from './commands/table.js';
import { verifyCommand } from './commands/verify.js';
import type { Io, Later } from './io.js';
import { packCommand } from './pack/packCommand.js';
import { raidCommand } from './raid/raidCommand.js';
import { langOption, languageIn, speechIn, type Teller } from './speech.js';
import { Stop, stopJson, stopText } from './stop.js';

const EXIT_CODES = `
Without a command Warmoot is brought up and opened in the browser: serve --open.
Exit codes: 0 done, 1 refused by the rules, 2 bad usage or a bad file.

Example:
  warmoot odds check --skill 4 --against 2`;

const COMMANDS = [
  rollCommand,
  oddsCommand,
  checkCommand,
  duelCommand,
  battleCommand,
  commandCommand,
  sortieCommand,
  skirmishCommand,
  linesCommand,
  discussionCommand,
  marchCommand,
  chaseCommand,
  raceCommand,
  sitCommand,
  raidCommand,
  packCommand,
  characterCommand,
  castCommand,
  worldCommand,
  scenesCommand,
  schemaCommand,
  playCommand,
  replayCommand,
  verifyCommand,
  serveCommand,
  tableCommand,
  campaignCommand,
  backupCommand,
  restoreCommand,
];

const warmoot = (io: Teller, complain: (text: string) => void, later: Later): Command => {
  const program = new Command('warmoot')
    .description('A digital tabletop that knows the rules.')
    .exitOverride()
    .enablePositionalOptions()
    .configureOutput({ writeOut: io.out, writeErr: complain })
    .showHelpAfterError('(--help shows how, with examples)')
    .addOption(langOption())
    .addHelpText('after', EXIT_CODES);
  for (const add of COMMANDS) add(program, io, later);
  return program;
};

/** Runs one command. The answer is its exit code; a command that has to wait for others promises it. */
export const run = (argv: readonly string[], io: Io): number | Promise<number> => {
  const json = argv.includes('--json');
  let complaints = '';
  let work: Promise<void> | null = null;
  let speech = speechIn('en');
  const complain = (text: string): void => {
    complaints += text;
  };
  const later = (begun: Promise<void>): void => {
    work = begun;
  };
  const exitFor = (error: unknown): number => {
    if (error instanceof Stop) {
      io.err(json ? `${JSON.stringify(stopJson(error, speech), null, 2)}\n` : `warmoot: ${stopText(error, speech)}\n`);
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
  };
  try {
    const { language, rest } = languageIn(argv, io.locale ?? '');
    speech = speechIn(language);
    warmoot({ ...io, ...speech }, complain, later).parse(rest, { from: 'user' });
    return (work as Promise<void> | null)?.then(() => 0, exitFor) ?? 0;
  } catch (error) {
    return exitFor(error);
  }
};
