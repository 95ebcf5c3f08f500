import { brokenRule, type Refusal } from '@warmoot/kernel';
import { areFoes, figureNamed, isHere, keyOf, sideOf, spacesIn } from '../../figures/figures.js';
import { weaponOf } from '../../figures/hands.js';
import type { FigureIndex } from '../../model/model.js';
import { subdueFault } from '../../ranged/shooting.js';
import { meleeFault, type RangedWay, weaponFault, weaponsFor } from '../../ranged/weapons.js';
import { maySubdueInRank } from '../../ranks/criticals.js';
import { actingFault, seatOf } from '../acting/acting.js';
import { barredFrom } from '../acting/bars.js';
import { areHeldByDuel } from '../leaders/duels.js';
import type { Actor } from '../model/acts.js';
import type { BattleSight } from '../model/battle.js';
import type { RankShootChoice } from '../model/choices.js';
import { isBody } from '../units/names.js';
import { actorNamed, unitOf, unitOfFigure } from '../units/units.js';
import { isInAim, isSeen, shotDistance } from './aims.js';
import { figuresWith, isMass, rangeOf, type Shooter, shootingFigures, shotDice } from './volleys.js';

const isRank = (sight: BattleSight, figure: FigureIndex): boolean => isBody(sight.open.roster[figure] ?? { name: '' });

/** Why an agent cannot shoot or throw with a weapon now, whomever at; null where it can. */
export const shooterFault = (sight: BattleSight, { figure, weapon }: Shooter, way: RangedWay): Refusal | null =>
  meleeFault(sight, figure) ??
  weaponFault(sight, figure, weapon, way) ??
  (shotDice(sight, figure) > 0
    ? null
    : brokenRule('WARBAND-LINE-035', 'warband.nobodyShoots', { figure: keyOf(sight, figure) }));

/** WARBAND-TACTIC-035: missiles cannot harm a shieldwall, but for those that the table has go through it. */
const isWalledOff = (sight: BattleSight, target: FigureIndex, { weapon }: Shooter): boolean =>
  unitOf(sight, unitOfFigure(sight, target)).wall &&
  !sight.given.options['warband.shieldwallPiercing'].includes(weapon);

/** Why somebody cannot be a target of this shooter; null where they can. `mass`: WARBAND-RANGE-011, in a volley. */
export const targetFault = (
  sight: BattleSight,
  shooter: Shooter,
  target: FigureIndex,
  mass: boolean,
): Refusal | null => {
  const { figure, weapon } = shooter;
  const facts = { figure: keyOf(sight, figure), target: keyOf(sight, target), weapon };
  if (!areFoes(sight, figure, target) || !isHere(sight, target) || unitOfFigure(sight, target) < 0)
    return brokenRule('WARBAND-RANGED-001', 'warband.noTargetForShot', facts);
  // WARBAND-TACTIC-036: nor do these two attack each other from afar.
  if (areHeldByDuel(sight, unitOfFigure(sight, figure), unitOfFigure(sight, target)))
    return brokenRule('WARBAND-TACTIC-036', 'warband.leadersDuel', facts);
  if (isWalledOff(sight, target, shooter)) return brokenRule('WARBAND-TACTIC-035', 'warband.shieldwallHolds', facts);
  if (!isInAim(sight, figure, target)) return brokenRule('WARBAND-RANGED-009', 'warband.screened', facts);
  const [distance, range] = [shotDistance(sight, figure, unitOfFigure(sight, target)), rangeOf(weapon, mass)];
  if (distance > range) return brokenRule('WARBAND-RANGE-010', 'warband.outOfRange', { ...facts, distance, range });
  return isSeen(sight, figure, spacesIn(sight, target))
    ? null
    : brokenRule('WARBAND-RANGED-017', 'warband.wallInTheWay', facts);
};

/** The weapon of somebody who shoots together with others: the same, or the first it has of the kind. */
const weaponBeside = (sight: BattleSight, figure: FigureIndex, { weapon }: Shooter, way: RangedWay) => {
  const own = weaponsFor(sight, figure, way);
  return own.includes(weapon) ? weapon : own[0];
};

type Shot = Pick<RankShootChoice, 'choose' | 'weapon' | 'dice' | 'with' | 'subdue'>;

/** Those who shoot: who is named first, then those that shoot together with it, in their order. */
export const shootersIn = (sight: BattleSight, { figure }: Actor, shot: Shot, way: RangedWay): readonly Shooter[] => {
  const first: Shooter = { figure, weapon: shot.weapon };
  const others = (shot.with ?? []).map((key): Shooter => {
    const other = figureNamed(sight, key);
    return { figure: other, weapon: weaponBeside(sight, other, first, way) ?? shot.weapon };
  });
  return [first, ...others];
};

