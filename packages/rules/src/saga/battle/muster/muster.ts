import { asks, brokenRule, does, type Fixed, type Procedures, shape } from '@warmoot/kernel';
import { ATTACKER, DEFENDER, otherSide, type Side } from '../../../war/roster/sides.js';
import { armyOf, type Battle, type BattleOutcome, type BattlePlay, type BattleSight, commander } from '../battle.js';
import type { Troops, UnitRow } from '../model.js';
import { troopShape } from '../setup.js';
import { ALL_TROOPS, byTroop, TROOPS, type Troop } from '../troops.table.js';

/** SAGA-BATTLE-MUSTER-009: the division ends at nine units. */
export const MOST_UNITS = 9;

/** How many soldiers these are, of all types. */
export const soldiersIn = (troops: Fixed<Troops>): number => ALL_TROOPS.reduce((sum, troop) => sum + troops[troop], 0);

/** SAGA-BATTLE-TROOP-024: points for each soldier. */
export const costOf = (troops: Fixed<Troops>): number =>
  ALL_TROOPS.reduce((sum, troop) => sum + troops[troop] * TROOPS[troop].cost, 0);

/** What limits the smaller army: the larger one's soldiers and units. Null for the larger army, and for equals. */
export interface Larger {
  readonly soldiers: number;
  readonly units: number;
}

const unitsIn = (divided: readonly number[]): number => divided.reduce((sum, units) => sum + units, 0);

/**
 * SAGA-BATTLE-MUSTER-001: troops are divided before the battle. SAGA-BATTLE-MUSTER-002: a unit holds one type.
 * SAGA-BATTLE-MUSTER-004: there is one for each type at first.
 */
const firstDivision = (troops: Fixed<Troops>): number[] => ALL_TROOPS.map((troop) => (troops[troop] > 0 ? 1 : 0));

// SAGA-BATTLE-MUSTER-010: no unit is empty. SAGA-BATTLE-MUSTER-012: in the smaller army no unit is below half the larger's
// average. SAGA-BATTLE-MUSTER-013: its smallest counts, compared exactly.
const mayGrow = (soldiers: number, units: number, larger: Larger | null): boolean => {
  if (units === 0 || units + 1 > soldiers) return false;
  return larger === null || Math.floor(soldiers / (units + 1)) * 2 * larger.units >= larger.soldiers;
};

/**
 * The types that may get one more unit now: those with the largest unit of all that may grow, in table order; none
 * where the division is done. SAGA-BATTLE-MUSTER-005: the largest unit is divided. SAGA-BATTLE-MUSTER-011: the smaller army
 * follows the same process. SAGA-BATTLE-MUSTER-014: it has one unit fewer than the larger at least. SAGA-BATTLE-MUSTER-015: it
 * ends there, or where no type may grow.
 */
const toGrow = (troops: Fixed<Troops>, divided: readonly number[], larger: Larger | null): readonly Troop[] => {
  if (unitsIn(divided) >= (larger === null ? MOST_UNITS : larger.units - 1)) return [];
  let best: Troop[] = [];
  ALL_TROOPS.forEach((troop, i) => {
    const units = divided[i] as number;
    if (!mayGrow(troops[troop], units, larger)) return;
    const [leader] = best;
    // Quotients are compared exactly: a/b against c/d as a·d against c·b.
    const lead =
      leader === undefined
        ? 1
        : troops[troop] * (divided[ALL_TROOPS.indexOf(leader)] as number) - troops[leader] * units;
    if (lead > 0) best = [troop];
    else if (lead === 0) best.push(troop);
  });
  return best;
};

/** SAGA-BATTLE-MUSTER-006: a type's soldiers go over all its units. SAGA-BATTLE-MUSTER-008: the first units get what is left over. */
const unitsFrom = (
  troops: Fixed<Troops>,
  divided: readonly number[],
): { readonly troop: Troop; readonly size: number }[] =>
  ALL_TROOPS.flatMap((troop, i) => {
    const units = divided[i] as number;
    const [size, rest] = [Math.floor(troops[troop] / units), troops[troop] % units];
    return Array.from({ length: units }, (_, n) => ({ troop, size: n < rest ? size + 1 : size }));
  });

/** The whole division where nobody has a choice. */
const divide = (troops: Fixed<Troops>, larger: Larger | null): number[] => {
  const divided = firstDivision(troops);
  for (let [troop] = toGrow(troops, divided, larger); troop !== undefined; [troop] = toGrow(troops, divided, larger)) {
    (divided[ALL_TROOPS.indexOf(troop)] as number)++;
  }
  return divided;
};

type Armies = readonly { readonly troops: Fixed<Troops> }[];

