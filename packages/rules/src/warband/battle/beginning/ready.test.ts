import { expect, test } from 'vitest';
import { SIGNS } from '../../model/fields.table.js';
import { PROFILES } from '../../model/profiles.table.js';
import { MAP } from '../../model/setup.js';
import { ARMIES, type ArmyKind, type ReadyFigures, type ReadyUnit } from '../model/armies.table.js';
import { BATTLEFIELDS, type BattlefieldKind, OBSTACLE_SIGNS } from '../model/battlefields.table.js';
import { battleSetup, FULL_UNIT, MOST_IN_RANK } from '../model/setup.js';
import { readyBattlefield } from './ready.js';

const kinds = Object.keys(ARMIES) as ArmyKind[];
const fields = Object.keys(BATTLEFIELDS) as BattlefieldKind[];
const unitsOf = (kind: ArmyKind): readonly ReadyUnit[] => ARMIES[kind];
const figuresOf = ({ ranks }: ReadyUnit): readonly ReadyFigures[] => ranks.flatMap(({ figures }) => figures);
const count = ({ count: many = 1 }: ReadyFigures): number => many;
const sum = (of: readonly number[]): number => of.reduce((all, one) => all + one, 0);
/** WARBAND-MOD-019: that of a mount included. */
const mightOf = ({ like, might = PROFILES[like].might }: ReadyFigures): number =>
  might + ('mounted' in PROFILES[like] ? 1 : 0);

test.each(kinds)(
  'WARBAND-UNIT-004 WARBAND-UNIT-008 WARBAND-TACTIC-014 ready-made army %s: three units of Might 17, 11 and 11, one banner',
  (kind) => {
    const might = unitsOf(kind).map((unit) => sum(figuresOf(unit).map((one) => count(one) * mightOf(one))));
    expect(might).toEqual([17, 11, 11]);
    const ranks = unitsOf(kind).flatMap(({ ranks: all }) => all.map(({ figures }) => sum(figures.map(count))));
    expect(ranks.every((many) => many === MOST_IN_RANK)).toBe(true);
    const banners = unitsOf(kind).filter((unit) => figuresOf(unit).some(({ banner }) => banner));
    expect(banners.map((unit) => sum(figuresOf(unit).map(count)))).toEqual([FULL_UNIT]);
  },
);

test.each(kinds)('WARBAND-TACTIC-001 each unit of %s has one in front whose Might is above all others', (kind) => {
  for (const unit of unitsOf(kind)) {
    const [leader] = (unit.ranks[0]?.figures ?? []).filter(({ name }) => name !== undefined);
    const others = figuresOf(unit).filter((one) => one !== leader);
    expect(others.every((one) => mightOf(one) < mightOf(leader as ReadyFigures))).toBe(true);
  }
});

test('no two units or leaders of ready-made armies have one name, and every army is understood', () => {
  const names = kinds.flatMap((kind) =>
    unitsOf(kind).flatMap((unit) => [unit.name, ...figuresOf(unit).flatMap(({ name }) => name ?? [])]),
  );
  expect(new Set(names).size).toBe(names.length);
  for (const kind of kinds) {
    const army = (name: string) => ({ name, seat: name, units: ARMIES[kind] });
    expect(battleSetup.parse({ seats: ['Ana', 'Ben'], a: army('Ana'), b: army('Ben') }, 'setup').ok).toBe(true);
  }
});

test.each(fields)(
  'WARBAND-ROUND-008 WARBAND-GRID-012 WARBAND-BMOVE-012 ready-made battlefield %s: a rectangle of known signs, and both sides have room for three units abreast',
  (kind) => {
    const rows: readonly string[] = BATTLEFIELDS[kind];
    const { map, ground, obstacles } = readyBattlefield(kind);
    expect(rows.every((row) => row.length === map.width)).toBe(true);
    expect([map.width, map.height].every((size) => size >= MAP.least && size <= MAP.most)).toBe(true);
    expect(map.height).toBeGreaterThanOrEqual(3 * MOST_IN_RANK);
    const known = { ...SIGNS, ...OBSTACLE_SIGNS };
    const signs = [...rows.join('')].filter((sign) => sign !== '.');
    expect(signs.every((sign) => Object.hasOwn(known, sign))).toBe(true);
    expect(ground.length + obstacles.length).toBe(signs.length);
    const edges = rows.flatMap((row) => [...row.slice(0, MAP.columns), ...row.slice(-MAP.columns)]);
    expect(edges.some((sign) => sign === '#')).toBe(false);
  },
);
