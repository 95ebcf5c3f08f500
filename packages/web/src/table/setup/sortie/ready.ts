import { type Json, sameJson } from '@warmoot/kernel';
import { sortie } from '@warmoot/rules';
import { type ReadyMade, readyMade } from '../war/readyMade.js';
import { type UnitWish, unitOf, without } from './unit.js';

/** The ready-made forces. */
export const READY_UNITS: Readonly<Record<string, readonly UnitWish[]>> = Object.fromEntries(
  Object.entries(sortie.FORCES).map(([kind, units]) => [kind, units.map((unit) => unitOf(unit))]),
);

export const READY: ReadyMade<UnitWish> = readyMade(READY_UNITS, (one, other) =>
  sameJson(without(one, 'name') as unknown as Json, without(other, 'name') as unknown as Json),
);
