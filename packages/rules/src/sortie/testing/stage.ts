import type { Throw } from '@warmoot/kernel';
import { sitDown, type TestTable } from '@warmoot/kernel/testing';
import type { Maneuver } from '../battle/maneuvers.table.js';
import type { Sortie, SortieEvent, SortieSight } from '../battle/sortie.js';
import { sortieScene } from '../scene.js';

export type Table = TestTable<Sortie>;

/** A unit as tests write it: what is not said is as at the start of a battle; `floating` and so on are of its course. */
export interface Staged {
  readonly floating?: number;
  readonly record?: number;
  readonly flankedBy?: readonly string[];
  readonly opened?: boolean;
  readonly leftWalls?: boolean;
  readonly stirred?: boolean;
  readonly fate?: string;
  readonly [field: string]: unknown;
}

const COURSE = ['floating', 'record', 'flankedBy', 'opened', 'leftWalls', 'stirred', 'fate'];

const split = (unit: Staged, inCourse: boolean): object =>
  Object.fromEntries(Object.entries(unit).filter(([field]) => COURSE.includes(field) === inCourse));

interface Stage {
  readonly a: readonly Staged[];
  readonly b: readonly Staged[];
  /** Half moves between pairs: `{ 'A1 B1': 2 }`. Every other pair is in contact. */
  readonly apart?: Readonly<Record<string, number>>;
  readonly options?: object;
  /** More of the setup, and of the position. */
  readonly setup?: object;
  readonly position?: object;
}

/** A battle in its course: side A is Ana's, side B Bo's, and every pair is in contact where nothing is said. */
export const stage = ({ a, b, apart = {}, options = {}, setup = {}, position = {} }: Stage): Table => {
  const keys = (side: string, units: readonly Staged[]) => units.map((_unit, i) => `${side}${i + 1}`);
  const [as, bs] = [keys('A', a), keys('B', b)];
  const army = (name: string, seat: string, units: readonly Staged[]) => ({
    name,
    seat,
    units: units.map((unit) => split(unit, false)),
  });
  const courses = (side: readonly string[], units: readonly Staged[]) =>
    units.map((unit, i) => ({ unit: side[i], opened: true, ...split(unit, true) }));
  return sitDown<Sortie>(
    sortieScene,
    {
      seats: ['ana', 'bo'],
      a: army('Red', 'ana', a),
      b: army('Blue', 'bo', b),
      ...setup,
      position: {
        units: [...courses(as, a), ...courses(bs, b)],
        apart: as.flatMap((one) => bs.map((other) => ({ a: one, b: other, halfMoves: apart[`${one} ${other}`] ?? 0 }))),
        ...position,
      },
    },
    options,
  );
};

interface Asked {
  readonly seat: string;
  readonly as: string;
}

/** Who is asked now, and about what. */
const askedIn = ({ run }: Table): readonly Asked[] => {
  const { awaits } = run;
  if (awaits.need !== 'answers') throw new Error(`nobody is asked: ${awaits.need}`);
  return awaits.asked;
};

/** The step that waits, and for whom: `withdrawals A1 B2`, `pool`, or `over`. */
export const awaited = ({ run }: Table): string => {
  const { awaits } = run;
  if (awaits.need === 'nothing') return 'over';
  return awaits.need === 'dice' ? awaits.step : `${awaits.step} ${awaits.asked.map(({ as }) => as).join(' ')}`;
};

/** Answers everybody who is asked, each by their key; `usual` for whom nothing is said. */
export const answers = (table: Table, given: Readonly<Record<string, object>>, usual?: object): Table => {
  const asked = askedIn(table);
  const known = asked.map(({ as }) => as);
  for (const key of Object.keys(given)) if (!known.includes(key)) throw new Error(`${key} is not asked: ${known}`);
  return asked.reduce((at, { seat, as }) => {
    const choice = given[as] ?? usual;
    if (choice === undefined) throw new Error(`no answer for ${as}`);
    return at.answer(seat, choice, as);
  }, table);
};

