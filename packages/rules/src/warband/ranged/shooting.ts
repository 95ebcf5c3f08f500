import { brokenRule, counted, type Refusal, type Stream, shape } from '@warmoot/kernel';
import { foesInSight, struckFor } from '../figures/aiming.js';
import { disturbDuel } from '../figures/duelling.js';
import { areFoes, distanceOf, figureNamed, isHere, keyOf } from '../figures/figures.js';
import { weaponOf } from '../figures/hands.js';
import { attacksOf } from '../figures/ratings.js';
import type { ActRules } from '../model/acts.js';
import type { ShootChoice } from '../model/attacking.js';
import type { FigureIndex, WeaponKey } from '../model/model.js';
import { weaponShape } from '../model/setup.js';
import type { SkirmishPlay, SkirmishSight } from '../model/skirmish.js';
import { inHand, meleeFault, type RangedWay, weaponFault, weaponsFor } from './weapons.js';

/** WARBAND-RANGED-002: as many dice as the figure has attacks, or one. WARBAND-MOD-028: a mount counts here too. */
export const rangedDice = (sight: SkirmishSight, figure: FigureIndex): number =>
  sight.given.options['warband.rangedDice'] === 'one' ? 1 : counted(attacksOf(sight, figure, 'shot')).total;

const rangeOf = (weapon: WeaponKey): number => weaponOf(weapon).range?.spaces ?? 0;

/** Those that can be shot at with a weapon, the nearest first. */
const targetsFor = (sight: SkirmishSight, figure: FigureIndex, weapon: WeaponKey): readonly FigureIndex[] =>
  [...foesInSight(sight, figure, { within: rangeOf(weapon) })].sort(
    (one, other) => distanceOf(sight, figure, one) - distanceOf(sight, figure, other) || one - other,
  );

/** WARBAND-SUBDUE-008: whether ranged attacks may be made to subdue. */
export const subdueFault = (sight: SkirmishSight, subdue: boolean | undefined): Refusal | null =>
  subdue === true && sight.given.options['warband.rangedSubdue'] === 'off'
    ? brokenRule('WARBAND-SUBDUE-008', 'warband.noRangedSubdue')
    : null;

/** Why somebody cannot be a target; null where they can. */
const targetFault = (sight: SkirmishSight, figure: FigureIndex, key: string, weapon: WeaponKey): Refusal | null => {
  const target = figureNamed(sight, key);
  if (target < 0) return { code: 'NO_SUCH', what: 'figure', id: key };
  const facts = { figure: keyOf(sight, figure), target: key, weapon };
  if (!areFoes(sight, figure, target) || !isHere(sight, target))
    return brokenRule('WARBAND-RANGED-001', 'warband.noTargetForShot', facts);
  const distance = distanceOf(sight, figure, target);
  if (distance > rangeOf(weapon))
    return brokenRule('WARBAND-RANGED-001', 'warband.outOfRange', { ...facts, distance, range: rangeOf(weapon) });
  return foesInSight(sight, figure, { within: distance }).includes(target)
    ? null
    : brokenRule('WARBAND-RANGED-017', 'warband.wallInTheWay', facts);
};

/** WARBAND-RANGED-006, WARBAND-RANGED-007: all dice at one target; a bow may divide them as it likes. */
const diceFault = (sight: SkirmishSight, figure: FigureIndex, { weapon, dice }: ShootChoice): Refusal | null => {
  const facts = { figure: keyOf(sight, figure), weapon };
  const targets = Object.keys(dice);
  if (targets.length !== 1 && weaponOf(weapon).bow !== true)
    return brokenRule('WARBAND-RANGED-006', 'warband.oneTarget', facts);
  const [all, given] = [rangedDice(sight, figure), Object.values(dice).reduce((sum, some) => sum + some, 0)];
  if (given !== all) return brokenRule('WARBAND-RANGED-002', 'warband.allDice', { ...facts, dice: all, given });
  for (const key of targets) {
    const fault = targetFault(sight, figure, key, weapon);
    if (fault !== null) return fault;
  }
  return null;
};

const fault = (sight: SkirmishSight, figure: FigureIndex, choice: ShootChoice, way: RangedWay): Refusal | null =>
  meleeFault(sight, figure) ??
  weaponFault(sight, figure, choice.weapon, way) ??
  subdueFault(sight, choice.subdue) ??
  diceFault(sight, figure, choice);

/**
 * WARBAND-RANGED-010, WARBAND-RANGED-018, WARBAND-GEAR-008: what a ranged attack does to its weapon, and the dice it puts
 * against each target. WARBAND-ACTION-010: those against somebody who is shielded go against who shields them.
 */
