import type { Army, Commander, SortieGiven, SortieOptions, SortieSetup, UnitRow, UnitSetup } from '../battle/model.js';
import { unitRow } from '../battle/rows.js';
import { SIDE_KEYS, type SideKey } from '../battle/setup.js';

/** SORTIE-UNIT-005: a trained one of its own where nothing is said; null where nobody trained leads it. */
const commanderOf = ({ commander }: UnitSetup): Commander | null => {
  if (commander === null) return null;
  const { name = null, level = 0, strengths = [], speaks = null, stranger = false } = commander ?? {};
  return { name, level, strengths, speaks, stranger };
};

/** SORTIE-UNIT-001: a unit as it is entered. Whom it stands behind is known when all are listed. */
const rowOf = (unit: UnitSetup, side: 0 | 1, name: string): UnitRow => ({
  side,
  name,
  chosen: unit.name ?? null,
  parts: [
    {
      heads: unit.heads,
      mount: unit.mount,
      weight: unit.weight,
      archers: unit.archers,
      // SORTIE-UNIT-005, SORTIE-WEAK-008: as its own leader does, whoever leads it when it has joined others.
      speaks: unit.speaks ?? unit.commander?.speaks ?? null,
      superiorTo: unit.superiorTo,
      from: name,
      troop: unit.troop ?? null,
    },
  ],
  level: Math.round(unit.level * 100),
  commander: commanderOf(unit),
  mercenary: unit.mercenary,
  moved: unit.moved,
  fought: unit.fought ?? null,
  illPrepared: unit.illPrepared,
  special: { bonus: unit.bonusDice, penalty: unit.penaltyDice },
  higher: unit.higher,
  walls: unit.walls ?? null,
  outflanks: unit.outflanks,
  noEscape: unit.noEscape,
  behind: null,
  characters: unit.character === undefined ? [] : [unit.character],
  origin: name,
});

/** The key of a unit by its place in the list of its side. */
export const keyOf = (side: SideKey, nth: number): string => `${side.toUpperCase()}${nth + 1}`;

/** SORTIE-UNIT-006: side A's units in the order of its list, then side B's. */
export const rowsOf = (setup: SortieSetup): readonly UnitRow[] => {
  const rows = SIDE_KEYS.flatMap((side, nth) =>
    setup[side].units.map((unit, i) => rowOf(unit, nth as 0 | 1, keyOf(side, i))),
  );
  const behind = SIDE_KEYS.flatMap((side) => setup[side].units.map((unit) => unit.behind));
  return rows.map((row, unit) => {
    const front = rows.findIndex(({ name }) => name === behind[unit]);
    return front < 0 ? row : unitRow({ ...row, behind: front });
  });
};

const armyIn = ({ name, seat, general, comes, homes = [], returns }: SortieSetup['a']): Army => ({
  name,
  seat,
  general: general === undefined ? null : { name: general.name ?? null, level: general.level },
  comes,
  homes,
  returns: returns ?? null,
});

export const givenBy = (setup: SortieSetup, options: SortieOptions): SortieGiven => ({
  armies: [armyIn(setup.a), armyIn(setup.b)],
  ground: setup.ground,
  grounds: setup.grounds,
  initiative: setup.initiative === null ? null : setup.initiative === 'a' ? 0 : 1,
  options,
});
