import {
  type BattleSight,
  type Cluster,
  type Field,
  type Landscape,
  type Line,
  type NamedCluster,
  type Troop,
  unitAt,
} from '@warmoot/rules';
import { nameOf } from '../../../battle/facts.js';
import { and } from '../../grammar.js';

export const TROOP_NAMES: Readonly<Record<Troop, string>> = {
  lightInfantry: 'leichte Infanterie',
  mediumInfantry: 'mittlere Infanterie',
  heavyInfantry: 'schwere Infanterie',
  pikemen: 'Pikeniere',
  lightCavalry: 'leichte Reiterei',
  mediumCavalry: 'mittlere Reiterei',
  heavyCavalry: 'schwere Reiterei',
  bowmen: 'Bogenschützen',
};

const LANDSCAPE_NAMES: Readonly<Record<Landscape, string>> = {
  plain: 'Ebene',
  woods: 'Wälder',
  river: 'Fluss',
  ford: 'Bach',
  hills: 'Hügel',
  walls: 'Mauern',
};

/** A field by its own name, or by the landscape that it was drawn of. */
export const fieldText = (field: Field | undefined): string => {
  if (field?.field !== 'drawn' || field.name === '') return 'die offene Ebene';
  return Object.hasOwn(LANDSCAPE_NAMES, field.name) ? LANDSCAPE_NAMES[field.name as Landscape] : field.name;
};

/** "a3 (mittlere Infanterie)": the type stands alone, so that it needs no case. */
export const unitText = (sight: BattleSight, unit: number): string => {
  const row = unitAt(sight, unit);
  return row === undefined ? 'eine Einheit' : `${row.name} (${TROOP_NAMES[row.troop]})`;
};

export const units = (sight: BattleSight, all: readonly number[]): string =>
  and(all.map((unit) => nameOf(sight, unit)));

export const clusterText = (sight: BattleSight, { lone, many }: Cluster): string =>
  `${nameOf(sight, lone)} gegen ${units(sight, many)}`;

export const namedCluster = ({ lone, many }: NamedCluster): string => `${lone} gegen ${and(many)}`;

/** A straight row, and on which side of it the attacker places. */
export const lineText = ({ axis, at, side }: Line): string => {
  const lower = side === 'lower';
  if (axis === 'r') return `die Kartenreihe ${at}, der Angreifer ${lower ? 'darüber' : 'darunter'}`;
  const name = axis === 'q' ? `q = ${at}, nach rechts fallend` : `q + r = ${at}, nach rechts steigend`;
  return `die Reihe ${name}, der Angreifer ${lower ? 'links' : 'rechts'} davon`;
};
