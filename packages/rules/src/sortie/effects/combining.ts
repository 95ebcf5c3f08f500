import type { UnitIndex } from '../../war/indexes.js';
import { sideOf, unitsOf } from '../../war/roster/roster.js';
import type { Commander, Part, UnitRow } from '../battle/model.js';
import { commanderWith, partOf, unitRow } from '../battle/rows.js';
import type { SortieEvent, SortieSight } from '../battle/sortie.js';
import { rowOf } from '../pool/kinds.js';
import { shareOf, sharesOf } from './shares.js';

type Joined = Extract<SortieEvent, { readonly event: 'joined' }>;
type Split = Extract<SortieEvent, { readonly event: 'split' }>;

/** SORTIE-COMBINE-004, SORTIE-COMBINE-005: the smaller unit's dice by heads, rounded down, and all of the larger one's. */
export const joinedDice = (larger: Weighed, smaller: Weighed): number =>
  larger.dice + shareOf(smaller.dice, smaller.heads, larger.heads);
interface Weighed {
  readonly heads: number;
  readonly dice: number;
}

/** SORTIE-COMBINE-006: the average of two levels by heads, in whole hundredths, halves up. */
export const averageLevel = (one: Levelled, other: Levelled): number => {
  const heads = one.heads + other.heads;
  return Math.floor((2 * (one.level * one.heads + other.level * other.heads) + heads) / (2 * heads));
};
interface Levelled {
  readonly heads: number;
  readonly level: number;
}

/** A commander who speaks as his unit did speaks so still when others join it. */
const speaking = (row: UnitRow): Commander | null =>
  row.commander && commanderWith({ ...row.commander, speaks: row.commander.speaks ?? row.parts[0]?.speaks ?? null });

const higher = ([one, other]: readonly Commander[]): Commander | null =>
  (one && other && other.level > one.level ? other : one) ?? null;

/**
 * SORTIE-COMBINE-008: the larger part's commander leads, or of equal ones whose the table says; ours: the other's where it
 * has none. SORTIE-COMBINE-002: he is not the usual one of the whole, unless both were split from one unit; then, ours, its
 * own commander has it back.
 */
const commanderOf = (leading: UnitRow, other: UnitRow): Commander | null => {
  const both = [speaking(leading), speaking(other)].filter((one) => one !== null);
  if (leading.origin === other.origin) return both.find(({ stranger }) => !stranger) ?? higher(both);
  return both[0] === undefined ? null : commanderWith({ ...both[0], stranger: true });
};

const MOVED = ['no', 'overHalf', 'all'] as const satisfies readonly UnitRow['moved'][];

/** SORTIE-WEAK-003: of two last battles the one that weighs longer. */
const worseFight = (one: UnitRow['fought'], other: UnitRow['fought']): UnitRow['fought'] => {
  const weight = (fought: UnitRow['fought']): number =>
    fought === null || fought.penaltyDice === 0 ? Number.NEGATIVE_INFINITY : fought.penaltyDice - fought.daysAgo;
  return weight(other) > weight(one) ? other : (one ?? other);
};

/** Parts that differ in nothing but their heads are one. */
const merged = (parts: readonly Part[]): readonly Part[] => {
  const kinds = new Map<string, Part>();
  for (const part of parts) {
    const key = JSON.stringify({ ...part, heads: 0 });
    kinds.set(key, partOf({ ...part, heads: part.heads + (kinds.get(key)?.heads ?? 0) }));
  }
  return [...kinds.values()];
};

/** Both in one row. Ours: the worse of both where one is tired, hired or ill prepared; else as the larger one stands. */
const joinedRow = (larger: UnitRow, smaller: UnitRow, level: number): UnitRow => ({
  ...larger,
  parts: merged([...larger.parts, ...smaller.parts]),
  level,
  mercenary: larger.mercenary || smaller.mercenary,
  moved: MOVED[Math.max(MOVED.indexOf(larger.moved), MOVED.indexOf(smaller.moved))] as UnitRow['moved'],
  fought: worseFight(larger.fought, smaller.fought),
  illPrepared: larger.illPrepared || smaller.illPrepared,
  special: {
    bonus: larger.special.bonus + smaller.special.bonus,
    penalty: larger.special.penalty + smaller.special.penalty,
  },
  noEscape: larger.noEscape || smaller.noEscape,
  behind: null,
  characters: [...larger.characters, ...smaller.characters],
  origin: [...new Set([...larger.origin.split('+'), ...smaller.origin.split('+')])].sort().join('+'),
});

