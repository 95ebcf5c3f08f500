import { war, warband } from '@warmoot/rules';
import {
  type Choice,
  type ChoiceOf,
  endOf,
  hereOf,
  isShooter,
  type Sight,
  supposing,
  type Unit,
  unitAt,
  unitKeyed,
} from './sight.js';
import { wayTo } from './worth.js';

/** What a unit could mean to do: the choice that begins it, how it then stands, and what its shots do. */
export interface Intent {
  readonly unit: number;
  readonly choice: Choice;
  readonly change: Partial<Unit>;
  readonly shots: readonly warband.BlowsAhead[];
}

/** So many moves of a unit are looked at: nearest to enemies, and for those who shoot farthest from them; so many charges on each enemy. */
const MOST_NEAR = 4;
const MOST_FAR = 2;
const MOST_CHARGES = 4;

type Facing = Unit['facing'];
const FACINGS: readonly Facing[] = ['n', 'e', 's', 'w'];

const isOpposite = (one: Facing, other: Facing): boolean =>
  (FACINGS.indexOf(one) + 2) % FACINGS.length === FACINGS.indexOf(other);

const foesOf = (sight: Sight, unit: number): readonly number[] =>
  hereOf(sight, war.otherSide(unitAt(sight, unit).side));

const nearest = (sight: Sight, unit: number, foes: readonly number[], change: Partial<Unit>): number => {
  const then = supposing(sight, new Map([[unit, change]]));
  return Math.min(...foes.map((foe) => wayTo(then, unit, foe)));
};

/** WARBAND-GRID-006: whether a unit that turns at the end of its way has room there; the first few that have are enough. */
const fitting =
  (sight: Sight, unit: number): ((one: { readonly change: Partial<Unit> }) => boolean) =>
  ({ change }) => {
    const own = unitAt(sight, unit);
    if (change.facing === own.facing) return true;
    const { field } = sight.given;
    const stand = { ...own, ...change };
    return (
      warband.standsFreely(field, stand) &&
      !sight.open.units.some(
        (other, nth) => nth !== unit && other.at >= 0 && warband.areOverlapping(field, stand, other as Unit),
      )
    );
  };

/** The ways worth going: by how far it is then to the nearest enemy. */
export const worthwhile = <T extends { readonly path: readonly warband.Space[] }>(
  sight: Sight,
  unit: number,
  ways: readonly T[],
  turns: boolean,
): readonly { readonly way: T; readonly change: Partial<Unit> }[] => {
  const foes = foesOf(sight, unit);
  const { facing: looks } = unitAt(sight, unit);
  const facings = turns ? FACINGS.filter((one) => !isOpposite(one, looks)) : [looks];
  const all = ways
    .filter(({ path }) => path.length > 0 && endOf(sight, unit, path) >= 0)
    .flatMap((way) =>
      facings.map((facing) => {
        const change: Partial<Unit> = { at: endOf(sight, unit, way.path), facing, opening: 'move' };
        return { way, change, away: nearest(sight, unit, foes, change) + 0.01 * way.path.length };
      }),
    )
    .sort((a, b) => a.away - b.away)
    .filter(fitting(sight, unit));
  const far = isShooter(sight, unit) ? all.slice(-MOST_FAR) : [];
  return [...new Set([...all.slice(0, MOST_NEAR), ...far])];
};

const charged = (sight: Sight, unit: number, choice: ChoiceOf<'charge'>): Intent => ({
  unit,
  choice,
  change: { at: endOf(sight, unit, choice.path), opening: 'charge', charged: unitKeyed(sight, choice.target) },
  shots: [],
});

const ofKind = <K extends Choice['choose']>(choices: readonly Choice[], kind: K): readonly ChoiceOf<K>[] =>
  choices.filter((one): one is ChoiceOf<K> => one.choose === kind);

const points = (shots: readonly warband.BlowsAhead[]): number =>
  shots.reduce((sum, { dice, chance }) => sum + dice * chance, 0);

/** On each enemy the few charges that differ most: by the edge that is met. */
export const chargesOn = <T extends { readonly path: readonly warband.Space[] }>(
  sight: Sight,
  unit: number,
  all: readonly T[],
  target: (one: T) => string,
): readonly T[] => {
  const known = new Map<string, T[]>();
  for (const one of all) {
    const foe = unitKeyed(sight, target(one));
    const then = supposing(sight, new Map([[unit, { at: endOf(sight, unit, one.path) }]]));
    const met = warband
      .linesOf(then)
      .filter(({ units }) => units.includes(unit))
      .map(({ units, meets }) => `${units.join()} ${meets.join()}`)
      .join(';');
    const same = known.get(`${foe} ${met}`) ?? [];
    if (same.length < 2) known.set(`${foe} ${met}`, [...same, one]);
  }
  const few = new Map<string, T[]>();
  for (const one of [...known.values()].flat()) {
    const some = few.get(target(one)) ?? [];
    if (some.length < 2 * MOST_CHARGES) few.set(target(one), [...some, one]);
  }
  return [...few.values()].flat();
};

/** What a unit could mean to do in the Opening. `there`: where the enemies will be by then. */
export const intentsOf = (sight: Sight, there: Sight, unit: number, own: readonly Choice[]): readonly Intent[] => {
  const { name, announced } = unitAt(sight, unit);
  const whole = own.filter((one) => 'figure' in one && one.figure === name);
  const charges = ofKind(whole, 'charge').filter((one) => one.throw === undefined);
  const moves = ofKind(whole, 'move');
  const shots = [...ofKind(own, 'shoot'), ...ofKind(own, 'throw')]
    .filter(({ subdue }) => subdue !== true)
    .map((choice) => ({ choice, shots: warband.shotsAhead(sight, choice) }))
    .sort((a, b) => points(b.shots) - points(a.shots))
    .slice(0, 3);
  const turns = moves.filter(({ path, facing }) => path.length === 0 && facing !== undefined);
  const ways = announced === null ? worthwhile(there, unit, moves, true) : [];
  const about = ofKind(whole, 'manoeuvre').filter(({ kind }) => kind === 'turn');
  return [
    ...chargesOn(there, unit, charges, ({ target }) => target).map((choice) => charged(sight, unit, choice)),
    ...shots.map(({ choice, shots: some }): Intent => ({ unit, choice, change: { opening: 'move' }, shots: some })),
    ...ways.map(({ way, change }): Intent => {
      const turned = change.facing === unitAt(sight, unit).facing ? way : { ...way, facing: change.facing };
      return { unit, choice: turned as Choice, change, shots: [] };
    }),
    ...turns.map(
      (choice): Intent => ({
        unit,
        choice,
        change: { facing: choice.facing as Facing, opening: 'move' },
        shots: [],
      }),
    ),
    ...about.map((choice): Intent => {
      const facing = FACINGS[(FACINGS.indexOf(unitAt(sight, unit).facing) + 2) % FACINGS.length] as Facing;
      return { unit, choice, change: { facing, opening: 'manoeuvre' }, shots: [] };
    }),
  ];
};
