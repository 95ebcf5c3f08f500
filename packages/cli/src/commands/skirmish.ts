import { sceneRules, warband } from '@warmoot/rules';
import { type Command, Option } from 'commander';
import { columns } from '../layout.js';
import { type SittingOptions, sceneCommand, twoSeats, type Wanted } from '../playing/command.js';
import { healCommand } from '../skirmish/healCommand.js';
import type { Teller } from '../speech.js';
import { Stop, valueIn } from '../stop.js';
import type { Speech } from '../texts/texts.js';

interface SkirmishOptions extends SittingOptions {
  readonly me: string;
  readonly them: string;
  readonly ground?: warband.GroundKind;
  readonly surprised?: 'me' | 'them';
}

const KINDS = Object.keys(warband.BANDS) as warband.BandKind[];
const GROUNDS = Object.keys(warband.GROUNDS) as warband.GroundKind[];

const isBand = (name: string): name is warband.BandKind => Object.hasOwn(warband.BANDS, name);

/** `shields` or `Reds=shields`. */
const bandIn = (text: string, name: string, option: string): { readonly name: string; readonly figures: unknown } => {
  const [, own = name, kind = ''] = /^(?:([^=]+)=)?(.*)$/s.exec(text.trim()) ?? [];
  if (isBand(kind)) return { name: own, figures: warband.BANDS[kind] };
  throw new Stop(2, `There is no ready-made band "${kind}". There are ${KINDS.join(', ')}.`, { option });
};

const wanted = (_io: Teller, { seats: names, me, them, ground, surprised }: SkirmishOptions): Wanted => {
  const seats = twoSeats(names);
  const ready = ground === undefined ? null : warband.readyGround(ground);
  return {
    rules: valueIn(sceneRules('warband/skirmish')),
    seats,
    setup: {
      seats,
      a: { ...bandIn(me, 'Red', '--me'), seat: seats[0] },
      b: { ...bandIn(them, 'Blue', '--them'), seat: seats[1] },
      ...(ready === null ? {} : { ground: ready.ground }),
      ...(surprised === undefined ? {} : { surprised: surprised === 'me' ? 'a' : 'b' }),
    },
    options: ready === null ? {} : { 'warband.map': ready.map },
  };
};

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
    flags
      .enablePositionalOptions()
      .option('--me <band>', 'the ready-made band of the first side, such as shields or Reds=shields', 'usual')
      .option('--them <band>', 'that of the other side', 'shields')
      .addOption(new Option('--ground <ground>', 'a ready-made ground; left out, an open field').choices(GROUNDS))
      .addOption(new Option('--surprised <side>', 'the side that is surprised').choices(['me', 'them']))
      .option('--list', 'list the ready-made bands and grounds'),
  help: HELP,
  list: readyLines,
  wanted,
});

export const skirmishCommand = (program: Command, io: Teller): void => {
  fightCommand(program, io);
  const own = program.commands.find((command) => command.name() === 'skirmish');
  if (own !== undefined) healCommand(own, io);
};
