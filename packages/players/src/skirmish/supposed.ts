import { approx, type Fixed, keptForThing } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';
import { foesOf, isShooter, type Sight, supposing } from './sight.js';

type Figure = Fixed<warband.Figure>;
/** How likely a figure takes no point, one, and so on before it comes to blows, by figure. */
export type Shots = ReadonlyMap<number, readonly (readonly number[])[]>;

/** What a figure means to do, and what would then be so. */
export interface Intent {
  readonly figure: number;
  readonly choice: object;
  /** Of the figure itself. */
  readonly change: Partial<Figure>;
  readonly shots: Shots;
  /** A way that was announced, or is to be: how far it goes is seen when the others have moved. */
  readonly said: Fixed<warband.Announcement> | null;
}

const NO_SHOTS: Shots = new Map();

export const intent = (figure: number, choice: object, change: Partial<Figure>, shots: Shots = NO_SHOTS): Intent => ({
  figure,
  choice,
  change,
  shots,
  said: null,
});

/** What shots and throws do, exactly: to those they are aimed at, and to allies in the way. */
export const shotsOf = (sight: Sight, choice: Parameters<typeof warband.forecastAttack>[1]): Shots => {
  const by = warband.figureNamed(sight, choice.figure);
  const shots = new Map<number, (readonly number[])[]>();
  const put = (figure: number, odds: readonly number[]): void => {
    shots.set(figure, [...(shots.get(figure) ?? []), odds]);
  };
  for (const { target, points, strays } of warband.forecastAttack(sight, choice).targets) {
    put(target, points.map(approx));
    const ally = strays === null ? undefined : warband.endangered(sight, by, target)[0];
    if (ally !== undefined && strays !== null) put(ally, strays.map(approx));
  }
  return shots;
};

const KINDS = { move: 'move', charge: 'move', retreat: 'retreat', rise: 'rise' } as const;

const changesOf = keptForThing(
  'an announced way is followed in every plan, and mostly leads to the same place',
  (_said: Fixed<warband.Announcement>) => new Map<string, Partial<Figure>>(),
);

/** What has come of an announced way: the same object for the same end. */
const arrived = (said: Fixed<warband.Announcement>, change: Partial<Figure>): Partial<Figure> => {
  const known = changesOf(said);
  const key = `${change.at} ${change.facing} ${change.charged}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  known.set(key, change);
  return change;
};

/** Where an announced way leads as things stand then: WARBAND-MOVE-004, WARBAND-MOVE-033. */
export const walked = (sight: Sight, figure: number, said: Fixed<warband.Announcement>): Partial<Figure> => {
  const walk = warband.walkOf(sight, figure, KINDS[said.what]);
  const path = warband.followed(walk, said.path as readonly number[]);
  const end = path.at(-1) ?? walk.start;
  const { facing } = warband.figureOf(sight, figure);
  const change = { at: end, opening: said.what, prone: false } as const;
  const { target } = said;
  const isWhole = path.length === said.path.length && walk.reach[walk.start] === 0;
  if (target !== null && isWhole && warband.apart(sight.given.field, end, warband.figureOf(sight, target).at) <= 1) {
    const faces = warband.chargeFacing(sight, { target, path }) ?? facing;
    return arrived(said, { ...change, facing: faces, charged: target });
  }
  const from = path.at(-2) ?? walk.start;
  if (end < 0) return arrived(said, { ...change, facing, fate: 'left' });
  const faces = path.length === 0 ? facing : warband.directionTo(sight.given.field, from, end);
  return arrived(said, { ...change, facing: faces });
};

/** The fight when those of a side who have announced something have done it. */
export const afterSaid = (sight: Sight, figures: readonly number[]): Sight => {
  let then = sight;
  for (const figure of figures) {
    const { announced, opening } = warband.figureOf(then, figure);
    if (announced === null || opening !== null || !warband.isHere(then, figure)) continue;
    then = supposing(then, new Map([[figure, walked(then, figure, announced)]]));
  }
  return then;
};

/** A free space beside a figure, the nearest to who comes; −1 where there is none. */
const besideOf = (sight: Sight, comer: number, target: number): number => {
  const { field } = sight.given;
  const from = warband.figureOf(sight, comer).at;
  const { at } = warband.figureOf(sight, target);
  const taken = new Set(sight.open.figures.flatMap((one) => (one.fate === 'fighting' ? [one.at] : [])));
  let [best, least] = [-1, Number.POSITIVE_INFINITY];
  for (const space of warband.reachAll(field)[at] as readonly number[]) {
    const away = warband.apart(field, from, space);
    if (away < least && !taken.has(space) && field.walls[space] === false) [best, least] = [space, away];
  }
  return best;
};

/** What enemies do who act before us: everybody charges who is nearest, if they can. */
export const charging = (sight: Sight, foes: readonly number[]): Sight => {
  let then = sight;
  for (const foe of foes) {
    const { beganFree, opening, prone, retreating } = warband.figureOf(then, foe);
    if (!beganFree || opening !== null || prone || retreating !== 'no' || isShooter(then, foe)) continue;
    let [target, least] = [-1, Number.POSITIVE_INFINITY];
    for (const one of foesOf(then, foe)) {
      const away = warband.distanceOf(then, foe, one);
      if (away < least) [target, least] = [one, away];
    }
    if (target < 0 || least < 2 || least > warband.allowanceOf(then, foe)) continue;
    const at = besideOf(then, foe, target);
    if (at < 0) continue;
    const facing = warband.directionTo(then.given.field, at, warband.figureOf(then, target).at);
    const charged = least > 2 ? target : -1;
    then = supposing(then, new Map([[foe, { at, facing, charged, opening: 'charge' as const }]]));
  }
  return then;
};