/** The answers that are listed for one who is asked. */
export const offered = (table: Table, key: string): readonly unknown[] =>
  table.run.choices(askedIn(table).find(({ as }) => as === key) as Asked) ?? [];

/** Orders; who is not named stands. */
export const orders = (table: Table, given: Readonly<Record<string, object>>): Table =>
  answers(table, given, { choose: 'stand' });

export const engage = (target: string): object => ({ choose: 'engage', target });
export const shoot = (target: string): object => ({ choose: 'shoot', target });

/** A plan: the maneuver, and dice by enemy. */
export const plan = (maneuver: Maneuver | null, bids: Readonly<Record<string, number>> = {}): object => ({
  choose: 'plan',
  ...(maneuver === null ? {} : { maneuver }),
  bids,
});

/** The faces of a throw that come to this total: three that count, and others that do not. */
const facesFor = ({ dice, reading }: Throw, total: number): readonly number[] => {
  const keep = reading.read === 'together' ? reading.keep : null;
  const counting = keep?.count ?? dice.length;
  const faces: number[] = [];
  for (let left = counting; left > 0; left--) {
    const rest = total - faces.reduce((sum, face) => sum + face, 0);
    faces.push(Math.max(1, Math.min(6, rest - (left - 1))));
  }
  const others = Array.from({ length: dice.length - counting }, () => (keep?.take === 'lowest' ? 6 : 1));
  return [...faces, ...others];
};

/** Lets the awaited throws fall, each with this total. */
export const fall = (table: Table, ...totals: readonly number[]): Table =>
  totals.reduce((at, total) => {
    const { awaits } = at.run;
    if (awaits.need !== 'dice') throw new Error(`no dice are awaited: ${awaited(at)}`);
    return at.dice(...facesFor(awaits.throw, total));
  }, table);

const openIn = ({ run }: Table): SortieSight['open'] => run.state.open as SortieSight['open'];

const unitIn = (table: Table, key: string): number => {
  const unit = openIn(table).roster.findIndex(({ name }) => name === key);
  if (unit < 0) throw new Error(`no unit ${key}`);
  return unit;
};

type PerUnit = 'floating' | 'record' | 'fate' | 'heads' | 'headsBefore' | 'started' | 'lost' | 'leftWalls' | 'goneIn';

/** One fact of a unit. */
export const of = <F extends PerUnit>(table: Table, key: string, fact: F): SortieSight['open'][F][number] =>
  openIn(table)[fact][unitIn(table, key)] as SortieSight['open'][F][number];

export const rowIn = (table: Table, key: string): SortieSight['open']['roster'][number] =>
  openIn(table).roster[unitIn(table, key)] as SortieSight['open']['roster'][number];

/** F of several units, in this order. */
export const pools = (table: Table, ...keys: readonly string[]): readonly number[] =>
  keys.map((key) => of(table, key, 'floating'));

/** Half moves between two units. */
export const between = (table: Table, one: string, other: string): number =>
  openIn(table).apart[unitIn(table, one)]?.[unitIn(table, other)] as number;

/** By whom a unit is flanked. */
export const flankers = (table: Table, key: string): readonly string[] =>
  (openIn(table).flankedBy[unitIn(table, key)] ?? []).map((by) => openIn(table).roster[by]?.name as string);

/** The last event of a kind. */
export const lastOf = <E extends SortieEvent['event']>(table: Table, kind: E): Extract<SortieEvent, { event: E }> => {
  const event = table.said.filter((one) => one.event === kind).at(-1);
  if (event === undefined) throw new Error(`nobody said ${kind}`);
  return event as Extract<SortieEvent, { event: E }>;
};

export const wasSaid = (table: Table, kind: SortieEvent['event']): boolean =>
  table.said.some(({ event }) => event === kind);
