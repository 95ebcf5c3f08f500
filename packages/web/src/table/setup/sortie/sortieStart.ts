import { beginState, type Json, listed, type Rated } from '@warmoot/kernel';
import { sceneRules, sortie, war } from '@warmoot/rules';
import type { Both, Seated } from '../war/armies.js';
import { ableNamed, type Called } from '../war/names.js';
import type { OptionsWish } from '../war/options.js';
import type { Start } from '../war/WarForm.js';
import type { Brought, Mustered } from './sortieSlate.js';
import { kindOf, said, type UnitWish, unitOf, without } from './unit.js';

/** An army of the table. */
export type SortieArmy = Seated<Mustered>;

export interface SortieWish {
  readonly armies: Both<SortieArmy>;
  readonly ground: sortie.Ground;
  /** SORTIE-FLOAT-012: who has the initiative where the table says it. */
  readonly initiative: 'none' | 'a' | 'b';
  readonly brought: Brought;
  readonly options: OptionsWish;
}

export const SCENE = 'sortie/battle';

const unitSetup = ({ name, speaks, commander, ...unit }: UnitWish) => ({
  ...unit,
  ...said('name', name),
  ...said('speaks', speaks),
  ...(commander !== undefined && {
    commander: commander && {
      ...without(without(commander, 'name'), 'speaks'),
      ...said('name', commander.name),
      ...said('speaks', commander.speaks),
    },
  }),
});

const armySetup = ({ name, commander, units, general, comes }: SortieArmy) => ({
  name: name.trim(),
  seat: commander,
  units: units.map(unitSetup),
  ...(general !== null && { general: { level: general.level, ...said('name', general.name) } }),
  comes,
  homes: war.placesIn([name]),
});

/** What the table is asked to begin. */
export const sortieStart = ({ armies, ground, initiative, brought, options }: SortieWish): Start => {
  const [a, b] = armies;
  const isSaid = options['sortie.initiative'] === 'table' && initiative !== 'none';
  return {
    scene: SCENE,
    setup: {
      seats: [...new Set([a.commander, b.commander])],
      a: armySetup(a),
      b: armySetup(b),
      ground,
      grounds: brought.grounds,
      ...(isSaid && { initiative }),
      ...(brought.position !== null && { position: brought.position }),
    } as unknown as Json,
    options: options as Json,
  };
};

/** A unit as the form shows it: what it is called, and what it begins with. */
export interface Shown extends Called {
  /** SORTIE-FLOAT-015: F at the start. */
  readonly starting: Rated;
  /** What it has in every sortie. */
  readonly standing: Rated;
}

/** A unit without what it has to do with others: that may still be about nobody. */
const alone = (unit: UnitWish): UnitWish => {
  const { behind: _, ...rest } = unit;
  return { ...rest, superiorTo: [], outflanks: [] };
};

/** What the units of both armies will be called and begin with; what is half written is left out. */
export const shownIn = ({ armies, options }: Pick<SortieWish, 'armies' | 'options'>): Both<readonly Shown[]> => {
  const taken: string[] = [];
  const named = (army: SortieArmy, as: string, seat: string): SortieArmy => {
    const units = ableNamed(army.units, taken).map(alone);
    // An army without anybody cannot begin: somebody stands in whom nobody sees.
    return { ...army, name: army.name || as, commander: seat, units: units.length === 0 ? [unitOf({})] : units };
  };
  const [a, b] = [named(armies[0], 'A', 'one'), named(armies[1], 'B', 'two')];
  const { setup } = sortieStart({
    armies: [a, b],
    ground: 'ordinary',
    initiative: 'none',
    brought: { grounds: [], position: null },
    options: {},
  });
  const rules = sceneRules(SCENE);
  const begun = rules.ok ? beginState(rules.value, { setup, options }) : null;
  const sight = begun?.ok ? (begun.value as unknown as sortie.SortieSight) : null;
  const nothing: Rated = { total: 0, lines: [] };
  const names = sight === null ? [] : sortie.unitNames(sight);
  const signs = sight === null ? [] : sortie.unitSigns(sight);
  const of = (army: SortieArmy, from: number): readonly Shown[] =>
    army.units.map((unit, nth) => {
      const at = from + nth;
      const row = sight?.open.roster[at];
      return {
        called: names[at] ?? kindOf(unit),
        sign: signs[at] ?? '',
        starting: sight && row ? listed(sortie.startingDice(row as never, sight.given.options) as never) : nothing,
        standing: sight && row ? listed(sortie.standingDice(sight, at as never) as never) : nothing,
      };
    });
  return [of(armies[0], 0), of(armies[1], a.units.length)];
};
