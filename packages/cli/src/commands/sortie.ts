import { sceneRules, sortie } from '@warmoot/rules';
import { Option } from 'commander';
import { columns } from '../layout.js';
import { type SittingOptions, sceneCommand, twoSeats, type Wanted } from '../playing/command.js';
import type { Teller } from '../speech.js';
import { Stop, valueIn } from '../stop.js';
import type { Speech } from '../texts/texts.js';

type Comes = 'openly' | 'bySurprise' | 'fromAmbush';

interface SortieOptions extends SittingOptions {
  readonly me: string;
  readonly them: string;
  readonly ground: sortie.Ground;
  readonly comes: Comes;
  readonly theyCome: Comes;
}

const COMES: readonly Comes[] = ['openly', 'bySurprise', 'fromAmbush'];

const isForce = (name: string): name is sortie.ForceKind => Object.hasOwn(sortie.FORCES, name);

/** `shields` or `Reds=shields`. */
const forceIn = (text: string, name: string, option: string): { readonly name: string; readonly units: unknown } => {
  const [, own = name, kind = ''] = /^(?:([^=]+)=)?(.*)$/s.exec(text.trim()) ?? [];
  if (isForce(kind)) return { name: own, units: sortie.FORCES[kind] };
  const known = Object.keys(sortie.FORCES).join(', ');
  throw new Stop(2, `There is no ready-made force "${kind}". There are ${known}.`, { option });
};

const wanted = (_io: Teller, { seats: names, me, them, ground, comes, theyCome }: SortieOptions): Wanted => {
  const seats = twoSeats(names);
  return {
    rules: valueIn(sceneRules('sortie/battle')),
    seats,
    setup: {
      seats,
      a: { ...forceIn(me, 'Red', '--me'), seat: seats[0], comes },
      b: { ...forceIn(them, 'Blue', '--them'), seat: seats[1], comes: theyCome },
      ground,
    },
  };
};

/** The ready-made forces as a table: the heads and the kind of each unit. */
const forceLines = ({ words }: Speech): readonly string[] => {
  const rows = (Object.keys(sortie.FORCES) as sortie.ForceKind[]).map((force) => {
    const units: readonly { readonly heads: number; readonly mount?: string; readonly weight?: string }[] =
      sortie.FORCES[force];
    const told = units.map(
      ({ heads, ...unit }) =>
        `${heads} ${words.sortie.kind({ mount: 'infantry', weight: 'light', archers: false, ...unit } as never)}`,
    );
    return [force, told.join(', ')];
  });
  return columns(rows, ['left', 'left']);
};

const HELP = `
War by pools of dice: every round each unit has an order, and who meets an enemy plans a maneuver and stakes dice on it, in
secret. Two people at one keyboard, one person against the computer, or the computer against itself.

Examples:
  warmoot sortie --me shields --them riders --against captain
  warmoot sortie --me Reds=bows --ground open --comes fromAmbush --against recruit --log reds.log.json
  warmoot sortie --watch captain,recruit --seed acorn --option roundLimit=12
  warmoot sortie --list`;

export const sortieCommand = sceneCommand<SortieOptions>({
  name: 'sortie',
  description: 'fight a battle by sorties: two at one keyboard, or against the computer',
  seats: 'the names of the two who play',
  prefix: 'sortie.',
  example: 'startDistance=2',
  flags: (flags) =>
    flags
      .option('--me <force>', 'the ready-made force of the first side, such as shields or Reds=shields', 'usual')
      .option('--them <force>', 'that of the other side', 'usual')
      .addOption(new Option('--ground <ground>', 'the ground').choices(sortie.ALL_GROUNDS).default('ordinary'))
      .addOption(new Option('--comes <how>', 'how the first side comes').choices(COMES).default('openly'))
      .addOption(new Option('--they-come <how>', 'how the other side comes').choices(COMES).default('openly'))
      .option('--list', 'list the ready-made forces'),
  help: HELP,
  list: forceLines,
  wanted,
});
