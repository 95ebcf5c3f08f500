import type { AnyRules } from '@warmoot/kernel';
import { manifestOf, saga, sceneRules } from '@warmoot/rules';
import { writtenIn } from '@warmoot/words';
import type { Command } from 'commander';
import { readJsonFile } from '../files.js';
import { rulesOption } from '../options.js';
import { sceneCommand, seatNames, type Wanted } from '../playing/command.js';
import type { Teller } from '../speech.js';
import { Stop, valueIn } from '../stop.js';
import { listStarts, type SitOptions, sitWanted } from './sit.js';

interface MoveOptions extends SitOptions {
  readonly rules: saga.EditionName;
}

interface MarchOptions extends MoveOptions {
  /** Roads that are drawn from this seed, and people on them. */
  readonly roads?: string;
  /** A route map in a file. */
  readonly map?: string;
}

const withStarts = (command: Command, what: string): Command =>
  command
    .option('--start <name>', `a ready-made ${what}`)
    .option('--setup <file>', 'take the setup from this file, or - for the standard input')
    .option('--list', `list the ready-made starts of a ${what}`)
    .addOption(rulesOption());

/** Roads and people drawn from a seed, as a scene that is played at once begins. */
const drawnWanted = (io: Teller, options: MarchOptions, seed: string, scene: string): Wanted => {
  const rules = valueIn(sceneRules(scene)) as AnyRules;
  const seats = seatNames(options.seats).slice(0, 2);
  return { rules, seats, setup: manifestOf(rules).atOnce?.setup(seats, seed, writtenIn(io.words, scene)) };
};

const marchWanted = (io: Teller, options: MarchOptions, seed: string): Wanted => {
  const scene = `${options.rules}/march`;
  if (options.map !== undefined && options.setup === undefined)
    throw new Stop(
      2,
      'Give --setup with it: the parties of ready-made and drawn marches stand on roads of their own.',
      {
        option: '--map',
      },
    );
  if (options.roads !== undefined) {
    if (options.start !== undefined || options.setup !== undefined)
      throw new Stop(2, 'Give --roads, --start or --setup, and only one of them.', { option: '--roads' });
    return drawnWanted(io, options, options.roads, scene);
  }
  const wanted = sitWanted(io, options, seed, scene);
  if (options.map === undefined) return wanted;
  const { file, value } = readJsonFile(io, options.map);
  return { ...wanted, setup: { ...(wanted.setup as object), roads: valueIn(saga.roads.readRoads(value), { file }) } };
};

const MARCH_HELP = `
Several people at one keyboard, with a curtain between them: nobody sees the book of another party. Or one against the
computer, or computers among themselves. Each morning a route and a pace, in secret; then the day passes. At every
question h explains the keys. The rules of Contested Movement are a draft of our own.

Examples:
  warmoot march --against recruit
  warmoot march --start toll --seats ada,hugo,joris --seed acorn --log toll.log.json
  warmoot march --roads birch --against captain
  warmoot march --setup march.json --map roads.json --option secret=false
  warmoot march --list`;

export const marchCommand = sceneCommand<MarchOptions>({
  name: 'march',
  description: 'days on the road in secret: routes and paces, who notices whom, and contact',
  seats: 'the names of those who play',
  prefix: 'saga.move.',
  example: 'secret=false',
  flags: (command) =>
    withStarts(command, 'march')
      .option('--roads <seed>', 'roads and people drawn from this seed')
      .option('--map <file>', 'with --setup: take the route map from this file'),
  help: MARCH_HELP,
  list: (io, options) => listStarts(io, options, `${options.rules}/march`),
  wanted: marchWanted,
});

const CHASE_HELP = `
The quarry takes a way in secret, and the pursuers guess it. 1, 2 and 3 are the ways, b turns at bay, g gives up; t shows
the chances of every way against every guess, and how often each is best. The rules are a draft of our own.

Examples:
  warmoot chase --against captain
  warmoot chase --start smugglers --seats ines,hugo --seed acorn
  warmoot chase --list`;

export const chaseCommand = sceneCommand<MoveOptions>({
  name: 'chase',
  description: 'a pursuit, leg by leg: ways and guesses in secret',
  seats: 'the names of those who play: the quarry, then the pursuers',
  prefix: 'saga.move.',
  example: 'rules=freeForm',
  flags: (command) => withStarts(command, 'pursuit'),
  help: CHASE_HELP,
  list: (io, options) => listStarts(io, options, `${options.rules}/chase`),
  wanted: (io, options, seed) => sitWanted(io, options, seed, `${options.rules}/chase`),
});

const RACE_HELP = `
A dash is one check. In a long race both stake effort on each leg in secret; the board shows the chances of every stake,
and how often each is best. The rules are a draft of our own.

Examples:
  warmoot race --against captain
  warmoot race --start bay --seats berta,wanda --seed acorn
  warmoot race --list`;

export const raceCommand = sceneCommand<MoveOptions>({
  name: 'race',
  description: 'a race to a place: a dash, or legs with effort staked in secret',
  seats: 'the names of those who play',
  prefix: 'saga.move.',
  example: 'rules=freeForm',
  flags: (command) => withStarts(command, 'race'),
  help: RACE_HELP,
  list: (io, options) => listStarts(io, options, `${options.rules}/race`),
  wanted: (io, options, seed) => sitWanted(io, options, seed, `${options.rules}/race`),
});
