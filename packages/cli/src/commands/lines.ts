import { warband } from '@warmoot/rules';
import { columns } from '../layout.js';
import { sceneCommand } from '../playing/command.js';
import { type SidesOptions, sideFlags, wantedOf } from '../playing/twoSides.js';
import type { Speech } from '../texts/texts.js';

type LinesOptions = SidesOptions<warband.BattlefieldKind>;

const KINDS = Object.keys(warband.ARMIES) as warband.ArmyKind[];
const FIELDS = Object.keys(warband.BATTLEFIELDS) as warband.BattlefieldKind[];

const wanted = wantedOf<warband.BattlefieldKind>({
  scene: 'warband/battle',
  side: 'army',
  of: 'units',
  ready: warband.ARMIES,
  ground: warband.readyBattlefield,
});

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
  warmoot lines --me mixed --them pikes --against captain
  warmoot lines --me Reds=bows --them guard --ground bowHill --surprised them --against recruit --log reds.log.json
  warmoot lines --watch captain,recruit --seed acorn --option casualtySurvival=on
  warmoot lines --list`;

export const linesCommand = sceneCommand<LinesOptions>({
  name: 'lines',
  description: 'fight a battle of units in ranks: two at one keyboard, or against the computer',
  seats: 'the names of the two who play',
  prefix: 'warband.',
  example: 'quietRounds=2',
  flags: (flags) =>
    sideFlags(flags, {
      side: 'army',
      ground: ['field', 'battlefield'],
      grounds: FIELDS,
      usual: ['mixed', 'pikes', 'mixed'],
    }),
  help: HELP,
  list: readyLines,
  wanted,
});
