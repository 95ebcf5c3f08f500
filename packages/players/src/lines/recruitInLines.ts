import type { View } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';
import type { Question } from '../player.js';

type Choice = warband.BattleChoice;
type ChoiceOf<K extends Choice['choose']> = Extract<Choice, { readonly choose: K; readonly figure: string }>;
type Sight = View<warband.Battle>;

const lowest = <T>(all: readonly T[], of: (one: T) => number): readonly T[] => {
  const least = Math.min(...all.map(of));
  return all.filter((one) => of(one) === least);
};

const ofKind = <K extends Choice['choose']>(choices: readonly Choice[], kind: K): readonly ChoiceOf<K>[] =>
  choices.filter((one): one is ChoiceOf<K> => one.choose === kind);

/** Those of whole units: ranks and figures stay with theirs. */
const whole = <T extends { readonly figure: string }>({ open }: Sight, all: readonly T[]): readonly T[] =>
  all.filter(({ figure }) => open.units.some(({ name }) => name === figure));

/** How far the end of a way is from the nearest enemy; off the map it is far from all. */
const farFromFoe = ({ given, open }: Sight, figure: string, path: readonly warband.Space[]): number => {
  const side = open.units.find(({ name }) => name === figure)?.side;
  const { x, y } = path.at(-1) ?? { x: -1, y: -1 };
  const at = warband.spaceAt(given.field, x, y);
  if (at < 0) return Number.POSITIVE_INFINITY;
  const foes = open.units.filter((unit) => unit.side !== side && unit.at >= 0);
  return Math.min(...foes.map((unit) => warband.apart(given.field, at, unit.at)));
};

/** Of some ways those that end nearest to an enemy, the shortest of them. */
const nearest = <T extends { readonly figure: string; readonly path: readonly warband.Space[] }>(
  sight: Sight,
  ways: readonly T[],
): readonly T[] => {
  const some = ways.filter(({ path }) => path.length > 0);
  if (some.length === 0) return [];
  return lowest(
    lowest(some, ({ figure, path }) => farFromFoe(sight, figure, path)),
    ({ path }) => path.length,
  );
};

/** It goes if it must, charges, shoots, or goes as near as it can; who shoots announces nothing. */
const opened = (sight: Sight, choices: readonly Choice[]): readonly Choice[] => {
  const retreats = whole(sight, ofKind(choices, 'retreat'));
  if (retreats.length > 0) return lowest(retreats, ({ path }) => -path.length);
  const charges = whole(sight, ofKind(choices, 'charge')).filter((one) => one.throw === undefined);
  if (charges.length > 0) return lowest(charges, ({ path }) => path.length);
  const shots = ofKind(choices, 'shoot').filter(({ subdue }) => subdue !== true);
  if (shots.length > 0) return shots.slice(0, 1);
  const reloads = ofKind(choices, 'reload');
  if (reloads.length > 0) return reloads.slice(0, 1);
  const ways = nearest(sight, whole(sight, ofKind(choices, 'move')));
  return ways.length > 0 ? ways : [{ choose: 'pass' }];
};

const announced = (sight: Sight, choices: readonly Choice[]): readonly Choice[] => {
  // WARBAND-MORALE-025: while there are some whose nerve has failed and who have not said how they go, nobody passes.
  if (!choices.some(({ choose }) => choose === 'pass')) {
    const backs = ofKind(choices, 'announce').filter(({ retreat }) => retreat === true);
    if (backs.length > 0) return lowest(backs, ({ path }) => -path.length);
  }
  const all = whole(sight, ofKind(choices, 'announce')).filter(({ manoeuvre }) => manoeuvre === undefined);
  const charges = all.filter(({ charge }) => charge !== undefined);
  if (charges.length > 0) return lowest(charges, ({ path }) => path.length);
  const ways = nearest(
    sight,
    all.filter(({ retreat }) => retreat !== true),
  );
  return ways.length > 0 ? ways : [{ choose: 'pass' }];
};

/** What a recruit may answer in a battle of ranked units; null where anything will do. It sees no farther than the nearest enemy. */
export const recruitInLines = (question: Question): readonly unknown[] | null => {
  const choices = question.choices as readonly Choice[] | null;
  if (choices === null || choices.length === 0) return null;
  const sight = question.view as unknown as Sight;
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
