import { counted, type Fixed } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';
import {
  type Choice,
  type ChoiceOf,
  endOf,
  foesOf,
  hands,
  isShooter,
  nearestTo,
  type Sight,
  supposing,
} from './sight.js';
import { type Intent, intent, shotsOf } from './supposed.js';

type Figure = Fixed<warband.Figure>;

/** So many moves that lead to no blows are looked at: nearest to the enemy, just out of their reach, far away, on high ground. */
const MOST_NEAR = 4;
const MOST_EDGE = 2;
const MOST_FAR = 3;
const MOST_HIGH = 2;
const MOST_BACK = 4;

/** The way to the nearest of some figures. */
const facingNearest = (sight: Sight, at: number, foes: readonly number[]): warband.Direction | null => {
  const away = (foe: number): number => warband.apart(sight.given.field, at, warband.figureOf(sight, foe).at);
  const nearest = foes.reduce<number | null>(
    (best, foe) => (best === null || away(foe) < away(best) ? foe : best),
    null,
  );
  if (nearest === null || away(nearest) === 0) return null;
  return warband.directionTo(sight.given.field, at, warband.figureOf(sight, nearest).at);
};

/** The ways worth looking at, by where they end: all that lead to blows, and a few of the others. */
export const worthwhile = <T extends { readonly path: readonly warband.Space[] }>(
  sight: Sight,
  figure: number,
  ways: readonly T[],
): readonly T[] => {
  const foes = foesOf(sight, figure);
  const ends = ways
    .map((way) => ({ way, end: endOf(sight, figure, way.path) }))
    .filter(({ end, way }) => end >= 0 && way.path.length > 0)
    .map((one) => ({ ...one, away: nearestTo(sight, one.end, foes) }));
  const touching = isShooter(sight, figure) ? [] : ends.filter(({ away }) => away <= 1);
  const apart = ends.filter(({ away }) => away > 1).sort((a, b) => a.away - b.away);
  // WARBAND-MOVE-031: who is no nearer can be charged by nobody.
  const threat = Math.max(0, ...foes.map((foe) => (isShooter(sight, foe) ? 0 : warband.allowanceOf(sight, foe) + 1)));
  const heights = sight.given.field.heights;
  const high = apart
    .filter(({ end }) => (heights[end] ?? 0) > 0)
    .sort((a, b) => (heights[b.end] ?? 0) - (heights[a.end] ?? 0) || a.away - b.away);
  const edge = apart.filter(({ away }) => away > threat);
  const some = [
    ...touching,
    ...apart.slice(0, MOST_NEAR),
    ...edge.slice(0, MOST_EDGE),
    ...high.slice(0, MOST_HIGH),
    ...apart.slice(-MOST_FAR),
  ];
  return [...new Set(some.map(({ way }) => way))];
};

const moved = (sight: Sight, figure: number, move: ChoiceOf<'move'>): Intent => {
  const at = endOf(sight, figure, move.path);
  const facing = facingNearest(sight, at, foesOf(sight, figure));
  const choice = facing === null ? move : { ...move, facing };
  return intent(figure, choice, { at, opening: 'move', ...(facing === null ? {} : { facing }) });
};

/** WARBAND-RANGED-012: thrown on the way, with all dice at the target; null where nothing is left to strike with. */
const thrownToo = (sight: Sight, figure: number, choice: ChoiceOf<'charge'>, on: Intent): Intent | null => {
  const weapon = choice.throw?.weapon;
  if (weapon === undefined) return on;
  const change: Partial<Figure> = { ...on.change, shot: true, items: hands(sight, figure, weapon) };
  if (warband.isSpentShooting(supposing(sight, new Map([[figure, change]])), figure)) return null;
  const dice = { [choice.target]: counted(warband.attacksOf(sight, figure, 'throw')).total };
  const shots = shotsOf(sight, { choose: 'throw', figure: choice.figure, weapon: weapon as warband.WeaponKey, dice });
  return intent(figure, choice, change, shots);
};

const charged = (sight: Sight, figure: number, choice: ChoiceOf<'charge'>): Intent => {
  const at = endOf(sight, figure, choice.path);
  const charge = warband.figureNamed(sight, choice.target);
  const target = warband.figureOf(sight, charge).at;
  const change: Partial<Figure> = { at, opening: 'charge', charged: charge };
  if (target === at) return intent(figure, choice, change);
  return intent(figure, choice, { ...change, facing: warband.directionTo(sight.given.field, at, target) });
};

/** Its things when one more is in its hand. */
const inHand = (sight: Sight, figure: number, item: number): Figure['items'] =>
  warband.figureOf(sight, figure).items.map((one, at) => (at === item ? { ...one, kept: 'right' as const } : one));

const retreats = (sight: Sight, figure: number, all: readonly ChoiceOf<'retreat'>[]): readonly Intent[] => {
  const foes = foesOf(sight, figure);
  return all
    .map((choice) => ({ choice, at: endOf(sight, figure, choice.path) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => nearestTo(sight, b.at, foes) - nearestTo(sight, a.at, foes))
    .slice(0, MOST_BACK)
    .map(({ choice, at }) => intent(figure, choice, { at, opening: 'retreat', wholeRound: true }));
};

const single = (sight: Sight, figure: number, choice: Choice): Intent | null => {
  switch (choice.choose) {
    case 'charge':
      return thrownToo(sight, figure, choice, charged(sight, figure, choice));
    case 'shoot':
      return intent(figure, choice, { shot: true, opening: 'shoot' }, shotsOf(sight, choice));
    case 'throw':
      return intent(
        figure,
        choice,
        { shot: true, opening: 'throw', items: hands(sight, figure, choice.weapon) },
        shotsOf(sight, choice),
      );
    case 'ready':
      return intent(figure, choice, { opening: 'ready', items: inHand(sight, figure, choice.item) });
    case 'rise':
      return (choice.path ?? []).length === 0 ? intent(figure, choice, { prone: false, opening: 'rise' }) : null;
    default:
      return null;
  }
};

/** What a figure could mean to do in the Opening. `there`: where the enemies will be by then. */
export const intentsOf = (sight: Sight, there: Sight, figure: number, own: readonly Choice[]): readonly Intent[] => {
  const moves = own.filter((one): one is ChoiceOf<'move'> => one.choose === 'move');
  const turns = moves.filter(({ path }) => path.length === 0);
  const { announced } = warband.figureOf(sight, figure);
  const ways = announced === null ? worthwhile(there, figure, moves) : moves;
  return [
    ...own.flatMap((choice) => single(sight, figure, choice) ?? []),
    ...ways.filter(({ path }) => path.length > 0).map((move) => moved(there, figure, move)),
    ...turns.flatMap((turn) =>
      turn.facing === undefined ? [] : [intent(figure, turn, { facing: turn.facing, opening: 'move' })],
    ),
    ...retreats(
      sight,
      figure,
      own.filter((one): one is ChoiceOf<'retreat'> => one.choose === 'retreat'),
    ),
  ];
};
