import type { Fixed } from '@warmoot/kernel';
import { sitDown, type TestTable } from '@warmoot/kernel/testing';
import { spaceOf } from '../ground/spaces.js';
import type { Figure, FigureIndex, Space } from '../model/model.js';
import type { Skirmish, SkirmishEvent, SkirmishSight } from '../model/skirmish.js';
import { skirmishScene } from '../scene.js';

export type Table = TestTable<Skirmish>;

/** A figure as tests write it: `at` may be a pair of numbers. */
export interface Staged {
  readonly at?: Space | readonly number[] | null;
  readonly [field: string]: unknown;
}

interface Stage {
  readonly a: readonly Staged[];
  readonly b: readonly Staged[];
  /** More of the setup: `referee`, `ground`, `surprised`, `position`, … */
  readonly [field: string]: unknown;
}

/** Where figures stand of whom nothing is said: side 1 in a column on the left, side 2 in one on the right, far apart. */
const COLUMNS = { A: 1, B: 22 } as const;

const placed = (side: 'A' | 'B', { at, ...rest }: Staged, nth: number): object => {
  const [x, y] = Array.isArray(at) ? (at as [number, number]) : [COLUMNS[side], 1 + nth];
  return { at: at === undefined || Array.isArray(at) ? { x, y } : at, ...rest };
};

/**
 * A fight: side A (Red) is Ana's, side B (Blue) Bo's. It is at the start of round 1, with the priority die to fall, or where
 * `position` says. Figures that say `at: null` are not yet placed.
 */
export const fight = ({ a, b, ...rest }: Stage, options: object = {}): Table => {
  const band = (side: 'A' | 'B', name: string, seat: string, figures: readonly Staged[]) => ({
    name,
    seat,
    figures: figures.map((figure, nth) => {
      if (figure.at !== null) return placed(side, figure, nth);
      const { at: _none, ...unplaced } = figure;
      return unplaced;
    }),
  });
  const seats = ['ana', 'bo', ...(rest.referee === undefined ? [] : [rest.referee])];
  const setup = { seats, a: band('A', 'Red', 'ana', a), b: band('B', 'Blue', 'bo', b), ...rest };
  return sitDown<Skirmish>(skirmishScene, setup, options);
};

/** A fight that has come to a phase of round 1; side A has priority unless `position` says otherwise. */
export const fightIn = (
  phase: 'opening' | 'melee' | 'ritual' | 'end',
  { position = {}, ...stage }: Stage,
  options: object = {},
): Table => fight({ ...stage, position: { phase, ...(position as object) } }, options);

/** The step that waits, and for whom: `blows Red`, `helmet B1`, `row`, or `over`. */
export const awaited = ({ run }: Table): string => {
  const { awaits } = run;
  if (awaits.need === 'nothing') return 'over';
  return awaits.need === 'dice' ? awaits.step : `${awaits.step} ${awaits.asked.map(({ as }) => as).join(' ')}`;
};

interface Asked {
  readonly seat: string;
  readonly as: string;
}

const askedIn = ({ run }: Table): readonly Asked[] => {
  const { awaits } = run;
  if (awaits.need !== 'answers') throw new Error(`nobody is asked: ${awaits.need}`);
  return awaits.asked;
};

/** The first who is asked answers. */
export const says = (table: Table, ...choices: readonly object[]): Table =>
  choices.reduce((at: Table, choice) => {
    const [asked] = askedIn(at);
    return at.answer((asked as Asked).seat, choice, (asked as Asked).as);
  }, table);

/** Why the answer of the first who is asked is refused: the rule and the word. */
export const refusedFor = (table: Table, choice: object): string => {
  const [{ seat, as }] = askedIn(table) as readonly [Asked];
  const refusal = table.refusal({ input: 'answer', seat, as, choice });
  return refusal.code === 'BROKEN_RULE' ? `${refusal.rule} ${refusal.what}` : refusal.code;
};

/** The answers that are listed for the first who is asked. */
export const offered = (table: Table): readonly { readonly choose: string; readonly figure?: string }[] => {
  const [asked] = askedIn(table);
  return (table.run.choices(asked as Asked) ?? []) as readonly { choose: string; figure?: string }[];
};

/** What one figure is offered, by the names of the acts. */
export const actsOf = (table: Table, key: string): readonly string[] => [
  ...new Set(offered(table).flatMap(({ choose, figure }) => (figure === key ? [choose] : []))),
];

/** Parts are passed until another step waits. */
export const passUntil = (table: Table, step: string): Table => {
  let at = table;
  while (!awaited(at).startsWith(step)) at = says(at, { choose: 'pass' });
  return at;
};

/** What is known, for functions that read it. */
export const sightOf = ({ run }: Table): SkirmishSight => run.state as unknown as SkirmishSight;

export const indexIn = (table: Table, key: string): FigureIndex => {
  const index = sightOf(table).open.roster.findIndex(({ name }) => name === key);
  if (index < 0) throw new Error(`no figure ${key}`);
  return index;
};

/** The state of a figure. */
export const stateIn = (table: Table, key: string): Fixed<Figure> =>
  sightOf(table).open.figures[indexIn(table, key)] as Fixed<Figure>;

/** Where a figure is: `x,y`, or `off`. */
export const whereIn = (table: Table, key: string): string => {
  const { at } = stateIn(table, key);
  if (at < 0) return 'off';
  const { x, y } = spaceOf(sightOf(table).given.field, at);
  return `${x},${y}`;
};

/** Those of some events that may go by a name. */
type Called<E, K> = E extends { readonly event: infer N } ? (K extends N ? E : never) : never;

/** The last event of a kind. */
export const lastOf = <K extends SkirmishEvent['event']>(table: Table, kind: K): Called<SkirmishEvent, K> => {
  const event = table.said.filter((one) => one.event === kind).at(-1);
  if (event === undefined) throw new Error(`nobody said ${kind}`);
  return event as Called<SkirmishEvent, K>;
};

export const wasSaid = (table: Table, kind: SkirmishEvent['event']): boolean =>
  table.said.some(({ event }) => event === kind);
