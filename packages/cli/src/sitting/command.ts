import { closeLog, hashOf, type SceneRules, type SceneTypes, type SeatId, type Start } from '@warmoot/kernel';
import { boardOf, outcomeText, type Passage, wrapped } from '@warmoot/words';
import type { Command } from 'commander';
import { linesFrom, writeText } from '../files.js';
import { outJson } from '../io.js';
import { type Json, jsonOption, seedOption } from '../options.js';
import type { Teller } from '../speech.js';
import { Stop, stopFor } from '../stop.js';
import { computerNamed } from './computers.js';
import { passageLines, Screen } from './screen.js';
import { type Seating, Sitting } from './sitting.js';

/** What every command understands that sits people down to a scene. */
export interface SittingOptions extends Json {
  readonly seats: string;
  readonly against?: string;
  readonly watch?: string | true;
  readonly option?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
  readonly log?: string;
  readonly script?: string;
}

type OptionList = (text: string, before?: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

/** `flee=any`, with or without what all options of the scene begin with; the value as JSON where it is JSON. */
export const optionsUnder =
  (prefix: string, example: string): OptionList =>
  (text, before = {}) => {
    const [, name = '', value = ''] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
    if (name === '')
      throw new Stop(2, `A name and a value were expected, such as ${example}; found ${text}.`, { option: '--option' });
    const key = name.startsWith(prefix) ? name : `${prefix}${name}`;
    try {
      return { ...before, [key]: JSON.parse(value) };
    } catch {
      return { ...before, [key]: value };
    }
  };

/** The options for who plays and where it is written down. */
export const withSittingOptions = (command: Command, optionList: OptionList, example: string): Command =>
  command
    .option('--seats <names>', 'the names of the two who play', 'ana,bo')
    .option('--against <player>', 'let the computer play the other side: recruit or captain')
    .option('--watch [players]', 'let two computer players fight: captain,recruit; captain where none is named')
    .option('--option <name=value>', `an option of the table, such as ${example}; may be repeated`, optionList)
    .addOption(seedOption())
    .option('--log <file>', 'write the log to this file')
    .option('--script <file>', 'take what is typed from this file, or - for the standard input')
    .addOption(jsonOption());

export const seatNames = (text: string): readonly [SeatId, SeatId] => {
  const [one, two, ...others] = text.split(',').map((name) => name.trim());
  if (one === undefined || two === undefined || others.length > 0 || one === '' || two === '' || one === two) {
    throw new Stop(2, `Two different names were expected, such as ana,bo; found ${text}.`, { option: '--seats' });
  }
  return [one, two];
};

const seatingOf = ({ against, watch, seats }: SittingOptions): Seating => {
  const [one, two] = seatNames(seats);
  if (watch === undefined)
    return { [one]: 'person', [two]: against === undefined ? 'person' : computerNamed(against, '--against') };
  if (against !== undefined) throw new Stop(2, 'Give --watch or --against, not both.');
  const [first = 'captain', second = first] = watch === true ? [] : watch.split(',');
  return { [one]: computerNamed(first, '--watch'), [two]: computerNamed(second, '--watch') };
};

/** Sits everybody down to a scene that is set up by options. */
export const sitDown = <T extends SceneTypes>(
  rules: SceneRules<T>,
  setup: unknown,
  options: SittingOptions,
  seed: string,
): Sitting<T> => {
  const start: Start = { setup, options: options.option ?? {} };
  try {
    return new Sitting(rules, start, seatingOf(options), seed);
  } catch (stop) {
    // What is wrong with a setup made of options was given by options.
    if (stop instanceof Stop && stop.refusal !== null) throw stopFor(stop.refusal, {}, 2);
    throw stop;
  }
};

/** A scene between computer players, told as it goes. */
const watch = <T extends SceneTypes>(sitting: Sitting<T>, screen: Screen): void => {
  const tell = (passage: Passage): void => screen.lines(passageLines(screen.words, passage, null));
  tell(sitting.passages[0] as Passage);
  screen.sections(boardOf(screen.words, sitting.run, null).slice(1));
  screen.line();
  sitting.goOnAlone(tell);
};

/** The keyboard, or a file of what would be typed; lines that begin with # are remarks. */
const typedIn = (io: Teller, script: string | undefined): Teller => {
  if (script === undefined) return io;
  const lines = linesFrom(io, script).filter((line) => !line.startsWith('#'));
  return { ...io, readLine: () => lines.shift() ?? null };
};

const finish = <T extends SceneTypes>(
  io: Teller,
  sitting: Sitting<T>,
  screen: Screen,
  options: SittingOptions,
): void => {
  const { session, over, seed } = sitting;
  const { run, rules, entries } = session;
  const texts = screen.texts.sitting;
  if (over) {
    screen.sections(boardOf(screen.words, sitting.run, null).slice(1));
    screen.line();
    screen.lines(wrapped(outcomeText(screen.words, sitting.run)));
  } else screen.line(texts.leftOff);
  if (options.log !== undefined) {
    const log = closeLog(session, over ? seed : null);
    writeText(io, options.log, `${JSON.stringify(log, null, 2)}\n`);
    screen.line(texts.logIsIn(options.log));
  }
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
export const playSitting = <T extends SceneTypes>(
  io: Teller,
  sitting: Sitting<T>,
  options: SittingOptions,
  atKeyboard: (screen: Screen) => { readonly play: () => boolean },
): void => {
  const keys = typedIn(io, options.script);
  // The answer for programs goes to the output; what people look at makes way for it.
  const screen = new Screen(keys, options.json ? (options.watch === undefined ? io.err : () => undefined) : io.out);
  if (options.watch === undefined) atKeyboard(screen).play();
  else watch(sitting, screen);
  finish(io, sitting, screen, options);
};
