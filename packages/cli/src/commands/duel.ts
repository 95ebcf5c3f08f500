import type { SceneRules } from '@warmoot/kernel';
import { type Duel, duelScene, EDITIONS, type EditionName } from '@warmoot/rules';
import { type Command, Option } from 'commander';
import { DuelPlay } from '../duel/duelPlay.js';
import { fighterLines, peopleOf } from '../duel/people.js';
import { outLines } from '../io.js';
import { rulesOption } from '../options.js';
import {
  optionsUnder,
  playSitting,
  type SittingOptions,
  seatNames,
  sitDown,
  withSittingOptions,
} from '../sitting/command.js';
import type { Sitting } from '../sitting/sitting.js';
import type { Teller } from '../speech.js';

interface DuelOptions extends SittingOptions {
  readonly me: string;
  readonly them: string;
  readonly size?: string;
  readonly list?: boolean;
  readonly distance: string;
  readonly rules: EditionName;
}

const EXAMPLE = 'flee=any';
const optionList = optionsUnder('saga.duel.', EXAMPLE);

const rulesOf = ({ rules }: DuelOptions): SceneRules<Duel> => duelScene(EDITIONS[rules]);

const sittingOf = (options: DuelOptions, seed: string): Sitting<Duel> => {
  const seats = seatNames(options.seats);
  const [side1, side2] = peopleOf({ ...options, seats });
  const setup = { seats, side1, side2, distance: options.distance };
  return sitDown(rulesOf(options), setup, options, seed);
};

const duel = (io: Teller, options: DuelOptions): void => {
  if (options.list) {
    outLines(io, fighterLines(io));
    return;
  }
  const sitting = sittingOf(options, options.seed ?? io.secureSeed());
  playSitting(io, sitting, options, (screen) => new DuelPlay(sitting, screen));
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
  const command = program
    .command('duel')
    .description('fight hand to hand: two at one keyboard, or against the computer')
    .option(
      '--me <fighters>',
      'ready-made fighters of the first side, such as knight or Hild=knight,scout',
      'swordsman',
    )
    .option('--them <fighters>', 'those of the other side', 'swordsman')
    .option('--size <sizes>', 'how many on each side, such as 1v3; the last fighter named stands for the rest')
    .option('--list', 'list the ready-made fighters')
    .addOption(
      new Option('--distance <distance>', 'the distance they start at')
        .choices(['dagger', 'sword', 'spear'])
        .default('spear'),
    )
    .addOption(rulesOption());
  withSittingOptions(command, optionList, EXAMPLE)
    .addHelpText('after', HELP)
    .action((options: DuelOptions) => duel(io, options));
};
