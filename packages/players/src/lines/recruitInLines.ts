import { war, type warband } from '@warmoot/rules';
import type { Question } from '../player.js';
import { aboutFrom, facingsFrom, farFromFoes, isBehind } from './approach.js';
import { restless } from './restless.js';
import {
  type Choice,
  type ChoiceOf,
  endOf,
  hereOf,
  isEngaged,
  isRouted,
  linesView,
  ofKind,
  placing,
  type Sight,
  type Unit,
  unitAt,
  unitKeyed,
} from './sight.js';

const lowest = <T>(all: readonly T[], of: (one: T) => number): readonly T[] => {
  const least = Math.min(...all.map(of));
  return all.filter((one) => of(one) === least);
};

/** Those of whole units: ranks and figures stay with theirs. */
const whole = <T extends { readonly figure: string }>({ open }: Sight, all: readonly T[]): readonly T[] =>
  all.filter(({ figure }) => open.units.some(({ name }) => name === figure));

type Way = { readonly figure: string; readonly path: readonly warband.Space[]; readonly facing?: Unit['facing'] };

/** How far it is from where a way ends to the enemy that is easiest to come to; off the map it is far from all. */
const farAfter = (sight: Sight, { figure, path, facing }: Way): number => {
  const unit = unitKeyed(sight, figure);
  const { side, facing: looks } = unitAt(sight, unit);
  const at = endOf(sight, unit, path);
  if (at < 0) return Number.POSITIVE_INFINITY;
  const then = placing(sight, unit, { at, facing: facing ?? looks });
  return farFromFoes(then, unit, hereOf(sight, war.otherSide(side)));
};

/** Of some ways those that bring a unit nearest to an enemy, the shortest of them; none where it is as near as it can be. */
const nearest = <T extends Way>(sight: Sight, ways: readonly T[]): readonly T[] => {
  const far = new Map(ways.map((one) => [one, farAfter(sight, one)]));
  const better = ways.filter((one) => (far.get(one) as number) < farAfter(sight, { figure: one.figure, path: [] }));
  if (better.length === 0) return [];
  return lowest(
    lowest(better, (one) => far.get(one) as number),
    ({ path }) => path.length,
  );
};

/** Those who have all their enemies behind them, and nobody at hand. */
const haveTurned = (sight: Sight, figure: string): boolean => {
  const unit = unitKeyed(sight, figure);
  const foes = hereOf(sight, war.otherSide(unitAt(sight, unit).side));
  return !isEngaged(sight, unit) && foes.length > 0 && foes.every((foe) => isBehind(sight, unit, foe));
};

/** Whether a quarter turn would bring a unit nearer to an enemy. */
const turnsTo = (sight: Sight, figure: string): boolean => {
  const unit = unitKeyed(sight, figure);
  if (isEngaged(sight, unit)) return false;
  const turned = facingsFrom(unitAt(sight, unit).facing).map((facing) => farAfter(sight, { figure, path: [], facing }));
  return Math.min(...turned) < farAfter(sight, { figure, path: [] });
};

/** Whether those whom enemies touch with no front on either side would meet them if they turned about. */
const turnsAbout = (sight: Sight, figure: string): boolean => {
  const unit = unitKeyed(sight, figure);
  if (isEngaged(sight, unit)) return false;
  const facing = aboutFrom(unitAt(sight, unit).facing);
  return farAfter(sight, { figure, path: [], facing }) < farAfter(sight, { figure, path: [] });
};

/** The shortest way to the enemy; of what has been said, all of it. */
const shortest = (sight: Sight, charges: readonly ChoiceOf<'charge'>[]): readonly ChoiceOf<'charge'>[] => {
  const isSaid = ({ figure }: ChoiceOf<'charge'>): boolean =>
    unitAt(sight, unitKeyed(sight, figure)).announced !== null;
  const said = charges.filter(isSaid);
  return said.length > 0 ? lowest(said, ({ path }) => -path.length) : lowest(charges, ({ path }) => path.length);
};

/** WARBAND-MORALE-025: those whose nerve has failed have to go, and nobody else goes back. */
const isFlight = (sight: Sight, figure: string): boolean => isRouted(sight, unitKeyed(sight, figure));

