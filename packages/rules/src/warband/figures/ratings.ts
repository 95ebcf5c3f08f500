import type { RuleId, Sum } from '@warmoot/kernel';
import { placeOfFigure } from '../formations/standing.js';
import { type Place, placeOfSpace } from '../ground/facing.js';
import { coverFrom } from '../ground/heights.js';
import type { Way } from '../model/attacking.js';
import type { FigureIndex } from '../model/model.js';
import type { SkirmishSight } from '../model/skirmish.js';
import { techniqueBonus } from './duelling.js';
import { figureOf, rowOf } from './figures.js';
import { hasShield } from './hands.js';

/** WARBAND-GEAR-005, WARBAND-RANGED-013: what a held shield adds to the armour, blow by blow and from afar. */
const SHIELD = { near: 1, far: 3 } as const;

export const isRanged = (way: Way): boolean => way === 'shot' || way === 'throw';

/** WARBAND-UNIT-010: whether somebody stands in a rank without a light, where that matters. */
const isUnlit = ({ open: { units } }: SkirmishSight, figure: FigureIndex): boolean => {
  if (units === undefined) return false;
  const place = placeOfFigure(units, figure);
  return place !== null && units[place.unit]?.ranks[place.rank]?.lit === false;
};

/** WARBAND-MOD-018 */
export const isBlinded = (sight: SkirmishSight, figure: FigureIndex): boolean =>
  figureOf(sight, figure).blindedTo >= Math.max(1, sight.open.round) || isUnlit(sight, figure);

const someLine = (sum: Sum, by: number, what: string, why: RuleId): void => {
  if (by !== 0) sum.add(by, what, why);
};

/**
 * WARBAND-FIGURE-001, WARBAND-MOD-019: its attacks; the mount of an NPC is among them already. WARBAND-MOD-020: a player
 * character's adds one. WARBAND-DUEL-004: so does Assault. WARBAND-MOD-007, WARBAND-MOD-026: down, one blow in all.
 */
export const attacksOf =
  (sight: SkirmishSight, figure: FigureIndex, way: Way = 'melee') =>
  (sum: Sum): void => {
    const { attacks, mounted, prone } = figureOf(sight, figure);
    let total = 0;
    const line = (by: number, what: string, why: RuleId): void => {
      total += by;
      someLine(sum, by, what, why);
    };
    line(attacks, 'warband.attacks.own', 'WARBAND-FIGURE-001');
    if (mounted && rowOf(sight, figure).pc) line(1, 'warband.attacks.mounted', 'WARBAND-MOD-020');
    if (!isRanged(way)) line(techniqueBonus(sight, figure).attacks, 'warband.attacks.assault', 'WARBAND-DUEL-004');
    if (prone && !isRanged(way)) line(Math.min(total, 1) - total, 'warband.attacks.prone', 'WARBAND-MOD-026');
    if (isBlinded(sight, figure)) line(-total, 'warband.attacks.blinded', 'WARBAND-MOD-018');
  };

/**
 * WARBAND-FIGURE-006: body armour and a held shield, with cover, guard and Parry on top. WARBAND-RANGED-013: against what
 * comes from afar a shield is worth more.
 */
export const armourAgainst =
  (sight: SkirmishSight, target: FigureIndex, { by, way }: { readonly by: FigureIndex; readonly way: Way }) =>
  (sum: Sum): void => {
    const { at, guards } = figureOf(sight, target);
    someLine(sum, rowOf(sight, target).armour, 'warband.armour.body', 'WARBAND-FIGURE-006');
    if (hasShield(sight, target)) {
      if (isRanged(way)) sum.add(SHIELD.far, 'warband.armour.shield', 'WARBAND-RANGED-013');
      else sum.add(SHIELD.near, 'warband.armour.shield', 'WARBAND-GEAR-005');
    }
    const cover = coverFrom(sight.given.field, at, figureOf(sight, by).at);
    someLine(sum, cover, 'warband.armour.cover', 'WARBAND-TACTIC-030');
    if (guards) sum.add(1, 'warband.armour.guard', 'WARBAND-MELEE-020');
    someLine(sum, techniqueBonus(sight, target).armour, 'warband.armour.parry', 'WARBAND-DUEL-003');
  };

/**
 * WARBAND-GRID-005, WARBAND-MOD-024: where an attacker stands as its target sees it. WARBAND-MORALE-026: behind those who
 * run in disorder, wherever it stands.
 */
export const placeOf = (sight: SkirmishSight, attacker: FigureIndex, target: FigureIndex): Place => {
  const { at, facing, retreating } = figureOf(sight, target);
  if (retreating === 'disorder' && sight.given.options['warband.disorderRear'] === 'on') return 'rear';
  return placeOfSpace(sight.given.field, at, facing, figureOf(sight, attacker).at);
};
