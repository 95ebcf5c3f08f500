import { warband } from '@warmoot/rules';
import type { Question } from '../player.js';
import {
  type Choice,
  type ChoiceOf,
  endOf,
  foesOf,
  isFleeing,
  isShooter,
  nearestTo,
  type Sight,
  skirmishView,
} from './sight.js';

/** Of some choices those that come lowest. */
const lowest = <T>(all: readonly T[], of: (one: T) => number): readonly T[] => {
  const least = Math.min(...all.map(of));
  return all.filter((one) => of(one) === least);
};

const ofKind = <K extends Choice['choose']>(choices: readonly Choice[], kind: K): readonly ChoiceOf<K>[] =>
  choices.filter((one): one is ChoiceOf<K> => one.choose === kind);

type Walk = { readonly figure: string; readonly path: readonly warband.Space[] };

const leaves = (sight: Sight, walk: Walk): boolean =>
  endOf(sight, warband.figureNamed(sight, walk.figure), walk.path) < 0;

/** Of some ways those that end nearest to an enemy; on the shortest of them. */
const nearest = <T extends Walk>(sight: Sight, ways: readonly T[]): readonly T[] => {
  const staying = ways.filter((way) => !leaves(sight, way));
  if (staying.length === 0) return [];
  const figure = warband.figureNamed(sight, (staying[0] as T).figure);
  const foes = foesOf(sight, figure);
  const close = lowest(staying, (way) => nearestTo(sight, endOf(sight, figure, way.path), foes));
  return lowest(close, ({ path }) => path.length);
};

/** Of some charges those against who is nearest. */
const atNearest = <T extends Walk>(sight: Sight, charges: readonly T[], target: (one: T) => string): readonly T[] =>
  lowest(
    lowest(charges, (one) =>
      warband.distanceOf(sight, warband.figureNamed(sight, one.figure), warband.figureNamed(sight, target(one))),
    ),
    ({ path }) => path.length,
  );

/** The choices of the first figure that has something sensible to do. */
const firstOf = (
  choices: readonly Choice[],
  sensible: (figure: string, own: readonly Choice[]) => readonly Choice[],
): readonly Choice[] => {
  const keys = new Set(choices.flatMap((one) => ('figure' in one ? [one.figure] : [])));
  for (const key of keys) {
    const some = sensible(
      key,
      choices.filter((one) => 'figure' in one && one.figure === key),
    );
    if (some.length > 0) return some;
  }
  return [{ choose: 'pass' }];
};

const hasShot = (sight: Sight, figure: number): boolean =>
  isShooter(sight, figure) &&
  foesOf(sight, figure).some((foe) =>
    warband.isInSight(sight.given.field, warband.figureOf(sight, figure).at, warband.figureOf(sight, foe).at),
  );

/** Whoever flees goes as far as it can, out of it all where that is open, or says that it will; who lies there has to get up first. */
const fled = (sight: Sight, own: readonly Choice[]): readonly Choice[] => {
  const ways = own.filter((one) => one.choose === 'retreat' || one.choose === 'announce');
  if (ways.length === 0) return ofKind(own, 'rise').slice(0, 1);
  const out = ways.filter((way) => leaves(sight, way));
  return out.length > 0 ? out : lowest(ways, ({ path }) => -path.length);
};

/** It charges who is nearest, or goes as near as it can; who can shoot says nothing, and so may. */
const announced = (sight: Sight, key: string, own: readonly Choice[]): readonly Choice[] => {
  const figure = warband.figureNamed(sight, key);
  if (isFleeing(sight, figure)) return fled(sight, own);
  const all = ofKind(own, 'announce');
  const rising = all.filter(({ rise }) => rise === true);
  if (rising.length > 0) return lowest(rising, ({ path }) => path.length);
  if (warband.engagersOf(sight, figure).length > 0 || hasShot(sight, figure)) return [];
  const charges = all.filter(({ charge }) => charge !== undefined);
  if (charges.length > 0) return atNearest(sight, charges, ({ charge }) => charge as string);
  return nearest(
    sight,
    all.filter(({ retreat }) => retreat !== true),
  ).filter(({ path }) => path.length > 0);
};

/** As it has said: all the way. */
const asSaid = (own: readonly Choice[]): readonly Choice[] => {
  const walks = own.filter((one) => one.choose === 'charge' || one.choose === 'move' || one.choose === 'retreat');
  const most = Math.max(...walks.map(({ path }) => path.length));
  return walks.filter((one) => one.path.length === most && (one.choose !== 'charge' || one.throw === undefined));
};

const opened = (sight: Sight, key: string, own: readonly Choice[]): readonly Choice[] => {
  const figure = warband.figureNamed(sight, key);
  const { announced: said, prone } = warband.figureOf(sight, figure);
  if (isFleeing(sight, figure)) return fled(sight, own);
  const rising = ofKind(own, 'rise');
  if (prone) return rising.length === 0 ? [] : lowest(rising, ({ path }) => path?.length ?? 0);
  if (said !== null) return asSaid(own);
  if (warband.engagersOf(sight, figure).length > 0) return [];
  const shots = ofKind(own, 'shoot');
  if (shots.length > 0) return shots.slice(0, 1);
  const reloads = ofKind(own, 'reload');
  if (reloads.length > 0) return reloads;
  const charges = ofKind(own, 'charge').filter((one) => one.throw === undefined);
  if (charges.length > 0) return atNearest(sight, charges, ({ target }) => target);
  const throws = ofKind(own, 'throw').filter(({ weapon }) => weapon !== 'dagger');
  if (throws.length > 0) return throws.slice(0, 1);
  return nearest(sight, ofKind(own, 'move')).filter(({ path }) => path.length > 0);
};

/** Its attacks as they are divided plainly; who is held breaks out, who holds somebody goes on. */
const struck = (_key: string, own: readonly Choice[]): readonly Choice[] => {
  const blows = ofKind(own, 'attack').filter(({ subdue }) => subdue !== true);
  if (blows.length > 0) return blows.slice(0, 1);
  const kept = ofKind(own, 'attack');
  if (kept.length > 0) return kept.slice(0, 1);
  const free = ofKind(own, 'breakOut');
  return free.length > 0 ? free : ofKind(own, 'hold');
};

/** What a recruit may answer in a skirmish; null where anything will do. It sees no farther than the nearest enemy. */
export const recruitInSkirmish = (question: Question): readonly unknown[] | null => {
  const choices = question.choices as readonly Choice[] | null;
  if (choices === null || choices.length === 0) return null;
  const sight = skirmishView(question.view);
  switch (question.step) {
    case 'announce':
      return firstOf(choices, (key, own) => announced(sight, key, own));
    case 'opening':
      return firstOf(choices, (key, own) => opened(sight, key, own));
    case 'strikes':
    case 'blows':
      return firstOf(choices, struck);
    case 'declare':
    case 'referee':
      return [{ choose: 'pass' }];
    case 'challenge':
      return choices.filter(({ choose }) => choose === 'refuse');
    case 'hindering':
      return [{ choose: 'let' }];
    case 'circumstances':
      return [{ choose: 'circumstances', by: 0 }];
    case 'techniques':
      return null;
    // Of what else is asked the first answer is the usual one.
    default:
      return choices.slice(0, 1);
  }
};
