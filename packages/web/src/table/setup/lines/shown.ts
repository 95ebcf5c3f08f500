import { beginState, type Json, listed, type Rated, type Refusal, type Result } from '@warmoot/kernel';
import { sceneRules, warband } from '@warmoot/rules';
import type { SoldierKind } from '../../../boards/soldiers/soldiers.table.js';
import type { Both } from '../war/armies.js';
import { ableNamed, type Called } from '../war/names.js';
import type { OptionsWish } from '../war/options.js';
import { type Army, groundOf, type LinesWish, SCENE, unitSetup } from './linesStart.js';
import { soldierOf } from './Ranks.js';
import { type UnitWish, unitOf } from './unit.js';

/** A rank or somebody unique, as the battle would have them. */
export interface ShownAgent {
  readonly called: string;
  readonly figures: number;
  readonly row: warband.FigureRow;
  readonly state: warband.Figure;
  readonly attacks: Rated;
  readonly armour: Rated;
  readonly missiles: Rated;
  readonly isUnique: boolean;
  readonly leads: boolean;
  readonly bears: boolean;
}

/** A unit as the form shows it. */
export interface ShownUnit extends Called {
  readonly unit: warband.Unit;
  readonly grade: warband.Grade;
  readonly figures: number;
  /** A point for each Might. */
  readonly points: number;
  /** Rank by rank, who is unique before the others. */
  readonly agents: readonly (readonly ShownAgent[])[];
  readonly drawn: readonly (readonly SoldierKind[])[];
  /** Why it cannot be as it is written. */
  readonly fault: Refusal | null;
}

type Musters = Both<Pick<Army, 'units'>>;

/** A unit by itself: where it stands, and who plays it, may still be about nothing. */
const alone = ({ seat: _, at: __, ...unit }: UnitWish): object => unitSetup(unit, '');

/** Somebody whom nobody sees: an army of nobody cannot begin. */
const NOBODY = unitOf({ ranks: [{ figures: [{ like: 'hero' }] }] });

const sightOf = (armies: Musters, options: OptionsWish): Result<warband.BattleSight> => {
  const taken: string[] = [];
  const named = ({ units }: Pick<Army, 'units'>, name: string, more: readonly UnitWish[]) => ({
    name,
    seat: name,
    units: ableNamed([...units, ...more], taken).map(alone),
  });
  const more = armies[1].units.length === 0 ? [NOBODY] : [];
  const setup = { seats: ['Aa', 'Bb'], a: named(armies[0], 'Aa', [NOBODY]), b: named(armies[1], 'Bb', more) };
  const rules = sceneRules(SCENE);
  return (
    rules.ok ? beginState(rules.value, { setup: setup as unknown as Json, options: options as Json }) : rules
  ) as Result<warband.BattleSight>;
};

const faultOf = (unit: UnitWish, options: OptionsWish): Refusal | null => {
  const begun = sightOf([{ units: [unit] }, { units: [] }], options);
  return begun.ok ? null : begun.refusal;
};

const rated = (of: unknown): Rated => listed(of as never);

/** WARBAND-TACTIC-001, WARBAND-TACTIC-005: who has more Might than all others of a unit; −1 where nobody has. */
const leaderOf = ({ open }: warband.BattleSight, { ranks }: warband.Unit): number => {
  const all = ranks.flatMap((rank) => [
    ...warband.uniquesIn(rank),
    ...Array(warband.normalsIn(rank)).fill(rank.body),
  ]) as number[];
  const mightOf = (figure: number): number => open.figures[figure]?.might ?? 0;
  const [first = -1, second = -1] = all.toSorted((one, other) => mightOf(other) - mightOf(one));
  return all.length > 1 && mightOf(first) > mightOf(second) ? first : -1;
};

const shownUnit = (sight: warband.BattleSight, at: number, called: Called, fault: Refusal | null): ShownUnit => {
  const unit = sight.open.units[at] as warband.Unit;
  const names = warband.agentNames(sight);
  const leader = leaderOf(sight, unit);
  const agent = (figure: number, figures: number, isUnique: boolean): ShownAgent => {
    const by = figure as warband.FigureIndex;
    const fight = sight as unknown as warband.SkirmishSight;
    return {
      called: names[figure] ?? '',
      figures,
      row: sight.open.roster[figure] as warband.FigureRow,
      state: sight.open.figures[figure] as warband.Figure,
      attacks: rated(warband.attacksOf(fight, by)),
      armour: rated(warband.armourAgainst(fight, by, { by, way: 'melee' })),
      missiles: rated(warband.armourAgainst(fight, by, { by, way: 'shot' })),
      isUnique,
      leads: figure === leader,
      bears: figure === unit.bearer,
    };
  };
  const agents = unit.ranks.map((rank) => [
    ...warband.uniquesIn(rank).map((figure) => agent(figure, 1, true)),
    ...(warband.normalsIn(rank) > 0 ? [agent(rank.body, warband.normalsIn(rank), false)] : []),
  ]);
  return {
    ...called,
    unit,
    grade: sight.open.groups[at]?.grade ?? 'average',
    figures: warband.figuresIn(unit),
    points: agents.flat().reduce((sum, { state, figures }) => sum + state.might * figures, 0),
    agents,
    drawn: unit.ranks.map(({ body, slots }) =>
      slots.map((slot) => {
        const figure = slot === warband.NORMAL ? body : slot;
        return soldierOf(sight.open.figures[figure] as warband.Figure, figure === leader);
      }),
    ),
    fault,
  };
};

/** What the units of both armies will be; null where somebody cannot be, and the form says why. */
export const shownIn = ([a, b]: Musters, options: OptionsWish): Both<readonly ShownUnit[]> | null => {
  const faults = ({ units }: Musters[0]) => units.map((unit) => faultOf(unit, options));
  const [ofA, ofB] = [faults(a), faults(b)];
  const able = ({ units }: Musters[0], at: readonly (Refusal | null)[]) => ({
    units: units.map((unit, nth) => (at[nth] === null ? unit : unitOf({ ranks: [{ figures: [{ like: 'levy' }] }] }))),
  });
  const begun = sightOf([able(a, ofA), able(b, ofB)], options);
  if (!begun.ok) return null;
  const names = warband.unitNames(begun.value);
  const signs = warband.unitSigns(begun.value);
  const of = (all: readonly (Refusal | null)[], from: number): readonly ShownUnit[] =>
    all.map((fault, nth) => {
      const at = from + nth;
      return shownUnit(begun.value, at, { called: names[at] ?? '', sign: signs[at] ?? '' }, fault);
    });
  return [of(ofA, 0), of(ofB, a.units.length + 1)];
};

export const strengthOf = (shown: readonly ShownUnit[]): number => shown.reduce((sum, { points }) => sum + points, 0);

/** The ground as the battle would have it; null where it cannot be. */
export const fieldIn = (wish: Pick<LinesWish, 'ground' | 'map' | 'brought'>): warband.Field | null => {
  const { map, ...drawn } = groundOf(wish);
  const rules = sceneRules(SCENE);
  if (!rules.ok) return null;
  const army = (name: string) => ({ name, seat: name, units: [alone(NOBODY)] });
  const setup = { seats: ['Aa', 'Bb'], a: army('Aa'), b: army('Bb'), ...drawn } as unknown as Json;
  const begun = beginState(rules.value, { setup, options: { 'warband.map': map } as unknown as Json });
  return begun.ok ? (begun.value as unknown as warband.BattleSight).given.field : null;
};
