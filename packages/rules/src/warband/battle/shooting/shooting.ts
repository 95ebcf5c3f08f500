import { type Stream, shape } from '@warmoot/kernel';
import { figureNamed, keyOf } from '../../figures/figures.js';
import { weaponOf } from '../../figures/hands.js';
import type { Row } from '../../model/attacking.js';
import type { FigureIndex, WeaponKey } from '../../model/model.js';
import { weaponShape } from '../../model/setup.js';
import { type RangedWay, weaponsFor } from '../../ranged/weapons.js';
import { actingFault, seatOf } from '../acting/acting.js';
import { isBarredFrom } from '../acting/bars.js';
import type { Actor, UnitActRules } from '../model/acts.js';
import type { BattleSight } from '../model/battle.js';
import type { RankShootChoice } from '../model/choices.js';
import { actorsIn, unitOf, unitOfFigure, unitsOf } from '../units/units.js';
import { aimsFor } from './aims.js';
import { shooterFault, shootersIn, shotFault, targetFault } from './faults.js';
import { type Loosed, loose, rowsOf } from './loosing.js';
import { isMass, type Shooter, shootingFigures, shotDice } from './volleys.js';

type Shooting<K extends RankShootChoice['choose']> = Extract<RankShootChoice, { choose: K }>;
type Dice = Readonly<Record<string, number>>;

const WAYS = { shoot: 'shot', throw: 'throw' } as const satisfies Record<RankShootChoice['choose'], RangedWay>;

/** The weapons with which an agent can shoot or throw now. */
const weaponsOf = (sight: BattleSight, { figure }: Actor, way: RangedWay): readonly WeaponKey[] =>
  figure < 0
    ? []
    : weaponsFor(sight, figure, way).filter((weapon) => shooterFault(sight, { figure, weapon }, way) === null);

/** Whom an agent can shoot at by itself, the nearest unit first. */
const targetsOf = (sight: BattleSight, { figure }: Actor, weapon: WeaponKey): readonly FigureIndex[] => {
  const many = shootingFigures(sight, figure);
  return aimsFor(sight, figure).filter(
    (target) =>
      targetFault(sight, { figure, weapon }, target, isMass(sight, many, unitOfFigure(sight, target))) === null,
  );
};

/** Dice as even as can be over targets. */
const evenly = (sight: BattleSight, dice: number, targets: readonly FigureIndex[]): Dice =>
  Object.fromEntries(
    targets.map((target, nth) => [
      keyOf(sight, target),
      Math.floor(dice / targets.length) + (nth < dice % targets.length ? 1 : 0),
    ]),
  );

/** All dice at each target; with a bow also evenly over the nearest two and three. */
const divisions = (sight: BattleSight, actor: Actor, weapon: WeaponKey): readonly Dice[] => {
  const targets = targetsOf(sight, actor, weapon);
  const dice = shotDice(sight, actor.figure);
  const atOne = targets.map((target) => evenly(sight, dice, [target]));
  if (weaponOf(weapon).bow !== true) return atOne;
  const many = [2, 3].filter((some) => some <= Math.min(dice, targets.length));
  // WARBAND-RANGE-012: who is within range of all of a rank's dice may be too far away for a part of them.
  const divided = many
    .map((some) => evenly(sight, dice, targets.slice(0, some)))
    .filter((some) => shotFault(sight, actor, { choose: 'shoot', weapon, dice: some }, 'shot') === null);
  return [...atOne, ...divided];
};

/** Others of one seat who could shoot together with somebody, with the first of their weapons: units in their order, the front rank of each first. */
const partnersOf = (sight: BattleSight, actor: Actor, choose: RankShootChoice['choose']): readonly Shooter[] => {
  const { side } = unitOf(sight, actor.unit);
  const own = { seat: seatOf(sight, actor), side, free: false };
  return unitsOf(sight, side)
    .flatMap((unit) => actorsIn(sight, unit))
    .filter(
      (other) =>
        other.figure >= 0 &&
        other.figure !== actor.figure &&
        actingFault(sight, other, 'opening', own) === null &&
        !isBarredFrom(sight, other, choose, 'opening'),
    )
    .flatMap((other) => {
      const [weapon] = weaponsOf(sight, other, WAYS[choose]);
      return weapon === undefined ? [] : [{ figure: other.figure, weapon }];
    });
};

/**
 * WARBAND-RANGE-011: volleys at those who are too far away for one agent: with as few others as make a mass. Ours: volleys of other
 * agents, and at those within range, are open too, and are not listed: they change nothing (WARBAND-RANGE-014).
 */
