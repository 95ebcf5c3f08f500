import { counted, type Fixed, keptForThing, type SceneTypes, type View } from '@warmoot/kernel';
import { war, warband } from '@warmoot/rules';

export type Sight = warband.SkirmishSight;
export type Choice = warband.OwnChoice;
export type ChoiceOf<K extends Choice['choose']> = Extract<Choice, { choose: K }>;
type Figure = Fixed<warband.Figure>;

/** The view of a seat in a skirmish. */
export const skirmishView = (view: View<SceneTypes>): View<warband.Skirmish> =>
  view as unknown as View<warband.Skirmish>;

export const sideOf = ({ open }: Sight, figure: number): war.Side =>
  (open.roster[figure] as Fixed<warband.FigureRow>).side;

/** The side of a band, by its name. */
export const sideNamed = ({ given }: Sight, band: string): war.Side => (given.bands[0]?.name === band ? 0 : 1);

export const foesOf = (sight: Sight, figure: number): readonly number[] =>
  warband.hereOf(sight, war.otherSide(sideOf(sight, figure)));

/** Whether it holds something that shoots, and not only something that can be thrown. */
export const isShooter = (sight: Sight, figure: number): boolean =>
  warband.weaponsInHand(sight, figure).some((weapon) => warband.weaponOf(weapon).range?.by === 'shot');

export const isFleeing = (sight: Sight, figure: number): boolean => warband.figureOf(sight, figure).retreating !== 'no';

/** How far a space is from the nearest of some figures. */
export const nearestTo = (sight: Sight, at: number, figures: readonly number[]): number =>
  figures.reduce(
    (least, one) => Math.min(least, warband.apart(sight.given.field, at, warband.figureOf(sight, one).at)),
    Number.POSITIVE_INFINITY,
  );

/** The space to which a way leads; −1 off the map, and where the figure stands for a way of no steps. */
export const endOf = (sight: Sight, figure: number, path: readonly warband.Space[]): number => {
  const last = path.at(-1);
  return last === undefined ? warband.figureOf(sight, figure).at : warband.spaceAt(sight.given.field, last.x, last.y);
};

const IN_HAND: readonly string[] = ['left', 'right', 'both'];

/** A figure's things when a weapon has left its hands. */
export const hands = (sight: Sight, figure: number, weapon: string): Figure['items'] => {
  const { items } = warband.figureOf(sight, figure);
  const nth = items.findIndex(({ item, kept }) => item === weapon && IN_HAND.includes(kept));
  return items.map((one, at) => (at === nth ? { ...one, kept: 'depleted' as const } : one));
};

/** The chance of one die, as a number. */
export const hitChance = (sight: Sight, aim: warband.Aim): number =>
  counted(warband.withinLimits(sight.given.options, warband.chanceOf(sight, aim))).total / 12;

const otherwise = keptForThing(
  'plans suppose the same of a figure again and again, and what hangs on it is looked up by the figure',
  (_figure: Figure) => new WeakMap<Partial<Figure>, Figure>(),
);

/** A figure otherwise: the same one for the same change. */
const changed = (figure: Figure, change: Partial<Figure>): Figure => {
  const known = otherwise(figure);
  const before = known.get(change);
  if (before !== undefined) return before;
  const then = Object.assign({ ...figure }, change) as Figure;
  known.set(change, then);
  return then;
};

/** The same fight with some figures otherwise. */
export const supposing = (sight: Sight, changes: ReadonlyMap<number, Partial<Figure>>): Sight => {
  if (changes.size === 0) return sight;
  const figures = sight.open.figures.slice();
  for (const [figure, change] of changes) figures[figure] = changed(figures[figure] as Figure, change);
  return { given: sight.given, open: { ...sight.open, figures } } as Sight;
};
