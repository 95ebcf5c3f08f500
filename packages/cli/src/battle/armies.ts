import { stream } from '@warmoot/kernel';
import {
  ALL_TROOPS,
  ARMIES,
  type ArmyKind,
  armyFor,
  drawField,
  type Field,
  type FieldSize,
  LANDSCAPES,
  type Landscape,
  type Troops,
} from '@warmoot/rules';
import type { Person } from '../duel/people.js';
import { columns } from '../layout.js';
import { Stop } from '../stop.js';
import type { Speech } from '../texts/texts.js';

/** An army and who commands it. */
export interface ArmySetup {
  readonly name: string;
  readonly seat: string;
  readonly troops: Troops;
  /** Who could meet an enemy hand to hand. */
  readonly champions: readonly Person[];
}

const isArmy = (name: string): name is ArmyKind => Object.hasOwn(ARMIES, name);

/** `crown` or `Reds=crown`; with `:6000` after it, it may cost so many points. */
export const armyIn = (
  text: string,
  usual: Omit<ArmySetup, 'troops'> & { readonly points: number },
  option: string,
): ArmySetup => {
  const [, name = usual.name, kind = '', points] = /^(?:([^=]+)=)?([^:]*)(?::(\d{1,7}))?$/.exec(text.trim()) ?? [];
  if (!isArmy(kind)) {
    const known = Object.keys(ARMIES).join(', ');
    throw new Stop(2, `There is no ready-made army "${kind === '' ? text : kind}". There are ${known}.`, { option });
  }
  const troops = armyFor(kind, points === undefined ? usual.points : Number(points));
  return { name, seat: usual.seat, troops, champions: usual.champions };
};

const isLandscape = (name: string): name is Landscape => LANDSCAPES.some((one) => one === name);

/** `plain`, a landscape such as `woods` or `woods:acorn`, or `seed:acorn` for one that the seed picks. */
export const fieldIn = (text: string, seed: string, size: FieldSize): Field => {
  const [, kind = '', own] = /^([^:]+)(?::(.+))?$/s.exec(text.trim()) ?? [];
  if (kind === 'plain' && own === undefined) return { field: 'plain' };
  if (kind === 'seed' && own !== undefined) {
    const landscape = LANDSCAPES[stream(`landscape ${own}`).below(LANDSCAPES.length)] as Landscape;
    return drawField(landscape, own, size);
  }
  if (isLandscape(kind)) return drawField(kind, own ?? seed, size);
  throw new Stop(2, `A map was expected: ${LANDSCAPES.join(', ')}, woods:acorn or seed:acorn; found ${text}.`, {
    option: '--map',
  });
};

/** The ready-made armies as a table: soldiers by troop type for so many points. */
export const armyLines = ({ words }: Speech, points: number): readonly string[] => {
  const names = words.scenes['saga/battle']?.tally ?? {};
  const rows = (Object.keys(ARMIES) as ArmyKind[]).map((kind) => {
    const troops = armyFor(kind, points);
    const told = ALL_TROOPS.flatMap((troop) =>
      troops[troop] > 0 ? [`${troops[troop]} ${names[`troop.${troop}`] ?? troop}`] : [],
    );
    return [kind, told.join(', ')];
  });
  return columns(rows, ['left', 'left']);
};
