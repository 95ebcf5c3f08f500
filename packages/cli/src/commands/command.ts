import { command, sceneRules } from '@warmoot/rules';
import { Option } from 'commander';
import { fieldIn } from '../battle/armies.js';
import { columns } from '../layout.js';
import { type SittingOptions, sceneCommand, twoSeats, type Wanted } from '../playing/command.js';
import type { Teller } from '../speech.js';
import { Stop, valueIn } from '../stop.js';
import type { Speech } from '../texts/texts.js';

interface CommandOptions extends SittingOptions {
  readonly me: string;
  readonly them: string;
  readonly leader?: string;
  readonly theirLeader?: string;
  readonly map: string;
  readonly ambush?: 'north' | 'south';
}

const isArmy = (name: string): name is command.ArmyKind => Object.hasOwn(command.ARMIES, name);

/** COMMAND-POINTS-005: the quality of a leader, from 0 to 5; left out, as the table has it. */
const leaderIn = (text: string | undefined, option: string): object => {
  if (text === undefined) return {};
  if (!/^[0-5]$/.test(text)) throw new Stop(2, `A quality from 0 to 5 was expected; found ${text}.`, { option });
  return { leader: { quality: Number(text) } };
};

/** `usual` or `Reds=usual`. */
const armyIn = (text: string, name: string, option: string): { readonly name: string; readonly units: unknown } => {
  const [, own = name, kind = ''] = /^(?:([^=]+)=)?(.*)$/s.exec(text.trim()) ?? [];
  if (isArmy(kind)) return { name: own, units: command.ARMIES[kind] };
  const known = Object.keys(command.ARMIES).join(', ');
  throw new Stop(2, `There is no ready-made army "${kind}". There are ${known}.`, { option });
};

const wanted = (_io: Teller, options: CommandOptions, seed: string): Wanted => {
  const seats = twoSeats(options.seats);
  const north = armyIn(options.me, 'Red', '--me');
  const south = armyIn(options.them, 'Blue', '--them');
  return {
    rules: valueIn(sceneRules('command/battle')),
    seats,
    setup: {
      seats,
      north: { ...north, seat: seats[0], ...leaderIn(options.leader, '--leader') },
      south: { ...south, seat: seats[1], ...leaderIn(options.theirLeader, '--their-leader') },
      field: fieldIn(options.map, seed, { ...command.USUAL_SIZE, layout: 'full' }),
      ambush: options.ambush ?? null,
    },
  };
};

/** The ready-made armies as a table: how many units of each class and grade. */
const armyLines = ({ words }: Speech): readonly string[] => {
  const rows = (Object.keys(command.ARMIES) as command.ArmyKind[]).map((kind) => {
    const kinds = command.ARMIES[kind].map((unit) => `${words.command.classes[unit.class]} ${unit.grade}`);
    const told = [...new Set(kinds)].map((one) => `${kinds.filter((other) => other === one).length} ${one}`);
    return [kind, told.join(', ')];
  });
  return columns(rows, ['left', 'left']);
};

const HELP = `
War without dice in the fight: every order has a price in points that do not come back. Two people at one keyboard, one
person against the computer, or the computer against itself. The first side is the northern one.

Examples:
  warmoot command --me wall --them riders --against captain
  warmoot command --me Reds=hills --leader 4 --map woods:acorn --against recruit --log reds.log.json
  warmoot command --watch captain,recruit --seed acorn --option roundLimit=6
  warmoot command --list`;

export const commandCommand = sceneCommand<CommandOptions>({
  name: 'command',
  description: 'fight a battle by command points: two at one keyboard, or against the computer',
  seats: 'the names of the two who play',
  prefix: 'command.',
  example: 'roundLimit=6',
  flags: (flags) =>
    flags
      .option('--me <army>', 'the ready-made army of the first side, such as wall or Reds=wall', 'usual')
      .option('--them <army>', 'that of the other side', 'usual')
      .option('--leader <quality>', 'the quality of the first side’s leader, from 0 to 5')
      .option('--their-leader <quality>', 'that of the other side’s leader')
      .option('--map <map>', 'plain, a landscape such as woods or woods:acorn, or seed:acorn for any', 'plain')
      .addOption(new Option('--ambush <side>', 'the side that lies in ambush').choices(['north', 'south']))
      .option('--list', 'list the ready-made armies'),
  help: HELP,
  list: armyLines,
  wanted,
});
