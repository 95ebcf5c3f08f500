import type { Fixed, Run, View } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';
import { unitsCalled, type Words } from '@warmoot/words';
import { placeOf } from '../skirmish/ground/geometry.js';
import type { Place } from '../skirmish/parts.js';

export type LinesView = View<warband.Battle>;
export type LinesRun = Run<warband.Battle>;
export type Choice = warband.BattleChoice;
export type Side = 0 | 1;
export type Unit = Fixed<LinesView['open']['units'][number]>;
export type Rank = Unit['ranks'][number];
export type Line = Fixed<LinesView['open']['lines'][number]>;

export const SCENE = 'warband/battle';

/** A normal figure in the slots of a rank. */
export const NORMAL = -1;

/** A unit, as the page shows it. */
export interface Formation {
  /** Its place among the units. */
  readonly index: number;
  /** `A1`, `B3`: the key by which choices know it. */
  readonly key: string;
  readonly name: string;
  readonly side: Side;
  readonly now: Unit;
  /** The middle of its front rank; null before it is placed and when it is gone. */
  readonly at: Place | null;
  /** How many are left of how many. */
  readonly left: number;
  readonly began: number;
}

/** A rank's normal figures taken together, or somebody unique. */
export interface Agent {
  /** Its place in the roster. */
  readonly index: number;
  readonly key: string;
  /** Of who is unique; '' of a rank. */
  readonly name: string;
  /** The unit in which it stands, and its rank; −1 where it stands in none any more. */
  readonly unit: number;
  readonly rank: number;
  readonly row: Fixed<warband.FigureRow>;
  readonly now: Fixed<warband.Figure>;
}

/** All that stand in a battle. */
export interface Forces {
  readonly units: readonly Formation[];
  readonly agents: readonly Agent[];
}

const figuresIn = (ranks: readonly Rank[]): number => ranks.reduce((sum, { slots }) => sum + slots.length, 0);

const placeIn = (units: readonly Unit[], figure: number): readonly [unit: number, rank: number] => {
  for (const [unit, { ranks }] of units.entries())
    for (const [rank, { body, slots }] of ranks.entries())
      if (slots.includes(figure) || (body === figure && slots.includes(NORMAL))) return [unit, rank];
  return [-1, -1];
};

export const forcesOf = (words: Words, view: Pick<LinesView, 'given' | 'open'>): Forces => {
  const { given, open } = view;
  const called = new Map(
    unitsCalled(words, { rules: { scene: SCENE }, state: view }).map(({ key, name }) => [key, name]),
  );
  const names = warband.unitNames(view);
  const people = warband.agentNames(view);
  const units = open.units.map((now, index): Formation => {
    const left = now.at < 0 && open.round > 0 ? 0 : figuresIn(now.ranks);
    return {
      index,
      key: now.name,
      name: called.get(now.name) ?? names[index] ?? now.name,
      side: now.side,
      now,
      at: now.at < 0 ? null : placeOf(given.field, now.at),
      left,
      began: Math.max(open.groups[index]?.began ?? 0, left),
    };
  });
  const agents = open.roster.map((row, index): Agent => {
    const [unit, rank] = placeIn(open.units, index);
    const name = warband.isBody(row) ? '' : (called.get(row.name) ?? people[index] ?? row.name);
    return { index, key: row.name, name, unit, rank, row, now: open.figures[index] as Fixed<warband.Figure> };
  });
  return { units, agents };
};

export const unitBy = ({ units }: Forces, key: string | null): Formation | null =>
  units.find((one) => one.key === key) ?? null;
export const agentBy = ({ agents }: Forces, key: string | null): Agent | null =>
  agents.find((one) => one.key === key) ?? null;

/** The unit that a key is of: its own, or that of a rank or of somebody unique in it. */
export const unitOfKey = (forces: Forces, key: string): Formation | null =>
  unitBy(forces, key) ?? forces.units[agentBy(forces, key)?.unit ?? -1] ?? null;

/** Whether a unit still fights here. */
export const isHere = ({ at, left }: Formation): boolean => at !== null && left > 0;

export const armyName = ({ given }: Pick<LinesView, 'given'>, side: Side): string => given.bands[side]?.name ?? '';

export const stepOf = ({ agenda }: Pick<LinesView, 'agenda'>): warband.BattleStep | null => agenda.at(-1) ?? null;

/** The spaces that a unit takes; rank by rank. */
const spacesOfUnit = (view: Pick<LinesView, 'given'>, { now }: Formation): readonly number[] => {
  const { width, height } = view.given.field;
  if (now.at < 0) return [];
  const [x, y] = [now.at % width, Math.floor(now.at / width)];
  const [dx, dy] = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] }[now.facing] as [number, number];
  return now.ranks.flatMap(({ slots }, rank) => {
    const half = Math.floor(slots.length / 2);
    return Array.from({ length: 2 * half + 1 }, (_none, nth) => {
      const right = nth - half;
      const [sx, sy] = [x - rank * dx - right * dy, y - rank * dy + right * dx];
      return sx < 0 || sy < 0 || sx >= width || sy >= height ? -1 : sy * width + sx;
    }).filter((at) => at >= 0);
  });
};

/** The unit that stands in a space. */
export const unitAt = (view: Pick<LinesView, 'given'>, { units }: Forces, at: number): Formation | null =>
  units.find((one) => isHere(one) && spacesOfUnit(view, one).includes(at)) ?? null;

/** The lines that a unit fights in. */
export const linesOf = ({ open }: Pick<LinesView, 'open'>, unit: number): readonly Line[] =>
  open.lines.filter(({ units }) => units.includes(unit));
