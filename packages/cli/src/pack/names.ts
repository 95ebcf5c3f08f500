import { saga } from '@warmoot/rules';
import { LANGUAGES, type Words } from '@warmoot/words';

/** A name as it is compared: without blanks, dashes, accents or capitals. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** All that an object is called, in the language of whoever asks first. */
const namesOf = ({ carry }: Words, object: saga.carry.ObjectId): readonly string[] => [
  carry.objects[object],
  ...Object.values(LANGUAGES).map(({ words }) => words.carry.objects[object]),
  object,
];

const theOnly = (objects: readonly saga.carry.ObjectId[]): saga.carry.ObjectId | null =>
  objects.length === 1 ? (objects[0] ?? null) : null;

/** The object of that name; of several, or of part of a name, the only one it can be. */
export const objectNamed = (words: Words, name: string): saga.carry.ObjectId | null => {
  const wanted = [plain(name), plain(name).replace(/s$/, '')];
  const exactly = saga.carry.ALL_OBJECTS.find((object) =>
    namesOf(words, object).some((its) => plain(its) === wanted[0]),
  );
  if (exactly !== undefined) return exactly;
  const among = (is: (its: string) => boolean): readonly saga.carry.ObjectId[] =>
    saga.carry.ALL_OBJECTS.filter((object) => namesOf(words, object).some(is));
  return (
    theOnly(among((its) => wanted.includes(plain(its)))) ??
    theOnly(among((its) => its.split(' ').some((part) => plain(part) === wanted[0])))
  );
};

/** How many letters have to change to make one name of the other. */
const apart = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const changed = (row[j - 1] as number) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[other.length] as number;
};

const NEAREST = 3;

/** The names that come nearest to one that nothing has. */
export const nearestNames = (words: Words, name: string): readonly string[] => {
  const wanted = plain(name);
  const distance = (object: saga.carry.ObjectId): number => {
    const all = namesOf(words, object).flatMap((its) => [its, ...its.split(' ')]);
    return Math.min(...all.map((its) => apart(wanted, plain(its))));
  };
  return saga.carry.ALL_OBJECTS.map((object) => ({ object, far: distance(object) }))
    .filter(({ far }) => far <= Math.max(2, wanted.length / 2))
    .sort((a, b) => a.far - b.far)
    .slice(0, NEAREST)
    .map(({ object }) => words.carry.objects[object]);
};
