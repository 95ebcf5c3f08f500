import { type Json, sameJson } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';
import { type ReadyMade, readyMade } from '../war/readyMade.js';
import { type UnitWish, unitOf } from './unit.js';

/** The ready-made armies. */
export const READY_UNITS: Readonly<Record<string, readonly UnitWish[]>> = Object.fromEntries(
  Object.entries(warband.ARMIES).map(([kind, units]) => [kind, units.map(unitOf)]),
);

/** Without what people call them and who plays them. */
const plain = ({ name: _, seat: __, ranks, ...rest }: UnitWish): Json =>
  ({
    ...rest,
    ranks: ranks.map((rank) => ({
      ...rank,
      figures: rank.figures.map(({ name, ...one }) => ({ ...one, named: name !== undefined })),
    })),
  }) as unknown as Json;

/** Other names and other players leave a ready-made army what it is. */
export const READY: ReadyMade<UnitWish> = readyMade(READY_UNITS, (one, other) => sameJson(plain(one), plain(other)));
