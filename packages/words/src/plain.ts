import { type Die, dieName, type Json, parseDice } from '@warmoot/kernel';

/** A number with the true minus sign. */
export const number = (n: number): string => (n < 0 ? `\u2212${-n}` : `${n}`);

/** A number that is added: +4, −1, +0. */
export const signed = (n: number): string => (n < 0 ? number(n) : `+${n}`);

/** A name of the program as words: `skill.jumpClimb` is "skill jump climb". */
export const spaced = (name: string): string =>
  name
    .replaceAll(/[._/-]+/g, ' ')
    .replaceAll(/(?<=\p{Ll})\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`)
    .trim();

/** Any data as a short text, for what no word list knows. */
export const plainData = (data: Json): string => {
  if (data === null) return '–';
  if (typeof data === 'number') return number(data);
  if (typeof data === 'string') return data;
  if (typeof data === 'boolean') return data ? '✓' : '✗';
  if (Array.isArray(data)) return data.map(nested).join(', ');
  return Object.entries(data)
    .map(([key, value]) => `${spaced(key)} ${nested(value)}`)
    .join(', ');
};

const nested = (data: Json): string =>
  typeof data === 'object' && data !== null && !Array.isArray(data) ? `(${plainData(data)})` : plainData(data);

/** An event without words of its own: its name and what it carries. */
export const plainEvent = (event: { readonly event: string }): string => {
  const { event: name, ...data } = event as { readonly event: string } & Readonly<Record<string, Json>>;
  const carried = plainData(data);
  return carried === '' ? `${spaced(name)}.` : `${spaced(name)}: ${carried}.`;
};

/** The same names next to each other, counted. */
export const grouped = (names: readonly string[]): readonly { readonly name: string; readonly count: number }[] => {
  const groups: { readonly name: string; count: number }[] = [];
  for (const name of names) {
    const last = groups.at(-1);
    if (last?.name === name) last.count++;
    else groups.push({ name, count: 1 });
  }
  return groups;
};

/** Dice as notation, in the order thrown: 2d8 + d10z. */
export const diceText = (dice: readonly Die[]): string =>
  grouped(dice.map(dieName))
    .map(({ name, count }) => (count === 1 ? name : `${count}${name}`))
    .join(' + ');

/** What a die can show, by its name; null where it is none. */
export const facesOf = (name: string): { readonly low: number; readonly top: number; readonly step: number } | null => {
  const parsed = parseDice(name);
  const die = parsed.ok ? parsed.value.dice[0] : undefined;
  return die === undefined ? null : { low: die.low, top: die.low + (die.sides - 1) * die.step, step: die.step };
};

export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
