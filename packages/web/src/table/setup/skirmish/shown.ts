import { beginState, type Json, listed, type Rated } from '@warmoot/kernel';
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
}

/** A figure by itself: what it has to do with the map and with who plays it may still be about nothing. */
const alone = (figure: FigureWish): object =>
  figureSetup(without(without(without(figure, 'seat'), 'at'), 'character') as FigureWish);

/** Somebody whom nobody sees: a band of nobody cannot begin, nor player characters on side B alone (WARBAND-CORE-005). */
const NOBODY = figureOf({ like: 'hero' });

const sightOf = (armies: Both<Pick<Band, 'units'>>, options: OptionsWish): warband.SkirmishSight | null => {
  const taken: string[] = [];
  const named = ({ units }: Pick<Band, 'units'>, name: string, more: readonly FigureWish[]) => ({
    name,
    seat: name,
    figures: ableNamed([...units, ...more], taken).map(alone),
  });
  const more = armies[1].units.length === 0 ? [NOBODY] : [];
  const setup = { seats: ['Aa', 'Bb'], a: named(armies[0], 'Aa', [NOBODY]), b: named(armies[1], 'Bb', more) };
  const rules = sceneRules(SCENE);
  const begun = rules.ok
    ? beginState(rules.value, { setup: setup as unknown as Json, options: options as Json })
    : null;
  return begun?.ok ? (begun.value as unknown as warband.SkirmishSight) : null;
};

const shownAt = (sight: warband.SkirmishSight, at: number, called: Called): Shown => {
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

/** What the figures of both bands will be; null where they cannot be yet, and the form says why. */
export const shownIn = (armies: Both<Pick<Band, 'units'>>, options: OptionsWish): Both<readonly Shown[]> | null => {
  const sight = sightOf(armies, options);
  if (sight === null) return null;
  const names = warband.figureNames(sight);
  const signs = warband.figureSigns(sight);
  const of = ({ units }: Pick<Band, 'units'>, from: number): readonly Shown[] =>
    units.map((_, nth) =>
      shownAt(sight, from + nth, { called: names[from + nth] ?? '', sign: signs[from + nth] ?? '' }),
    );
  return [of(armies[0], 0), of(armies[1], armies[0].units.length + 1)];
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
