import { shape } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import type { Words } from '@warmoot/words';
import { Stop, valueIn, type Where } from '../stop.js';
import type { Speech } from '../texts/texts.js';
import { nearestNames, objectNamed } from './names.js';

/** One entry: "food x3", "3 food", "worn mail armour", "quiver left 3", "drum = xxx/.x.". */
interface Entry {
  readonly object: unknown;
  readonly many: number;
  readonly worn: boolean;
  readonly left?: number;
}

const WORN = /^(?:worn|am leib)\s+|\s+(?:worn|am leib)$/i;
const LEFT = /\s+(?:left|noch)\s+(\d{1,7})$/i;
const TIMES = /^(\d{1,3})\s*(?:[x×]\s*)?(?=\D)|\s*[x×]\s*(\d{1,3})$/i;

/** What a table has added: its name, and a category or a picture with a stroke between the rows. */
const ownObject = (name: string, is: string): unknown =>
  (saga.carry.CATEGORIES as readonly string[]).includes(is) ? { name, category: is } : { name, picture: is.split('/') };

const objectOf = ({ words }: Speech, name: string, where: Where): unknown => {
  const [, own, is] = /^([^=]+?)\s*=\s*(.+)$/.exec(name) ?? [];
  if (own !== undefined && is !== undefined) return ownObject(own, is);
  const object = objectNamed(words, name);
  if (object !== null) return object;
  throw new Stop(2, (speech) => speech.texts.pack.unknown({ name, nearest: nearestNames(words, name) }), where);
};

const entryOf = (speech: Speech, text: string, where: Where): Entry => {
  const worn = WORN.test(text);
  const bare = text.replace(WORN, '').trim();
  const [, left] = LEFT.exec(bare) ?? [];
  const named = bare.replace(LEFT, '');
  const [, before, after] = TIMES.exec(named) ?? [];
  return {
    object: objectOf(speech, named.replace(TIMES, '').trim(), where),
    many: Number(before ?? after ?? 1),
    worn,
    ...(left === undefined ? {} : { left: Number(left) }),
  };
};

/** An id for each object: its key with a number. */
const withIds = (entries: readonly Entry[]): readonly object[] => {
  const seen = new Map<string, number>();
  const idOf = (object: unknown): string => {
    const key = typeof object === 'string' ? object : (object as { readonly name: string }).name;
    seen.set(key, (seen.get(key) ?? 0) + 1);
    return `${key} ${seen.get(key)}`;
  };
  return entries.flatMap(({ many, ...entry }) =>
    Array.from({ length: many }, () => ({ id: idOf(entry.object), ...entry })),
  );
};

/** Entries between commas or on lines of their own; what follows a # is a remark. */
const entriesIn = (text: string): readonly string[] =>
  text
    .split(/\r?\n/)
    .flatMap((line) => line.replace(/#.*$/, '').split(','))
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** A load as people write it down, or as JSON. */
export const loadIn = (speech: Speech, text: string, where: Where): saga.carry.Load => {
  if (text.trimStart().startsWith('{')) return valueIn(shape.parseJson(saga.carry.loadShape, text), where);
  const items = withIds(entriesIn(text).map((entry) => entryOf(speech, entry, where)));
  return valueIn(saga.carry.loadShape.parse({ items }), where);
};

/** "quiver (3 arrows)". */
export const nameOf = ({ words, texts }: Speech, { object, left }: saga.carry.Carried): string => {
  const name = typeof object === 'string' ? words.carry.objects[object] : object.name;
  if (left === undefined) return name;
  return texts.pack.left({ name, amount: amountText(words, object, left) });
};

const amountText = ({ carry }: Words, object: saga.carry.Carried['object'], left: number): string => {
  const unit = saga.carry.rowOf(object)?.holds?.unit;
  return unit === undefined ? `${left}` : carry.amounts[unit]({ n: left });
};
