import { type AnyRules, closeLog, hashOf, type SceneTypes, type SeatId, type Start } from '@warmoot/kernel';
import { boardOf, outcomeText, type Passage, wrapped } from '@warmoot/words';
import type { Command } from 'commander';
import { linesFrom, writeText } from '../files.js';
import { outJson, outLines } from '../io.js';
import { type Json, jsonOption, seedOption } from '../options.js';
import { computerNamed } from '../sitting/computers.js';
import { passageLines, Screen } from '../sitting/screen.js';
import { type Seating, Sitting } from '../sitting/sitting.js';
import type { Teller } from '../speech.js';
import { Stop, stopFor } from '../stop.js';
import { ScenePlay } from './scenePlay.js';

/** What every command understands that sits people down to a scene. */
export interface SittingOptions extends Json {
  readonly seats: string;
  readonly against?: string;
  readonly watch?: string | true;
  readonly option?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
  readonly log?: string;
  readonly script?: string;
  readonly list?: boolean;
}

export type AnySitting = Sitting<SceneTypes>;

type OptionList = (text: string, before?: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

/** `flee=any`, with or without what all names begin with; the value as JSON where it is JSON. */
export const namedValues =
  (prefix: string, expected: string, option: string): OptionList =>
  (text, before = {}) => {
    const [, name = '', value = ''] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
    if (name === '') throw new Stop(2, `${expected}; found ${text}.`, { option });
    const key = name.startsWith(prefix) ? name : `${prefix}${name}`;
    try {
      return { ...before, [key]: JSON.parse(value) };
    } catch {
      return { ...before, [key]: value };
    }
  };

/** Options of a scene, with or without what all of them begin with. */
export const optionsUnder = (prefix: string, example: string): OptionList =>
  namedValues(prefix, `A name and a value were expected, such as ${example}`, '--option');

/** The options for who plays and where it is written down. */
const withSittingOptions = (command: Command, optionList: OptionList, { seats, example }: SceneCommand): Command =>
  command
    .option('--seats <names>', seats, 'ana,bo')
    .option('--against <player>', 'let the computer play the other side: recruit or captain')
    .option('--watch [players]', 'let two computer players fight: captain,recruit; captain where none is named')
    .option('--option <name=value>', `an option of the table, such as ${example}; may be repeated`, optionList)
    .addOption(seedOption())
    .option('--log <file>', 'write the log to this file, after every answer at the keyboard')
    .option('--script <file>', 'take what is typed from this file, or - for the standard input')
    .addOption(jsonOption());

/** The names of those who play; all different. */
export const seatNames = (text: string): readonly SeatId[] => {
  const names = text.split(',').map((name) => name.trim());
  if (names.includes('') || new Set(names).size < names.length) {
    throw new Stop(2, `Different names were expected, such as ana,bo; found ${text}.`, { option: '--seats' });
  }
  return names;
};

/** The names of the two who play. */
export const twoSeats = (text: string): readonly [SeatId, SeatId] => {
  const [one = '', two = '', ...others] = text.split(',').map((name) => name.trim());
  if (others.length > 0 || one === '' || two === '' || one === two) {
    throw new Stop(2, `Two different names were expected, such as ana,bo; found ${text}.`, { option: '--seats' });
  }
  return [one, two];
};

/** The first sits at the keyboard; the others do too, or are played by the computer. */
const seatingOf = ({ against, watch, script }: SittingOptions, seats: readonly SeatId[]): Seating => {
  const holder = (nth: number): Seating[string] => {
    if (watch === undefined) return nth === 0 || against === undefined ? 'person' : computerNamed(against, '--against');
    const players = watch === true ? ['captain'] : watch.split(',');
    return computerNamed(players[Math.min(nth, players.length - 1)] as string, '--watch');
  };
  if (watch !== undefined && against !== undefined) throw new Stop(2, 'Give --watch or --against, not both.');
  if (watch !== undefined && script !== undefined)
    throw new Stop(2, 'Give --watch or --script, not both: between computer players nothing is typed.');
  return Object.fromEntries(seats.map((seat, nth) => [seat, holder(nth)]));
};

/** What a command makes of its options: the scene, who plays it, and what it begins with. */
export interface Wanted {
  readonly rules: AnyRules;
  readonly seats: readonly SeatId[];
  readonly setup: unknown;
  readonly options?: object;
}

/** Sits everybody down to a scene that is set up by options. */
const sitDown = (
  { rules, seats, setup, options: usual = {} }: Wanted,
  options: SittingOptions,
  seed: string,
): AnySitting => {
  const start: Start = { setup, options: { ...usual, ...options.option } };
  try {
    return new Sitting<SceneTypes>(rules, start, seatingOf(options, seats), seed);
  } catch (stop) {
    // What is wrong with a setup made of options was given by options.
    if (stop instanceof Stop && stop.refusal !== null) throw stopFor(stop.refusal, {}, 2);
    throw stop;
  }
};

/** A scene between computer players, told as it goes. */
export const watchSitting = (sitting: AnySitting, screen: Screen): void => {
  const tell = (passage: Passage): void => screen.lines(passageLines(screen.words, passage, null));
  tell(sitting.passages[0] as Passage);
  screen.sections(boardOf(screen.words, sitting.run, null).slice(1));
  screen.line();
  sitting.goOnAlone(tell);
};

/** The keyboard, or a file of what would be typed; lines that begin with # are remarks. */
export const typedIn = (io: Teller, script: string | undefined): Teller => {
  if (script === undefined) return io;
  const lines = linesFrom(io, script).filter((line) => !line.startsWith('#'));
  return { ...io, readLine: () => lines.shift() ?? null };
};

/** Writes the log so far, if it is to be written at all. The dice to come stay as unknown as they are. */
const writeLog = (io: Teller, { session, over, seed }: AnySitting, { log }: SittingOptions): void => {
  if (log !== undefined) writeText(io, log, `${JSON.stringify(closeLog(session, over ? seed : null), null, 2)}\n`);
};

const finish = (io: Teller, sitting: AnySitting, screen: Screen, options: SittingOptions): void => {
  const { session, over, seed } = sitting;
  const { run, rules, entries } = session;
  const texts = screen.texts.sitting;
  if (over) {
    screen.sections(boardOf(screen.words, sitting.run, null).slice(1));
    screen.line();
    screen.lines(wrapped(outcomeText(screen.words, sitting.run)));
  } else screen.line(texts.leftOff);
  if (options.log !== undefined) screen.line(texts.logIsIn({ file: options.log }));
  if (over) screen.line(`seed ${seed}`);
  if (!options.json) return;
  outJson(io, {
    scene: rules.scene,
    version: rules.version,
    over,
    outcome: over ? run.outcome() : null,
    hash: hashOf(run.state),
    entries: entries.length,
    log: options.log ?? null,
    ...(over ? { seed } : {}),
  });
};

/** Plays a scene at the keyboard, or lets it be watched, and says how it ended. */
const playSitting = (io: Teller, sitting: AnySitting, options: SittingOptions): void => {
  const keys = typedIn(io, options.script);
  // The answer for programs goes to the output; what people look at makes way for it.
  const screen = new Screen(keys, options.json ? (options.watch === undefined ? io.err : () => undefined) : io.out);
  const keep = (): void => writeLog(io, sitting, options);
  if (options.watch === undefined) for (const _ of new ScenePlay(sitting, screen).moments()) keep();
  else watchSitting(sitting, screen);
  keep();
  finish(io, sitting, screen, options);
};

/** A command that sits people down to a scene: what it is called, its flags, and the start they make. */
export interface SceneCommand<O extends SittingOptions = SittingOptions> {
  /** With its arguments: `duel`, `sit <scene>`. */
  readonly name: string;
  readonly description: string;
  /** What `--seats` names. */
  readonly seats: string;
  /** What the options of the table begin with, and one of them. */
  readonly prefix: string;
  readonly example: string;
  readonly flags: (command: Command) => Command;
  readonly help: string;
  /** What `--list` lists. */
  readonly list: (io: Teller, options: O, argument: string) => readonly string[];
  readonly wanted: (io: Teller, options: O, seed: string, argument: string) => Wanted;
}

const carryOut = <O extends SittingOptions>(io: Teller, row: SceneCommand<O>, options: O, argument: string): void => {
  if (options.list) {
    outLines(io, row.list(io, options, argument));
    return;
  }
  const seed = options.seed ?? io.secureSeed();
  playSitting(io, sitDown(row.wanted(io, options, seed, argument), options, seed), options);
};

/** The command that a row describes. */
export const sceneCommand =
  <O extends SittingOptions>(row: SceneCommand<O>) =>
  (program: Command, io: Teller): void => {
    const command = row.flags(program.command(row.name).description(row.description));
    withSittingOptions(command, optionsUnder(row.prefix, row.example), row as unknown as SceneCommand)
      .addHelpText('after', row.help)
      .action((...given: readonly unknown[]) => {
        const [argument, options] = given.length > 2 ? given : ['', ...given];
        carryOut(io, row, options as O, argument as string);
      });
  };
