import type { Fixed } from '@warmoot/kernel';
import { sitDown, type TestTable } from '@warmoot/kernel/testing';
import { figuresIn } from '../../formations/standing.js';
import { spaceOf } from '../../ground/spaces.js';
import type { Figure, FigureIndex, Group, Space } from '../../model/model.js';
import type { FormationIndex, Rank, Unit, UnitFacing } from '../../model/units.js';
import type { Battle, BattleEvent, BattleSight } from '../model/battle.js';
import { linesScene } from '../scene.js';

export type BattleTable = TestTable<Battle>;

/** Figures of one kind: `{ like: 'spearman', count: 5 }`. */
interface StagedFigures {
  readonly count?: number;
  readonly [field: string]: unknown;
}

/** A rank: what stands in it from left to right, or a whole one with `light` or `damage`. */
type StagedRank =
  | readonly StagedFigures[]
  | { readonly figures: readonly StagedFigures[]; readonly [field: string]: unknown };

/** A unit as tests write it: `at` may be a pair of numbers, null where it is not yet placed. */
export interface StagedUnit {
  readonly ranks: readonly StagedRank[];
  readonly at?: Space | readonly number[] | null;
  readonly facing?: UnitFacing;
  readonly [field: string]: unknown;
}

interface Stage {
  readonly a: readonly StagedUnit[];
  readonly b: readonly StagedUnit[];
  /** More of the setup: `referee`, `ground`, `obstacles`, `dark`, `surprised`, `position`, … */
  readonly [field: string]: unknown;
}

/** Where units stand of which nothing is said: the fronts of side 1 in a column on the left, those of side 2 on the right. */
const COLUMNS = { A: 3, B: 20 } as const;
const APART = 6;

const rankOf = (rank: StagedRank): object => (Array.isArray(rank) ? { figures: rank } : rank);

const placed = (side: 'A' | 'B', { at, ranks, ...rest }: StagedUnit, nth: number): object => {
  const unit = { ...rest, ranks: ranks.map(rankOf) };
  if (at === null) return unit;
  const [x, y] = Array.isArray(at) ? (at as [number, number]) : [COLUMNS[side], 2 + APART * nth];
  return { ...unit, at: at === undefined || Array.isArray(at) ? { x, y } : at };
};

/**
 * A battle: side A (Red) is Ana's, side B (Blue) Bo's. It is at the start of round 1, with the priority die to fall, or where
 * `position` says. Units that say `at: null` are not yet placed.
 */
export const battle = ({ a, b, ...rest }: Stage, options: object = {}): BattleTable =>
  sitDown<Battle>(linesScene, battleSetupOf({ a, b, ...rest }), options);

/** The setup itself, for tests of what is refused. */
export const battleSetupOf = ({ a, b, ...rest }: Stage): object => {
  const army = (side: 'A' | 'B', name: string, seat: string, units: readonly StagedUnit[]) => ({
    name,
    seat,
    units: units.map((unit, nth) => placed(side, unit, nth)),
  });
  const seats = ['ana', 'bo', ...(rest.referee === undefined ? [] : [rest.referee])];
  return { seats, a: army('A', 'Red', 'ana', a), b: army('B', 'Blue', 'bo', b), ...rest };
};

/** A battle that has come to a phase of round 1; side A has priority unless `position` says otherwise. */
export const battleIn = (
  phase: 'opening' | 'melee' | 'ritual' | 'end',
  { position = {}, ...stage }: Stage,
  options: object = {},
): BattleTable => battle({ ...stage, position: { phase, ...(position as object) } }, options);

/** The step that waits, and for whom: `blows Red`, `helmet B1u1`, `rankRow`, or `over`. */
export const awaited = ({ run }: BattleTable): string => {
  const { awaits } = run;
  if (awaits.need === 'nothing') return 'over';
  return awaits.need === 'dice' ? awaits.step : `${awaits.step} ${awaits.asked.map(({ as }) => as).join(' ')}`;
};

interface Asked {
  readonly seat: string;
  readonly as: string;
}

const firstAsked = ({ run }: BattleTable): Asked => {
  const { awaits } = run;
  if (awaits.need !== 'answers') throw new Error(`nobody is asked: ${awaits.need}`);
  return awaits.asked[0] as Asked;
};

/** The first who is asked answers. */
export const says = (table: BattleTable, ...choices: readonly object[]): BattleTable =>
  choices.reduce((at: BattleTable, choice) => {
    const { seat, as } = firstAsked(at);
    return at.answer(seat, choice, as);
  }, table);

/** Why the answer of the first who is asked is refused: the rule and the word. */
export const refusedFor = (table: BattleTable, choice: object): string => {
  const refusal = table.refusal({ input: 'answer', ...firstAsked(table), choice });
  return refusal.code === 'BROKEN_RULE' ? `${refusal.rule} ${refusal.what}` : refusal.code;
};

