import { type Die, dieName, type Json } from '@warmoot/kernel';

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

/** Dice as notation, in the order thrown: 2d8 + d10z. */
export const diceText = (dice: readonly Die[]): string => {
  const groups: { readonly name: string; count: number }[] = [];
  for (const name of dice.map(dieName)) {
    const last = groups.at(-1);
    if (last?.name === name) last.count++;
    else groups.push({ name, count: 1 });
  }
  return groups.map(({ name, count }) => (count === 1 ? name : `${count}${name}`)).join(' + ');
};

export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