/** When nothing has happened for a while, it does anything that may change that. */
const anything = (sight: Sight, choices: readonly Choice[]): readonly Choice[] => {
  const some = restless(sight, choices);
  return some.length > 0 ? some : [{ choose: 'pass' }];
};

/** It goes if it must, charges, shoots, turns to the enemy, or goes as near as it can; who shoots announces nothing. */
const opened = (sight: Sight, choices: readonly Choice[]): readonly Choice[] => {
  const retreats = whole(sight, ofKind(choices, 'retreat')).filter(({ figure }) => isFlight(sight, figure));
  if (retreats.length > 0) return lowest(retreats, ({ path }) => -path.length);
  const charges = whole(sight, ofKind(choices, 'charge')).filter((one) => one.throw === undefined);
  if (charges.length > 0) return shortest(sight, charges);
  const shots = ofKind(choices, 'shoot').filter(({ subdue }) => subdue !== true);
  if (shots.length > 0) return shots.slice(0, 1);
  const reloads = ofKind(choices, 'reload');
  if (reloads.length > 0) return reloads.slice(0, 1);
  const about = ofKind(choices, 'manoeuvre').filter(({ kind }) => kind === 'turn');
  const turned = about.filter(({ figure }) => haveTurned(sight, figure));
  if (turned.length > 0) return turned.slice(0, 1);
  const ways = nearest(sight, whole(sight, ofKind(choices, 'move')));
  if (ways.length > 0) return ways;
  const stuck = about.filter(({ figure }) => turnsAbout(sight, figure));
  if (stuck.length > 0) return stuck.slice(0, 1);
  return anything(sight, choices);
};

const announced = (sight: Sight, choices: readonly Choice[]): readonly Choice[] => {
  const all = whole(sight, ofKind(choices, 'announce'));
  const backs = all.filter(({ retreat, figure }) => retreat === true && isFlight(sight, figure));
  if (backs.length > 0) return lowest(backs, ({ path }) => -path.length);
  const charges = all.filter(({ charge }) => charge !== undefined);
  if (charges.length > 0) return lowest(charges, ({ path }) => path.length);
  const about = all.filter(({ manoeuvre }) => manoeuvre === 'turn');
  const turned = about.filter(({ figure }) => haveTurned(sight, figure));
  if (turned.length > 0) return turned.slice(0, 1);
  const plain = all.filter(({ retreat, manoeuvre }) => retreat !== true && manoeuvre === undefined);
  const ways = nearest(sight, plain);
  if (ways.length > 0) return ways;
  const stuck = about.filter(({ figure }) => turnsAbout(sight, figure));
  if (stuck.length > 0) return stuck.slice(0, 1);
  // Who comes no nearer may still turn when its side acts, if it has said that it will.
  const turns = plain.filter((one) => one.path.length === 0 && turnsTo(sight, one.figure));
  return turns.length > 0 ? turns.slice(0, 1) : anything(sight, choices);
};

/** What a recruit may answer in a battle of ranked units; null where anything will do. It sees no farther than the nearest enemy. */
export const recruitInLines = (question: Question): readonly unknown[] | null => {
  const choices = question.choices as readonly Choice[] | null;
  if (choices === null || choices.length === 0) return null;
  const sight = linesView(question.view);
  switch (question.step) {
    case 'place':
      return choices.some(({ choose }) => choose === 'placeAll') ? [{ choose: 'placeAll' }] : choices.slice(0, 1);
    case 'announce':
      return announced(sight, choices);
    case 'opening':
      return opened(sight, choices);
    case 'strikes':
    case 'blows': {
      const blows = ofKind(choices, 'attack').filter(({ subdue }) => subdue !== true);
      return blows.length > 0 ? blows.slice(0, 1) : [{ choose: 'pass' }];
    }
    case 'challenges':
    case 'declare':
    case 'referee':
      return [{ choose: 'pass' }];
    case 'circumstances':
      return [{ choose: 'circumstances', by: 0 }];
    case 'techniques':
      return null;
    // Of what else is asked the first answer is the usual one.
    default:
      return choices.slice(0, 1);
  }
};
