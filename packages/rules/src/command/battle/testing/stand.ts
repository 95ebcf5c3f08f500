import { setupRefusal, sitDown, type TestTable } from '@warmoot/kernel/testing';
import { SCENES } from '../../../scenes.js';
import type { Command, CommandChoice, CommandSight } from '../command.js';
import type { Grade, UnitClass } from '../units.table.js';
import { calledUnit } from './calledUnit.js';

export type Table = TestTable<Command>;
type At = readonly [row: number, column: number];

/** A unit in its course, as tests write it: `['HI', 'B', 5, [5, 6], 1]` with five points, at (5, 6), with one damage. */
export type Standing = readonly [UnitClass, Grade, points: number, at: At | null, damage?: number];

const unit =
  (side: 'north' | 'south') =>
  ([of, grade, points, at, damage = 0]: Standing) => ({
    side,
    class: of,
    grade,
    points,
    damage,
    hex: at === null ? null : { row: at[0], column: at[1] },
  });

const ARMIES = { north: { name: 'North', seat: 'ana' }, south: { name: 'South', seat: 'bo' } };

/** The setup of a battle in its course: northern units N1, N2, …, southern ones S1, S2, … */
export const setupOf = (north: readonly Standing[], south: readonly Standing[], rest: object = {}): object => ({
  seats: ['ana', 'bo'],
  ...ARMIES,
  position: { units: [...north.map(unit('north')), ...south.map(unit('south'))], active: 'north', ...rest },
});

export const scene = SCENES['command/battle'] as never;

/** Why a setup is refused: the rule and the key of its words, or what is wrong with its form. */
export const unfit = (setup: unknown, options: object = {}): string => {
  const refusal = setupRefusal(scene, setup, options);
  if (refusal.code === 'BROKEN_RULE') return `${refusal.rule} ${refusal.what}`;
  return refusal.code === 'BAD_SHAPE' && refusal.expected.want === 'form' ? refusal.expected.form : refusal.code;
};

/** Takes a battle up in its course. */
export const stand = (
  north: readonly Standing[],
  south: readonly Standing[],
  rest: object = {},
  options: object = {},
): Table => sitDown<Command>(scene, setupOf(north, south, rest), options);

/** The answers open now. */
export const offered = ({ run }: Table): readonly CommandChoice[] => {
  const { awaits } = run;
  if (awaits.need !== 'answers') throw new Error('nobody is asked');
  return (run.choices(awaits.asked[0] as { seat: string; as: string }) ?? []) as readonly CommandChoice[];
};

/** The words of the answers open to one unit, each once. */
export const wordsOf = (table: Table, key: string): readonly string[] => [
  ...new Set(offered(table).flatMap((choice) => ('unit' in choice && choice.unit === key ? [choice.choose] : []))),
];

const place = (at: At): { row: number; column: number } => ({ row: at[0], column: at[1] });

/** An answer as tests write it: the word, then the unit, and what else it names; `[r, c]` is a hex. */
const said = (word: string, key?: string, ...rest: readonly (string | At)[]): object => {
  const hex = rest.find((one): one is At => typeof one !== 'string');
  const names = rest.filter((one): one is string => typeof one === 'string');
  const base = { choose: word, ...(hex === undefined ? {} : { hex: place(hex) }) };
  if (word === 'resolve') return { ...base, attacker: key, target: names[0] };
  if (word === 'supportAttack') return { ...base, unit: key, attacker: names[0], target: names[1] };
  if (word === 'supportDefense') return { ...base, unit: key, defender: names[0] };
  return {
    ...base,
    ...(key === undefined ? {} : { unit: key }),
    ...(names[0] === undefined ? {} : { target: names[0] }),
  };
};

export type Line = readonly [word: string, key?: string, ...rest: (string | At)[]];

const asked = ({ run }: Table): { readonly seat: string; readonly as: string } => {
  const { awaits } = run;
  if (awaits.need !== 'answers') throw new Error('nobody is asked');
  return awaits.asked[0] as { seat: string; as: string };
};

/** Gives answers one after the other, each by whoever is asked. */
export const orders = (table: Table, ...lines: readonly Line[]): Table =>
  lines.reduce((at, line) => at.answer(asked(at).seat, said(...line), asked(at).as), table);

/** Why an answer is refused: the rule, and the key of its words. */
export const refusedBy = (table: Table, ...line: Line): string => {
  const refusal = table.refusal({ input: 'answer', ...asked(table), choice: said(...line) });
  return refusal.code === 'BROKEN_RULE' ? `${refusal.rule} ${refusal.what}` : refusal.code;
};

/** How a unit stands: its points, its damage, and where. */
export const how = ({ run }: Table, key: string): string => {
  const { given, open } = run.state;
  return calledUnit({ given, open } as CommandSight, key);
};

/** Who is asked, and about what. */
export const askedOf = ({ run }: Table): string => {
  const { awaits } = run;
  return awaits.need === 'answers' ? `${awaits.asked[0]?.as} ${awaits.step}` : awaits.need;
};
