import { beginState, type Json, listed, type Rated, type Refusal, type Result } from '@warmoot/kernel';
import { sceneRules, warband } from '@warmoot/rules';
import type { Both } from '../war/armies.js';
import { ableNamed, type Called } from '../war/names.js';
import type { OptionsWish } from '../war/options.js';
import { type FigureWish, figureOf, without } from './figure.js';
import { type Band, figureSetup, groundOf, SCENE, type SkirmishWish } from './skirmishStart.js';

/** What is saved and tested with. */
export const TESTED = ['capture', 'death', 'agility', 'vigor', 'finesse'] as const;
export type Tested = (typeof TESTED)[number];

/** A figure as the form shows it: as the fight would have it. */
export interface Shown extends Called {
  readonly row: warband.FigureRow;
  readonly state: warband.Figure;
  readonly attacks: Rated;
  /** WARBAND-FIGURE-006: with the shield, in melee and against what is shot and thrown. */
  readonly armour: Rated;
  readonly missiles: Rated;
  readonly speed: Rated;
  /** WARBAND-FIGURE-007, WARBAND-FIGURE-008: with what Wounds take from them. */
  readonly tests: Readonly<Record<Tested, Rated>>;
  /** A point for each Might. */
  readonly points: number;
  /** Why it cannot be as it is written; then it is shown without what it carries. */
  readonly fault: Refusal | null;
}

/** A figure by itself: what it has to do with the map and with who plays it may still be about nothing. */
const alone = (figure: FigureWish): object =>
  figureSetup(without(without(without(figure, 'seat'), 'at'), 'character') as FigureWish);

/** Somebody whom nobody sees: a band of nobody cannot begin, nor player characters on side B alone (WARBAND-CORE-005). */
const NOBODY = figureOf({ like: 'hero' });

type Musters = Both<Pick<Band, 'units'>>;

const sightOf = (armies: Musters, options: OptionsWish): Result<warband.SkirmishSight> => {
  const taken: string[] = [];
  const named = ({ units }: Pick<Band, 'units'>, name: string, more: readonly FigureWish[]) => ({
    name,
    seat: name,
    figures: ableNamed([...units, ...more], taken).map(alone),
  });
  const more = armies[1].units.length === 0 ? [NOBODY] : [];
  const setup = { seats: ['Aa', 'Bb'], a: named(armies[0], 'Aa', [NOBODY]), b: named(armies[1], 'Bb', more) };
  const rules = sceneRules(SCENE);
  return (
    rules.ok ? beginState(rules.value, { setup: setup as unknown as Json, options: options as Json }) : rules
  ) as Result<warband.SkirmishSight>;
};

/** What keeps a figure from being, whoever else is there. */
const faultOf = (figure: FigureWish, options: OptionsWish): Refusal | null => {
  const begun = sightOf([{ units: [figure] }, { units: [] }], options);
  return begun.ok ? null : begun.refusal;
};

/** A figure that cannot be, with as much as can. */
const ableOf = (figure: FigureWish, options: OptionsWish): FigureWish => {
  const bare = without(figure, 'gear') as FigureWish;
  return faultOf(bare, options) === null ? bare : figureOf(figure.like === undefined ? {} : { like: figure.like });
};

const shownAt = (sight: warband.SkirmishSight, at: number, called: Pick<Shown, 'called' | 'sign' | 'fault'>): Shown => {
  const row = sight.open.roster[at] as warband.FigureRow;
  const state = sight.open.figures[at] as warband.Figure;
  const rated = (of: unknown): Rated => listed(of as never);
  const by = at as warband.FigureIndex;
  return {
    ...called,
    row,
    state,
    attacks: rated(warband.attacksOf(sight, by)),
    armour: rated(warband.armourAgainst(sight, by, { by, way: 'melee' })),
    missiles: rated(warband.armourAgainst(sight, by, { by, way: 'shot' })),
    speed: rated(warband.speedOf(sight, by)),
    tests: Object.fromEntries(TESTED.map((one) => [one, rated(warband.testTarget(sight, by, one))])) as Shown['tests'],
    points: state.might,
  };
};

const shownBy = (sight: warband.SkirmishSight, [a, b]: Both<readonly (Refusal | null)[]>): Both<readonly Shown[]> => {
  const names = warband.figureNames(sight);
  const signs = warband.figureSigns(sight);
  const of = (faults: readonly (Refusal | null)[], from: number): readonly Shown[] =>
    faults.map((fault, nth) =>
      shownAt(sight, from + nth, { called: names[from + nth] ?? '', sign: signs[from + nth] ?? '', fault }),
    );
  return [of(a, 0), of(b, a.length + 1)];
};

/** What the figures of both bands will be, and which of them cannot be; null where nobody can, and the form says why. */
export const shownIn = ([a, b]: Musters, options: OptionsWish): Both<readonly Shown[]> | null => {
  const begun = sightOf([a, b], options);
  if (begun.ok) return shownBy(begun.value, [a.units.map(() => null), b.units.map(() => null)]);
  const faults = ({ units }: Musters[0]) => units.map((unit) => faultOf(unit, options));
  const [ofA, ofB] = [faults(a), faults(b)];
  const able = ({ units }: Musters[0], at: readonly (Refusal | null)[]) => ({
    units: units.map((unit, nth) => (at[nth] === null ? unit : ableOf(unit, options))),
  });
  const others = sightOf([able(a, ofA), able(b, ofB)], options);
  return others.ok ? shownBy(others.value, [ofA, ofB]) : null;
};

/** A band's strength: WARBAND-FIGURE-001 for each of its figures. */
export const strengthOf = (shown: readonly Shown[]): number => shown.reduce((sum, { points }) => sum + points, 0);

/** The ground as the fight would have it; null where it cannot be. */
export const fieldIn = (wish: Pick<SkirmishWish, 'ground' | 'map' | 'brought'>): warband.Field | null => {
  const { map, ground, edges } = groundOf(wish);
  const rules = sceneRules(SCENE);
  if (!rules.ok) return null;
  const band = (name: string) => ({ name, seat: name, figures: [figureSetup(NOBODY)] });
  const setup = { seats: ['Aa', 'Bb'], a: band('Aa'), b: band('Bb'), ground, edges } as unknown as Json;
  const begun = beginState(rules.value, { setup, options: { 'warband.map': map } as unknown as Json });
  return begun.ok ? (begun.value as unknown as warband.SkirmishSight).given.field : null;
};
