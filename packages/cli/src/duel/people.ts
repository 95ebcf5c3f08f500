import { saga } from '@warmoot/rules';
import { columns } from '../layout.js';
import { Stop } from '../stop.js';
import type { Speech } from '../texts/texts.js';

/** People for a quick fight. Their initials tell them apart on the board. */
const NAMES = [
  ['Ella', 'Bram', 'Cato', 'Dirk', 'Frida', 'Gijs'],
  ['Morten', 'Ada', 'Joris', 'Wanda', 'Hugo', 'Lot'],
] as const;
const { MOST_ON_A_SIDE: MOST } = saga.duel;

/** The name of whoever stands at a place of a side; those who follow the first few are numbered. */
const nameAt = (side: 0 | 1, at: number): string => NAMES[side][at] ?? `${side + 1}.${at + 1}`;

const isFighter = (name: string): name is saga.duel.FighterName => Object.hasOwn(saga.duel.FIGHTERS, name);

/** How many stand on each side: `1v3`. */
const sizesIn = (text: string): readonly [number, number] => {
  const [, one = '', two = ''] = /^(\d{1,3})v(\d{1,3})$/i.exec(text.trim()) ?? [];
  const sizes = [Number(one), Number(two)] as const;
  if (sizes.some((size) => size < 1 || size > MOST)) {
    throw new Stop(2, `Two numbers from 1 to ${MOST} were expected, such as 1v3; found ${text}.`, { option: '--size' });
  }
  return sizes;
};

export interface Person {
  readonly name: string;
  readonly seat: string;
  readonly like: saga.duel.FighterName;
}

/** `knight` or `Hild=knight`; the last one given stands for all that follow. */
const personIn = (given: readonly string[], at: number, side: 0 | 1, option: string): Omit<Person, 'seat'> => {
  const text = given[Math.min(at, given.length - 1)] ?? '';
  const [, name, like = ''] = /^(?:([^=]+)=)?(.*)$/.exec(text) ?? [];
  if (!isFighter(like)) {
    throw new Stop(
      2,
      `There is no ready-made fighter "${like}". There are ${Object.keys(saga.duel.FIGHTERS).join(', ')}.`,
      {
        option,
      },
    );
  }
  const own = at < given.length ? name : undefined;
  return { name: own ?? nameAt(side, at), like };
};

export interface PeopleOptions {
  readonly me: string;
  readonly them: string;
  readonly size?: string;
  readonly seats: readonly [string, string];
}

const listIn = (text: string): readonly string[] => text.split(',').map((one) => one.trim());

/** All who are named for one side. */
export const peopleNamed = (text: string, side: 0 | 1, seat: string, option: string): readonly Person[] => {
  const given = listIn(text);
  return given.map((_, at) => ({ ...personIn(given, at, side, option), seat }));
};

/** Everybody who fights, by side. Where no size is given, it is the number of people named. */
export const peopleOf = ({ me, them, size, seats }: PeopleOptions): readonly [readonly Person[], readonly Person[]] => {
  const given = [listIn(me), listIn(them)] as const;
  const sizes = size === undefined ? ([given[0].length, given[1].length] as const) : sizesIn(size);
  const side = (at: 0 | 1, option: string): readonly Person[] =>
    Array.from({ length: sizes[at] }, (_, i) => ({ ...personIn(given[at], i, at, option), seat: seats[at] }));
  return [side(0, '--me'), side(1, '--them')];
};

/** The ready-made fighters as a table. */
export const fighterLines = ({ words, texts }: Speech): readonly string[] => {
  const { items, armours } = words.duel.names;
  const rows = (Object.keys(saga.duel.FIGHTERS) as saga.duel.FighterName[]).map((name) => {
    const { skills, left, right, carried, armour } = saga.duel.fighterRow(name);
    const gear = [right, left, ...carried].filter((item) => item !== null).map((item) => items[item]);
    const { control, fightingMind, speed, strength } = skills;
    return [name, `${control}`, `${fightingMind}`, `${speed}`, `${strength}`, armours[armour], gear.join(', ')];
  });
  return columns([texts.duel.fighterHeads, ...rows], ['left', 'right', 'right', 'right', 'right', 'left', 'left']);
};
