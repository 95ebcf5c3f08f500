import { type Json, sameJson } from '@warmoot/kernel';
import { type ReadyMade, readyMade } from '../war/readyMade.js';
import { type UnitWish, unitOf, without } from './unit.js';

const heavy = { weight: 'heavy', level: 1, commander: { level: 2 } };
const medium = { weight: 'medium', level: 0.5, commander: { level: 1 } };
const bows = { archers: true, level: 1, commander: { level: 1 } };
const horse = { mount: 'cavalry', heads: 60, level: 1, commander: { level: 2 } };
const raw = { heads: 200, level: -1, commander: { level: 1 } };

const FORCES: Readonly<Record<string, readonly object[]>> = {
  usual: [heavy, medium, bows, { ...horse, weight: 'medium' }],
  shields: [heavy, heavy, { ...heavy, commander: { level: 2, strengths: ['command'] } }, medium],
  riders: [{ ...horse, weight: 'heavy' }, { ...horse, weight: 'medium' }, horse, { ...horse, archers: true }],
  bows: [medium, medium, bows, bows],
  veterans: [
    { ...heavy, heads: 80, level: 2, commander: { level: 2, strengths: ['tactics'] } },
    { ...medium, heads: 80, level: 2, commander: { level: 2 } },
    { ...bows, heads: 60, level: 2 },
  ],
  militia: [raw, raw, raw, { ...bows, level: 0 }, medium],
};

/** The ready-made forces. */
export const READY_UNITS: Readonly<Record<string, readonly UnitWish[]>> = Object.fromEntries(
  Object.entries(FORCES).map(([kind, units]) => [kind, units.map(unitOf)]),
);

export const READY: ReadyMade<UnitWish> = readyMade(READY_UNITS, (one, other) =>
  sameJson(without(one, 'name') as unknown as Json, without(other, 'name') as unknown as Json),
);
