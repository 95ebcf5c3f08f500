import { areGrappling, strikesFirst } from '../attacks/reach.js';
import { figureNamed } from '../figures/figures.js';
import type { AttackChoice, Row, ShootChoice } from '../model/attacking.js';
import type { FigureIndex } from '../model/model.js';
import type { SkirmishSight } from '../model/skirmish.js';
import { type AttackForecast, forecastRows } from './attack.js';

const WAYS = { shoot: 'shot', throw: 'throw' } as const;

const rowOf = (sight: SkirmishSight, choice: AttackChoice | ShootChoice, target: FigureIndex, dice: number): Row => {
  const by = figureNamed(sight, choice.figure);
  const aimed = { by, target, dice, subdue: choice.subdue ?? false };
  if (choice.choose !== 'attack') return { ...aimed, way: WAYS[choice.choose], weapon: choice.weapon, first: false };
  const way = areGrappling(sight, by, target) ? 'grapple' : 'melee';
  return { ...aimed, way, weapon: null, first: strikesFirst(sight, by, target) };
};

/** What an attack, a shot or a throw leads to, as somebody thinks of it: both steps of a melee attack together. */
export const forecastAttack = (sight: SkirmishSight, choice: AttackChoice | ShootChoice): AttackForecast =>
  forecastRows(
    sight,
    Object.entries(choice.dice)
      .map(([key, dice]) => [figureNamed(sight, key), dice] as const)
      .filter(([target, dice]) => target >= 0 && dice > 0)
      .sort(([one], [other]) => one - other)
      .map(([target, dice]) => rowOf(sight, choice, target, dice)),
  );
