import { closeLog } from '@warmoot/kernel';
import type { Command } from 'commander';
import { openScript, writeText } from '../files.js';
import { outJson, outLines } from '../io.js';
import { type DiceSource, type Journey, setOut, travel } from '../journey.js';
import { type DiceOptions, diceOption, type Json, jsonOption, seedOption } from '../options.js';
import type { Teller } from '../speech.js';
import { Stop, stopJson } from '../stop.js';
import { hearerIn, storyJson, storyLines } from '../story.js';

interface PlayOptions extends DiceOptions, Json {
  readonly seat?: string;
  readonly log?: string;
}

/** Typed faces leave no room for a seed: a log says where each throw comes from. */
const sourceOf = ({ dice, seed }: DiceOptions, own: string | undefined): DiceSource =>
  dice === undefined ? { faces: null, seed: seed ?? own ?? null } : { faces: dice, seed: null };

/** Tells how far the scene has come; for programs, with what has ended it before its time. */
const tell = (io: Teller, journey: Journey, options: PlayOptions, stop: unknown = null): void => {
  const hearer = hearerIn(journey.session.run, options.seat);
  if (!options.json) outLines(io, storyLines(io, journey, hearer));
  else outJson(io, { ...storyJson(io, journey, hearer), ...(stop instanceof Stop ? stopJson(stop, io) : {}) });
};

const play = (io: Teller, path: string, options: PlayOptions): void => {
  const { file, content, rules } = openScript(io, path);
  const journey = setOut(rules, content, sourceOf(options, content.seed), { file });
  hearerIn(journey.session.run, options.seat);
  try {
    travel(journey, content.inputs, file);
  } catch (stop) {
    tell(io, journey, options, stop);
    throw stop;
  }
  tell(io, journey, options);
  if (journey.session.run.awaits.need === 'dice' && !options.json) outLines(io, [io.texts.howToGiveDice]);
  if (options.log === undefined) return;
  const { session, source } = journey;
  const log = closeLog(session, session.run.over ? source.seed : null);
  writeText(io, options.log, `${JSON.stringify(log, null, 2)}\n`);
};

export const playCommand = (program: Command, io: Teller): void => {
  program
    .command('play')
    .description('play a script and tell what happens')
    .argument('<script>', 'the script file, or - for the standard input')
    .addOption(seedOption())
    .addOption(diceOption())
    .option('--seat <name>', 'tell only what this seat may know')
    .option('--log <file>', 'write the log to this file')
    .addOption(jsonOption())
    .addHelpText(
      'after',
      `
A script names rules, scene and setup, and gives the inputs in order: answers, dice, undo.
  { "rules": "saga", "scene": "check", "setup": { … },
    "inputs": [ { "seat": "ana", "choice": { "choose": "roll" } }, { "dice": [4, 5, 1] }, { "undo": 1 } ] }
Dice that it does not give come from --dice, --seed or its own "seed". warmoot schema saga/check says what goes in.

Examples:
  warmoot play climb.json --seed acorn --log climb.log.json
  warmoot play climb.json --dice 2,6,1 --seat morten`,
    )
    .action((path: string, options: PlayOptions) => play(io, path, options));
};
