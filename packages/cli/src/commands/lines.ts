import { sceneRules, warband } from '@warmoot/rules';
import { Option } from 'commander';
import { columns } from '../layout.js';
import { type SittingOptions, sceneCommand, twoSeats, type Wanted } from '../playing/command.js';
import type { Teller } from '../speech.js';
import { Stop, valueIn } from '../stop.js';
import type { Speech } from '../texts/texts.js';

interface LinesOptions extends SittingOptions {
  readonly me: string;
  readonly them: string;
  readonly ground?: warband.BattlefieldKind;
  readonly surprised?: 'me' | 'them';
}

const KINDS = Object.keys(warband.ARMIES) as warband.ArmyKind[];
const FIELDS = Object.keys(warband.BATTLEFIELDS) as warband.BattlefieldKind[];

const isArmy = (name: string): name is warband.ArmyKind => Object.hasOwn(warband.ARMIES, name);

/** `mixed` or `Reds=mixed`. */
const armyIn = (text: string, name: string, option: string): { readonly name: string; readonly units: unknown } => {
  const [, own = name, kind = ''] = /^(?:([^=]+)=)?(.*)$/s.exec(text.trim()) ?? [];
  if (isArmy(kind)) return { name: own, units: warband.ARMIES[kind] };
  throw new Stop(2, `There is no ready-made army "${kind}". There are ${KINDS.join(', ')}.`, { option });
};

const wanted = (_io: Teller, { seats: names, me, them, ground, surprised }: LinesOptions): Wanted => {
  const seats = twoSeats(names);
  const ready = ground === undefined ? null : warband.readyBattlefield(ground);
  return {
    rules: valueIn(sceneRules('warband/battle')),
    seats,
    setup: {
      seats,
      a: { ...armyIn(me, 'Red', '--me'), seat: seats[0] },
      b: { ...armyIn(them, 'Blue', '--them'), seat: seats[1] },
      ...(ready === null ? {} : { ground: ready.ground, obstacles: ready.obstacles }),
      ...(surprised === undefined ? {} : { surprised: surprised === 'me' ? 'a' : 'b' }),
    },
    options: ready === null ? {} : { 'warband.map': ready.map },
  };
};

/** The ready-made armies with their units, and the battlefields. */
const readyLines = ({ words, texts }: Speech): readonly string[] => {
  const named = (name: string): string => words.scenes['warband/battle']?.unitName?.(name) ?? name;
  const armies = KINDS.map((kind) => [kind, warband.ARMIES[kind].map(({ name }) => named(name)).join(', ')]);
  const fields = FIELDS.map((kind) => [kind, words.skirmish.map(warband.readyBattlefield(kind).map)]);
  return [
    ...columns([texts.lines.armyHeads, ...armies], ['left', 'left']),
    '',
    ...columns([texts.lines.fieldHeads, ...fields], ['left', 'left']),
  ];
};

const HELP = `
Battle lines of units in ranks: charges, volleys, shieldwalls, duels of leaders, tides, banners, and nerves of whole units.
Two people at one keyboard, one person against the computer, or the computer against itself.

Examples:
  warmoot lines --me mixed --them pikes --against recruit
  warmoot lines --me Reds=bows --them guard --ground bowHill --against recruit --log reds.log.json
  warmoot lines --watch recruit,recruit --seed acorn --option casualtySurvival=on
  warmoot lines --list`;

export const linesCommand = sceneCommand<LinesOptions>({
  name: 'lines',
  description: 'fight a battle of units in ranks: two at one keyboard, or against the computer',
  seats: 'the names of the two who play',
  prefix: 'warband.',
  example: 'quietRounds=2',
  flags: (flags) =>
    flags
      .option('--me <army>', 'the ready-made army of the first side, such as mixed or Reds=mixed', 'mixed')
      .option('--them <army>', 'that of the other side', 'pikes')
      .addOption(new Option('--ground <field>', 'a ready-made battlefield; left out, an open field').choices(FIELDS))
      .addOption(new Option('--surprised <side>', 'the side that is surprised').choices(['me', 'them']))
      .option('--list', 'list the ready-made armies and battlefields'),
  help: HELP,
  list: readyLines,
  wanted,
});
