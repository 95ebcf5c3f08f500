import type { UnitIndex } from '../../war/indexes.js';
import type { Fate, Impact, Order, Plan, SortieOpen, Toll } from '../battle/model.js';
import { unitRow } from '../battle/rows.js';
import type { SortieEvent } from '../battle/sortie.js';
import { floatingAfter } from '../pool/floating.js';

type Said<E extends SortieEvent['event']> = Extract<SortieEvent, { event: E }>;

/** The units are flanked by this one no more. */
const flanksNobody = (open: SortieOpen, unit: UnitIndex): void => {
  for (let other = 0; other < open.flankedBy.length; other++) {
    const by = open.flankedBy[other] as UnitIndex[];
    if (by.includes(unit)) open.flankedBy[other] = by.filter((one) => one !== unit);
  }
};

/** SORTIE-STATE-020: who is out of the battle flanks nobody, whoever has put it out. */
export const leave = (open: SortieOpen, unit: UnitIndex, fate: Fate): void => {
  open.fate[unit] = fate;
  open.goneIn[unit] = open.round;
  flanksNobody(open, unit);
};

const setApart = (open: SortieOpen, one: UnitIndex, other: UnitIndex, halfMoves: number): void => {
  (open.apart[one] as number[])[other] = halfMoves;
  (open.apart[other] as number[])[one] = halfMoves;
};

/** How a round begins: nobody has done anything yet. */
export const beginRound = (open: SortieOpen, round: number): void => {
  open.round = round;
  open.orders.fill(null);
  open.meetings = [];
  open.shots = [];
  open.fronts.fill(null);
  open.plans.fill(null);
  open.fought = [];
  open.shooting = [];
  open.impacts = [];
  open.attacked.fill(0);
  open.lost.fill(0);
  open.withdrew.fill(0);
};

/** One distance from all enemies. */
export const place = (open: SortieOpen, { unit, halfMoves }: Said<'placed'>): void => {
  const side = open.roster[unit]?.side;
  for (let other = 0; other < open.roster.length; other++)
    if (open.roster[other]?.side !== side) setApart(open, unit, other, halfMoves);
};

export const order = (open: SortieOpen, orders: readonly (Order | null)[]): void => {
  open.orders = orders.slice();
};

/** Who fought or closed has stirred when the round is over: what it does in its first still goes through who is behind it. */
export const endRound = (open: SortieOpen, quiet: number): void => {
  open.quiet = quiet;
  for (let unit = 0; unit < open.orders.length; unit++)
    if (open.orders[unit]?.order === 'close') open.stirred[unit] = 1;
  for (const { a, b } of open.meetings) {
    open.stirred[a] = 1;
    open.stirred[b] = 1;
  }
};

export const met = (open: SortieOpen, { meetings, shots, lapsed }: Said<'met'>): void => {
  open.meetings = meetings.slice();
  open.shots = shots.slice();
  for (let meeting = 0; meeting < meetings.length; meeting++) open.fought.push(null);
  for (let shot = 0; shot < shots.length; shot++) open.shooting.push(null);
  for (const unit of lapsed) open.orders[unit] = null;
};

/** The totals so far: side A's stands first and is rolled first. */
export const rolled = (open: SortieOpen, { nth, unit, total }: Said<'rolledPool'>): void => {
  const isFirst = open.meetings[nth]?.a === unit;
  const first = open.fought[nth]?.totals?.[0] ?? 0;
  open.fought[nth] = { totals: isFirst ? [total, 0] : [first, total], winner: null, degree: null };
};

/** SORTIE-STATE-002: dice gained are dice in hand from now on. SORTIE-STATE-001, SORTIE-STATE-004: what is gained cancels penalty dice first. */
const apply = (open: SortieOpen, impact: Impact): void => {
  const { unit, lost, flankedBy, freeOf } = impact;
  open.floating[unit] = floatingAfter(open.floating[unit] as number, impact);
  (open.record[unit] as number) += lost;
  open.lost[unit] = lost;
  if (flankedBy.length === 0 && freeOf.length === 0) return;
  const still = (open.flankedBy[unit] as UnitIndex[]).filter((by) => !freeOf.includes(by) && !flankedBy.includes(by));
  open.flankedBy[unit] = [...still, ...flankedBy];
};