/** The answers that are listed for the first who is asked. */
export const offered = (table: BattleTable): readonly { readonly choose: string; readonly figure?: string }[] =>
  (table.run.choices(firstAsked(table)) ?? []) as readonly { choose: string; figure?: string }[];

/** What a unit, a rank or a unique figure is offered, by the names of the acts. */
export const actsOf = (table: BattleTable, key: string): readonly string[] => [
  ...new Set(offered(table).flatMap(({ choose, figure }) => (figure === key ? [choose] : []))),
];

/** Parts are passed until another step waits. */
export const passUntil = (table: BattleTable, step: string): BattleTable => {
  let at = table;
  while (!awaited(at).startsWith(step)) at = says(at, { choose: 'pass' });
  return at;
};

/** What is known, for functions that read it. */
export const sightOf = ({ run }: BattleTable): BattleSight => run.state as unknown as BattleSight;

export const unitIndex = (table: BattleTable, key: string): FormationIndex => {
  const index = sightOf(table).open.units.findIndex(({ name }) => name === key);
  if (index < 0) throw new Error(`no unit ${key}`);
  return index;
};
export const unitIn = (table: BattleTable, key: string): Fixed<Unit> =>
  sightOf(table).open.units[unitIndex(table, key)] as Fixed<Unit>;
/** Its morale: mood, triggers, how many it began with. */
export const groupIn = (table: BattleTable, key: string): Fixed<Group> =>
  sightOf(table).open.groups[unitIndex(table, key)] as Fixed<Group>;
/** The ranks of a unit by the number of their figures, the front first: `5 5 3`. */
export const ranksIn = (table: BattleTable, key: string): string =>
  unitIn(table, key)
    .ranks.map(({ slots }) => slots.length)
    .join(' ');
export const rankIn = (table: BattleTable, key: string, rank = 0): Fixed<Rank> =>
  unitIn(table, key).ranks[rank] as Fixed<Rank>;
export const sizeIn = (table: BattleTable, key: string): number => figuresIn(unitIn(table, key));

/** A rank's body, `A1.1`, or a unique figure, `A1u1`, by its place in the roster; and how it is. */
export const indexIn = (table: BattleTable, key: string): FigureIndex => {
  const index = sightOf(table).open.roster.findIndex(({ name }) => name === key);
  if (index < 0) throw new Error(`no figure ${key}`);
  return index;
};
export const stateIn = (table: BattleTable, key: string): Fixed<Figure> =>
  sightOf(table).open.figures[indexIn(table, key)] as Fixed<Figure>;

/** Where the middle of a unit's front, a rank, or a unique figure is: `x,y`, or `off`. */
export const whereIn = (table: BattleTable, key: string): string => {
  const unit = sightOf(table).open.units.find(({ name }) => name === key);
  const { at } = unit ?? stateIn(table, key);
  if (at < 0) return 'off';
  const { x, y } = spaceOf(sightOf(table).given.field, at);
  return `${x},${y}`;
};

/** Those of some events that may go by a name. */
type Called<E, K> = E extends { readonly event: infer N } ? (K extends N ? E : never) : never;

/** The last event of a kind. */
export const lastOf = <K extends BattleEvent['event']>(table: BattleTable, kind: K): Called<BattleEvent, K> => {
  const event = table.said.filter((one) => one.event === kind).at(-1);
  if (event === undefined) throw new Error(`nobody said ${kind}`);
  return event as Called<BattleEvent, K>;
};
export const allOf = <K extends BattleEvent['event']>(table: BattleTable, kind: K): readonly Called<BattleEvent, K>[] =>
  table.said.filter((one) => one.event === kind) as unknown as readonly Called<BattleEvent, K>[];
export const wasSaid = (table: BattleTable, kind: BattleEvent['event']): boolean =>
  table.said.some(({ event }) => event === kind);

/** A unit where it stands, its front rank first. */
export const standing = (at: readonly number[], facing: string, ...ranks: readonly object[]): StagedUnit =>
  ({ ranks, at, facing }) as StagedUnit;

/** The same when all dice of the rows that wait have missed. */
export const allMiss = (table: BattleTable): BattleTable => {
  let at = table;
  while (at.run.awaits.need === 'dice' && at.run.awaits.step === 'rankRow')
    at = at.dice(...at.run.awaits.throw.dice.map(() => 12));
  return at;
};

/** Every row that has fallen: who, whom, what of it, and against which chance. */
export const rowsIn = (table: BattleTable, what: 'dice' | 'rolled'): readonly string[] =>
  allOf(table, 'struck').map(({ by, target, chance, ...row }) => {
    const name = (figure: FigureIndex) => sightOf(table).open.roster[figure]?.name;
    return `${name(by)} ${name(target)} ${row[what]} at ${chance.total}`;
  });