export const loose = (
  play: SkirmishPlay,
  figure: FigureIndex,
  {
    weapon,
    way,
    subdue,
    dice,
  }: {
    readonly weapon: WeaponKey;
    readonly way: RangedWay;
    readonly subdue: boolean;
    readonly dice: ReadonlyMap<FigureIndex, number>;
  },
): void => {
  play.say({ event: 'divided', figure, way, subdue, now: Object.fromEntries(dice), kept: {}, across: [] });
  const item = inHand(play, figure, weapon);
  if (way === 'throw') play.say({ event: 'depleted', figure, item });
  else if (weapon === 'crossbow') play.say({ event: 'unloaded', figure, item });
  for (const [target, some] of dice) {
    const struck = struckFor(play, target);
    disturbDuel(play, figure, struck);
    play.next({ step: 'row', by: figure, target: struck, dice: some, way, weapon, subdue, first: false });
  }
};

const keyed = (sight: SkirmishSight, dice: readonly (readonly [target: FigureIndex, dice: number])[]) =>
  Object.fromEntries(dice.map(([target, some]) => [keyOf(sight, target), some]));

/** Dice as even as can be over the first so many targets. */
const evenly = (dice: number, targets: readonly FigureIndex[]): readonly (readonly [FigureIndex, number])[] =>
  targets.map((target, nth) => [target, Math.floor(dice / targets.length) + (nth < dice % targets.length ? 1 : 0)]);

/** All dice on each target; with a bow also evenly over the nearest two, three and so on. */
const divisions = (sight: SkirmishSight, figure: FigureIndex, weapon: WeaponKey) => {
  const dice = rangedDice(sight, figure);
  const targets = targetsFor(sight, figure, weapon);
  if (dice < 1) return [];
  const atOne = targets.map((target) => keyed(sight, [[target, dice]]));
  if (weaponOf(weapon).bow !== true) return atOne;
  const most = Math.min(dice, targets.length);
  for (let many = 2; many <= most; many++) atOne.push(keyed(sight, evenly(dice, targets.slice(0, many))));
  return atOne;
};

const SUBDUES_ONE_IN = 8;

/** A division at random: each die of a bow on any target, all of another weapon's on one. */
const divisionAtRandom = (sight: SkirmishSight, figure: FigureIndex, weapon: WeaponKey, source: Stream) => {
  const targets = targetsFor(sight, figure, weapon);
  const all = rangedDice(sight, figure);
  const dice = new Map<FigureIndex, number>();
  const at = (): FigureIndex => targets[source.below(targets.length)] as FigureIndex;
  if (targets.length === 0) return null;
  if (weaponOf(weapon).bow !== true) dice.set(at(), all);
  else
    for (let left = all; left > 0; left--) {
      const target = at();
      dice.set(target, (dice.get(target) ?? 0) + 1);
    }
  return keyed(sight, [...dice]);
};

type Shooting<K extends ShootChoice['choose']> = Extract<ShootChoice, { choose: K }>;

/** WARBAND-PHASE-002, WARBAND-ACTION-015: a ranged attack is an act of the Opening. */
const shooting = <K extends ShootChoice['choose']>(choose: K, way: RangedWay): ActRules<Shooting<K>> => {
  const choice = (figure: string, weapon: WeaponKey, dice: Readonly<Record<string, number>>, subdue = false) =>
    ({ choose, figure, weapon, dice, ...(subdue ? { subdue } : {}) }) as unknown as Shooting<K>;
  const weapons = (sight: SkirmishSight, figure: FigureIndex): readonly WeaponKey[] =>
    meleeFault(sight, figure) === null && rangedDice(sight, figure) > 0 ? weaponsFor(sight, figure, way) : [];
  const any = (sight: SkirmishSight, figure: FigureIndex): boolean =>
    weapons(sight, figure).some((weapon) => targetsFor(sight, figure, weapon).length > 0);
  return {
    moments: ['opening'],
    fields: {
      weapon: weaponShape,
      dice: shape.dictionary(shape.integer(1, 60)),
      subdue: shape.optional(shape.flag),
    },
    lists: (sight, figure) =>
      weapons(sight, figure).flatMap((weapon) =>
        divisions(sight, figure, weapon).map((dice) => choice(keyOf(sight, figure), weapon, dice)),
      ),
    any,
    others: any,
    refuses: (sight, figure, chosen) => fault(sight, figure, chosen, way),
    sample: (sight, figure, _moment, source) => {
      const some = weapons(sight, figure);
      if (some.length === 0) return null;
      const weapon = some[source.below(some.length)] as WeaponKey;
      const dice = divisionAtRandom(sight, figure, weapon, source);
      const subdue = sight.given.options['warband.rangedSubdue'] === 'on' && source.below(SUBDUES_ONE_IN) === 0;
      return dice === null ? null : choice(keyOf(sight, figure), weapon, dice, subdue);
    },
    then: (play, figure, { weapon, dice, subdue = false }) => {
      // WARBAND-CORE-008: targets in the order of the roster, so that one log replays the same everywhere.
      const aimed = Object.entries(dice).map(([key, some]) => [figureNamed(play, key), some] as const);
      const on = new Map(aimed.sort(([one], [other]) => one - other));
      loose(play, figure, { weapon, way, subdue, dice: on });
      play.say({ event: 'acted', figure, act: choose, in: 'opening', wholeRound: false });
    },
  };
};

export const shoot = shooting('shoot', 'shot');
export const throwing = shooting('throw', 'throw');
