import { warband } from '@warmoot/rules';
import type { Command } from 'commander';
import { columns } from '../layout.js';
import { sceneCommand } from '../playing/command.js';
import { type SidesOptions, sideFlags, wantedOf } from '../playing/twoSides.js';
import { healCommand } from '../skirmish/healCommand.js';
import type { Teller } from '../speech.js';
import type { Speech } from '../texts/texts.js';

type SkirmishOptions = SidesOptions<warband.GroundKind>;

const KINDS = Object.keys(warband.BANDS) as warband.BandKind[];
const GROUNDS = Object.keys(warband.GROUNDS) as warband.GroundKind[];

const wanted = wantedOf<warband.GroundKind>({
  scene: 'warband/skirmish',
  side: 'band',
  of: 'figures',
  ready: warband.BANDS,
  ground: warband.readyGround,
});

/** The ready-made bands with their people, and the grounds. */
const readyLines = ({ words, texts }: Speech): readonly string[] => {
  const { profiles, map } = words.skirmish;
  const bands = KINDS.map((kind) => {
    const people = warband.BANDS[kind].map(({ like }) => profiles[like]);
    const told = [...new Set(people)].map((one) => `${people.filter((other) => other === one).length} × ${one}`);
    return [kind, told.join(', ')];
  });
  const grounds = GROUNDS.map((kind) => [kind, map(warband.readyGround(kind).map)]);
  return [
    ...columns([texts.skirmish.bandHeads, ...bands], ['left', 'left']),
    '',
    ...columns([texts.skirmish.groundHeads, ...grounds], ['left', 'left']),
  ];
};

const HELP = `
A fight of figures, each with its own place, facing and gear: charges, arrows, first strikes, gambits, grapples, duels, and
nerves that fail. Two people at one keyboard, one person against the computer, or the computer against itself.

Examples:
  warmoot skirmish --me usual --them raiders --against captain
  warmoot skirmish --me Reds=bows --them riders --ground titheBarn --surprised them --against recruit --log reds.log.json
  warmoot skirmish --watch captain,recruit --seed acorn --option quietRounds=2
  warmoot skirmish --list
  warmoot skirmish heal Berrin=2/8,knee,eye! --days rest=7`;

const fightCommand = sceneCommand<SkirmishOptions>({
  name: 'skirmish',
  description: 'fight figure by figure: two at one keyboard, or against the computer; or heal after it',
  seats: 'the names of the two who play',
  prefix: 'warband.',
  example: 'quietRounds=2',
  flags: (flags) =>
    sideFlags(flags.enablePositionalOptions(), {
      side: 'band',
      ground: ['ground', 'ground'],
      grounds: GROUNDS,
      usual: ['usual', 'shields', 'shields'],
    }),
  help: HELP,
  list: readyLines,
  wanted,
});

export const skirmishCommand = (program: Command, io: Teller): void => {
  fightCommand(program, io);
  const own = program.commands.find((command) => command.name() === 'skirmish');
  if (own !== undefined) healCommand(own, io);
};
