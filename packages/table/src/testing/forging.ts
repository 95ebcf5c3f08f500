import { canonicalJson, copyJson, type Json, type Stream, sha256 } from '@warmoot/kernel';
import type { TableFile } from '@warmoot/protocol';

type Step = string | number;
type Path = readonly Step[];

/** A file in which one thing was changed, with a hash that fits again: its form is open, so anybody could have made it. */
export interface Forgery {
  readonly file: TableFile;
  /** What was changed, without the numbers of lists: `said.text`. */
  readonly field: string;
  /** How: a number by one, another text, a flag, something removed, added or moved. */
  readonly kind: string;
  readonly path: Path;
}

/** Every place in a value, containers as well. */
const pathsOf = (value: unknown, path: Path = []): readonly Path[] => {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Array.isArray(value) ? value.map((one, at) => [at, one] as const) : Object.entries(value);
  return [path, ...inner.flatMap(([key, one]) => pathsOf(one, [...path, key]))];
};

const at = (value: unknown, path: Path): unknown =>
  path.reduce((inner: unknown, step) => (inner as Record<Step, unknown>)[step], value);

type Change = (
  holder: Record<Step, unknown> & unknown[],
  key: Step,
  others: readonly string[],
  source: Stream,
) => boolean;

const toNumber =
  (by: number): Change =>
  (holder, key) => {
    if (typeof holder[key] !== 'number') return false;
    holder[key] = (holder[key] as number) + by;
    return true;
  };

/** How a forger may change one thing. A change says whether it could be made there. */
const CHANGES: Readonly<Record<string, Change>> = {
  'number + 1': toNumber(1),
  'number - 1': toNumber(-1),
  flag: (holder, key) => {
    if (typeof holder[key] !== 'boolean') return false;
    holder[key] = !holder[key];
    return true;
  },
  text: (holder, key) => {
    if (typeof holder[key] !== 'string') return false;
    holder[key] = `${holder[key] as string}x`;
    return true;
  },
  // Another text that stands at such a place elsewhere: a name that is there, another word of the same list.
  'other text': (holder, key, others, source) => {
    const found = others.filter((one) => one !== holder[key]);
    if (typeof holder[key] !== 'string' || found.length === 0) return false;
    holder[key] = found[source.below(found.length)];
    return true;
  },
  nothing: (holder, key) => {
    if (holder[key] === null) return false;
    holder[key] = null;
    return true;
  },
  something: (holder, key, others, source) => {
    if (holder[key] !== null) return false;
    holder[key] = ([1, 'Ana', ['Ana'], ...others] as unknown[])[source.below(3 + others.length)];
    return true;
  },
  removed: (holder, key) => {
    if (Array.isArray(holder)) holder.splice(key as number, 1);
    else delete holder[key];
    return true;
  },
  added: (holder, key) => {
    const value = holder[key];
    if (Array.isArray(value)) value.push(value.length === 0 ? 'Ana' : copyJson(value[0] as Json));
    else if (typeof value === 'object' && value !== null) (value as Record<string, unknown>).forged = 1;
    else return false;
    return true;
  },
  moved: (holder, key) => {
    if (!Array.isArray(holder) || (key as number) + 1 >= holder.length) return false;
    const [one, next] = [holder[key], holder[(key as number) + 1]];
    if (JSON.stringify(one) === JSON.stringify(next)) return false;
    holder[key] = next;
    holder[(key as number) + 1] = one;
    return true;
  },
};

/** The records counted anew, as far as they are records. */
const counted = (records: TableFile['records']): TableFile['records'] =>
  records.map((record, seq) => (typeof record === 'object' && record !== null ? { ...record, seq } : record));

/** The hash as the format has it, whatever the records are. */
const hashed = (records: TableFile['records']): string =>
  sha256(
    canonicalJson(
      records.map((record) => {
        const { seq: _, ...rest } = record ?? {};
        return rest;
      }),
    ),
  );

/** The file with other records, and a hash that fits them. */
export const withRecords = (file: TableFile, records: TableFile['records']): TableFile => ({
  ...file,
  records,
  hash: hashed(records),
});

/** Changes one thing at random. Every record is as likely, and within it every field. */
export const forge = (file: TableFile, source: Stream): Forgery => {
  const one = <A>(all: readonly A[]): A => all[source.below(all.length)] as A;
  for (;;) {
    const record = source.below(file.records.length);
    const paths = pathsOf(file.records[record]).filter(([first]) => first !== 'seq');
    // A field of the record first, so that a long list does not take all.
    const fields = [...new Set(paths.map((path) => path.slice(0, 2).join('.')))];
    const field = one(fields);
    const path = one(paths.filter((path) => path.slice(0, 2).join('.') === field));
    const [kind, change] = one(Object.entries(CHANGES));
    const records = copyJson(file.records as unknown as Json) as unknown as TableFile['records'];
    const whole: Path = [record, ...path];
    const holder = at(records, whole.slice(0, -1)) as Parameters<Change>[0];
    const { did } = (file.records[record] as TableFile['records'][number]).what;
    const like = file.records.flatMap((other) => {
      try {
        const found = other.what.did === did ? at(other, path) : null;
        return typeof found === 'string' ? [found] : [];
      } catch {
        return [];
      }
    });
    if (!change(holder, whole.at(-1) as Step, [...new Set(like)], source)) continue;
    const again = counted(records);
    if (JSON.stringify(again) === JSON.stringify(file.records)) continue;
    const plain = path.filter((step) => typeof step === 'string');
    const name =
      path.length === 0 ? 'record' : plain[0] === 'what' ? plain.slice(1).join('.') || 'what' : plain.join('.');
    return { file: withRecords(file, again), field: `${did}: ${name}`, kind, path: whole };
  }
};
