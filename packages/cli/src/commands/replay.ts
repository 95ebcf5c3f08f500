import { type Log, type Refusal, replay } from '@warmoot/kernel';
import type { Command } from 'commander';
import { type Opened, openLog, placeInLog } from '../files.js';
import { outJson, outLines } from '../io.js';
import { advance, isPlayed, type Journey, setOut } from '../journey.js';
import { type Json, jsonOption, wholeNumber } from '../options.js';
import type { Teller } from '../speech.js';
import { Stop, stopFor, stopJson } from '../stop.js';
import { hearerIn, storyJson, storyLines } from '../story.js';

interface ReplayOptions extends Json {
  readonly to?: number;
  readonly seat?: string;
}

/** The scene with what passed, up to and with an entry. */
const retell = ({ file, content, rules }: Opened<Log>, last: number): Journey => {
  const journey = setOut(rules, content.header, { faces: null, seed: null }, { file });
  for (const { input } of content.entries.slice(1, last + 1)) {
    if (isPlayed(input)) advance(journey, input, { file });
  }
  return journey;
};

/** The entry at which a log and the rules part; the first where nothing can be played at all. */
const divergence = (refusal: Refusal): number => (refusal.code === 'REPLAY_DIVERGED' ? refusal.entry : 0);

const replayLog = (io: Teller, path: string, options: ReplayOptions): void => {
  const log = openLog(io, path);
  const { file, content, rules } = log;
  const end = content.entries.length - 1;
  const last = options.to ?? end;
  if (last < 0 || last > end) throw new Stop(2, `The log has the entries 0 to ${end}.`, { option: '--to' });
  const replayed = replay(rules, content);
  const stop = replayed.ok ? null : stopFor(replayed.refusal, placeInLog(file, replayed.refusal));
  if (!replayed.ok && divergence(replayed.refusal) === 0) throw stop;
  const told = retell(log, replayed.ok ? last : Math.min(last, divergence(replayed.refusal) - 1));
  const hearer = hearerIn(told.session.run, options.seat);
  const error = stop === null ? {} : stopJson(stop, io);
  if (options.json) outJson(io, { ...storyJson(io, told, hearer), ...error });
  else outLines(io, storyLines(io, told, hearer));
  if (stop !== null) throw stop;
};

export const replayCommand = (program: Command, io: Teller): void => {
  program
    .command('replay')
    .description('play a log again and tell what happened')
    .argument('<log>', 'the log file, or - for the standard input')
    .option('--to <entry>', 'only up to this entry', wholeNumber)
    .option('--seat <name>', 'tell only what this seat may know')
    .addOption(jsonOption())
    .addHelpText('after', '\nExamples:\n  warmoot replay climb.log.json\n  warmoot replay climb.log.json --to 2')
    .action((path: string, options: ReplayOptions) => replayLog(io, path, options));
};
