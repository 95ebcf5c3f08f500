import { stream } from '@warmoot/kernel';
import { saga, war } from '@warmoot/rules';
import type { Person } from '../duel/people.js';
import { columns } from '../layout.js';
import { Stop } from '../stop.js';
import type { Speech } from '../texts/texts.js';

/** An army and who commands it. */
export interface ArmySetup {
  readonly name: string;
  readonly seat: string;
  readonly troops: saga.battle.Troops;
  /** Who could meet an enemy hand to hand. */
  readonly champions: readonly Person[];
}

const isArmy = (name: string): name is saga.battle.ArmyKind => Object.hasOwn(saga.battle.ARMIES, name);

/** `crown` or `Reds=crown`; with `:6000` after it, it may cost so many points. */
export const armyIn = (
  text: string,
  usual: Omit<ArmySetup, 'troops'> & { readonly points: number },
  option: string,
): ArmySetup => {
  const [, name = usual.name, kind = '', points] = /^(?:([^=]+)=)?([^:]*)(?::(\d{1,7}))?$/.exec(text.trim()) ?? [];
  if (!isArmy(kind)) {
    const known = Object.keys(saga.battle.ARMIES).join(', ');
    throw new Stop(2, `There is no ready-made army "${kind === '' ? text : kind}". There are ${known}.`, { option });
  }
  const troops = saga.battle.armyFor(kind, points === undefined ? usual.points : Number(points));
  return { name, seat: usual.seat, troops, champions: usual.champions };
};

const isLandscape = (name: string): name is war.Landscape => war.LANDSCAPES.some((one) => one === name);

/** `plain`, a landscape such as `woods` or `woods:acorn`, or `seed:acorn` for one that the seed picks. */
export const fieldIn = (text: string, seed: string, size: war.FieldSize): war.Field => {
  const [, kind = '', own] = /^([^:]+)(?::(.+))?$/s.exec(text.trim()) ?? [];
  if (kind === 'plain' && own === undefined) return { field: 'plain' };
  if (kind === 'seed' && own !== undefined) {
    const landscape = war.LANDSCAPES[stream(`landscape ${own}`).below(war.LANDSCAPES.length)] as war.Landscape;
    return war.drawField(landscape, own, size);
  }
  if (isLandscape(kind)) return war.drawField(kind, own ?? seed, size);
  throw new Stop(2, `A map was expected: ${war.LANDSCAPES.join(', ')}, woods:acorn or seed:acorn; found ${text}.`, {
    option: '--map',
  });
};

/** The ready-made armies as a table: soldiers by troop type for so many points. */
export const armyLines = ({ words }: Speech, points: number): readonly string[] => {
  const names = words.scenes['saga/battle']?.tally ?? {};
  const rows = (Object.keys(saga.battle.ARMIES) as saga.battle.ArmyKind[]).map((kind) => {
    const troops = saga.battle.armyFor(kind, points);
    const told = saga.battle.ALL_TROOPS.flatMap((troop) =>
      troops[troop] > 0 ? [`${troops[troop]} ${names[`troop.${troop}`] ?? troop}`] : [],
    );
    return [kind, told.join(', ')];
  });
  return columns(rows, ['left', 'left']);
};
