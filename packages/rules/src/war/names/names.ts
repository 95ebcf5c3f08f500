import { type Shape, type Stream, shape } from '@warmoot/kernel';
import { NO_PLACES } from './places.table.js';

/*
 * What a unit is called. A name is a proper name of two words at most, once in a war; two of its letters are the sign of
 * the unit, which no other has. No rule of play reads either.
 */

const MOST_LETTERS = 24;

/** Plain letters, accents and all; a dash or an apostrophe between them. Two letters at least, or there is no sign. */
const WORD = "\\p{Script=Latin}+(?:['’-]\\p{Script=Latin}+)*";
const NAME = new RegExp(`^(?=.*\\p{Script=Latin}.*\\p{Script=Latin})${WORD}(?: ${WORD})?$`, 'u');

/** A name of a unit: one word or two of plain letters. */
export const unitNameShape: Shape<string> = shape.also(shape.text(2, MOST_LETTERS), (name) =>
  NAME.test(name) ? null : 'war.unitName',
);

/** The name of a place that units are named after: one word, so that there is room for what they are. */
export const placeNameShape: Shape<string> = shape.also(unitNameShape, (name) =>
  name.includes(' ') || name.length > 12 ? 'war.unitName' : null,
);

/** A name by its letters alone: names that look alike are the same name. */
const lettersOf = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}]/gu, '');

/** Whether two names are one, however they are written. */
export const isSameName = (one: string, other: string): boolean => lettersOf(one) === lettersOf(other);

/** The first name in a list that stands in it before; undefined where each is there once. */
export const nameTwice = (names: readonly string[]): string | undefined =>
  names.find((name, i) => names.findIndex((other) => isSameName(other, name)) < i);

const firstWord = (name: string): string => name.split(' ')[0] as string;

/** The words by which places of a map go: "Kell" of "the River Kell", "Moot" of "Moot Hill". Each once. */
export const placesIn = (texts: readonly string[]): readonly string[] => {
  const words = texts.flatMap((text) => {
    const able = text.split(/[\s.]+/).filter((word) => /^\p{Lu}\p{Ll}{2,9}$/u.test(word) && NAME.test(word));
    return able.find((word) => !NO_PLACES.includes(word)) ?? [];
  });
  return [...new Set(words)];
};

/** A unit that is to be named: by its owner, or else after what it is. */
export interface Nameless {
  readonly chosen: string | null;
  readonly kind: string;
}

/**
 * Names for units: those that were chosen, and else a place and what the unit is. Each place once as long as there are
 * others. No name is taken that somebody has already.
 */
export const namesFor = (
  units: readonly Nameless[],
  places: readonly string[],
  taken: readonly string[],
): readonly string[] => {
  const had = [...taken, ...units.flatMap(({ chosen }) => chosen ?? [])];
  const isFree = (name: string): boolean => !had.some((other) => isSameName(other, name));
  const isFresh = (place: string): boolean => !had.some((name) => isSameName(firstWord(name), place));
  const named = (kind: string): string => {
    const fresh = places.find(isFresh);
    // However many names were chosen: a place after a place is one that nobody has.
    const kinds = [kind, ...units.map((unit) => unit.kind), ...places];
    const name =
      fresh === undefined
        ? (kinds.flatMap((one) => places.map((place) => `${place} ${one}`)).find(isFree) as string)
        : `${fresh} ${kind}`;
    had.push(name);
    return name;
  };
  return units.map(({ chosen, kind }) => chosen ?? named(kind));
};

/** Another name for a unit of a kind, by lot: after one of these places, as nobody is called. */
export const anotherName = (kind: string, places: readonly string[], taken: readonly string[], lot: Stream): string => {
  const isFree = (name: string): boolean => !taken.some((other) => isSameName(other, name));
  const isFresh = (name: string): boolean => !taken.some((other) => isSameName(firstWord(other), firstWord(name)));
  const free = places.map((place) => `${place} ${kind}`).filter(isFree);
  const fresh = free.filter(isFresh);
  const open = fresh.length > 0 ? fresh : free;
  return open[lot.below(open.length)] as string;
};

const ALPHABET = [...'abcdefghijklmnopqrstuvwxyz'];

/** The signs that a name may have, the likeliest first: two of its letters, and if need be others after its first. */
function* signsOf(name: string): Generator<string> {
  const [first = '', second = ''] = name.split(' ').map((word) => [...lettersOf(word)].join(''));
  const [lead = '', ...more] = first;
  for (const letter of [...more, ...second]) yield `${lead}${letter}`;
  const letters = [...first, ...second];
  for (const [i, one] of letters.entries()) for (const other of letters.slice(i + 1)) yield `${one}${other}`;
  for (const one of [lead, ...ALPHABET]) for (const other of ALPHABET) yield `${one}${other}`;
}

const asSign = ([lead = '', letter = '']: Iterable<string>): string => `${lead.toUpperCase()}${letter}`;

const freeSign = (name: string, taken: ReadonlySet<string>): string => {
  for (const sign of signsOf(name)) if (!taken.has(asSign(sign))) return asSign(sign);
  return '';
};

/**
 * A sign for each name, no two alike. Whoever was renamed takes a sign that is free: nobody else's changes by it.
 * `before` has the names that the units went by at first, in the same order.
 */
export const signsFor = (names: readonly string[], before: readonly string[] = names): readonly string[] => {
  const taken = new Set<string>();
  const first = before.map((name) => {
    const sign = freeSign(name, taken);
    taken.add(sign);
    return sign;
  });
  const kept = new Set(first.filter((_, i) => names[i] === before[i]));
  return names.map((name, i) => {
    if (name === before[i]) return first[i] as string;
    const sign = freeSign(name, kept);
    kept.add(sign);
    return sign;
  });
};
