import { type BattleSight, type Cluster, type Line, type NamedCluster, type Troop, unitAt } from '@warmoot/rules';
import { nameOf } from '../../../battle/facts.js';
import { and } from '../../grammar.js';

export const TROOP_NAMES: Readonly<Record<Troop, string>> = {
  lightInfantry: 'light infantry',
  mediumInfantry: 'medium infantry',
  heavyInfantry: 'heavy infantry',
  pikemen: 'pikemen',
  lightCavalry: 'light cavalry',
  mediumCavalry: 'medium cavalry',
  heavyCavalry: 'heavy cavalry',
  bowmen: 'bowmen',
};

/** "a3 (medium infantry)". */
export const unitText = (sight: BattleSight, unit: number): string => {
  const row = unitAt(sight, unit);
  return row === undefined ? 'a unit' : `${row.name} (${TROOP_NAMES[row.troop]})`;
};

export const units = (sight: BattleSight, all: readonly number[]): string =>
  and(all.map((unit) => nameOf(sight, unit)));

export const clusterText = (sight: BattleSight, { lone, many }: Cluster): string =>
  `${nameOf(sight, lone)} against ${units(sight, many)}`;

export const namedCluster = ({ lone, many }: NamedCluster): string => `${lone} against ${and(many)}`;

/** A straight row, and on which side of it the attacker places. */
export const lineText = ({ axis, at, side }: Line): string => {
  const lower = side === 'lower';
  if (axis === 'r') return `map row ${at}, the attacker ${lower ? 'above' : 'below'} it`;
  const name = axis === 'q' ? `row q = ${at}, falling to the right` : `row q + r = ${at}, rising to the right`;
  return `the ${name}, the attacker to the ${lower ? 'left' : 'right'} of it`;
};
