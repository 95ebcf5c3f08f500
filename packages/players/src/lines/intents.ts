import { war, warband } from '@warmoot/rules';
import { aboutFrom, facingsFrom } from './approach.js';
import type { Intent } from './intent.js';
import { shotsOf } from './shots.js';
import {
  type Choice,
  type ChoiceOf,
  endOf,
  hereOf,
  isEngaged,
  ofKind,
  placing,
  type Sight,
  type Unit,
  unitAt,
  unitKeyed,
} from './sight.js';
import type { Worth } from './worth.js';

/** So many moves of a unit are looked at more closely, and so many charges on each enemy. */
const MOST_MOVES = 7;
const MOST_CHARGES = 6;

const meant = (unit: number, choice: Choice, change: Partial<Unit>): Intent => ({
  unit,
  choice,
  change,
  shots: [],
});

/** WARBAND-MOVE-027: whether a unit that turns leaves nobody whom it touches. */
const keepsTouch = (sight: Sight, before: Unit, after: Unit): boolean => {
  const { field } = sight.given;
  const touches = (one: Unit, foe: Unit): boolean => warband.unitsApart(field, one, foe) <= 1;
  return hereOf(sight, war.otherSide(before.side)).every((nth) => {
    const foe = unitAt(sight, nth);
    return !touches(before, foe) || touches(after, foe);
  });
};

/** WARBAND-GRID-006: whether a unit that turns at the end of its way has room there; the first few that have are enough. */
const hasRoom = (sight: Sight, unit: number, change: Partial<Unit>): boolean => {
  const own = unitAt(sight, unit);
  if (change.facing === own.facing) return true;
  const { field } = sight.given;
  const stand = { ...own, ...change };
  return (
    warband.standsFreely(field, stand) &&
    keepsTouch(sight, { ...stand, facing: own.facing }, stand) &&
    !sight.open.units.some(
      (other, nth) => nth !== unit && other.at >= 0 && warband.areOverlapping(field, stand, other as Unit),
    )
  );
};

/** So many ways are looked at with a turn at their end. */
const MOST_TURNS = 40;

const thinned = <T>(all: readonly T[]): readonly T[] => {
  const each = Math.max(1, Math.ceil(all.length / MOST_TURNS));
  return all.filter((_one, nth) => nth % each === 0);
};

interface Going<T> {
  readonly way: T;
  readonly change: Partial<Unit>;
}

/** The ways worth going: by what it is worth to stand where they end. */
export const worthwhile = <T extends { readonly path: readonly warband.Space[] }>(
  sight: Sight,
  unit: number,
  ways: readonly T[],
  worths: Worth,
  mayTurn: (way: T, facing: Unit['facing']) => boolean = () => true,
): readonly Going<T>[] => {
  const { facing: looks } = unitAt(sight, unit);
  const going = (way: T, facing: Unit['facing']) => {
    const change: Partial<Unit> = { at: endOf(sight, unit, way.path), facing, opening: 'move' };
    return { way, change, place: worths.placeOf(placing(sight, unit, change), unit) - 0.001 * way.path.length };
  };
  const onMap = ways.filter(({ path }) => endOf(sight, unit, path) >= 0);
  const straight = onMap.map((way) => going(way, looks)).sort((a, b) => b.place - a.place);
  const turned = thinned(straight).flatMap(({ way }) =>
    facingsFrom(looks).flatMap((facing) => (facing !== looks && mayTurn(way, facing) ? [going(way, facing)] : [])),
  );
  const all = [...straight.filter(({ way }) => way.path.length > 0), ...turned];
  all.sort((a, b) => b.place - a.place);
  const few: Going<T>[] = [];
  for (const { way, change } of all) {
    if (few.length >= MOST_MOVES) break;
    if (hasRoom(sight, unit, change)) few.push({ way, change });
  }
  return few;
};

/** On each enemy the few charges that differ most: by the edge that is met. */
export const chargesOn = <T extends { readonly path: readonly warband.Space[] }>(
  sight: Sight,
  unit: number,
  all: readonly T[],
  target: (one: T) => string,
): readonly T[] => {
  const known = new Map<string, T[]>();
  for (const one of all) {
    const then = placing(sight, unit, { at: endOf(sight, unit, one.path) });
    const met = warband
      .linesOf(then)
      .filter(({ units }) => units.includes(unit))
      .map(({ units, meets }) => `${units.join()} ${meets.join()}`)
      .join(';');
    const same = known.get(`${target(one)} ${met}`) ?? [];
    if (same.length < 2) known.set(`${target(one)} ${met}`, [...same, one]);
  }
  const few = new Map<string, T[]>();
  for (const one of [...known.values()].flat()) {
    const some = few.get(target(one)) ?? [];
    if (some.length < MOST_CHARGES) few.set(target(one), [...some, one]);
  }
  return [...few.values()].flat();
};

