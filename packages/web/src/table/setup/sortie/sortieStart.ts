import { beginState, type Json, listed, type Rated, shape } from '@warmoot/kernel';
import { sceneRules, sortie, war } from '@warmoot/rules';
import type { Both, Seated } from '../war/armies.js';
import { ableNamed, type Called } from '../war/names.js';
import type { OptionsWish } from '../war/options.js';
import type { Start } from '../war/WarForm.js';
import type { Brought, Mustered } from './sortieSlate.js';
import { kindOf, said, type UnitWish, without } from './unit.js';

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

const homesOf = ({ name }: SortieArmy): readonly string[] => war.placesIn([name]);

const armySetup = (army: SortieArmy) => {
  const { name, commander, units, general, comes } = army;
  return {
    name: name.trim(),
    seat: commander,
    units: units.map(unitSetup),
    ...(general !== null && { general: { level: general.level, ...said('name', general.name) } }),
    comes,
    homes: homesOf(army),
  };
};

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

const able = (text: string | undefined): text is string => text !== undefined && shape.name.parse(text.trim()).ok;

/** A unit by itself, with what can be of what is written: what it has to do with others may still be about nobody. */
const alone = ({ behind: _, character: __, speaks, commander, ...unit }: UnitWish): UnitWish => ({
  ...unit,
  superiorTo: [],
  outflanks: [],
  ...(able(speaks) && { speaks }),
  ...(commander !== undefined && {
    commander: commander && {
      ...without(without(commander, 'name'), 'speaks'),
      ...(able(commander.name) && { name: commander.name }),
      ...(able(commander.speaks) && { speaks: commander.speaks }),
    },
  }),
});

/** What the units of both armies will be called and begin with; what is half written is left out. */
export const shownIn = ({ armies, options }: Pick<SortieWish, 'armies' | 'options'>): Both<readonly Shown[]> => {
  const taken: string[] = [];
  const named = (army: SortieArmy, name: string) => {
    const units = ableNamed(army.units, taken).map(alone).map(unitSetup);
    // An army of nobody cannot begin: somebody stands in whom nobody sees.
    return { name, seat: name, homes: homesOf(army), units: units.length === 0 ? [{}] : units };
  };
  const [a, b] = [named(armies[0], 'A'), named(armies[1], 'B')];
  const setup = { seats: ['A', 'B'], a, b };
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
