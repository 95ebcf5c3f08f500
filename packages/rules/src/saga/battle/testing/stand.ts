import { sitDown, type TestTable } from '@warmoot/kernel/testing';
import type { Battle } from '../battle.js';
import { battleScene } from '../scene.js';
import type { Troop } from '../troops.table.js';

export type Table = TestTable<Battle>;
type At = readonly [number, number];

/** The armies of all tests: Red, played by ana, attacks Blue, played by bo. */
export const RED = { name: 'Red', seat: 'ana' };
export const BLUE = { name: 'Blue', seat: 'bo' };

const SHORT: Readonly<Record<string, Troop>> = {
  LI: 'lightInfantry',
  MI: 'mediumInfantry',
  HI: 'heavyInfantry',
  PI: 'pikemen',
  LC: 'lightCavalry',
  MC: 'mediumCavalry',
  HC: 'heavyCavalry',
  BO: 'bowmen',
};

export interface Standing {
  /** By the unit's name; `a…` attacks. Names must be in seat order, or the scene gives them others. */
  readonly units: Readonly<Record<string, At>>;
  /** Medium infantry where nothing is said. */
  readonly troops?: Readonly<Record<string, string>>;
  /** 100 where nothing is said. */
  readonly sizes?: Readonly<Record<string, number>>;
  readonly losses?: Readonly<Record<string, number>>;
  /** Who moved when, the latest last; else defenders, then attackers. */
  readonly moved?: readonly string[];
  readonly round?: number;
  readonly lossNumber?: number;
  readonly ground?: readonly string[];
  readonly heights?: readonly (readonly [number, number, number])[];
  /** From, to, and `soft`, `hard`, `soft oneWay` or `hard oneWay`. */
  readonly barriers?: readonly (readonly [At, At, string])[];
  readonly options?: object;
  readonly attacker?: object;
  readonly defender?: object;
  readonly duelOptions?: object;
}

const place = ([row, column]: At): object => ({ row, column });

const fieldOf = ({ ground, heights = [], barriers = [] }: Standing, rows: number, columns: number): object => ({
  field: 'drawn',
  ground: ground ?? Array.from({ length: rows }, (_, row) => '.'.repeat(columns - (row % 2))),
  heights: heights.map(([row, column, height]) => ({ row, column, height })),
  barriers: barriers.map(([from, to, kind]) => ({
    from: place(from),
    to: place(to),
    kind: kind.split(' ')[0],
    oneWay: kind.includes('oneWay'),
  })),
});

/** The setup of a battle in its course. The map is the full one where no ground is drawn. */
export const standingSetup = (standing: Standing): { readonly setup: object; readonly options: object } => {
  const { units, troops = {}, sizes = {}, losses = {}, ground, round = 1, lossNumber } = standing;
  const [rows, columns] = ground === undefined ? [23, 20] : [ground.length, (ground[0] as string).length];
  const names = Object.keys(units);
  const moved = standing.moved ?? [...names.filter((name) => name[0] === 'd'), ...names.filter((n) => n[0] === 'a')];
  const setup = {
    seats: ['ana', 'bo'],
    attacker: { ...RED, ...standing.attacker },
    defender: { ...BLUE, ...standing.defender },
    fields: [fieldOf(standing, rows, columns)],
    ...(standing.duelOptions === undefined ? {} : { duelOptions: standing.duelOptions }),
    position: {
      round,
      ...(lossNumber === undefined ? {} : { lossNumber }),
      units: moved.map((name) => ({
        army: name[0] === 'a' ? 'attacker' : 'defender',
        troop: SHORT[troops[name] ?? 'MI'],
        size: sizes[name] ?? 100,
        losses: losses[name] ?? 0,
        at: place(units[name] as At),
      })),
    },
  };
  return { setup, options: { 'saga.battle.map': { rows, columns }, ...standing.options } };
};

/** Sits down at a battle in its course. */
export const stand = (standing: Standing): Table => {
  const { setup, options } = standingSetup(standing);
  return sitDown(battleScene, setup, options);
};

/**
 * A battle from a picture: one token to a hex, `.` open, `*` closed, `#` impassable, a unit by its name, with `*` after
 * it where it stands in closed terrain. Odd rows have one token fewer.
 */
export const picture = (drawn: string, standing: Omit<Standing, 'units' | 'ground'> = {}): Table => {
  const units: Record<string, At> = {};
  const ground = drawn
    .trim()
    .split('\n')
    .map((line, row) =>
      line
        .trim()
        .split(/\s+/)
        .map((token, column) => {
          const name = /^[ad]\d/.exec(token)?.[0];
          if (name !== undefined) units[name] = [row, column];
          return name === undefined ? token : token.endsWith('*') ? '*' : '.';
        })
        .join(''),
    );
  const sorted = Object.fromEntries(
    Object.keys(units)
      .sort()
      .map((name) => [name, units[name] as At]),
  );
  return stand({ ...standing, units: sorted, ground });
};

const unitNo = (table: Table, name: string): number =>
  table.run.state.open.roster.findIndex((unit) => unit.name === name);

/** Where a unit stands, or null where it is not on the map. */
export const at = (table: Table, name: string): At | null => {
  const { open, given } = table.run.state;
  const index = open.at[unitNo(table, name)] as number;
  if (index < 0) return null;
  const { columns } = given.options['saga.battle.map'];
  for (let row = 0, first = 0; ; row++) {
    const length = columns - (row % 2);
    if (index < first + length) return [row, index - first];
    first += length;
  }
};

export const losses = (table: Table, name: string): number =>
  table.run.state.open.losses[unitNo(table, name)] as number;