/** SAGA-BATTLE-MUSTER-003: the side with more troops divides them first. Of equals the attacking one does. */
export const firstToMuster = (armies: Armies): Side => {
  const [attacker = 0, defender = 0] = armies.map(({ troops }) => soldiersIn(troops));
  return defender > attacker ? DEFENDER : ATTACKER;
};

/** What the larger army imposes on a side. SAGA-BATTLE-MUSTER-016: equal armies impose nothing on each other. */
const largerThan = (armies: Armies, side: Side): Larger | null => {
  const [own, other] = [armies[side], armies[otherSide(side)]].map((army) => army?.troops);
  const soldiers = other === undefined ? 0 : soldiersIn(other);
  if (soldiers <= soldiersIn(own as Troops)) return null;
  return { soldiers, units: unitsIn(divide(other as Troops, null)) };
};

/** How many units a side will have, whatever its owner chooses between equals. */
export const unitCount = (armies: Armies, side: Side): number =>
  unitsIn(divide((armies[side] as Armies[number]).troops, largerThan(armies, side)));

/** The units that a side will have, in seat order, where equals are taken by the table's order. */
export const unitsToBe = (armies: Armies, side: Side): readonly UnitRow[] => {
  const { troops } = armies[side] as Armies[number];
  return unitRows(side, unitsFrom(troops, divide(troops, largerThan(armies, side))));
};

/** SAGA-BATTLE-MUSTER-018: a third of the mean unit, rounded up. SAGA-BATTLE-MUSTER-019: of both armies together, for good. */
export const lossNumberOf = (roster: readonly Pick<UnitRow, 'size'>[]): number =>
  Math.ceil(roster.reduce((sum, { size }) => sum + size, 0) / (3 * roster.length));

const growthFor = ({ given, open }: BattleSight, side: Side): readonly Troop[] =>
  toGrow(armyOf({ given }, side).troops, open.divided, largerThan(given.armies, side));

const grow = (play: BattlePlay, side: Side, troop: Troop): void =>
  play.say({ event: 'grew', side, troop, units: (play.open.divided[ALL_TROOPS.indexOf(troop)] as number) + 1 });

type MusterSteps = 'muster' | 'grow' | 'setLossNumber';

export const musterProcedures: Procedures<Battle, MusterSteps> = {
  // SAGA-BATTLE-MUSTER-017: the division is no choice, save between equals where the table leaves that to the owner.
  muster: does((play, { side, begun }) => {
    const { given, open, say, next } = play;
    if (!begun) say({ event: 'musterBegan', side, divided: firstDivision(armyOf(play, side).troops) });
    const ownerChooses = given.options['saga.battle.musterTie'] === 'ownerChooses';
    for (let able = growthFor(play, side); able.length > 0; able = growthFor(play, side)) {
      if (able.length > 1 && ownerChooses) {
        next({ step: 'grow', side, among: able });
        next({ step: 'muster', side, begun: true });
        return;
      }
      grow(play, side, able[0] as Troop);
    }
    say({ event: 'mustered', units: unitRows(side, unitsFrom(armyOf(play, side).troops, open.divided)) });
    if (open.roster.some((unit) => unit.side !== side)) next({ step: 'setLossNumber' });
    else next({ step: 'muster', side: otherSide(side), begun: false });
  }),

  grow: asks({
    whom: ({ given }, { side }) => commander(given, side),
    answer: shape.union('choose', { grow: { troop: troopShape } }),
    choices: (_view, { among }) => among.map((troop) => ({ choose: 'grow', troop }) as const),
    refuses: (_view, _step, { troop }) => brokenRule('SAGA-BATTLE-MUSTER-007', 'battle.notTheLargest', { troop }),
    then: (play, { side }, { troop }) => grow(play, side, troop),
  }),

  setLossNumber: does(({ open, say, next }) => {
    say({ event: 'lossNumberSet', lossNumber: lossNumberOf(open.roster) });
    next({ step: 'field' });
  }),
};

/** Soldiers by type over a list of units. */
export const troopsOf = (
  units: readonly { readonly troop: Troop; readonly soldiers: number }[],
): BattleOutcome['armies'][number]['before'] =>
  byTroop((troop) => units.reduce((sum, unit) => sum + (unit.troop === troop ? unit.soldiers : 0), 0));

/** Seat order: troop types in table order, larger units first. Equal units keep their order. */
export const inSeatOrder = <U extends { readonly troop: Troop; readonly size: number }>(units: readonly U[]): U[] =>
  [...units].sort((a, b) => ALL_TROOPS.indexOf(a.troop) - ALL_TROOPS.indexOf(b.troop) || b.size - a.size);

/** Units in seat order as rows of the roster. */
export const unitRows = (
  side: Side,
  units: readonly { readonly troop: Troop; readonly size: number }[],
): readonly UnitRow[] =>
  units.map(({ troop, size }, seat) => ({ side, troop, size, name: `${side === ATTACKER ? 'a' : 'd'}${seat + 1}` }));