/** WARBAND-MOVE-004: of what was said, all; else any. */
const farthest = (
  sight: Sight,
  unit: number,
  charges: readonly ChoiceOf<'charge'>[],
): readonly ChoiceOf<'charge'>[] => {
  if (unitAt(sight, unit).announced === null) return charges;
  const most = Math.max(...charges.map(({ path }) => path.length));
  return charges.filter(({ path }) => path.length === most).slice(0, 1);
};

/** What a unit could mean to do in the Opening. `there`: where the enemies will be by then. */
export const intentsOf = (
  sight: Sight,
  there: Sight,
  unit: number,
  own: readonly Choice[],
  worths: Worth,
): readonly Intent[] => {
  const { name, facing } = unitAt(sight, unit);
  const whole = own.filter((one) => 'figure' in one && one.figure === name);
  const charges = farthest(
    sight,
    unit,
    ofKind(whole, 'charge').filter((one) => one.throw === undefined),
  );
  const moves = ofKind(whole, 'move');
  const about = ofKind(whole, 'manoeuvre').filter(({ kind }) => kind === 'turn');
  const turns = new Set(moves.filter(({ path }) => path.length === 0).map((one) => one.facing));
  const mayTurn = ({ path }: ChoiceOf<'move'>, to: Unit['facing']): boolean => path.length > 0 || turns.has(to);
  return [
    ...chargesOn(sight, unit, charges, ({ target }) => target).map((choice) =>
      meant(unit, choice, {
        at: endOf(sight, unit, choice.path),
        opening: 'charge',
        charged: unitKeyed(sight, choice.target),
      }),
    ),
    ...shotsOf(sight, unit, own),
    ...worthwhile(there, unit, plainOf(moves), worths, mayTurn).map(({ way, change }) =>
      meant(unit, (change.facing === facing ? way : { ...way, facing: change.facing }) as Choice, change),
    ),
    ...about.map((choice) => meant(unit, choice, { facing: aboutFrom(facing), opening: 'manoeuvre' })),
  ];
};

/** Moves without the turns that are listed with them: of each way all turns are looked at. */
const plainOf = (moves: readonly ChoiceOf<'move'>[]): readonly ChoiceOf<'move'>[] => {
  const ways = moves.filter(({ facing }) => facing === undefined);
  const turn = moves.find(({ path }) => path.length === 0);
  return turn === undefined || ways.includes(turn)
    ? ways
    : [...ways, { choose: 'move', figure: turn.figure, path: [] }];
};

/** What a unit does that nobody has thought about: it charges where that is not madness, shoots, or goes where it can do so next. */
export const plainly = (sight: Sight, unit: number, some: readonly Intent[], worths: Worth): Intent | null => {
  const charges = some.flatMap((intent) => {
    const { charged, at } = intent.change;
    if (charged === undefined || charged < 0 || at === undefined) return [];
    const then = placing(sight, unit, intent.change);
    return isEngaged(then, unit) ? [{ intent, gain: worths.chargeOf(then, unit, charged) }] : [];
  });
  const best = charges.reduce<(typeof charges)[number] | null>(
    (one, other) => (one === null || other.gain > one.gain ? other : one),
    null,
  );
  if (best !== null && best.gain > 0 - MADNESS) return best.intent;
  if (isEngaged(sight, unit)) return null;
  const shot = some.find(({ shots }) => shots.length > 0);
  if (shot !== undefined) return shot;
  const foes = hereOf(sight, war.otherSide(unitAt(sight, unit).side));
  const far = (change: Partial<Unit>): number => worths.farFrom(placing(sight, unit, change), unit, foes);
  const ways = some.filter(({ change, shots }) => shots.length === 0 && (change.charged ?? -1) < 0);
  const near = ways.map((intent) => ({ intent, far: far(intent.change) })).sort((a, b) => a.far - b.far)[0];
  return near !== undefined && near.far < far({}) ? near.intent : null;
};

/** So much may be lost by a charge that nobody has thought about. */
const MADNESS = 3;