/** SORTIE-COMBINE-001, SORTIE-COMBINE-009: two units become one, that of more heads; of equal ones the first listed. */
export const joining = (
  sight: SortieSight,
  [one, other]: readonly [UnitIndex, UnitIndex],
  leads: UnitIndex | null,
): Joined => {
  const { open } = sight;
  const heads = (unit: UnitIndex): number => open.heads[unit] as number;
  const [first, second] = one < other ? [one, other] : [other, one];
  const [into, unit] = heads(second) > heads(first) ? [second, first] : [first, second];
  const dice = (pool: readonly number[]): number =>
    joinedDice({ heads: heads(into), dice: pool[into] as number }, { heads: heads(unit), dice: pool[unit] as number });
  const [larger, smaller] = [rowOf(sight, into), rowOf(sight, unit)];
  const level = averageLevel({ heads: heads(into), level: larger.level }, { heads: heads(unit), level: smaller.level });
  return {
    event: 'joined',
    unit,
    into,
    row: unitRow({
      ...joinedRow(larger, smaller, level),
      commander: leads === unit ? commanderOf(smaller, larger) : commanderOf(larger, smaller),
    }),
    floating: dice(open.floating),
    started: dice(open.started),
    // SORTIE-COMBINE-009: the smaller of the two distances to each enemy.
    apart: open.roster.map((_row, enemy) =>
      Math.min(open.apart[into]?.[enemy] as number, open.apart[unit]?.[enemy] as number),
    ),
  };
};

/** SORTIE-COMBINE-010: what goes with the heads: the smaller part's share is rounded down, the rest is the larger's. */
export const splitShare = (whole: number, stays: number, goes: number): readonly [number, number] => {
  const share = (heads: number): number => shareOf(whole, heads, stays + goes);
  // Equal parts: the second is the smaller.
  if (goes <= stays) return [whole - share(goes), share(goes)];
  return [share(stays), whole - share(stays)];
};

/** SORTIE-COMBINE-010: who leads the part that the commander does not go with. SORTIE-WEAK-005: nobody, if nobody did. */
const SUBSTITUTE: Commander = { name: null, level: 0, strengths: [], speaks: null, stranger: true };

/** The next free key of a side. */
const nextKey = (sight: SortieSight, unit: UnitIndex): string => {
  const side = sideOf(sight, unit);
  return `${side === 0 ? 'A' : 'B'}${unitsOf(sight, side).length + 1}`;
};

/** SORTIE-COMBINE-010: a unit becomes two. Ours: each kind in it divides by heads, and its people go with the commander. */
export const splitting = (
  sight: SortieSight,
  unit: UnitIndex,
  { heads, commander }: { readonly heads: number; readonly commander: 'stays' | 'goes' },
): Split => {
  const { open } = sight;
  const row = rowOf(sight, unit);
  const stays = (open.heads[unit] as number) - heads;
  const going = sharesOf(
    heads,
    row.parts.map((part) => part.heads),
  );
  const led = { commander: row.commander, characters: row.characters };
  const left = { commander: row.commander && SUBSTITUTE, characters: [] };
  const parts = (of: (part: Part, nth: number) => number): readonly Part[] =>
    row.parts.map((part, nth) => partOf({ ...part, heads: of(part, nth) })).filter((part) => part.heads > 0);
  const share = (whole: number): readonly [number, number] => splitShare(whole, stays, heads);
  // Special dice are dice of the pool, and go as it does.
  const [bonus, penalty] = [share(row.special.bonus), share(row.special.penalty)];
  const at = (pool: readonly number[]): number => pool[unit] as number;
  return {
    event: 'split',
    unit,
    rows: [
      unitRow({
        ...row,
        ...(commander === 'stays' ? led : left),
        parts: parts((part, nth) => part.heads - (going[nth] as number)),
        special: { bonus: bonus[0], penalty: penalty[0] },
      }),
      unitRow({
        ...row,
        ...(commander === 'goes' ? led : left),
        name: nextKey(sight, unit),
        chosen: null,
        parts: parts((_part, nth) => going[nth] as number),
        special: { bonus: bonus[1], penalty: penalty[1] },
      }),
    ],
    floating: share(at(open.floating)),
    record: share(at(open.record)),
    started: share(at(open.started)),
    headsBefore: share(at(open.headsBefore)),
  };
};