/** WARBAND-RANGE-013: why somebody cannot shoot together with another; null where they can. */
const partnerFault = (sight: BattleSight, by: Actor, key: string, shot: Shot, way: RangedWay): Refusal | null => {
  const partner = actorNamed(sight, key);
  if (partner === null) return { code: 'NO_SUCH', what: 'figure', id: key };
  const facts = { figure: keyOf(sight, by.figure), with: key };
  if (partner.figure < 0 || partner.figure === by.figure)
    return brokenRule('WARBAND-RANGE-013', 'warband.ranksShootTogether', facts);
  const own = { seat: seatOf(sight, by), side: sideOf(sight, by.figure), free: false };
  const barred = actingFault(sight, partner, 'opening', own) ?? barredFrom(sight, partner, shot.choose, 'opening');
  if (barred !== null) return barred;
  const weapon = weaponBeside(sight, partner.figure, { figure: by.figure, weapon: shot.weapon }, way) ?? shot.weapon;
  return shooterFault(sight, { figure: partner.figure, weapon }, way);
};

/** WARBAND-RANGE-013: all of a volley are named together, each once, and shoot at one target. */
const volleyFault = (sight: BattleSight, by: Actor, shot: Shot, way: RangedWay): Refusal | null => {
  const partners = shot.with ?? [];
  const facts = { figure: keyOf(sight, by.figure) };
  if (partners.length > 0 && Object.keys(shot.dice).length !== 1)
    return brokenRule('WARBAND-RANGE-013', 'warband.volleyAtOne', facts);
  if (new Set(partners).size !== partners.length) return brokenRule('WARBAND-RANGE-013', 'warband.volleyTwice', facts);
  for (const key of partners) {
    const fault = partnerFault(sight, by, key, shot, way);
    if (fault !== null) return fault;
  }
  return null;
};

/** WARBAND-RANGED-006, WARBAND-RANGED-007: all dice at one target; a bow may divide them as it likes. */
const diceFault = (sight: BattleSight, { figure }: Actor, { weapon, dice, subdue }: Shot): Refusal | null => {
  const facts = { figure: keyOf(sight, figure), weapon };
  const targets = Object.keys(dice);
  if (targets.length !== 1 && weaponOf(weapon).bow !== true)
    return brokenRule('WARBAND-RANGED-006', 'warband.oneTarget', facts);
  const [all, given] = [shotDice(sight, figure), Object.values(dice).reduce((sum, some) => sum + some, 0)];
  if (given !== all) return brokenRule('WARBAND-RANGED-002', 'warband.allDice', { ...facts, dice: all, given });
  for (const key of targets) {
    const target = figureNamed(sight, key);
    if (target < 0) return { code: 'NO_SUCH', what: 'figure', id: key };
    if (subdue === true && !maySubdueInRank(!isRank(sight, target)))
      return brokenRule('WARBAND-SUBDUE-008', 'warband.subdueUniqueOnly', { ...facts, target: key });
  }
  return null;
};

/** WARBAND-RANGE-012: whether those who shoot at the unit of a target are a mass. Dice that go to another unit count there. */
const isVolley = (sight: BattleSight, by: Actor, shot: Shot, target: FigureIndex, way: RangedWay): boolean => {
  const unit = unitOfFigure(sight, target);
  const own = Object.entries(shot.dice).reduce(
    (sum, [key, some]) => sum + (unitOfFigure(sight, figureNamed(sight, key)) === unit ? some : 0),
    0,
  );
  const [first, ...others] = shootersIn(sight, by, shot, way) as [Shooter, ...Shooter[]];
  const many = others.reduce(
    (sum, { figure }) => sum + shootingFigures(sight, figure),
    figuresWith(sight, first.figure, own),
  );
  return isMass(sight, many, unit);
};

const targetsFault = (sight: BattleSight, by: Actor, shot: Shot, way: RangedWay): Refusal | null => {
  for (const key of Object.keys(shot.dice)) {
    const target = figureNamed(sight, key);
    const isThere = areFoes(sight, by.figure, target) && unitOfFigure(sight, target) >= 0;
    const mass = isThere && isVolley(sight, by, shot, target, way);
    for (const shooter of shootersIn(sight, by, shot, way)) {
      const fault = targetFault(sight, shooter, target, mass);
      if (fault !== null) return fault;
    }
  }
  return null;
};

/** Why this cannot be shot or thrown so; null where it can. */
export const shotFault = (sight: BattleSight, by: Actor, shot: Shot, way: RangedWay): Refusal | null => {
  // WARBAND-LINE-035
  if (by.figure < 0)
    return brokenRule('WARBAND-LINE-035', 'warband.ranksShoot', { figure: unitOf(sight, by.unit).name });
  return (
    shooterFault(sight, { figure: by.figure, weapon: shot.weapon }, way) ??
    subdueFault(sight, shot.subdue) ??
    volleyFault(sight, by, shot, way) ??
    diceFault(sight, by, shot) ??
    targetsFault(sight, by, shot, way)
  );
};