/** SORTIE-STATE-007: a unit is attacked by Attack, Charge or Flank, or with arrows; not by who only Defends or Retreats. */
const attack = (open: SortieOpen): void => {
  const attacks = (unit: UnitIndex): boolean => {
    const maneuver = open.plans[unit]?.maneuver;
    return maneuver !== 'defend' && maneuver !== 'retreat';
  };
  for (const { target } of open.shots) open.attacked[target] = 1;
  for (const { a, b } of open.meetings) {
    if (attacks(b)) open.attacked[a] = 1;
    if (attacks(a)) open.attacked[b] = 1;
  }
};

/** Step 5: F, record and being flanked; who was in a sortie or has shot has had its first. */
export const applyAll = (open: SortieOpen, impacts: readonly Impact[]): void => {
  open.impacts = impacts;
  for (const { a, b } of open.meetings) {
    open.opened[a] = 1;
    open.opened[b] = 1;
  }
  for (const { archers } of open.shots) open.opened[archers] = 1;
  attack(open);
  for (const impact of impacts) apply(open, impact);
};

export const shifted = (open: SortieOpen, event: Said<'shifted'>): void => {
  const { unit, how, apart } = event;
  for (const [enemy, halfMoves] of apart) setApart(open, unit, enemy, halfMoves);
  if (how === 'withdrew') flanksNobody(open, unit);
  if (how !== 'through') return;
  const opponents = open.meetings.flatMap(({ a, b }) => (a === unit ? b : b === unit ? a : []));
  open.flankedBy[unit] = (open.flankedBy[unit] as UnitIndex[]).filter((by) => !opponents.includes(by));
};

/** Whoever has parted from an enemy comes upon it from an unguarded side no more. */
const part = (open: SortieOpen, parted: Said<'movedApart'>['parted']): void => {
  const guarded = (unit: UnitIndex): readonly string[] =>
    parted.flatMap(([one, enemy]) => (one === unit ? (open.roster[enemy]?.name ?? []) : []));
  open.roster = open.roster.map((row, unit) => {
    const gone = guarded(unit);
    return gone.length === 0 ? row : unitRow({ ...row, outflanks: row.outflanks.filter((key) => !gone.includes(key)) });
  });
};

export const movedApart = (open: SortieOpen, { apart, leftWalls, parted }: Said<'movedApart'>): void => {
  for (const [one, other, halfMoves] of apart) setApart(open, one, other, halfMoves);
  if (parted.length > 0) part(open, parted);
  for (const unit of leftWalls) open.leftWalls[unit] = 1;
};

export const withdraw = (open: SortieOpen, event: Said<'withdrew'>): void => {
  const { unit, halfMoves, ignored } = event;
  open.withdrew[unit] = halfMoves;
  (open.floating[unit] as number) += ignored;
  (open.record[unit] as number) -= ignored;
  (open.lost[unit] as number) -= ignored;
  if (halfMoves > 0) flanksNobody(open, unit);
};

export const planned = (open: SortieOpen, plans: readonly (Plan | null)[]): void => {
  for (let unit = 0; unit < plans.length; unit++) if (plans[unit]) open.plans[unit] = plans[unit] as Plan;
};

/** The toll of a unit so far, with what has been counted now. */
export const count = (open: SortieOpen, { unit, injured, dead }: Said<'counted'>): void => {
  const before = open.tolls.find((toll) => toll.unit === unit);
  reckon(open, {
    unit,
    injured: injured + (before?.injured ?? 0),
    dead: dead + (before?.dead ?? 0),
    fit: 0,
    prisoners: 0,
  });
};

export const reckon = (open: SortieOpen, { unit, injured, dead, fit, prisoners }: Toll): void => {
  const toll = { unit, injured, dead, fit, prisoners };
  const at = open.tolls.findIndex((one) => one.unit === unit);
  if (at < 0) open.tolls.push(toll);
  else open.tolls[at] = toll;
};
