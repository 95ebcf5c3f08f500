import { beginState, Impossible, type Json, listed, type Rated } from '@warmoot/kernel';
import { sceneRules, warband } from '@warmoot/rules';

export const SCENE = 'warband/skirmish';

const [A, B] = [0, 1] as [warband.FigureIndex, warband.FigureIndex];

/** Two who stand so in a phase, as the rules have them. */
const standing = (a: object, b: object, phase: 'opening' | 'melee' = 'melee'): warband.SkirmishSight => {
  const rules = sceneRules(SCENE);
  const setup = {
    seats: ['ana', 'bo'],
    a: { name: 'Avitch', seat: 'ana', figures: [{ at: { x: 5, y: 5 }, facing: 'e', ...a }] },
    b: { name: 'Dorrow', seat: 'bo', figures: [{ at: { x: 6, y: 5 }, facing: 'w', ...b }] },
    position: { phase },
  };
  const begun = rules.ok ? beginState(rules.value, { setup: setup as unknown as Json, options: {} }) : rules;
  if (!begun.ok) throw new Impossible('a fight that cannot begin', begun.refusal);
  return begun.value as unknown as warband.SkirmishSight;
};

type Place = 'front' | 'flank' | 'rear';

const rated = (of: unknown): Rated => listed(of as never);
const CAPTAIN = { like: 'captain', name: 'Berrin' };

/** A stock figure: what it is worth, and what a die needs to hit it. */
const stock = <K extends warband.ProfileKey>(like: K) => {
  const sight = standing(CAPTAIN, { like });
  const { total: armour, lines } = rated(warband.armourAgainst(sight, B, { by: A, way: 'melee' }));
  return {
    like,
    might: (sight.open.figures[B] as warband.Figure).might,
    armour,
    shield: lines?.find(({ what }) => what === 'warband.armour.shield')?.by ?? 0,
    missiles: rated(warband.armourAgainst(sight, B, { by: A, way: 'shot' })).total,
    chance: rated(warband.chanceOf(sight, { by: A, target: B, way: 'melee', subdue: false })).total,
  };
};

const veteran = stock('veteran');

/** Where somebody stands of whom the target sees, by the way it faces; with what that brings. */
const met = (facing: warband.Direction) => {
  const sight = standing(CAPTAIN, { like: 'veteran', facing });
  const { total } = rated(warband.chanceOf(sight, { by: A, target: B, way: 'melee', subdue: false }));
  const place: Place = warband.placeOf(sight, A, B);
  return {
    place,
    chance: total - veteran.chance,
    dice: warband.extraDice(sight, A, B),
    first: warband.strikesFirst(sight, A, B),
  };
};

const options = standing(CAPTAIN, {}).given.options;
const apart = standing(CAPTAIN, { at: { x: 20, y: 5 } }, 'opening');
const hero = standing({ like: 'hero' }, {});

/** WARBAND-GRID-005: where each of eight neighbours stands of somebody who faces north, clockwise from the north. */
const AROUND = (
  [
    [0, -1],
    [1, -1],
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [-1, -1],
  ] as const
).map(([x, y]) => ({
  x,
  y,
  place: warband.placeOf(standing({ at: { x: 6 + x, y: 5 + y } }, { facing: 'n' }), A, B) as Place,
}));

const gradeChance = (grade: warband.Grade): number =>
  rated(warband.chanceOfCheck(standing({ grade, pc: false }, {}), { group: 0, figure: null })).total;

/** The figures on the cards of the skirmish, as the rules reckon them. */
export const SKIRMISH_FIGURES = {
  /** WARBAND-FIGURE-001, WARBAND-FIGURE-006, WARBAND-MELEE-004 */
  stock: [stock('levy'), stock('spearman'), veteran, stock('captain')],
  /** WARBAND-GEAR-005, WARBAND-RANGED-013 */
  shield: veteran.shield,
  arrows: veteran.missiles - veteran.armour + veteran.shield,
  /** WARBAND-PRIORITY-003 */
  priority: options['warband.priorityThreshold'],
  /** WARBAND-MOVE-010, WARBAND-MOVE-023 */
  speed: rated(warband.speedOf(apart, A)).total,
  far: warband.allowanceOf(apart, A),
  /** WARBAND-MOVE-031 */
  straight: options['warband.chargeMinStraight'],
  /** WARBAND-MELEE-004 */
  base: veteran.chance + veteran.armour,
  /** WARBAND-MOD-002, WARBAND-MOD-003 */
  front: met('w'),
  flank: met('n'),
  rear: met('e'),
  around: AROUND,
  /** WARBAND-MORALE-011, WARBAND-MORALE-012, WARBAND-MORALE-013 */
  nerve: { weak: gradeChance('weak'), average: gradeChance('average'), strong: gradeChance('strong') },
  /** WARBAND-HEALTH-003 */
  death: rated(warband.testTarget(hero, A, 'death')).total,
  /** WARBAND-CRIT-009 */
  wounds: Object.keys(warband.WOUNDS).length,
} as const;
