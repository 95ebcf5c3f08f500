import {
  asks,
  brokenRule,
  does,
  keptForThingUnderKey,
  type Procedures,
  type Refusal,
  rolls,
  shape,
} from '@warmoot/kernel';
import { distance, type Ground } from '../../../war/ground/ground.js';
import type { HexIndex, UnitIndex } from '../../../war/indexes.js';
import { isOnTheMap, nameOf, onTheMap, sideOf, unitAt, unitNamed } from '../../../war/roster/roster.js';
import { otherSide } from '../../../war/roster/sides.js';
import { type LineRule, seesAlong } from '../../../war/sight/sight.js';
import { armyOf, type Battle, type BattleChoice, type BattleSight, commander, proactive } from '../battle.js';
import { roundedLosses, takeLosses } from '../clash/losses.js';
import { asTheyStand, type Clash } from '../clash/strength.js';
import { contactsOf } from '../clusters/clusters.js';
import { groundOf } from '../ground.js';
import { calledBy } from '../names.js';
import { TROOPS, VOLLEY_TENTHS } from '../troops.table.js';

/**
 * What lets shots pass at this table. SAGA-BATTLE-SHOOT-006: every hex on the line is open. SAGA-BATTLE-SHOOT-008: the
 * line takes the hexes nearest to it. SAGA-BATTLE-SHOOT-009: along an edge either hex will do, or both must.
 * SAGA-BATTLE-SHOOT-010: shots pass over Impassable hexes, or they do not.
 */
// holds by: SAGA-BATTLE-SHOOT-011, since neither units nor heights are asked about.
const lineRule = ({ given: { options } }: BattleSight): LineRule => ({
  overImpassable: options['saga.battle.shootOverImpassable'],
  alongEdges: options['saga.battle.edgeLine'],
});

const lines = keptForThingUnderKey(
  'a line of fire is looked along again in every round, and by every player who thinks ahead',
  ({ from, to }: { readonly sight: BattleSight; readonly from: HexIndex; readonly to: HexIndex }) => from * 65_536 + to,
  (ground: Ground, { sight, from, to }): boolean => seesAlong(ground, from, to, lineRule(sight)),
);

/** Whether shots pass from one hex to the other. */
export const isClear = (sight: BattleSight, from: HexIndex, to: HexIndex): boolean =>
  lines(groundOf(sight), { sight, from, to });

// SAGA-BATTLE-SHOOT-007: no farther than the range. SAGA-BATTLE-SHOOT-017: at distance 1 only where the table has it so.
export const isInRange = (sight: BattleSight, unit: UnitIndex, away: number): boolean =>
  away <= TROOPS[unitAt(sight, unit).troop].range && (away > 1 || sight.given.options['saga.battle.shootAtOne']);

const MOST_SPACES = 1;

// SAGA-BATTLE-SHOOT-002: bowmen may move one space before they shoot. SAGA-BATTLE-TROOP-021: two are too many.
/** Whether bowmen who have moved so many spaces may still shoot. */
export const shootsAfter = (spaces: number): boolean => spaces <= MOST_SPACES;

/**
 * Whether a unit may shoot. SAGA-BATTLE-TROOP-004: only bowmen, who alone have a range. SAGA-BATTLE-SHOOT-005: engaged
 * bowmen do not shoot.
 */
export const mayShoot = (sight: BattleSight, contacts: readonly number[], unit: UnitIndex): boolean => {
  const { open, given } = sight;
  if (!isOnTheMap(sight, unit) || TROOPS[unitAt(sight, unit).troop].range === 0) return false;
  // SAGA-BATTLE-DEPLOY-021: in round 1 only where the table has it so.
  if (open.round === 1 && !given.options['saga.battle.firstRoundShooting']) return false;
  return contacts[unit] === 0 && shootsAfter(open.entered[unit] as number);
};

export const awayFrom = (sight: BattleSight, unit: UnitIndex, target: UnitIndex): number =>
  distance(groundOf(sight), sight.open.at[unit] as HexIndex, sight.open.at[target] as HexIndex);

/** Whether a target is in range with a clear line. */
export const canBeShot = (sight: BattleSight, unit: UnitIndex, target: UnitIndex): boolean =>
  isInRange(sight, unit, awayFrom(sight, unit, target)) &&
  isClear(sight, sight.open.at[unit] as HexIndex, sight.open.at[target] as HexIndex);

/** SAGA-BATTLE-SHOOT-003: every enemy in range with a clear line. SAGA-BATTLE-SHOOT-012: engaged or not. */
const targetsOf = (sight: BattleSight, unit: UnitIndex): readonly UnitIndex[] =>
  onTheMap(sight, otherSide(sideOf(sight, unit))).filter((enemy) => canBeShot(sight, unit, enemy));

