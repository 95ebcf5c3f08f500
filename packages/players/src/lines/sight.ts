import { counted, type Fixed, type SceneTypes, type View } from '@warmoot/kernel';
import { type war, warband } from '@warmoot/rules';

export type Sight = warband.BattleSight;
export type Choice = warband.BattleChoice;
export type ChoiceOf<K extends Choice['choose']> = Extract<Choice, { readonly choose: K; readonly figure: string }>;
export type Unit = Fixed<Sight['open']['units'][number]>;
/** What is otherwise of a unit in a world that is supposed. */
export type Changes = ReadonlyMap<number, Partial<Unit>>;

export const ofKind = <K extends Choice['choose']>(choices: readonly Choice[], kind: K): readonly ChoiceOf<K>[] =>
  choices.filter((one): one is ChoiceOf<K> => one.choose === kind);

export const linesView = (view: View<SceneTypes>): Sight => view as unknown as Sight;

export const unitAt = ({ open }: Sight, unit: number): Unit => open.units[unit] as Unit;

/** The side of an army, by its name. */
export const sideNamed = ({ given }: Sight, name: string): war.Side => (given.bands[0]?.name === name ? 0 : 1);

export const isRouted = ({ open }: Sight, unit: number): boolean => {
  const mood = open.groups[unit]?.mood;
  return mood === 'retreating' || mood === 'disorder';
};

export const isUnitHere = ({ open }: Sight, unit: number): boolean => {
  const { at, ranks } = open.units[unit] as Unit;
  return at >= 0 && ranks.length > 0 && open.groups[unit]?.mood !== 'surrendered';
};

/** Those of a side that are on the field. */
export const hereOf = (sight: Sight, side: war.Side): readonly number[] =>
  sight.open.units.flatMap((unit, nth) => (unit.side === side && isUnitHere(sight, nth) ? [nth] : []));

/** WARBAND-LINE-001: whether a unit is where it would come to blows as units stand now. */
export const isEngaged = (sight: Sight, unit: number): boolean =>
  warband.linesOf(sight).some(({ units }) => units.includes(unit));

/** The unit that a key names, or in which a rank or somebody unique stands. */
export const unitKeyed = ({ open }: Sight, key: string): number => {
  const whole = open.units.findIndex(({ name }) => name === key);
  if (whole >= 0) return whole;
  const figure = open.roster.findIndex(({ name }) => name === key);
  return open.units.findIndex(({ ranks }) =>
    ranks.some(({ body, slots }) => slots.includes(figure) || (body === figure && slots.includes(-1))),
  );
};

/** How many stand behind a key: the normal figures of a rank, or one. */
export const figuresOf = ({ open }: Sight, key: string): number => {
  const figure = open.roster.findIndex(({ name }) => name === key);
  const rank = open.units.flatMap(({ ranks }) => ranks).find(({ body }) => body === figure);
  return Math.max(1, rank?.slots.filter((one) => one < 0).length ?? 1);
};

/** The ranks' bodies and unique figures of a unit. */
const agentsIn = ({ ranks }: Pick<Unit, 'ranks'>): readonly number[] =>
  ranks.flatMap(({ body, slots }) => [
    ...slots.filter((one) => one >= 0),
    ...(slots.includes(-1) && body >= 0 ? [body] : []),
  ]);

export const sizeOf = ({ ranks }: Pick<Unit, 'ranks'>): number =>
  ranks.reduce((sum, { slots }) => sum + slots.length, 0);

/** How far those of a unit shoot who have something that shoots; 0: nobody. */
const shootsTo = (sight: Sight, unit: number): number =>
  Math.max(
    0,
    ...agentsIn(unitAt(sight, unit)).flatMap((figure) =>
      warband.weaponsInHand(sight, figure).map((weapon) => {
        const { range } = warband.weaponOf(weapon);
        return range?.by === 'shot' ? range.spaces : 0;
      }),
    ),
  );

/** Whether some of a unit hold something that shoots. */
export const isShooter = (sight: Sight, unit: number): boolean => shootsTo(sight, unit) > 0;

/** How much nearer enemies come before it is time to shoot. */
const COMING = 4;

/** Whether those of a unit who shoot will have somebody to shoot at. */
export const hasTargets = (sight: Sight, unit: number): boolean => {
  const far = shootsTo(sight, unit);
  const own = unitAt(sight, unit);
  const apart = (foe: number): number => warband.unitsApart(sight.given.field, own, unitAt(sight, foe));
  return far > 0 && hereOf(sight, own.side === 0 ? 1 : 0).some((foe) => apart(foe) <= far + COMING);
};

/** How far a unit goes at most when nobody is near. */
export const reachOf = (sight: Sight, unit: number): number =>
  2 * Math.min(...agentsIn(unitAt(sight, unit)).map((figure) => counted(warband.speedOf(sight, figure)).total));

/** The space to which a way leads; −1 off the map, and where the unit stands for a way of no steps. */
export const endOf = (sight: Sight, unit: number, path: readonly warband.Space[]): number => {
  const last = path.at(-1);
  return last === undefined ? unitAt(sight, unit).at : warband.spaceAt(sight.given.field, last.x, last.y);
};

/** The same battle with one unit otherwise, where only units are looked at and nobody in them. */
export const placing = (sight: Sight, unit: number, change: Partial<Unit>): Sight => {
  const units = sight.open.units.slice() as Unit[];
  units[unit] = { ...(units[unit] as Unit), ...change };
  return { given: sight.given, open: { ...sight.open, units } } as unknown as Sight;
};

/** The same battle with some units otherwise; those in a unit stand where its front does, near enough for a reckoning. */
export const supposing = (sight: Sight, changes: Changes): Sight => {
  if (changes.size === 0) return sight;
  const units = sight.open.units.slice() as Unit[];
  const figures = sight.open.figures.slice();
  for (const [nth, change] of changes) {
    const unit = { ...(units[nth] as Unit), ...change };
    units[nth] = unit;
    for (const figure of agentsIn(unit))
      figures[figure] = { ...(figures[figure] as (typeof figures)[number]), at: unit.at, facing: unit.facing };
  }
  return { given: sight.given, open: { ...sight.open, units, figures } } as unknown as Sight;
};
