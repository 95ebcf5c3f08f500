import { closeLog, hashOf, type SceneRules, type Start } from '@warmoot/kernel';
import { type Duel, duelScene, first, saga } from '@warmoot/rules';
import { boardOf, outcomeText, type Passage, wrapped } from '@warmoot/words';
import { type Command, Option } from 'commander';
import { computerNamed } from '../duel/computers.js';
import { KeyboardPlay } from '../duel/keyboardPlay.js';
import { fighterLines, peopleOf } from '../duel/people.js';
import { passageLines, Screen } from '../duel/screen.js';
import { type Seating, Sitting } from '../duel/sitting.js';
import { linesFrom, writeText } from '../files.js';
import { outJson, outLines } from '../io.js';
import { type Json, jsonOption, rulesOption, seedOption } from '../options.js';
import type { Teller } from '../speech.js';
import { Stop, stopFor } from '../stop.js';

interface DuelOptions extends Json {
  readonly me: string;
  readonly them: string;
  readonly size?: string;
  readonly seats: string;
  readonly against?: string;
  readonly watch?: string | true;
  readonly list?: boolean;
  readonly distance: string;
  readonly option?: Readonly<Record<string, unknown>>;
  readonly rules: 'saga' | 'saga-1e';
  readonly seed?: string;
  readonly log?: string;
  readonly script?: string;
}

const PREFIX = 'saga.duel.';

/** `flee=any`, with or without `saga.duel.`; the value as JSON where it is JSON. */
const optionList = (
  text: string,
  before: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> => {
  const [, name = '', value = ''] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
  if (name === '')
    throw new Stop(2, `A name and a value were expected, such as flee=any; found ${text}.`, { option: '--option' });
  const key = name.startsWith(PREFIX) ? name : `${PREFIX}${name}`;
  try {
    return { ...before, [key]: JSON.parse(value) };
  } catch {
    return { ...before, [key]: value };
  }
};

const seatNames = (text: string): readonly [string, string] => {
  const [one, two, ...others] = text.split(',').map((name) => name.trim());
  if (one === undefined || two === undefined || others.length > 0 || one === '' || two === '' || one === two) {
    throw new Stop(2, `Two different names were expected, such as ana,bo; found ${text}.`, { option: '--seats' });
  }
  return [one, two];
};

const seatingOf = (options: DuelOptions, [one, two]: readonly [string, string]): Seating => {
  const { against, watch } = options;
  if (watch === undefined)
    return { [one]: 'person', [two]: against === undefined ? 'person' : computerNamed(against, '--against') };
  if (against !== undefined) throw new Stop(2, 'Give --watch or --against, not both.');
  const [first1 = 'captain', second = first1] = watch === true ? [] : watch.split(',');
  return { [one]: computerNamed(first1, '--watch'), [two]: computerNamed(second, '--watch') };
};

const rulesOf = ({ rules }: DuelOptions): SceneRules<Duel> => duelScene(rules === 'saga' ? saga : first);

const sittingOf = (options: DuelOptions, seed: string): Sitting => {
  const seats = seatNames(options.seats);
  const [side1, side2] = peopleOf({ ...options, seats });
  const start: Start = {
    setup: { seats, side1, side2, distance: options.distance },
    options: options.option ?? {},
  };
  try {
    return new Sitting(rulesOf(options), start, seatingOf(options, seats), seed);
  } catch (stop) {
    // What is wrong with a setup made of options was given by options.
    if (stop instanceof Stop && stop.refusal !== null) throw stopFor(stop.refusal, {}, 2);
    throw stop;
  }
};

/** A fight between computer players, told as it goes. */
const watch = (sitting: Sitting, screen: Screen): boolean => {
  const tell = (passage: Passage): void => screen.lines(passageLines(screen.words, passage, null));
  tell(sitting.passages[0] as Passage);
  screen.sections(boardOf(screen.words, sitting.run, null).slice(1));
  screen.line();
  sitting.goOnAlone(tell);
  return true;
};

/** The keyboard, or a file of what would be typed; lines that begin with # are remarks. */
const typedIn = (io: Teller, script: string | undefined): Teller => {
  if (script === undefined) return io;
  const lines = linesFrom(io, script).filter((line) => !line.startsWith('#'));
  return { ...io, readLine: () => lines.shift() ?? null };
};

const finish = (io: Teller, sitting: Sitting, screen: Screen, options: DuelOptions): void => {
  const { session, over, seed } = sitting;
  const { run, rules, entries } = session;
  if (over) {
    screen.sections(boardOf(screen.words, sitting.run, null).slice(1));
    screen.line();
    screen.lines(wrapped(outcomeText(screen.words, sitting.run)));
  } else screen.line(screen.texts.duel.leftOff);
  if (options.log !== undefined) {
    const log = closeLog(session, over ? seed : null);
    writeText(io, options.log, `${JSON.stringify(log, null, 2)}\n`);
    screen.line(screen.texts.duel.logIsIn(options.log));
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

const duel = (io: Teller, options: DuelOptions): void => {
  if (options.list) {
    outLines(io, fighterLines(io));
    return;
  }
  const sitting = sittingOf(options, options.seed ?? io.secureSeed());
  const keys = typedIn(io, options.script);
  // The answer for programs goes to the output; what people look at makes way for it.
  const screen = new Screen(keys, options.json ? (options.watch === undefined ? io.err : () => undefined) : io.out);
  if (options.watch === undefined) new KeyboardPlay(sitting, screen).play();
  else watch(sitting, screen);
  finish(io, sitting, screen, options);
};

const HELP = `
Two people at one keyboard, with a curtain between sealed choices; one person against the computer; or the computer
against itself. At every question h explains the keys.

Examples:
  warmoot duel --me knight --them duellist
  warmoot duel --me Hild=swordsman --against captain --seed acorn --log hild.log.json
  warmoot duel --me champion --them militiaman --size 1v3 --against recruit
  warmoot duel --watch captain,recruit --option flee=any
  warmoot duel --list`;

export const duelCommand = (program: Command, io: Teller): void => {
  program
    .command('duel')
    .description('fight hand to hand: two at one keyboard, or against the computer')
    .option(
      '--me <fighters>',
      'ready-made fighters of the first side, such as knight or Hild=knight,scout',
      'swordsman',
    )
    .option('--them <fighters>', 'those of the other side', 'swordsman')
    .option('--size <sizes>', 'how many on each side, such as 1v3; the last fighter named stands for the rest')
    .option('--seats <names>', 'the names of the two who play', 'ana,bo')
    .option('--against <player>', 'let the computer play the other side: recruit or captain')
    .option('--watch [players]', 'let two computer players fight: captain,recruit; captain where none is named')
    .option('--list', 'list the ready-made fighters')
    .addOption(
      new Option('--distance <distance>', 'the distance they start at')
        .choices(['dagger', 'sword', 'spear'])
        .default('spear'),
    )
    .option('--option <name=value>', 'an option of the table, such as flee=any; may be repeated', optionList)
    .addOption(rulesOption())
    .addOption(seedOption())
    .option('--log <file>', 'write the log to this file')
    .option('--script <file>', 'take what is typed from this file, or - for the standard input')
    .addOption(jsonOption())
    .addHelpText('after', HELP)
    .action((options: DuelOptions) => duel(io, options));
};