/** SAGA-BATTLE-SHOOT-016: what a target loses to a volley. SAGA-BATTLE-SHOOT-018: a share of the shooters there were, or are. */
export const volleyLosses = (sight: BattleSight, unit: UnitIndex, target: UnitIndex, won: boolean): number => {
  const row = VOLLEY_TENTHS[awayFrom(sight, unit, target) - 1] as (typeof VOLLEY_TENTHS)[number];
  const { size } = unitAt(sight, unit);
  const remaining = sight.given.options['saga.battle.bowSize'] === 'remaining';
  const shooters = remaining ? size - (sight.open.losses[unit] as number) : size;
  return roundedLosses(sight, shooters * (won ? row.bowmenWin : row.targetWins), 10);
};

const HOLD = { choose: 'hold' } as const;

const aimFault = (sight: BattleSight, unit: UnitIndex, name: string): Refusal => {
  const target = unitNamed(sight, name);
  const facts = { unit: calledBy(sight, nameOf(sight, unit)), target: calledBy(sight, name) };
  if (target < 0 || sideOf(sight, target) === sideOf(sight, unit) || !isOnTheMap(sight, target)) {
    return brokenRule('SAGA-BATTLE-SHOOT-003', 'battle.noTarget', facts);
  }
  const away = awayFrom(sight, unit, target);
  if (isInRange(sight, unit, away)) return brokenRule('SAGA-BATTLE-SHOOT-006', 'battle.noLine', facts);
  return away === 1
    ? brokenRule('SAGA-BATTLE-SHOOT-017', 'battle.tooNear', facts)
    : brokenRule('SAGA-BATTLE-SHOOT-007', 'battle.outOfRange', facts);
};

/** SAGA-BATTLE-SHOOT-020: the order of shooting is the proactive side first, each in seat order. */
const inShootingOrder = (sight: BattleSight): readonly UnitIndex[] => {
  const first = proactive(sight);
  return [...onTheMap(sight, first), ...onTheMap(sight, otherSide(first))];
};

const hasBowmen = ({ open }: BattleSight): boolean => {
  for (const { troop } of open.roster) if (TROOPS[troop].range > 0) return true;
  return false;
};

type ShootingSteps = 'shooting' | 'aim' | 'shots' | 'shot' | 'volley';

export const shootingProcedures = (clash: Clash): Procedures<Battle, ShootingSteps> => ({
  shooting: does((play) => {
    if (play.open.ending !== null || !hasBowmen(play)) return;
    const contacts = contactsOf(groundOf(play), play.open.roster, play.open.at);
    for (const unit of inShootingOrder(play)) {
      if (mayShoot(play, contacts, unit) && targetsOf(play, unit).length > 0) play.next({ step: 'aim', unit });
    }
    play.next({ step: 'shots' });
  }),

  // SAGA-BATTLE-SHOOT-004: a unit may hold its fire.
  aim: asks({
    whom: (facts, { unit }) => commander(facts.given, sideOf(facts, unit)),
    answer: shape.union('choose', { shoot: { target: shape.name }, hold: {} }),
    choices: (view, { unit }): readonly Extract<BattleChoice, { choose: 'shoot' | 'hold' }>[] => [
      ...targetsOf(view, unit).map((target) => ({ choose: 'shoot', target: nameOf(view, target) }) as const),
      HOLD,
    ],
    refuses: (view, { unit }, choice) => (choice.choose === 'hold' ? null : aimFault(view, unit, choice.target)),
    then: (play, { unit }, choice) =>
      play.say({ event: 'aimed', unit, target: choice.choose === 'hold' ? null : unitNamed(play, choice.target) }),
  }),

  shots: does((play) => {
    for (const unit of inShootingOrder(play)) {
      if ((play.open.aims[unit] as UnitIndex) >= 0) play.next({ step: 'shot', unit });
    }
  }),

  // SAGA-BATTLE-SHOOT-013: strengths are compared as in melee. SAGA-BATTLE-SHOOT-014: by the same notes, but for barriers.
  // SAGA-BATTLE-SHOOT-015: the bowmen roll.
  shot: rolls({
    throws: (facts, { unit }) =>
      clash(
        facts,
        asTheyStand(facts),
        { unit, enemy: facts.open.aims[unit] as UnitIndex, how: 'shooting' },
        facts.rate,
      ),
    thrower: (facts, { unit }) => armyOf(facts, sideOf(facts, unit)).seat,
    then: (play, { unit }, result) => {
      const target = play.open.aims[unit] as UnitIndex;
      const won = result === 'success';
      play.say({ event: 'shot', unit, target, won, losses: volleyLosses(play, unit, target, won) });
    },
  }),

  // SAGA-BATTLE-SHOOT-020: all losses are taken together. SAGA-BATTLE-SHOOT-021: nobody falls back, no shooter is harmed.
  volley: does((play) => {
    const { struck } = play.open;
    for (let unit = 0; unit < struck.length; unit++) {
      if ((struck[unit] as number) > 0) takeLosses(play, unit, struck[unit] as number);
    }
  }),
});
