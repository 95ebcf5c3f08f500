import type { RuleId } from '@warmoot/kernel';

/** SAGA-BATTLE-TROOP-002: the three kinds. */
export type TroopKind = 'infantry' | 'cavalry' | 'ranged';

/** What a type brings to a fight besides its strength. */
export type TroopNote = 'lightFooted' | 'closeOrder' | 'againstCavalry' | 'openGround' | 'shoots';

/**
 * SAGA-BATTLE-TROOP-009: the troop table, in its order. SAGA-BATTLE-TROOP-001: eight types. SAGA-BATTLE-TROOP-003: strength,
 * movement, range and cost, and perhaps notes. Range 0 is none. SAGA-BATTLE-TROOP-008: what the descriptions call an
 * upgrade on cavalry is infantry.
 */
// holds by: SAGA-BATTLE-TROOP-005, SAGA-BATTLE-TROOP-006 and SAGA-BATTLE-TROOP-007, since bows and crossbows are one type,
// scouting is no note, and men of another calling are mustered as medium infantry.
export const TROOPS = {
  lightInfantry: { kind: 'infantry', strength: 2, movement: 3, range: 0, cost: 4, notes: ['lightFooted'] },
  mediumInfantry: { kind: 'infantry', strength: 3, movement: 2, range: 0, cost: 3, notes: [] },
  heavyInfantry: { kind: 'infantry', strength: 4, movement: 2, range: 0, cost: 4, notes: ['closeOrder'] },
  pikemen: { kind: 'infantry', strength: 4, movement: 2, range: 0, cost: 6, notes: ['closeOrder', 'againstCavalry'] },
  lightCavalry: { kind: 'cavalry', strength: 2, movement: 5, range: 0, cost: 10, notes: ['openGround'] },
  mediumCavalry: { kind: 'cavalry', strength: 3, movement: 4, range: 0, cost: 15, notes: ['openGround'] },
  heavyCavalry: { kind: 'cavalry', strength: 5, movement: 4, range: 0, cost: 20, notes: ['openGround'] },
  bowmen: { kind: 'ranged', strength: 2, movement: 2, range: 4, cost: 4, notes: ['shoots'] },
} as const satisfies Record<string, TroopRowData>;

interface TroopRowData {
  readonly kind: TroopKind;
  readonly strength: number;
  readonly movement: number;
  readonly range: number;
  readonly cost: number;
  readonly notes: readonly TroopNote[];
}

export type Troop = keyof typeof TROOPS;
/** A type of troops: what it costs, and what it can do. */
export type TroopRow = TroopRowData;

/** The types of troops, in the order of their table. */
export const ALL_TROOPS = Object.keys(TROOPS) as readonly Troop[];

/** Something for each troop type, in the order of the table. */
export const byTroop = <A>(of: (troop: Troop) => A): Record<Troop, A> =>
  Object.fromEntries(ALL_TROOPS.map((troop) => [troop, of(troop)])) as Record<Troop, A>;

/** A line of a unit's strength: how much, what it is called, and the rule that gives it. */
export interface StrengthLine {
  readonly by: number;
  readonly why: string;
  readonly rule: RuleId;
}

/** What changes the strength of a unit: the notes of its type first, then the ground. */
export const STRENGTH_LINES = {
  lightFooted: { by: 2, why: 'closedTerrain', rule: 'SAGA-BATTLE-TROOP-010' },
  closeOrder: { by: -1, why: 'closedTerrain', rule: 'SAGA-BATTLE-TROOP-013' },
  againstCavalry: { by: 3, why: 'againstCavalry', rule: 'SAGA-BATTLE-TROOP-015' },
  openGround: { by: 2, why: 'openTerrain', rule: 'SAGA-BATTLE-TROOP-017' },
  acrossBarrier: { by: -1, why: 'acrossBarrier', rule: 'SAGA-BATTLE-TERRAIN-016' },
  /** A barrier that works in one direction weakens whoever is outside. */
  acrossFromOutside: { by: -1, why: 'acrossBarrier', rule: 'SAGA-BATTLE-TERRAIN-021' },
  highGround: { by: 1, why: 'highGround', rule: 'SAGA-BATTLE-TERRAIN-025' },
} as const satisfies Record<string, StrengthLine>;

/**
 * SAGA-BATTLE-SHOOT-016: what the target loses, in tenths of the shooting unit, by distance. Distance 1 is possible
 * only across a hard barrier and uses the row of distance 2 (SAGA-BATTLE-SHOOT-017).
 */
export const VOLLEY_TENTHS = [
  { distance: 1, bowmenWin: 3, targetWins: 1 },
  { distance: 2, bowmenWin: 3, targetWins: 1 },
  { distance: 3, bowmenWin: 1, targetWins: 0 },
  { distance: 4, bowmenWin: 1, targetWins: 0 },
] as const;
