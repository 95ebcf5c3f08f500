import { type saga, sceneRules } from '@warmoot/rules';
import { Option } from 'commander';
import { fighterLines, peopleOf } from '../duel/people.js';
import { rulesOption } from '../options.js';
import { type SittingOptions, sceneCommand, twoSeats } from '../playing/command.js';
import { valueIn } from '../stop.js';

interface DuelOptions extends SittingOptions {
  readonly me: string;
  readonly them: string;
  readonly size?: string;
  readonly distance: string;
  readonly rules: saga.EditionName;
}

const HELP = `
Two people at one keyboard, with a curtain between sealed choices; one person against the computer; or the computer
against itself. At every question h explains the keys.

Examples:
  warmoot duel --me knight --them duellist
  warmoot duel --me Hild=swordsman --against captain --seed acorn --log hild.log.json
  warmoot duel --me champion --them militiaman --size 1v3 --against recruit
  warmoot duel --watch captain,recruit --option flee=any
  warmoot duel --list`;

export const duelCommand = sceneCommand<DuelOptions>({
  name: 'duel',
  description: 'fight hand to hand: two at one keyboard, or against the computer',
  seats: 'the names of the two who play',
  prefix: 'saga.duel.',
  example: 'flee=any',
  flags: (command) =>
    command
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
      .addOption(rulesOption()),
  help: HELP,
  list: fighterLines,
  wanted: (_io, options) => {
    const seats = twoSeats(options.seats);
    const [side1, side2] = peopleOf({ ...options, seats });
    const rules = valueIn(sceneRules(`${options.rules}/duel`));
    return { rules, seats, setup: { seats, side1, side2, distance: options.distance } };
  },
});
