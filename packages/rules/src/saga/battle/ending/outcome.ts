import type { HexIndex, UnitIndex } from '../../../war/indexes.js';
import { unitAt, unitsOf } from '../../../war/roster/roster.js';
import { otherSide, SIDES, type Side } from '../../../war/roster/sides.js';
import {
  type ArmyOutcome,
  armyOf,
  type BattleFacts,
  type BattleOutcome,
  type BattleSight,
  type Fate,
  hasRetreated,
} from '../battle.js';
import { championSide, championsIn } from '../champions/handToHand.js';
import { roundedLosses } from '../clash/losses.js';
import type { Ending } from '../model.js';
import { costOf, troopsOf } from '../muster/muster.js';
import { isNamed, unitNames } from '../names.js';

const isLost = (sight: BattleSight, unit: UnitIndex): boolean =>
  (sight.open.losses[unit] as number) >= unitAt(sight, unit).size;

const fateOf = (sight: BattleSight, unit: UnitIndex): Fate => {
  const { open } = sight;
  if (isLost(sight, unit)) return 'lost';
  if ((open.at[unit] as HexIndex) < 0) return 'left';
  return open.surrendered[unitAt(sight, unit).side] ? 'surrendered' : 'standing';
};

/** SAGA-BATTLE-END-017: what stays of a unit's losses where they are halved. */
export const halvedLosses = (sight: BattleSight, unit: UnitIndex): number =>
  roundedLosses(sight, sight.open.losses[unit] as number, 2);

/**
 * The losses that stay. SAGA-BATTLE-END-005: a unit that is fully lost stays lost; SAGA-BATTLE-END-016: in the army
 * that held the field too. SAGA-BATTLE-END-010: the losses of an army that retreated are permanent;
 * SAGA-BATTLE-END-013: those of its units left behind as well, unless they surrender; SAGA-BATTLE-END-021: units that
 * left before the others surrendered keep them; SAGA-BATTLE-END-019: of two armies that retreat, both keep them. All
 * others are halved: SAGA-BATTLE-END-004 after a surrender, on both sides; SAGA-BATTLE-END-015 in an army that did not
 * retreat; SAGA-BATTLE-END-018 in one that destroyed the other.
 */
// holds by: SAGA-BATTLE-MELEE-009, since halving is the coming back of some.
const lastingLosses = (sight: BattleSight, unit: UnitIndex): number => {
  const { open } = sight;
  const { side } = unitAt(sight, unit);
  const permanent = open.retreated[side] && fateOf(sight, unit) !== 'surrendered';
  return isLost(sight, unit) || permanent ? (open.losses[unit] as number) : halvedLosses(sight, unit);
};

const isDestroyed = (sight: BattleSight, side: Side): boolean =>
  unitsOf(sight, side).every((unit) => isLost(sight, unit));

const armyOutcome = (sight: BattleSight, side: Side): ArmyOutcome => {
  const { open } = sight;
  const named = isNamed(sight);
  const names = unitNames(sight);
  const units = unitsOf(sight, side).map((unit) => {
    const { name, troop, size } = unitAt(sight, unit);
    const losses = lastingLosses(sight, unit);
    return {
      unit: name,
      ...(named && { name: names[unit] as string }),
      troop,
      size,
      counted: open.losses[unit] as number,
      losses,
      fate: fateOf(sight, unit),
    };
  });
  const summed = (soldiers: (unit: (typeof units)[number]) => number): ArmyOutcome['before'] =>
    troopsOf(units.map((unit) => ({ troop: unit.troop, soldiers: soldiers(unit) })));
  const [before, after] = [summed(({ size }) => size), summed(({ size, losses }) => size - losses)];
  // If both armies surrender, neither takes prisoners.
  const isTaken = (fate: Fate): boolean => fate === 'surrendered' && !open.surrendered[otherSide(side)];
  return {
    name: armyOf(sight, side).name,
    side: side === 0 ? 'attacker' : 'defender',
    retreated: hasRetreated(sight, side),
    surrendered: open.surrendered[side] === true,
    destroyed: isDestroyed(sight, side),
    units,
    before,
    after,
    lost: summed(({ losses }) => losses),
    prisoners: summed(({ size, losses, fate }) => (isTaken(fate) ? size - losses : 0)),
    cost: { before: costOf(before), after: costOf(after) },
  };
};

// SAGA-BATTLE-END-025: the side that neither retreated nor surrendered nor was destroyed holds the field; after
// breaking off nobody does.
const holderOf = (sight: BattleSight): Side | null => {
  const { open } = sight;
  if (open.ending === 'brokenOff' || open.ending === 'quiet') return null;
  const left = SIDES.filter((side) => !open.retreated[side] && !open.surrendered[side] && !isDestroyed(sight, side));
  return left.length === 1 ? (left[0] as Side) : null;
};

/** What the campaign takes from a battle that is over. */
export const outcome = (facts: BattleFacts): BattleOutcome => {
  const { given, open } = facts;
  const holder = holderOf(facts);
  const nameOf = (side: Side | null): string | null => (side === null ? null : armyOf(facts, side).name);
  return {
    ending: open.ending as Ending,
    rounds: open.round,
    holder: nameOf(holder),
    armies: [armyOutcome(facts, 0), armyOutcome(facts, 1)],
    credit: { raise: nameOf(holder), lower: nameOf(holder === null ? null : holder === 0 ? 1 : 0) },
    champions: open.champions.flatMap((champion, who) => {
      const { name } = championsIn(given)[who] as { readonly name: string };
      const fought = champion.hands !== null;
      return fought ? [{ ...champion, name, army: armyOf(facts, championSide(given, who)).name }] : [];
    }) as BattleOutcome['champions'],
  };
};