const volleys = <K extends RankShootChoice['choose']>(
  sight: BattleSight,
  actor: Actor,
  choose: K,
  weapon: WeaponKey,
): readonly Pick<RankShootChoice, 'dice' | 'with'>[] => {
  const near = new Set(targetsOf(sight, actor, weapon));
  const far = aimsFor(sight, actor.figure).filter((target) => !near.has(target));
  if (far.length === 0) return [];
  const inVolley = far.filter((target) => targetFault(sight, { figure: actor.figure, weapon }, target, true) === null);
  if (inVolley.length === 0) return [];
  const partners = partnersOf(sight, actor, choose);
  return inVolley.flatMap((target) => {
    const unit = unitOfFigure(sight, target);
    const dice = evenly(sight, shotDice(sight, actor.figure), [target]);
    const together: string[] = [];
    let many = shootingFigures(sight, actor.figure);
    for (const shooter of partners) {
      if (targetFault(sight, shooter, target, true) !== null) continue;
      together.push(keyOf(sight, shooter.figure));
      many += shootingFigures(sight, shooter.figure);
      if (!isMass(sight, many, unit)) continue;
      const volley = { dice, with: [...together] };
      if (shotFault(sight, actor, { choose, weapon, ...volley }, WAYS[choose]) === null) return [volley];
    }
    return [];
  });
};

const SUBDUES_ONE_IN = 8;

/** One division at random, for one weapon: each die of a bow on any target, all of another weapon's on one. */
const divisionAtRandom = (sight: BattleSight, actor: Actor, weapon: WeaponKey, source: Stream): Dice | null => {
  const targets = targetsOf(sight, actor, weapon);
  if (targets.length === 0) return null;
  const at = (): string => keyOf(sight, targets[source.below(targets.length)] as FigureIndex);
  const all = shotDice(sight, actor.figure);
  if (weaponOf(weapon).bow !== true || source.below(2) === 0) return { [at()]: all };
  const dice: Record<string, number> = {};
  for (let left = all; left > 0; left--) {
    const key = at();
    dice[key] = (dice[key] ?? 0) + 1;
  }
  return dice;
};

/** WARBAND-RANGE-013: who shoots, and with how many dice at whom. WARBAND-CORE-008: targets in the order of the roster, so that one log replays the same everywhere. */
const shotsOf = (sight: BattleSight, actor: Actor, chosen: RankShootChoice): readonly Loosed[] => {
  const aimed = Object.entries(chosen.dice).map(([key, some]) => [figureNamed(sight, key), some] as const);
  const on = new Map(aimed.sort(([one], [other]) => one - other));
  const [target = -1] = on.keys();
  return shootersIn(sight, actor, chosen, WAYS[chosen.choose]).map((one, nth) => ({
    ...one,
    dice: nth === 0 ? on : new Map([[target, shotDice(sight, one.figure)]]),
  }));
};

/** The rows of dice that a shot or a throw would have, before it is taken. */
export const rowsOfShot = (sight: BattleSight, actor: Actor, chosen: RankShootChoice): readonly Row[] =>
  rowsOf(sight, shotsOf(sight, actor, chosen), WAYS[chosen.choose], chosen.subdue ?? false);

/** WARBAND-LINE-035, WARBAND-PHASE-002, WARBAND-ACTION-015: a ranged attack of a rank, or of somebody unique, in the Opening. */
const shooting = <K extends RankShootChoice['choose']>(choose: K): UnitActRules<Shooting<K>> => {
  const way = WAYS[choose];
  const choice = (sight: BattleSight, { figure }: Actor, weapon: WeaponKey, more: object) =>
    ({ choose, figure: keyOf(sight, figure), weapon, ...more }) as unknown as Shooting<K>;
  const any = (sight: BattleSight, actor: Actor): boolean =>
    weaponsOf(sight, actor, way).some(
      (weapon) => targetsOf(sight, actor, weapon).length > 0 || volleys(sight, actor, choose, weapon).length > 0,
    );
  return {
    moments: ['opening'],
    fields: {
      weapon: weaponShape,
      dice: shape.dictionary(shape.integer(1, 200)),
      with: shape.optional(shape.list(shape.name, 0, 60)),
      subdue: shape.optional(shape.flag),
    },
    lists: (sight, actor) =>
      weaponsOf(sight, actor, way).flatMap((weapon) => [
        ...divisions(sight, actor, weapon).map((dice) => choice(sight, actor, weapon, { dice })),
        ...volleys(sight, actor, choose, weapon).map((volley) => choice(sight, actor, weapon, volley)),
      ]),
    any,
    others: any,
    refuses: (sight, actor, chosen) => shotFault(sight, actor, chosen, way),
    sample: (sight, actor, _moment, source) => {
      const weapons = weaponsOf(sight, actor, way);
      if (weapons.length === 0) return null;
      const weapon = weapons[source.below(weapons.length)] as WeaponKey;
      const dice = divisionAtRandom(sight, actor, weapon, source);
      if (dice === null) {
        const far = volleys(sight, actor, choose, weapon);
        return far.length === 0 ? null : choice(sight, actor, weapon, far[source.below(far.length)] as object);
      }
      const subdued = choice(sight, actor, weapon, { dice, subdue: true });
      const subdues = source.below(SUBDUES_ONE_IN) === 0 && shotFault(sight, actor, subdued, way) === null;
      return subdues ? subdued : choice(sight, actor, weapon, { dice });
    },
    then: (play, actor, chosen) => {
      const shots = shotsOf(play, actor, chosen);
      loose(play, shots, way, chosen.subdue ?? false);
      for (const { figure } of shots)
        play.say({ event: 'acted', figure, act: choose, in: 'opening', wholeRound: false });
    },
  };
};

export const shoot = shooting('shoot');
export const throwing = shooting('throw');
